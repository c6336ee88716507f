/** What the board reads: the props of any board, as those of this game. */
import type {
  Content,
  Decision,
  DestinationId,
  DestinationView,
  Event,
  Move,
  PlayerView,
  View,
} from '@captains-table/francis-drake';
import type { FrancisDrakeTexts } from '@captains-table/francis-drake/texts';
import type { Charts } from '@captains-table/francis-drake/outlook';
import { chartsOf } from '@captains-table/francis-drake/outlook';
import { boardTexts } from '../texts/index.ts';
import type { BoardTexts } from '../texts/index.ts';
import type { BoardProps, GameTypes } from '../../../board-kit/board.ts';
import type { BoardTable } from '../../../board-kit/board-table.ts';
import { boardTable } from '../../../board-kit/board-table.ts';
import { perContent } from '../../../board-kit/per-content.ts';
import type { Spots } from '../chart/layout.ts';
import { spotsOf } from '../chart/layout.ts';

export type TableTypes = GameTypes<Content, View, Move, Event, Decision, FrancisDrakeTexts, BoardTexts>;

/** The components that are played with, and where they stand on the chart. */
interface Components {
  readonly content: Content;
  readonly charts: Charts;
  readonly spots: Spots;
}

export interface Table extends BoardTable<TableTypes>, Components {}

export const componentsOf = perContent((content: Content): Components => {
  return { content, charts: chartsOf(content), spots: spotsOf(content) };
});

export function tableOf(props: BoardProps): Table {
  const table = boardTable<TableTypes>(props, boardTexts);
  return { ...table, ...componentsOf(table.content) };
}

export function destinationOf(view: View, id: DestinationId): DestinationView {
  const found = view.destinations.find((destination) => destination.id === id);
  if (found === undefined) throw new Error(`the view has no ${id}`);
  return found;
}

/** The viewer's own side of the table; undefined for spectators. */
export function ownOf({ view, seat }: Pick<Table, 'view' | 'seat'>): PlayerView | undefined {
  return seat === undefined ? undefined : view.players[seat];
}

export function zoneOf(id: DestinationId, { content }: Pick<Table, 'content'>): number {
  return content.destinations.find((destination) => destination.id === id)?.zone ?? 0;
}

/** Whether the voyage has left Plymouth: the chart leads then, the street before. */
export function isAtSea({ phase }: View): boolean {
  return phase !== 'street';
}

export type { Decision, DestinationId, DestinationView, Move, PlayerView, View };
