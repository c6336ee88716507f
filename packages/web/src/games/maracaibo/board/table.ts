/** What the board reads: the props of any board, as those of this game. */
import type { Decision, Event, Move, View } from '@captains-table/maracaibo';
import type { MaracaiboTexts } from '@captains-table/maracaibo/texts';
import { boardTexts } from '../texts/index.ts';
import type { BoardTexts } from '../texts/index.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { BoardTable } from '../../../board-kit/board-table.ts';
import { boardTable } from '../../../board-kit/board-table.ts';

export type PlayerView = View['players'][number];
export type JeanneView = NonNullable<View['jeanne']>;

export interface TableTypes {
  view: View;
  move: Move;
  event: Event;
  decision: Decision;
  texts: MaracaiboTexts;
  boardTexts: BoardTexts;
}

export type Table = BoardTable<TableTypes>;

export function tableOf(props: BoardProps): Table {
  return boardTable(props, boardTexts);
}

/** The viewer's own side of the table; undefined for spectators. */
export function ownOf({ view, seat }: Pick<Table, 'view' | 'seat'>): PlayerView | undefined {
  return seat === undefined ? undefined : view.players[seat];
}

/** Whether the first hands are still being chosen. */
export function isOpening({ pending }: Pick<Table, 'pending'>): boolean {
  return pending?.kind.startsWith('opening') ?? false;
}

export type { Decision, Event, Move, View };
