/** Discs and ship upgrades. */
import { at } from '../lists.ts';
import { AREA_COUNT, canTakeDiscFrom } from '../ship/discs.ts';
import type { Situation } from './situation.ts';

/** The best disc that could be taken now. */
export function discWorth(situation: Situation): number {
  const { box, state, seat } = situation;
  let best = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (canTakeDiscFrom(box, state, seat, area)) best = Math.max(best, areaWorth(situation, area));
  }
  return best;
}

/** A disc of this area: the last one opens it, the first one brings it nearer. */
export function areaWorth(situation: Situation, area: number): number {
  const { state, seat, weights } = situation;
  const opens = at(state.discs, seat * AREA_COUNT + area) === 1;
  if (opens)
    return situation.note('opens-upgrade', situation.thing('upgrades')) + upgradeWorth(situation, area);
  const whole = situation.quietly(() => upgradeWorth(situation, area)) + situation.thing('upgrades');
  const worth = whole * weights.firstDisc;
  return situation.note('removes-disc', worth * Math.min(1, situation.time + 0.3));
}

function upgradeWorth(situation: Situation, area: number): number {
  const { box, weights } = situation;
  const upgrade = at(box.upgrades, area);
  let lasting = 0;
  if (upgrade.fasterVillage) lasting += weights.fasterVillage;
  if (upgrade.handLimit > 0) lasting += weights.handLimit;
  if (upgrade.freeRow) lasting += weights.freeRow;
  if (upgrade.villageAction !== undefined) lasting += weights.upgradeAction;
  if (upgrade.combatAction !== undefined) lasting += weights.combatAction;
  const opens = box.upgrades.some(({ after }) => after === area) ? 1 : 0;
  return (
    situation.note('opens-upgrade', (lasting * situation.time) / 4 + opens) + situation.gain(upgrade.effect)
  );
}
