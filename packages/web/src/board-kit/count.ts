/** The whole number that a count shows after so much of the way. */
export function countedAt(from: number, to: number, share: number): number {
  return Math.round(from + (to - from) * Math.max(0, Math.min(1, share)));
}
