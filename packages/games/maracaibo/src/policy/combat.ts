/** What a combat may bring: the best way to spend its value, boosters included. */
import { ABILITY, abilityOf } from '../cards/abilities.ts';
import { pointsBefore } from '../combat/combat.ts';
import { combatValue } from '../combat/value.ts';
import type { CombatFrame } from '../frames.ts';
import { NATION_COUNT } from '../influence/influence.ts';
import { at } from '../lists.ts';
import type { NationNumber } from '../state.ts';
import { influenceWorth } from './nations.ts';
import type { Group, Option } from './option.ts';
import type { Situation } from './situation.ts';

/** Combat value beyond this can never be spent to any use. */
const MOST_VALUE = 18;

/** A combat before its token is known, for the nation that has most to give. */
export function combatWorth(situation: Situation): number {
  const { state, seat, weights } = situation;
  let best = 0;
  let most = -Infinity;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    const worth = situation.influence(nation) + situation.cube(nation) + extraPoints(situation, nation);
    if (worth > most) [best, most] = [nation, worth];
  }
  const value = weights.token + extraPoints(situation, best);
  const plan = planWorth(situation, situation.groups(best), value, at(state.combatPoints, seat));
  return plan + situation.thing('combatTokens') + weights.combat;
}

function extraPoints({ state, seat }: Situation, nation: NationNumber): number {
  return pointsBefore(state, seat) + abilityOf(state, seat, ABILITY.fightingFor + nation);
}

/** Fighting for a nation with the token that lies there. */
export function nationWorth(situation: Situation, { token }: CombatFrame, nation: NationNumber): number {
  const { box, state, seat } = situation;
  const row = box.tokens[token];
  const extra = abilityOf(state, seat, ABILITY.fightingFor + nation);
  const value = combatValue(box, state, token, nation);
  const plan = planWorth(situation, situation.groups(nation), value, at(state.combatPoints, seat) + extra);
  const bonus = row?.bonus[nation];
  // The bonus of a token is for the nation chosen, which the frame does not know yet.
  const gain =
    bonus?.op === 'fightingInfluence' ? influenceWorth(situation, nation, bonus.n) : situation.gain(bonus);
  return (
    situation.note('combat', plan) +
    gain +
    situation.note('costs-doubloons', -(row?.pay[nation] ?? 0) * situation.doubloon)
  );
}

/** The best that can be done with this combat value, with these points and the player's spies to raise it. */
function planWorth(situation: Situation, groups: readonly Group[], value: number, points: number): number {
  const best = bestBySpent(groups);
  const spies = at(situation.state.spies, situation.seat);
  let most = 0;
  let paid = 0;
  for (let boosts = 0; boosts <= points + spies; boosts++) {
    if (boosts > 0) paid += boosts <= points ? situation.combatPoint : situation.spy;
    const spent = Math.min(MOST_VALUE, value + boosts);
    most = Math.max(most, (best[spent] ?? 0) - paid);
    if (spent === MOST_VALUE) break;
  }
  return most;
}

/** Overwritten for every plan, so that no array is made for it. */
const SPENT = new Float64Array(MOST_VALUE + 1);

/** The most that each amount of value can bring, when every group is used once at most. */
function bestBySpent(groups: readonly Group[]): Float64Array {
  SPENT.fill(0);
  for (const { options } of groups) {
    for (let spent = MOST_VALUE; spent > 0; spent--) {
      let most = SPENT[spent] as number;
      for (const { value, worth } of options) {
        if (value <= spent) most = Math.max(most, (SPENT[spent - value] as number) + worth);
      }
      SPENT[spent] = most;
    }
  }
  return SPENT;
}

/** An action now, and the best of what is left after it. */
export function actionWorth(situation: Situation, frame: CombatFrame, id: number, option: Option): number {
  const rest = situation.groups(frame.nation).filter((group) => group.id !== id);
  const points = at(situation.state.combatPoints, situation.seat);
  return option.worth + planWorth(situation, rest, frame.value - option.value, points) + AT_ONCE;
}

/** Rates doing something now a little above preparing the same thing. */
const AT_ONCE = 0.05;

export function boostWorth(situation: Situation, frame: CombatFrame, from: 'point' | 'spy'): number {
  const { state, seat } = situation;
  const groups = situation.groups(frame.nation);
  const points = at(state.combatPoints, seat);
  const cost = from === 'point' ? situation.combatPoint : situation.spy;
  const left = from === 'point' ? points - 1 : points;
  const most = planWorth(situation, groups, frame.value + 1, left) - cost;
  // A spy is worth more than a combat point: it is used only when no points are left.
  return from === 'spy' && points > 0 ? most - cost : most;
}
