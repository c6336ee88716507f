import { caravelas, CONTENT } from '@captains-table/caravelas';
import { texts } from '@captains-table/caravelas/texts';
import type { Move } from '@captains-table/caravelas';
import { namesOf } from '../../../src/games/caravelas/board/names.ts';
import type { Table } from '../../../src/games/caravelas/board/table.ts';
import { componentsOf } from '../../../src/games/caravelas/board/table.ts';
import { en } from '../../../src/games/caravelas/texts/en.ts';
import { seenTable, stateIn } from '../seen-table.ts';

/** The table as seat 0 sees it. */
export function tableAt(position: object, moves: readonly Move[] = []): Table {
  const state = stateIn(caravelas, position);
  for (const move of moves) caravelas.apply(state, 0, move, undefined);
  const table = seenTable(caravelas, state, 0, { content: CONTENT, game: texts.en, words: en });
  return { ...table, ...componentsOf(CONTENT), names: namesOf(CONTENT, texts.en) };
}
