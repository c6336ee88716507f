/** Who is where. */
import type { View } from '../board/table.ts';

/** A seat, or Jeanne. */
export type Captain = number | 'jeanne';

/** Captains by the place of their ships, or the space of their explorers. */
export function captainsBy(what: 'ship' | 'explorer', view: View): ReadonlyMap<string, readonly Captain[]> {
  const captains = new Map<string, Captain[]>();
  const put = (at: string, captain: Captain) => captains.set(at, [...(captains.get(at) ?? []), captain]);
  view.players.forEach((player, seat) => put(player[what], seat));
  if (view.jeanne !== undefined) put(view.jeanne[what], 'jeanne');
  return captains;
}

export interface SpiesThere {
  readonly seat: number;
  readonly count: number;
}

/** By place. */
export type SpyMap = ReadonlyMap<string, readonly SpiesThere[]>;

export function spiesBy(view: View): SpyMap {
  const spies = new Map<string, SpiesThere[]>();
  view.players.forEach(({ spiesAt }, seat) => {
    for (const place of new Set(spiesAt)) {
      const count = spiesAt.filter((at) => at === place).length;
      spies.set(place, [...(spies.get(place) ?? []), { seat, count }]);
    }
  });
  return spies;
}
