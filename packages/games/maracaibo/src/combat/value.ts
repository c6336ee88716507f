/** The combat value of a nation. Rules MA-6.4 to MA-6.7. */
import type { Box } from '../box.ts';
import { cubesInPlay } from '../influence/cubes.ts';
import { NATION_COUNT } from '../influence/influence.ts';
import { at } from '../lists.ts';
import type { NationNumber, State } from '../state.ts';

/** Rule MA-6.7: when no token is left. */
const VALUE_WITHOUT_TOKEN = 3;
const MOST_CUBES = -2;
const FEWEST_CUBES = 3;

export function combatValue(box: Box, state: State, token: number, nation: NationNumber): number {
  if (token < 0) return VALUE_WITHOUT_TOKEN;
  const { value, modifier } = at(box.tokens, token);
  return Math.max(0, at(value, nation) + modifierFor(state, modifier, nation));
}

/** Ties make a modifier void. */
function modifierFor(state: State, modifier: 'M1' | 'M2' | '', nation: NationNumber): number {
  if (modifier === '') return 0;
  const own = cubesInPlay(state, nation);
  for (let other = 0; other < NATION_COUNT; other++) {
    if (other === nation) continue;
    const theirs = cubesInPlay(state, other);
    if (modifier === 'M1' ? theirs >= own : theirs <= own) return 0;
  }
  return modifier === 'M1' ? MOST_CUBES : FEWEST_CUBES;
}
