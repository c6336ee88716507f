/** How a finished game ended for a player. */
import type { Result } from '@captains-table/kernel';
import type { TableSummary } from '@captains-table/protocol';

export type Outcome =
  | { readonly is: 'won' | 'lost' | 'abandoned' | 'resigned' | 'closed' | 'over' }
  | { readonly is: 'place'; readonly place: number };

/** How a player's line in a list of games that are over reads. */
export function outcomeOfTable(
  { result, resigned, closed }: Pick<TableSummary, 'result' | 'resigned' | 'closed'>,
  seat: number | undefined,
): Outcome {
  if (resigned === true) return { is: 'resigned' };
  return closed === undefined ? outcomeOf(result, seat) : { is: 'closed' };
}

/** Ranks count from 1; in a game that all play together, no one in front means it is lost. */
export function outcomeOf(result: Result | undefined, seat: number | undefined): Outcome {
  if (result === undefined) return { is: 'abandoned' };
  const rank = seat === undefined ? undefined : result.ranking[seat];
  if (rank === undefined) return { is: 'over' };
  if (rank === 1) return { is: 'won' };
  return result.ranking.includes(1) ? { is: 'place', place: rank } : { is: 'lost' };
}
