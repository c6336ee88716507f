/** A seat's table in a position of the real engine, and what happened on the way there. */
import type { Viewer } from '@captains-table/kernel';
import type { Event, Move, Position, State } from '@captains-table/maracaibo';
import { CONTENT, maracaibo } from '@captains-table/maracaibo';
import { texts } from '@captains-table/maracaibo/texts';
import type { Table } from '../../../src/games/maracaibo/board/table.ts';
import { componentsOf } from '../../../src/games/maracaibo/board/table.ts';
import { thingOf } from '../../../src/games/maracaibo/board/things.ts';
import { en } from '../../../src/games/maracaibo/texts/en.ts';
import { seenTable, stateIn as stateOf } from '../seen-table.ts';

export function stateIn(position: Position): State {
  return stateOf(maracaibo, position);
}

export function tableOn(state: State, by: Viewer = 0): Table {
  const shown = { content: CONTENT, game: texts.en, words: en };
  return { ...seenTable(maracaibo, state, by, shown), ...componentsOf(CONTENT) };
}

export function tableIn(position: Position, by: Viewer = 0): Table {
  return tableOn(stateIn(position), by);
}

/** The seat that is asked makes the move. */
export function makeMove(state: State, move: Move, happened: Event[] = []): void {
  const owing = maracaibo.pending(state)[0]?.seat ?? 0;
  maracaibo.apply(state, owing, move, (event) => void happened.push(event));
}

export function movesOn(thing: string, { legal }: Table): readonly Move[] {
  return legal.filter((move) => thingOf(move) === thing);
}
