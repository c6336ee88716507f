/** Where Jeanne sails. Rules MA-25.5, MA-25.6, MA-25.20. */
import type { Box, Route } from '../box.ts';
import { NONE } from '../box.ts';
import { at } from '../lists.ts';
import { cityAt, tileInPlay } from '../places.ts';
import { questsAt } from '../quests/quest.ts';
import type { LocationNumber, State } from '../state.ts';

/** Counts cities and places with a quest only; never past a place where all must stop. */
export function jeanneSails(box: Box, state: State, steps: number, way: 'upper' | 'lower'): LocationNumber {
  let place = state.jeanne.ship;
  for (let left = steps; left > 0;) {
    const route = routeFrom(box, state, place, way);
    if (route === undefined) break;
    place = route.to;
    if (counts(box, state, place)) left--;
    if (at(box.locations, place).mustStop) break;
  }
  return place;
}

function counts(box: Box, state: State, place: LocationNumber): boolean {
  return cityAt(box, state, place) !== undefined || questsAt(state, place).length > 0;
}

/** At a fork the arrow decides; where it names none of the ways, she takes the one without an arrow. */
function routeFrom(box: Box, state: State, place: LocationNumber, way: 'upper' | 'lower'): Route | undefined {
  const open = at(box.locations, place).exits.filter((route) => isOpen(box, state, route));
  return open.find((route) => route.way === way) ?? open.find((route) => route.way === '') ?? open[0];
}

/** Rule MA-25.20: the cities of L4 and L7 need her explorer too. */
function isOpen(box: Box, state: State, { rounds, legacy }: Route): boolean {
  if ((rounds & (1 << state.round)) === 0) return false;
  if (legacy === NONE) return true;
  const { explorerAtLeast } = at(box.legacy, legacy);
  return (
    tileInPlay(state, legacy) && at(box.explorer.spaces, state.jeanne.explorer).reached >= explorerAtLeast
  );
}
