/** The whole number that a running count shows at a point on its way. */
export function countedAt(from: number, to: number, share: number): number {
  return Math.round(from + (to - from) * Math.max(0, Math.min(1, share)));
}
