/** What a screen reader says of a space. */
import { listed } from '../../../app/listed.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Table } from '../board/table.ts';
import type { Route } from '@captains-table/caravelas/outlook';
import type { Place } from './places.ts';
import { ownRoutes } from './targets.ts';

export function spoken({ id, port, space }: Place, { speech, locale }: BoardProps, table: Table): string {
  const { view, words, names, pending } = table;
  const finder = port === undefined ? undefined : view.discovered[port.id];
  const fleets = view.fleets.flatMap((fleet, seat) => (fleet.at === id ? [speech.name(seat)] : []));
  const route = ownRoutes(table).get(id);
  const price = ({ cost, steps }: Route) =>
    pending?.kind === 'bonus'
      ? names.ways.bonus(steps.length, pending.left)
      : words.route.cost(cost, view.mode === 'dice');
  return [
    port === undefined ? names.space(id) : words.spoken.port(names.port(port.id), port.year, port.value),
    ...(finder === undefined ? [] : [words.place.foundBy(speech.name(finder))]),
    ...(port?.good === undefined ? [] : [names.good(port.good)]),
    ...(space.symbol === undefined ? [] : [words.spoken.sign[space.symbol]]),
    ...(fleets.length === 0 ? [] : [words.place.fleets(listed(fleets, locale))]),
    ...(route === undefined ? [] : [price(route)]),
  ].join(', ');
}
