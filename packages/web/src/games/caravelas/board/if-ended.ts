import type { View } from '@captains-table/caravelas';
import { DESTINATION_POINTS } from '@captains-table/caravelas/outlook';

/** What each would have if the game ended now: with the destinations reached, which each seat's own view tells. */
export function ifEnded(views: readonly View[]): readonly number[] {
  return views.map(({ fleets, destinations, discovered }, seat) => {
    const reached = (destinations[seat] ?? []).filter((port) => discovered[port] === seat).length;
    return (fleets[seat]?.points ?? 0) + reached * DESTINATION_POINTS;
  });
}
