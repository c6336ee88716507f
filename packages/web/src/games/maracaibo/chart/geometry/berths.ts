/** Where ships lie at a place and explorers stand on a space: side by side. */
import type { Layout } from './chart-layout.ts';
import { halfOf } from './geometry.ts';
import type { Point } from './layout.ts';
import type { Captain, SpyMap } from '../pieces-at.ts';
import type { PlaceNow } from '../place-now.ts';
import { trayOf } from '../tray.ts';

type Where = ReadonlyMap<string, readonly Captain[]>;

const SHIP = 44;
/** Many ships lie closer together. */
const CLOSE = 34;
/** Beyond what lies in the tray on the same side. */
const BEYOND = 42;

export function berthOf(
  captain: Captain,
  ships: Where,
  places: readonly PlaceNow[],
  spies: SpyMap,
  layout: Layout,
): Point {
  const [id, here] = placeOf(captain, ships);
  const place = places.find((candidate) => candidate.id === id);
  const { ships: side, tray } = layout.spotOf(id);
  const half = halfOf(place?.kind ?? 'village');
  const size = here.length > 2 ? CLOSE : SHIP;
  const taken = side === tray && place !== undefined && trayOf(place, spies, layout).length > 0 ? BEYOND : 0;
  const room: Point = [half[0] + taken, half[1] + taken];
  return (
    layout.rowBeside(
      id,
      room,
      side,
      Array.from(here, () => size),
    )[here.indexOf(captain)] ?? layout.pointOf(id)
  );
}

export function campOf(captain: Captain, explorers: Where, layout: Layout): Point {
  const [space, here] = placeOf(captain, explorers);
  const [x, y] = layout.spaceAt(space) ?? layout.pointOf(space);
  return [x + (here.indexOf(captain) - (here.length - 1) / 2) * 17, y - 6];
}

function placeOf(captain: Captain, where: Where): readonly [string, readonly Captain[]] {
  return [...where].find(([, captains]) => captains.includes(captain)) ?? ['', []];
}
