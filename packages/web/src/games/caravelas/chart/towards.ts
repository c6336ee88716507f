/** Arrow keys on the chart: the nearest space in that direction, across land too. */
import { nearestTowards } from '../../../board-kit/arrow-keys.ts';
import { PLACES } from './places.ts';
import type { Place } from './places.ts';

const THINGS = PLACES.map((place) => ({ id: place.id, at: [place.point.x, place.point.y] as const, place }));

export function towards({ id, point }: Place, key: string): Place | undefined {
  return nearestTowards(key, { id, at: [point.x, point.y] }, THINGS, { widest: 2, aside: 1 })?.place;
}
