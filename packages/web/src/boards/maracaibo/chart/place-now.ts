/** What a place is just now: tiles, cubes and rounds change it. */
import type { CONTENT } from '../pieces.ts';
import { CITY_TILES, PLACES, TILES } from '../pieces.ts';
import type { PlaceView, View } from '../table.ts';
import type { GainMark } from '../../../design/maracaibo/chart/gain-row.tsx';
import type { CodeUse } from './gains.ts';
import { actionGains, gainsOf } from './gains.ts';

type Market = NonNullable<(typeof CONTENT.locations)[number]['market']>;
type Tile = (typeof CONTENT.legacy)[number];

export type PlaceKind = 'start' | 'village' | 'city' | 'homeward';

export interface PlaceNow {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly action: readonly GainMark[];
  readonly good: Market['good'] | undefined;
  /** Spaces of its market, and how many of them hold a disc. */
  readonly spaces: number;
  readonly discs: number;
  /** Undefined where there is no flag. */
  readonly flag: readonly GainMark[] | undefined;
  readonly cube: string;
  readonly quests: readonly string[];
  /** Legacy tiles beside it. */
  readonly tiles: readonly { readonly id: string; readonly discs: number }[];
}

export function placesNow(view: View): readonly PlaceNow[] {
  return view.places.filter(({ id }) => isThere(id, view)).map((place) => placeNow(place, view));
}

/** 9a and 15a are there with their tiles, the last places in their rounds. */
function isThere(id: string, { round, legacy }: View): boolean {
  const place = PLACES.get(id);
  if (place?.legacy !== undefined) return legacy.some((tile) => tile.id === place.legacy);
  return place?.rounds?.includes(Math.max(1, round)) ?? true;
}

function placeNow(place: PlaceView, view: View): PlaceNow {
  const { id, cityTile, cube, discs } = place;
  const data = PLACES.get(id);
  const there = view.legacy.flatMap(({ id: tile, discs: on }) => {
    const found = TILES.get(tile);
    return found?.location === id ? [{ tile: found, discs: on }] : [];
  });
  const city = there.find(({ tile }) => tile.kind === 'city')?.tile;
  const closed = there.some(({ tile }) => tile.closesCity === true);
  const lying = CITY_TILES.get(cityTile) ?? city ?? data;
  const market = closed ? undefined : lying?.market;
  return {
    id,
    kind: city === undefined ? (data?.type ?? 'village') : 'city',
    action: closed || place.action === '' ? [] : actionOf(lying?.action),
    good: market?.good,
    spaces: market?.spaces[view.players.length - 1] ?? 0,
    discs,
    flag: flagOf(closed, city, data?.flag),
    cube,
    quests:
      city?.questSlot === true && view.cityQuest !== '' ? [...place.quests, view.cityQuest] : place.quests,
    tiles: there
      .filter(({ tile }) => tile.kind !== 'city' && tile.kind !== 'route')
      .map(({ tile, discs: on }) => ({ id: tile.id, discs: on })),
  };
}

function actionOf(use: CodeUse | undefined): readonly GainMark[] {
  return use === undefined ? [] : actionGains(use);
}

function flagOf(closed: boolean, city: Tile | undefined, own: Tile['flag']): readonly GainMark[] | undefined {
  const flag = closed ? undefined : (city?.flag ?? own);
  return flag === undefined ? undefined : gainsOf(flag);
}
