/** Tables with one ship described. */
import type { Move, Position } from '@captains-table/maracaibo';
import type { Table } from '../../../../src/games/maracaibo/board/table.ts';
import { makeMove, stateIn, tableOn } from '../table.ts';

interface Seen {
  /** Whose eyes: seat 0 unless said otherwise. */
  readonly by?: number | 'spectator';
  /** Moves that come first. */
  readonly after?: readonly Move[];
}

/** Two players unless the position says otherwise: the first as described, the second as usual. */
export function tableOf(
  first: Position['players'][number],
  rest: Partial<Position> = {},
  { by = 0, after = [] }: Seen = {},
): Table {
  const state = stateIn({ players: [first, {}], ...rest });
  for (const move of after) makeMove(state, move);
  return tableOn(state, by);
}
