/** What the places are just now: tiles, cubes and rounds change them. Rules MA-1.5, MA-24.1, MA-24.4. */
import { NONE } from '../box.ts';
import { spacesOf } from '../city/city.ts';
import type { LocationData } from '../content-schema.ts';
import type { GoodName } from '../names.ts';
import { GOODS } from '../names.ts';
import type { PrintedEffect } from '../effects/effect.ts';
import { at } from '../lists.ts';
import { cityAt, cityTileAt, flagAt, isVillage, tileInPlay } from '../places.ts';
import type { LocationNumber, Seen } from '../state.ts';
import type { PlaceView, View } from '../view.ts';
import type { Sight } from './sight.ts';

export interface PlaceNow {
  readonly id: string;
  readonly kind: LocationData['type'];
  /** Undefined where no city acts. */
  readonly action: readonly PrintedEffect[] | undefined;
  readonly good: GoodName | undefined;
  /** Spaces of its market, and how many of them hold a disc. */
  readonly spaces: number;
  readonly discs: number;
  /** What its flag brings; undefined where no cube can be placed on one. */
  readonly flag: readonly PrintedEffect[] | undefined;
  readonly cube: string;
  readonly quests: readonly string[];
  /** Legacy tiles beside it, except those that make a city or a route. */
  readonly tiles: readonly { readonly id: string; readonly discs: number }[];
}

export class PlaceOutlook {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** The places on the board now: some need their legacy tile, and the last ones count only in their rounds. */
  all(view: View): readonly PlaceNow[] {
    return view.places.flatMap((place) => {
      const number = this.#sight.moves.location.get(place.id);
      return number === undefined || !this.#isThere(view, number) ? [] : [this.#now(view, place, number)];
    });
  }

  at(view: View, id: string): PlaceNow | undefined {
    const place = view.places.find((candidate) => candidate.id === id);
    const number = this.#sight.moves.location.get(id);
    return place === undefined || number === undefined ? undefined : this.#now(view, place, number);
  }

  #isThere(view: View, place: LocationNumber): boolean {
    const { legacy } = at(this.#sight.box.locations, place);
    if (legacy !== NONE) return tileInPlay(this.#sight.of(view), legacy);
    return at(this.#sight.content.locations, place).rounds?.includes(view.round) ?? true;
  }

  #now(view: View, place: PlaceView, number: LocationNumber): PlaceNow {
    const { box, content } = this.#sight;
    const seen = this.#sight.of(view);
    const city = cityAt(box, seen, number);
    const maker = cityTileAt(box, seen, number);
    const beside = box.legacy.filter(
      ({ kind, location }, tile) =>
        location === number && tileInPlay(seen, tile) && kind !== 'city' && kind !== 'route',
    );
    const { type } = at(box.locations, number);
    return {
      id: place.id,
      kind: type === 'village' && !isVillage(box, seen, number) ? 'city' : type,
      action: city?.printed,
      good: city?.market && at(GOODS, city.market.good),
      spaces: city?.market === undefined ? 0 : spacesOf(seen, city.market),
      discs: place.discs,
      flag: this.#hasFlag(seen, number)
        ? (content.legacy[maker] ?? at(content.locations, number)).flag
        : undefined,
      cube: place.cube,
      quests:
        box.legacy[maker]?.questSlot === true && view.cityQuest !== ''
          ? [...place.quests, view.cityQuest]
          : place.quests,
      tiles: beside.map(({ id }) => ({
        id,
        discs: view.legacy.find((tile) => tile.id === id)?.discs ?? 0,
      })),
    };
  }

  /** Wherever the explorers are: a flag is there even if no explorer is far enough for it. */
  #hasFlag(seen: Seen, place: LocationNumber): boolean {
    const { is } = flagAt(this.#sight.box, seen, this.#sight.box.explorer.end, place);
    return is === 'there';
  }
}
