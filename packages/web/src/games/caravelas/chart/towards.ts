/** Arrow keys on the chart: the nearest space in that direction, across land too. */
import { PLACES } from './places.ts';
import type { Place } from './places.ts';

const WAYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function towards({ id, point }: Place, key: string): Place | undefined {
  const way = Object.hasOwn(WAYS, key) ? WAYS[key] : undefined;
  if (way === undefined) return undefined;
  let best: Place | undefined;
  let least = Infinity;
  for (const place of PLACES) {
    const [dx, dy] = [place.point.x - point.x, place.point.y - point.y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (place.id === id || along <= aside * 0.5) continue;
    const far = along + aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
