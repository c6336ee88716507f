/** The combat value of a nation. Rules MA-6.4 to MA-6.7. */
import type { Box } from '../box.ts';
import { cubesInPlay } from '../influence/cubes.ts';
import { NATION_COUNT } from '../influence/influence.ts';
import { at } from '../lists.ts';
import type { NationNumber, Seen } from '../state.ts';

export function combatValue(box: Box, state: Seen, token: number, nation: NationNumber): number {
  return Math.max(0, printedValue(box, token, nation) + modifierOf(box, state, token, nation));
}

/** Rule MA-6.7: also when no token is left. */
export function printedValue(box: Box, token: number, nation: NationNumber): number {
  return token < 0 ? box.figures.withoutToken : at(at(box.tokens, token).value, nation);
}

/** A tie cancels the modifier. */
export function modifierOf(box: Box, state: Seen, token: number, nation: NationNumber): number {
  const modifier = token < 0 ? '' : at(box.tokens, token).modifier;
  if (modifier === '') return 0;
  const own = cubesInPlay(state, nation);
  for (let other = 0; other < NATION_COUNT; other++) {
    if (other === nation) continue;
    const theirs = cubesInPlay(state, other);
    if (modifier === 'mostCubes' ? theirs >= own : theirs <= own) return 0;
  }
  return modifier === 'mostCubes' ? -box.figures.mostCubes : box.figures.fewestCubes;
}
