/** What a rank is worth with each nation. Rules MA-14.5, MA-14.6. */
import type { Box } from '../box.ts';
import { cubesInPlay, emptySlots } from '../influence/cubes.ts';
import { NATION_COUNT } from '../influence/influence.ts';
import { at } from '../lists.ts';
import type { NationNumber, Seen } from '../state.ts';

export function multiplierOf(box: Box, state: Seen, nation: NationNumber): number {
  return emptySlots(box, state, nation) + majorityBonus(box, state, nation);
}

/** The place is the number of nations with more cubes: those who tie share the better bonus. */
export function majorityBonus(box: Box, state: Seen, nation: NationNumber): number {
  const own = cubesInPlay(state, nation);
  let ahead = 0;
  for (let other = 0; other < NATION_COUNT; other++) if (cubesInPlay(state, other) > own) ahead++;
  return at(box.tracks.cubes.majorityBonus, ahead);
}
