/** A seat's table in a position of the real engine, and what happened on the way there. */
import type { Event, Move, Position } from '@captains-table/maracaibo';
import { maracaibo } from '@captains-table/maracaibo';
import { texts } from '@captains-table/maracaibo/texts';
import type { Table } from '../../../../src/boards/maracaibo/table.ts';
import { boardTexts } from '../../../../texts/maracaibo/index.ts';

export interface Played extends Table {
  readonly happened: readonly Event[];
}

/** Moves are made by whoever is asked; `scored` has everybody buy nothing at a scoring. */
export function played(position: Position, moves: readonly Move[] | 'scored' = [], seat = 0): Played {
  const state = maracaibo.position?.(position).state;
  if (state === undefined) throw new Error('the game sets up no positions');
  const happened: Event[] = [];
  const make = (move: Move) => {
    const owing = maracaibo.pending(state)[0]?.seat ?? 0;
    maracaibo.apply(state, owing, move, (event) => void happened.push(event));
  };
  if (moves === 'scored') {
    for (let asked = maracaibo.pending(state)[0]; asked !== undefined; asked = maracaibo.pending(state)[0]) {
      if (asked.kind === 'buying') make({ kind: 'two-points' });
      else if (asked.kind === 'after') make({ kind: 'done' });
      else break;
    }
  } else for (const move of moves) make(move);
  const [pending] = maracaibo.pending(state);
  return {
    view: maracaibo.view(state, seat),
    legal: maracaibo.legal(state, seat),
    pending,
    seat,
    mine: pending?.seat === seat,
    words: boardTexts.en,
    game: texts.en,
    name: (of) => ['Anna', 'Bart', 'Chloé', 'Dirk'][of] ?? '',
    happened,
  };
}

/** At place 11, whose city tile has a combat as its action. */
export const FIGHT = {
  cityTiles: { 11: 'CT-M' },
  phase: 'main',
  points: 1,
} as const satisfies Partial<Position>;

export const CITY: Move = { kind: 'city' };
