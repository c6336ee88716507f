/** What the board reads: the props of any board, as those of this game. */
import type { CaravelasTexts } from '@captains-table/caravelas/texts';
import type { Content, Decision, Event, FleetView, Good, Move, View } from '@captains-table/caravelas';
import { Outlook } from '@captains-table/caravelas/outlook';
import { boardTexts } from '../texts/index.ts';
import type { BoardTexts } from '../texts/index.ts';
import type { BoardProps, GameTypes } from '../../../board-kit/board.ts';
import type { BoardTable } from '../../../board-kit/board-table.ts';
import { boardTable } from '../../../board-kit/board-table.ts';
import { perContent } from '../../../board-kit/per-content.ts';
import { Places } from '../chart/places.ts';
import { namesOf } from './names.ts';
import type { Names } from './names.ts';

export type TableTypes = GameTypes<Content, View, Move, Event, Decision, CaravelasTexts, BoardTexts>;

/** The components that are played with, where they lie, and what the table promises with them. */
interface Components {
  readonly content: Content;
  readonly places: Places;
  readonly outlook: Outlook;
}

export interface Table extends BoardTable<TableTypes>, Components {
  readonly names: Names;
}

export const componentsOf = perContent((content: Content): Components => {
  return { content, places: new Places(content), outlook: new Outlook(content) };
});

export function tableOf(props: BoardProps): Table {
  const table = boardTable<TableTypes>(props, boardTexts);
  return { ...table, ...componentsOf(table.content), names: namesOf(table.content, table.game) };
}

export type { Event, FleetView, Good, Move };
