/** What cards do in a usual game, worked out once: figures that do not depend on the position. */
import type { Abilities, Box, Card } from '../box.ts';
import { NONE } from '../box.ts';
import type { Effect } from '../effects/effect.ts';
import type { CardTable } from './card-table.ts';
import { usualVerbWorth } from './verb-worth.ts';
import type { Weights } from './weights.ts';

type Lasting = Pick<
  Weights,
  | 'standing'
  | 'discount'
  | 'combatPointsBefore'
  | 'compass'
  | 'explorerSteps'
  | 'stealPoints'
  | 'watchfulSpies'
  | 'combatPointsPerSpy'
  | 'fightingFor'
  | 'pointsPerCube'
  | 'villageAction'
  | 'combatAction'
>;

/** Learned judgement looks at abilities in these figures, so they stay as they are. */
const JUDGED: Lasting = {
  standing: 3,
  discount: 14,
  combatPointsBefore: 4.6,
  compass: 5,
  explorerSteps: 6.2,
  stealPoints: 2.8,
  watchfulSpies: 5,
  combatPointsPerSpy: 3.2,
  fightingFor: 2.6,
  pointsPerCube: 2.2,
  villageAction: 3,
  combatAction: 6,
};

export function cardTable(box: Box, weights: Weights): CardTable {
  return box.cards.map((card) => ({
    ability: lastingWorth(card, JUDGED),
    lasting: lastingWorth(card, weights),
    spyRound: card.spyTo === NONE ? 0 : spyRound(card.spyAction, box, weights),
  }));
}

function lastingWorth(card: Card, weights: Lasting): number {
  return abilitiesWorth(card.abilities, weights) + actionsWorth(card, weights);
}

function abilitiesWorth(abilities: Abilities, weights: Lasting): number {
  let worth =
    abilities.discount * weights.discount +
    abilities.combatPointsBefore * weights.combatPointsBefore +
    abilities.compasses * weights.compass +
    abilities.explorerSteps * weights.explorerSteps +
    abilities.stealPoints * weights.stealPoints +
    abilities.watchfulSpies * weights.watchfulSpies +
    (abilities.combatPointsPerSpy > 0 ? weights.combatPointsPerSpy : 0) +
    abilities.pointsPerCube * weights.pointsPerCube;
  for (const n of abilities.standing) worth += n * weights.standing;
  for (const n of abilities.fightingFor) worth += n * weights.fightingFor;
  return worth;
}

function actionsWorth({ villageActions, combatActions }: Card, weights: Lasting): number {
  return villageActions.length * weights.villageAction + combatActions.length * weights.combatAction;
}

/** A spy's points in a round, and more when its action beats the usual main action. */
function spyRound(action: Effect | undefined, box: Box, weights: Weights): number {
  const points = box.tracks.setup.unusedSpyPoints * weights.spyPoints;
  const gain = action === undefined ? 0 : usualGain(action, weights);
  return points + weights.spyUse * Math.max(0, gain - weights.mainAction - points);
}

function usualGain(effect: Effect, weights: Weights): number {
  switch (effect.op) {
    case 'seq':
      return effect.of.reduce((sum, part) => sum + usualGain(part, weights), 0);
    case 'choose':
      return Math.max(...effect.of.map((part) => usualGain(part, weights)));
    case 'may':
    case 'when':
      return usualGain(effect.do, weights);
    default:
      return usualVerbWorth(effect, weights);
  }
}
