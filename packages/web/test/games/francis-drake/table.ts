/** A seat's table in a position of the real engine. */
import type { DiscName, Move, View } from '@captains-table/francis-drake';
import { francisDrake } from '@captains-table/francis-drake';
import { texts } from '@captains-table/francis-drake/texts';
import type { Table } from '../../../src/games/francis-drake/board/table.ts';
import { en } from '../../../src/games/francis-drake/texts/en.ts';

export function tableIn(position: object, seat = 0): Table {
  const positioned = francisDrake.position?.(position);
  if (positioned === undefined) throw new Error('the game sets up no positions');
  const { state } = positioned;
  const [pending] = francisDrake.pending(state);
  return {
    view: francisDrake.view(state, seat),
    legal: francisDrake.legal(state, seat),
    pending,
    seat,
    mine: pending?.seat === seat,
    locale: 'en',
    words: en,
    game: texts.en,
    name: (of) => ['Anna', 'Bart', 'Chloé', 'Dirk', 'Eva'][of] ?? '',
  };
}

export function viewIn(position: object, seat = 0): View {
  return tableIn(position, seat).view;
}

/** Players with these discs on the chart. */
export function placed(...missions: readonly Readonly<Record<string, DiscName>>[]): object[] {
  return missions.map((discs) => ({ crew: 4, guns: 3, barrels: 3, trade: 1, missions: discs }));
}

export const kindsOf = (moves: readonly Move[]) => moves.map(({ kind }) => kind);
