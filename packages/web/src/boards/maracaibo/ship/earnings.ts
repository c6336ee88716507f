/** What the income tracks bring. Rules MA-13.5, MA-14.2, MA-18.1 to MA-18.5. */
import { CONTENT } from '../pieces.ts';
import type { PlayerView, View } from '../table.ts';

/** Points that a place on the doubloon track brings at the end. */
export function trackPoints(income: number): number {
  const { start, points } = CONTENT.tracks.doubloonIncome;
  return points[income - start] ?? 0;
}

type Earnings =
  | { readonly when: 'next'; readonly doubloons: number; readonly points: number }
  /** The last scoring brings no doubloons, but the points of the doubloon track. */
  | { readonly when: 'final'; readonly points: number; readonly track: number };

export function earningsOf({ round }: Pick<View, 'round'>, player: PlayerView): Earnings {
  const { doubloonIncome, pointIncome } = player;
  return round < CONTENT.tracks.setup.rounds
    ? { when: 'next', doubloons: doubloonIncome, points: pointIncome }
    : { when: 'final', points: pointIncome, track: trackPoints(doubloonIncome) };
}

/** Who stands on each space of a track, from the first space on. */
export function seatsBySpace(
  incomes: readonly number[],
  first: number,
  last: number,
): readonly { readonly space: number; readonly seats: readonly number[] }[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const space = first + index;
    return { space, seats: incomes.flatMap((income, seat) => (income === space ? [seat] : [])) };
  });
}

/** What the quest at a place of the row brings besides its reward. Rule MA-10.6. */
export function questPoints(place: number): number {
  const { fourth, later } = CONTENT.tracks.questRow;
  if (place < 4) return 0;
  return place === 4 ? fourth : later;
}
