/** A seat's table in a position of the real engine. */
import type { DiscName, Move, View } from '@captains-table/francis-drake';
import { CONTENT, francisDrake } from '@captains-table/francis-drake';
import { texts } from '@captains-table/francis-drake/texts';
import type { Table } from '../../../src/games/francis-drake/board/table.ts';
import { componentsOf } from '../../../src/games/francis-drake/board/table.ts';
import { en } from '../../../src/games/francis-drake/texts/en.ts';
import { seenTable, stateIn } from '../seen-table.ts';

export function tableIn(position: object, seat = 0): Table {
  const shown = { content: CONTENT, game: texts.en, words: en };
  const table = seenTable(francisDrake, stateIn(francisDrake, position), seat, shown);
  return { ...table, ...componentsOf(CONTENT) };
}

export function viewIn(position: object, seat = 0): View {
  return tableIn(position, seat).view;
}

/** Players with these discs on the chart. */
export function placed(...missions: readonly Readonly<Record<string, DiscName>>[]): object[] {
  return missions.map((discs) => ({ crew: 4, guns: 3, barrels: 3, trade: 1, missions: discs }));
}

export const kindsOf = (moves: readonly Move[]) => moves.map(({ kind }) => kind);
