/** Arrow keys on the chart: the nearest space in that direction, across land too. */
import { nearestTowards } from '../../../board-kit/arrow-keys.ts';
import type { Place, Places } from './places.ts';

export function towards({ id, point }: Place, key: string, { all }: Places): Place | undefined {
  const things = all.map((place) => ({ id: place.id, at: [place.point.x, place.point.y] as const, place }));
  return nearestTowards(key, { id, at: [point.x, point.y] }, things, { widest: 2, aside: 1 })?.place;
}
