/** Jeanne's special combat. Rules MA-25.15 to MA-25.17. */
import { draw } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import { combatValue } from '../combat/value.ts';
import { NATION_COUNT, influenceOf, rankAt } from '../influence/influence.ts';
import { add, at } from '../lists.ts';
import { nameOf } from '../move-lists.ts';
import { flagAt, isVillage, orderOf } from '../places.ts';
import type { Events, LocationNumber, NationNumber, Rules, State } from '../state.ts';
import { jeanneGainsInfluence } from './influence.ts';

export function jeanneFights(
  rules: Rules,
  state: State,
  influence: number,
  extraVillage: boolean,
  events: Events,
): void {
  const token = draw(state, state.tokens) ?? NONE;
  const nation = chooseNation(rules, state, token);
  events?.({
    key: 'jeanne-fought',
    token: rules.box.tokens[token]?.id ?? '',
    nation: nameOf('nation', nation),
  });
  annex(rules, state, nation, freeCity(rules, state) ?? freeVillage(rules, state), events);
  if (extraVillage) annex(rules, state, nation, freeVillage(rules, state), events);
  jeanneGainsInfluence(rules, state, nation, influence, events);
  if (token !== NONE) state.jeanne.tokens.push(token);
}

/** Ties go to the higher printed value, then to the nation named first. */
function chooseNation({ box }: Rules, state: State, token: number): NationNumber {
  let best = 0;
  let bestValue = -Infinity;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    const own = rankAt(box, at(state.jeanne.influence, nation));
    const rival = rankAt(box, influenceOf(state, 0, nation));
    const value = combatValue(box, state, token, nation) + own - rival;
    const printed = (which: number) => box.tokens[token]?.value[which] ?? 0;
    if (value > bestValue || (value === bestValue && printed(nation) > printed(best))) {
      best = nation;
      bestValue = value;
    }
  }
  return best;
}

function freeCity({ box }: Rules, state: State): LocationNumber | undefined {
  return lowest(box, state, (place) => {
    return flagAt(box, state, state.jeanne.explorer, place).is === 'there';
  });
}

function freeVillage({ box }: Rules, state: State): LocationNumber | undefined {
  return lowest(box, state, (place) => isVillage(box, state, place));
}

function lowest(
  box: Box,
  state: State,
  test: (place: LocationNumber) => boolean,
): LocationNumber | undefined {
  let best: LocationNumber | undefined;
  for (let place = 0; place < state.cubes.length; place++) {
    if (best !== undefined && orderOf(box, place) > orderOf(box, best)) continue;
    if (at(state.cubes, place) < 0 && test(place)) best = place;
  }
  return best;
}

/** Without a free place the cube leaves the game. */
function annex(
  { box }: Rules,
  state: State,
  nation: NationNumber,
  place: LocationNumber | undefined,
  events: Events,
): void {
  if (at(state.reserve, nation) === 0) return;
  add(state.reserve, nation, -1);
  if (place === undefined) {
    add(state.cubesOut, nation, 1);
    events?.({ key: 'jeanne-cube-lost', nation: nameOf('nation', nation) });
    return;
  }
  state.cubes[place] = nation;
  events?.({ key: 'jeanne-cube', nation: nameOf('nation', nation), at: at(box.locations, place).id });
}
