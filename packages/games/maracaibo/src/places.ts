/** What a place is just now: city, village or neither. Legacy tiles change it. */
import type { Seat } from '@captains-table/kernel';
import type { Box, City } from './box.ts';
import { NONE } from './box.ts';
import type { Effect } from './effects/effect.ts';
import { at } from './lists.ts';
import type { LocationNumber, Seen, SpaceNumber } from './state.ts';

export function tileInPlay(state: Seen, tile: number): boolean {
  return tile !== NONE && (state.legacy & (1 << tile)) !== 0;
}

/** The legacy tile in play at a place that the test accepts, or `NONE`. */
export function tileAt(
  box: Box,
  state: Seen,
  location: LocationNumber,
  test: (tile: Box['legacy'][number]) => boolean,
): number {
  if (state.legacy === 0) return NONE;
  return box.legacy.findIndex(
    (tile, number) => tile.location === location && tileInPlay(state, number) && test(tile),
  );
}

/** The legacy tile that makes a city of a place, or `NONE`. */
export function cityTileAt(box: Box, state: Seen, location: LocationNumber): number {
  return tileAt(box, state, location, ({ city }) => city !== undefined);
}

function legacyCity(box: Box, state: Seen, location: LocationNumber): Box['legacy'][number] | undefined {
  // Most often there is none, and reading before the first element of a list is slow.
  return state.legacy === 0 ? undefined : box.legacy[cityTileAt(box, state, location)];
}

/** Rules MA-1.5, MA-24.1, MA-24.4. Undefined where there is no city action. */
export function cityAt(box: Box, state: Seen, location: LocationNumber): City | undefined {
  const tile = at(state.cityTiles, location);
  if (tile !== NONE) return box.cityTiles[tile];
  return legacyCity(box, state, location)?.city ?? at(box.locations, location).city;
}

export function isVillage(box: Box, state: Seen, location: LocationNumber): boolean {
  return at(box.locations, location).type === 'village' && legacyCity(box, state, location) === undefined;
}

/** Rules MA-24.4, MA-24.16. */
export function hasPlague(box: Box, state: Seen, location: LocationNumber): boolean {
  return tileAt(box, state, location, ({ kind }) => kind === 'skull') !== NONE;
}

/** Rules MA-9.1, MA-24.16. */
export function canActInVillage(box: Box, state: Seen, location: LocationNumber): boolean {
  return isVillage(box, state, location) && !hasPlague(box, state, location);
}

type Flag =
  | { readonly is: 'there'; readonly bonus: Effect | undefined }
  | { readonly is: 'none' | 'closed' | 'too-far' };

/** Whether a player with the explorer there can put a cube on a flag. Rules MA-6.23, MA-24.4, MA-24.19. */
export function flagAt(box: Box, state: Seen, explorer: SpaceNumber, location: LocationNumber): Flag {
  const { type, legacy, flag } = at(box.locations, location);
  const tile = legacyCity(box, state, location);
  if (tile !== undefined) {
    const { reached } = at(box.explorer.spaces, explorer);
    return reached < tile.explorerAtLeast ? { is: 'too-far' } : { is: 'there', bonus: tile.flag };
  }
  if (type !== 'city' || legacy !== NONE) return { is: 'none' };
  if (hasPlague(box, state, location)) return { is: 'closed' };
  return { is: 'there', bonus: flag };
}

/** Places in the order of a voyage: 9a comes after 9 and before 10. Rule MA-11.8. */
export function orderOf(box: Box, location: LocationNumber): number {
  const { number, legacy } = at(box.locations, location);
  return 2 * number + (legacy === NONE ? 0 : 1);
}

/** The player's spies at a place, from the first `owned` cards bought. Rules MA-11.1, MA-11.2. */
export function spiesAt(box: Box, state: Seen, seat: Seat, location: LocationNumber, owned = 99): number {
  const bought = at(state.bought, seat);
  let count = 0;
  for (let i = 0; i < bought.length && i < owned; i++) {
    if (at(box.cards, at(bought, i)).spyTo === location) count++;
  }
  return count;
}

export function spiesOnBoard(box: Box, state: Seen, seat: Seat): number {
  let count = 0;
  for (const card of at(state.bought, seat)) if (at(box.cards, card).spyTo !== NONE) count++;
  return count;
}

/** The player's spies at places between two others, both ends excluded. Rule MA-11.3. */
export function spiesBetween(box: Box, state: Seen, seat: Seat, from: number, to: number): number {
  let count = 0;
  for (const card of at(state.bought, seat)) {
    const { spyTo } = at(box.cards, card);
    if (spyTo === NONE) continue;
    const order = orderOf(box, spyTo);
    if (order > from && order < to) count++;
  }
  return count;
}
