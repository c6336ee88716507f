/** What the board reads: the props of any board, as those of this game. */
import type { Content, Decision, Event, Move, View } from '@captains-table/maracaibo';
import { Outlook } from '@captains-table/maracaibo/outlook';
import type { MaracaiboTexts } from '@captains-table/maracaibo/texts';
import { boardTexts } from '../texts/index.ts';
import type { BoardTexts } from '../texts/index.ts';
import type { BoardProps, GameTypes } from '../../../board-kit/board.ts';
import type { BoardTable } from '../../../board-kit/board-table.ts';
import { boardTable } from '../../../board-kit/board-table.ts';
import { perContent } from '../../../board-kit/per-content.ts';
import type { Pieces } from './pieces.ts';
import { Layout } from '../chart/geometry/chart-layout.ts';
import { piecesOf } from './pieces.ts';

export type PlayerView = View['players'][number];
export type JeanneView = NonNullable<View['jeanne']>;

export type TableTypes = GameTypes<Content, View, Move, Event, Decision, MaracaiboTexts, BoardTexts>;

/** The components that are played with, what is printed on them, and what the table promises with them. */
interface Components {
  readonly content: Content;
  readonly pieces: Pieces;
  readonly outlook: Outlook;
  readonly layout: Layout;
}

export interface Table extends BoardTable<TableTypes>, Components {}

export const componentsOf = perContent((content: Content): Components => {
  return {
    content,
    pieces: piecesOf(content),
    outlook: new Outlook(content),
    layout: new Layout(content),
  };
});

export function tableOf(props: BoardProps): Table {
  const table = boardTable<TableTypes>(props, boardTexts);
  return { ...table, ...componentsOf(table.content) };
}

/** The viewer's own side of the table; undefined for spectators. */
export function ownOf({ view, seat }: Pick<Table, 'view' | 'seat'>): PlayerView | undefined {
  return seat === undefined ? undefined : view.players[seat];
}

/** Whether the first hands are still being chosen. */
export function isOpening({ pending }: Pick<Table, 'pending'>): boolean {
  return pending?.kind.startsWith('opening') ?? false;
}

export type { Content, Decision, Event, Move, View };
