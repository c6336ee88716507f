/** What a choice is worth beside the captain's. */
export const MOST_POINTS = 10;

/** A smaller difference is noise of the judgement. */
const NO_LOSS = 0.01;
/** A loss that halves the points: of the chance to win. */
const HALF = 0.04;

/** `loss`: by how much the choice lowers the chance to win. */
export function pointsFor(loss: number): number {
  if (loss <= NO_LOSS) return MOST_POINTS;
  return Math.round(MOST_POINTS * 2 ** ((NO_LOSS - loss) / HALF));
}
