/** The beginning of the turn before or after a moment; the ends where there is none. */
export function nearestTurn(starts: readonly number[], at: number, by: -1 | 1, moves: number): number {
  if (by === -1) return starts.findLast((start) => start < at) ?? 0;
  return starts.find((start) => start > at) ?? moves;
}
