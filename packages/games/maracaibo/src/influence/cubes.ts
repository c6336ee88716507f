/** Cubes of the nations: beside the track, on the board, out of the game. */
import type { Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { ABILITY, abilityOf } from '../cards/abilities.ts';
import { add, at } from '../lists.ts';
import { nameOf } from '../move-lists.ts';
import { gainPoints } from '../scoring/points.ts';
import type { Events, LocationNumber, NationNumber, Seen, State } from '../state.ts';

/** Slots of the reserve whose cubes are all gone. Rules MA-1.10, MA-14.7. */
export function emptySlots(box: Box, state: Seen, nation: NationNumber): number {
  const { slots } = box.tracks.cubes;
  let taken = -at(state.reserve, nation);
  for (const cubes of slots) taken += cubes;
  let empty = 0;
  for (const cubes of slots) {
    taken -= cubes;
    if (taken < 0) break;
    empty++;
  }
  return empty;
}

/** On locations only. */
export function cubesOnLocations(state: Seen, nation: NationNumber): number {
  let count = 0;
  for (const cube of state.cubes) if (cube === nation) count++;
  return count;
}

/** In cities, villages and on legacy tiles. Rules MA-6.6, MA-24.11. */
export function cubesInPlay(state: Seen, nation: NationNumber): number {
  let count = cubesOnLocations(state, nation);
  for (const cube of state.fleet) if (cube === nation) count++;
  return state.mine === nation ? count + 1 : count;
}

/** Rule MA-7.5. */
export function placeCube(
  box: Box,
  state: State,
  seat: Seat,
  nation: NationNumber,
  location: LocationNumber,
  events: Events,
): void {
  add(state.reserve, nation, -1);
  state.cubes[location] = nation;
  events?.({ key: 'cube', seat, nation: nameOf('nation', nation), at: at(box.locations, location).id });
}

/** A cube leaves the game: MA-19.11 rewards the player who takes it off. */
export function removeCube(
  box: Box,
  state: State,
  seat: Seat,
  location: LocationNumber,
  events: Events,
): void {
  dropCube(box, state, location, events);
  gainPoints(state, seat, abilityOf(state, seat, ABILITY.pointsPerCube), 'cards', events);
}

/** No one in particular takes it off. */
export function dropCube(box: Box, state: State, location: LocationNumber, events: Events): void {
  const nation = at(state.cubes, location);
  state.cubes[location] = -1;
  add(state.cubesOut, nation, 1);
  events?.({ key: 'cube-removed', nation: nameOf('nation', nation), at: at(box.locations, location).id });
}
