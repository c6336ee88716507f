/** What lies beside a place: its tiles, its quests, then the spies. */
import { halfOf, rowBeside } from './geometry/geometry.ts';
import type { Point } from './geometry/layout.ts';
import { SPOTS } from './geometry/layout.ts';
import type { SpiesThere, SpyMap } from './pieces-at.ts';
import type { PlaceNow } from './place-now.ts';

type Thing =
  | { readonly kind: 'tile' | 'quest'; readonly id: string }
  | { readonly kind: 'spies'; readonly spies: SpiesThere };

export type TrayThing = Thing & { readonly at: Point };

/** A tile is as large as a finger needs on a phone. */
export const TILE = 40;
const SPY = 25;

export function trayOf(place: PlaceNow, spies: SpyMap): readonly TrayThing[] {
  const things: readonly Thing[] = [
    ...place.tiles.map(({ id }) => ({ kind: 'tile' as const, id })),
    ...place.quests.map((id) => ({ kind: 'quest' as const, id })),
    ...(spies.get(place.id) ?? []).map((there) => ({ kind: 'spies' as const, spies: there })),
  ];
  const side = SPOTS[place.id]?.tray ?? 'e';
  const sizes = things.map(({ kind }) => (kind === 'spies' ? SPY : TILE));
  const points = rowBeside(place.id, halfOf(place.kind), side, sizes);
  return things.map((thing, i) => ({ ...thing, at: points[i] ?? [0, 0] }));
}
