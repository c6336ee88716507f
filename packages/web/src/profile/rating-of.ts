import type { ProfileRating } from '@captains-table/protocol';

/** Of the ratings in a game, live or by turns, the one that is known best. */
export function bestKnown(ratings: readonly ProfileRating[], game: string): ProfileRating | undefined {
  return ratings.filter((rating) => rating.game === game).toSorted((a, b) => a.deviation - b.deviation)[0];
}
