import type { TableGame } from '@captains-table/catalogue';
import type { View } from '@captains-table/caravelas';
import { componentsOf } from './table.ts';

/** What each would have if the game ended now: with the destinations reached, which each seat's own view shows. */
export function ifEnded(views: readonly View[], game: TableGame): readonly number[] {
  const { figures } = componentsOf(game.content).content;
  return views.map(({ fleets, destinations, discovered }, seat) => {
    const reached = (destinations[seat] ?? []).filter((port) => discovered[port] === seat).length;
    return (fleets[seat]?.points ?? 0) + reached * figures.destinationPoints;
  });
}
