/** Discs and ship upgrades. */
import { at } from '../lists.ts';
import { AREA_COUNT, canTakeDiscFrom } from '../ship/discs.ts';
import type { Scene } from './scene.ts';

/** The best disc that could be taken now. */
export function discWorth(scene: Scene): number {
  const { box, state, seat } = scene;
  let best = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (canTakeDiscFrom(box, state, seat, area)) best = Math.max(best, areaWorth(scene, area));
  }
  return best;
}

/** A disc of this area: the last one opens it, the first one brings it nearer. */
export function areaWorth(scene: Scene, area: number): number {
  const { state, seat, weights } = scene;
  const opens = at(state.discs, seat * AREA_COUNT + area) === 1;
  if (opens) return scene.note('opens-upgrade', scene.thing('upgrades')) + upgradeWorth(scene, area);
  const whole = scene.quietly(() => upgradeWorth(scene, area)) + scene.thing('upgrades');
  const worth = whole * weights.firstDisc;
  return scene.note('removes-disc', worth * Math.min(1, scene.time + 0.3));
}

function upgradeWorth(scene: Scene, area: number): number {
  const { box, weights } = scene;
  const upgrade = at(box.upgrades, area);
  let lasting = 0;
  if (upgrade.fasterVillage) lasting += weights.fasterVillage;
  if (upgrade.handLimit > 0) lasting += weights.handLimit;
  if (upgrade.freeRow) lasting += weights.freeRow;
  if (upgrade.villageAction !== undefined) lasting += weights.upgradeAction;
  if (upgrade.combatAction !== undefined) lasting += weights.combatAction;
  const opens = box.upgrades.some(({ after }) => after === area) ? 1 : 0;
  return scene.note('opens-upgrade', (lasting * scene.time) / 4 + opens) + scene.gain(upgrade.effect);
}
