/** Tables after some moves, with what happened. */
import type { Event, Move, Position } from '@captains-table/maracaibo';
import { maracaibo } from '@captains-table/maracaibo';
import type { Table } from '../../../../src/games/maracaibo/board/table.ts';
import { makeMove, stateIn, tableOn } from '../table.ts';

export interface Played extends Table {
  readonly happened: readonly Event[];
}

/** Moves are made by the seat that is asked; `scored` has everybody buy nothing at a scoring. */
export function played(position: Position, moves: readonly Move[] | 'scored' = [], seat = 0): Played {
  const state = stateIn(position);
  const happened: Event[] = [];
  if (moves === 'scored') {
    for (let asked = maracaibo.pending(state)[0]; asked !== undefined; asked = maracaibo.pending(state)[0]) {
      if (asked.kind === 'buying') makeMove(state, { kind: 'two-points' }, happened);
      else if (asked.kind === 'after') makeMove(state, { kind: 'done' }, happened);
      else break;
    }
  } else for (const move of moves) makeMove(state, move, happened);
  return { ...tableOn(state, seat), happened };
}

/** At place 11, whose city tile has a combat as its action. */
export const FIGHT = {
  cityTiles: { 11: 'CT-M' },
  phase: 'main',
  points: 1,
} as const satisfies Partial<Position>;

export const CITY: Move = { kind: 'city' };
