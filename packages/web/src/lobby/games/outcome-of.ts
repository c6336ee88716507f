/** How a finished game ended for somebody. */
import type { Result } from '@captains-table/kernel';

export type Outcome =
  | { readonly is: 'won' | 'lost' | 'abandoned' | 'resigned' | 'over' }
  | { readonly is: 'place'; readonly place: number };

/** Ranks count from 1; in a game that all play together, nobody in front means it is lost. */
export function outcomeOf(result: Result | undefined, seat: number | undefined): Outcome {
  if (result === undefined) return { is: 'abandoned' };
  const rank = seat === undefined ? undefined : result.ranking[seat];
  if (rank === undefined) return { is: 'over' };
  if (rank === 1) return { is: 'won' };
  return result.ranking.includes(1) ? { is: 'place', place: rank } : { is: 'lost' };
}
