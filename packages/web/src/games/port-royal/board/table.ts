/** What the board reads: the props of any board, as those of this game. */
import type { Content, Decision, Event, Move, View } from '@captains-table/port-royal';
import { Outlook } from '@captains-table/port-royal/outlook';
import type { PortRoyalTexts } from '@captains-table/port-royal/texts';
import { adventureTexts, boardTexts } from '../texts/index.ts';
import type { AdventureBoardTexts, BoardTexts } from '../texts/index.ts';
import type { BoardProps, GameTypes } from '../../../board-kit/board.ts';
import type { BoardTable } from '../../../board-kit/board-table.ts';
import { boardTable } from '../../../board-kit/board-table.ts';
import { perContent } from '../../../board-kit/per-content.ts';

export type TableTypes = GameTypes<Content, View, Move, Event, Decision, PortRoyalTexts, BoardTexts>;

export interface Table extends BoardTable<TableTypes> {
  /** What the cards of this content cost and bring. */
  readonly outlook: Outlook;
}

/** What is printed on the cards, and the words for it. */
export type Printed = Pick<Table, 'content' | 'game' | 'words' | 'outlook' | 'locale'>;

export const outlookOf = perContent((content: Content) => new Outlook(content));

export function tableOf(props: BoardProps): Table {
  const table = boardTable<TableTypes>(props, boardTexts);
  return { ...table, outlook: outlookOf(table.content) };
}

/** Only at a table of The Adventure Begins: no other has loaded them. */
export function adventureWords({ locale }: Pick<Table, 'locale'>): AdventureBoardTexts {
  return adventureTexts.in(locale);
}

export type { Event, Move, View };
