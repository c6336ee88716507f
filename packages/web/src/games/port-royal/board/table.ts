/** What the board reads: the props of any board, as those of this game. */
import type { Decision, Event, Move, View } from '@captains-table/port-royal';
import type { PortRoyalTexts } from '@captains-table/port-royal/texts';
import { boardTexts } from '../texts/index.ts';
import type { BoardTexts } from '../texts/index.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { BoardTable } from '../../../board-kit/board-table.ts';
import { boardTable } from '../../../board-kit/board-table.ts';

export interface TableTypes {
  view: View;
  move: Move;
  event: Event;
  decision: Decision;
  texts: PortRoyalTexts;
  boardTexts: BoardTexts;
}

export type Table = BoardTable<TableTypes>;

export function tableOf(props: BoardProps): Table {
  return boardTable(props, boardTexts);
}

export type { Event, Move, View };
