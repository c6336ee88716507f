/** What the board reads: the props of any board, as those of this game. */
import type { CaravelasTexts } from '@captains-table/caravelas/texts';
import type { Decision, Event, FleetView, Good, Move, View } from '@captains-table/caravelas';
import { boardTexts } from '../texts/index.ts';
import type { BoardTexts } from '../texts/index.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { BoardTable } from '../../../board-kit/board-table.ts';
import { boardTable } from '../../../board-kit/board-table.ts';
import { namesOf } from './names.ts';
import type { Names } from './names.ts';

export interface TableTypes {
  view: View;
  move: Move;
  event: Event;
  decision: Decision;
  texts: CaravelasTexts;
  boardTexts: BoardTexts;
}

export interface Table extends BoardTable<TableTypes> {
  readonly names: Names;
}

export function tableOf(props: BoardProps): Table {
  const table = boardTable<TableTypes>(props, boardTexts);
  return { ...table, names: namesOf(table.game) };
}

export type { Event, FleetView, Good, Move };
