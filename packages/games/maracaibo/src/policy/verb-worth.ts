/** What each verb is worth: in a position, and in a usual game. */
import { ABILITY, abilityOf, compassesOf } from '../cards/abilities.ts';
import { currentCombat } from '../combat/combat.ts';
import { NONE } from '../box.ts';
import type { Verb } from '../effects/effect.ts';
import { countOf } from '../effects/language.ts';
import { canExplore } from '../explorer/explore.ts';
import { canPlaceCube, canPlaceCubeHere } from '../influence/place.ts';
import { at } from '../lists.ts';
import { flagAt, spiesAt } from '../places.ts';
import { bestCube, bestInfluence, bestRank, influenceWorth } from './nations.ts';
import { handLoss, synergyWorth } from './cards.ts';
import { paid, usuallyPaid } from './cost-worth.ts';
import { questWorth } from './quests.ts';
import type { Situation } from './situation.ts';
import type { Weights } from './weights.ts';

/** A city that opens again. */
const SKULL = 1;

export function verbWorth(situation: Situation, verb: Verb): number {
  const { box, state, seat, weights } = situation;
  switch (verb.op) {
    case 'doubloons':
      return situation.note('brings-doubloons', verb.n * situation.doubloon);
    case 'points':
      return situation.note('brings-points', verb.n);
    case 'combatPoints': {
      const room = box.tracks.combatPoints.last - at(state.combatPoints, seat);
      return situation.note('brings-combat-points', Math.min(verb.n, room) * situation.combatPoint);
    }
    case 'spies':
      return situation.note('brings-spies', Math.min(verb.n, at(state.spySupply, seat)) * situation.spy);
    case 'influence':
      return situation.note('brings-influence', bestInfluence(situation, verb.n));
    case 'influenceIn':
      return situation.note('brings-influence', influenceWorth(situation, verb.nation, verb.n));
    case 'fightingInfluence': {
      const nation = currentCombat(state)?.nation ?? NONE;
      const isOpen = nation === NONE;
      const worth = isOpen ? bestInfluence(situation, verb.n) : influenceWorth(situation, nation, verb.n);
      return situation.note('brings-influence', worth);
    }
    case 'discs':
      return situation.note('removes-disc', situation.disc * verb.n);
    case 'explore':
      return exploreWorth(situation, verb.n);
    case 'village':
      return situation.note('village-actions', situation.village(verb.n));
    case 'per':
      return perGain(situation, verb);
    case 'synergy':
      return synergyWorth(situation, verb.synergy);
    case 'anySynergy':
      return situation.note(
        'brings-synergy',
        situation.quietly(() => bestSynergy(situation)),
      );
    case 'combat':
      return situation.note('combat', situation.combat);
    case 'cube':
      if (!canPlaceCube(box, state)) return verb.nextRank === true ? bestRank(situation) : 0;
      return situation.note('raises-multiplier', bestCube(situation, verb.nextRank ?? false));
    case 'cubeHere':
      return canPlaceCubeHere(box, state, seat)
        ? situation.note('raises-multiplier', cubeHere(situation))
        : 0;
    case 'nextRank':
      return situation.note('reaches-rank', bestRank(situation));
    case 'sailOn':
      return situation.note('gains-turns', weights.sailOn);
    case 'pay':
      return paid(situation, verb.pay);
    case 'discardHand':
      return situation.note('fresh-hand', -handLoss(situation));
    case 'questOnCard':
      return situation.note('quest-ahead', weights.questOnCard);
    case 'questOfCity':
      return questGain(situation, state.cityQuest);
    case 'questOfCard':
      return questGain(situation, NONE);
    case 'spiesOnCard':
      return Math.max(0, verb.income * situation.doubloonIncome - situation.spy) * at(state.spies, seat);
    case 'flagBonus': {
      const place = currentCombat(state)?.at ?? NONE;
      if (place === NONE) return 0;
      const flag = flagAt(box, state, at(state.explorers, seat), place);
      return flag.is === 'there' && flag.bonus !== undefined ? situation.gain(flag.bonus) : 0;
    }
    case 'spyDoubloons': {
      const place = currentCombat(state)?.at ?? NONE;
      return verb.own * spiesAt(box, state, seat, place) * situation.doubloon;
    }
    case 'removeSkull':
      return SKULL;
    case 'keepQuest':
      return 0;
  }
}

function exploreWorth(situation: Situation, steps: number): number {
  const { state, seat, rules } = situation;
  if (!canExplore(rules, state, seat)) return 0;
  const all = steps + abilityOf(state, seat, ABILITY.explorerSteps);
  return situation.note('explores', situation.explore(all));
}

function perGain(situation: Situation, { what, n, of }: Extract<Verb, { op: 'per' }>): number {
  const { state, seat, rules } = situation;
  if (what === 'village') {
    const count = of === 'compasses' ? compassesOf(state, seat) : countOf(rules, state, seat, of);
    return situation.note('village-actions', situation.village(n * count));
  }
  const count = n * countOf(rules, state, seat, of);
  return what === 'points'
    ? situation.note('brings-points', count)
    : situation.note('brings-doubloons', count * situation.doubloon);
}

function bestSynergy(situation: Situation): number {
  let best = 0;
  for (let symbol = 0; symbol < situation.box.synergyTokens.length; symbol++) {
    best = Math.max(best, synergyWorth(situation, symbol));
  }
  return best;
}

function cubeHere(situation: Situation): number {
  let best = 0;
  for (let nation = 0; nation < situation.state.reserve.length; nation++) {
    best = Math.max(best, situation.cube(nation) + situation.influence(nation));
  }
  return best;
}

function questGain(situation: Situation, quest: number): number {
  return quest === NONE ? situation.weights.questOnCard : Math.max(0, questWorth(situation, quest));
}

/** Verbs that spies seldom do are worth nothing here. */
export function usualVerbWorth(verb: Verb, weights: Weights): number {
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
      return verb.n * weights.usualInfluence;
    case 'discs':
      return verb.n * weights.usualDisc;
    case 'explore':
      return verb.n * weights.usualStep;
    case 'village':
      return verb.n * weights.usualVillageAction;
    case 'per':
      return verb.n * weights.usualCount;
    case 'sailOn':
      return weights.sailOn;
    case 'pay':
      return usuallyPaid(verb.pay, weights);
    default:
      return 0;
  }
}
