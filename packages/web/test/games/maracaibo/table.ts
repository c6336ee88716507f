/** A seat's table in a position of the real engine, and what happened on the way there. */
import type { Event, Move, Position, State } from '@captains-table/maracaibo';
import { maracaibo } from '@captains-table/maracaibo';
import { texts } from '@captains-table/maracaibo/texts';
import type { Table } from '../../../src/games/maracaibo/board/table.ts';
import { thingOf } from '../../../src/games/maracaibo/board/things.ts';
import { en } from '../../../src/games/maracaibo/texts/en.ts';

const NAMES = ['Anna', 'Bart', 'Chloé', 'Dirk'];

/** Whose eyes: a seat, or none. */
type Eyes = number | 'spectator';

export function stateIn(position: Position): State {
  const state = maracaibo.position?.(position).state;
  if (state === undefined) throw new Error('the game sets up no positions');
  return state;
}

export function tableOn(state: State, by: Eyes = 0): Table {
  const [pending] = maracaibo.pending(state);
  const seat = by === 'spectator' ? undefined : by;
  return {
    view: maracaibo.view(state, by),
    legal: seat === undefined ? [] : maracaibo.legal(state, seat),
    pending,
    seat,
    mine: pending !== undefined && pending.seat === seat,
    locale: 'en',
    words: en,
    game: texts.en,
    name: (of) => NAMES[of] ?? '',
  };
}

export function tableIn(position: Position, by: Eyes = 0): Table {
  return tableOn(stateIn(position), by);
}

/** Whoever is asked makes the move. */
export function makeMove(state: State, move: Move, happened: Event[] = []): void {
  const owing = maracaibo.pending(state)[0]?.seat ?? 0;
  maracaibo.apply(state, owing, move, (event) => void happened.push(event));
}

export function movesOn(thing: string, { legal }: Table): readonly Move[] {
  return legal.filter((move) => thingOf(move) === thing);
}
