import { caravelas } from '@captains-table/caravelas';
import { texts } from '@captains-table/caravelas/texts';
import type { Move, State } from '@captains-table/caravelas';
import { namesOf } from '../../../src/games/caravelas/board/names.ts';
import type { Table } from '../../../src/games/caravelas/board/table.ts';
import { en } from '../../../src/games/caravelas/texts/en.ts';

/** The table as seat 0 sees it. */
export function tableAt(position: object, moves: readonly Move[] = []): Table {
  const state = caravelas.position?.(position).state as State;
  for (const move of moves) caravelas.apply(state, 0, move, undefined);
  const [pending] = caravelas.pending(state);
  return {
    view: caravelas.view(state, 0),
    legal: caravelas.legal(state, 0),
    pending,
    seat: 0,
    mine: pending?.seat === 0,
    locale: 'en',
    words: en,
    game: texts.en,
    name: (of) => `${of}`,
    names: namesOf(texts.en),
  };
}
