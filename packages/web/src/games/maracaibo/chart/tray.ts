/** What lies beside a place: its tiles, its quests, then the spies. */
import type { Layout } from './geometry/chart-layout.ts';
import { halfOf } from './geometry/geometry.ts';
import type { Point } from './geometry/layout.ts';
import type { SpiesThere, SpyMap } from './pieces-at.ts';
import type { PlaceNow } from './place-now.ts';

type Thing =
  | { readonly kind: 'tile' | 'quest'; readonly id: string }
  | { readonly kind: 'spies'; readonly spies: SpiesThere };

export type TrayThing = Thing & { readonly at: Point };

/** A tile is as large as a finger needs on a phone. */
export const TILE = 40;
const SPY = 25;

export function trayOf(place: PlaceNow, spies: SpyMap, layout: Layout): readonly TrayThing[] {
  const closed = isClosed(place);
  const tiles = place.tiles.map(({ id }) => ({ kind: 'tile' as const, id }));
  const things: readonly Thing[] = [
    ...(closed ? [] : tiles),
    ...place.quests.map((id) => ({ kind: 'quest' as const, id })),
    ...(spies.get(place.id) ?? []).map((there) => ({ kind: 'spies' as const, spies: there })),
  ];
  const { tray: side } = layout.spotOf(place.id);
  const sizes = things.map(({ kind }) => (kind === 'spies' ? SPY : TILE));
  const points = layout.rowBeside(place.id, halfOf(place.kind), side, sizes);
  return [
    ...(closed ? tiles.map((tile) => ({ ...tile, at: onWalls(layout.pointOf(place.id)) })) : []),
    ...things.map((thing, i) => ({ ...thing, at: points[i] ?? [0, 0] })),
  ];
}

/** A city whose market and action are gone: its tile lies on its empty walls. Rule MA-24.4. */
function isClosed({ kind, action, good }: PlaceNow): boolean {
  return kind === 'city' && action.length === 0 && good === undefined;
}

/** Beside the middle, where the city itself is chosen. */
function onWalls([x, y]: Point): Point {
  return [x + 23, y + 3];
}
