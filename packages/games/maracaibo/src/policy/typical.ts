/** What cards do in a usual game, worked out once: figures that do not depend on the position. */
import type { Abilities, Box, Card } from '../box.ts';
import { NONE } from '../box.ts';
import type { Cost } from '../effects/costs.ts';
import type { Effect, Verb } from '../effects/effect.ts';
import type { Weights } from './weights.ts';

interface CardFigures {
  /** Lasting abilities and own actions over a whole game. */
  readonly ability: number;
  /** A placed spy in one round. */
  readonly spyRound: number;
}

export type CardTable = readonly CardFigures[];

export function cardTable(box: Box, weights: Weights): CardTable {
  return box.cards.map((card) => ({
    ability: abilitiesWorth(card.abilities, weights) + actionsWorth(card, weights),
    spyRound: card.spyTo === NONE ? 0 : spyRound(card.spyAction, box, weights),
  }));
}

function abilitiesWorth(abilities: Abilities, weights: Weights): number {
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

function actionsWorth({ villageActions, combatActions }: Card, weights: Weights): number {
  return villageActions.length * weights.villageAction + combatActions.length * weights.combatAction;
}

/** Its points in a round, and more when its action beats what else one might do. */
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
      return usualVerb(effect, weights);
  }
}

/** As the model has it that priced the cards. */
const DISC = 3;
const INFLUENCE = 1.8;
const STEP = 1.5;
const VILLAGE_ACTION = 2.2;
const COUNTED = 3;

function usualVerb(verb: Verb, weights: Weights): number {
  const doubloon = weights.doubloon[2] ?? 0;
  switch (verb.op) {
    case 'doubloons':
      return verb.n * doubloon;
    case 'points':
      return verb.n;
    case 'combatPoints':
      return verb.n * weights.combatPoint;
    case 'spies':
      return verb.n * weights.spy;
    case 'influence':
    case 'influenceIn':
      return verb.n * INFLUENCE;
    case 'discs':
      return verb.n * DISC;
    case 'explore':
      return verb.n * STEP;
    case 'village':
      return verb.n * VILLAGE_ACTION;
    case 'per':
      return verb.n * COUNTED;
    case 'sailOn':
      return weights.sailOn;
    case 'pay':
      return -verb.pay.reduce((sum, cost) => sum + usualCost(cost, weights), 0);
    default:
      return 0;
  }
}

function usualCost(cost: Cost, weights: Weights): number {
  switch (cost.op) {
    case 'doubloons':
      return cost.n * (weights.doubloon[2] ?? 0);
    case 'combatPoints':
      return cost.n * weights.combatPoint;
    case 'spies':
      return cost.n * weights.spy;
    case 'items':
    case 'goods':
      return cost.list.length * weights.handCard;
    case 'sameGoods':
      return cost.n * weights.handCard * 1.5;
    case 'moved':
      return 0;
  }
}
