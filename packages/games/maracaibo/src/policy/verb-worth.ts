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
import type { Scene } from './scene.ts';
import type { Weights } from './weights.ts';

/** A quest that lies on a card can be fulfilled at any time, with a village action. */
const QUEST_ON_CARD = 3.5;
/** A city that opens again. */
const SKULL = 1;

export function verbWorth(scene: Scene, verb: Verb): number {
  const { box, state, seat, rules, weights } = scene;
  switch (verb.op) {
    case 'doubloons':
      return scene.note('brings-doubloons', verb.n * scene.doubloon);
    case 'points':
      return scene.note('brings-points', verb.n);
    case 'combatPoints': {
      const room = box.tracks.combatPoints.last - at(state.combatPoints, seat);
      return scene.note('brings-combat-points', Math.min(verb.n, room) * scene.combatPoint);
    }
    case 'spies':
      return scene.note('brings-spies', Math.min(verb.n, at(state.spySupply, seat)) * scene.spy);
    case 'influence':
      return scene.note('brings-influence', bestInfluence(scene, verb.n));
    case 'influenceIn':
      return scene.note('brings-influence', influenceWorth(scene, verb.nation, verb.n));
    case 'fightingInfluence': {
      const nation = currentCombat(state)?.nation ?? NONE;
      const worth = nation === NONE ? bestInfluence(scene, verb.n) : influenceWorth(scene, nation, verb.n);
      return scene.note('brings-influence', worth);
    }
    case 'discs':
      return scene.note('removes-disc', scene.disc * verb.n);
    case 'explore':
      if (!canExplore(rules, state, seat)) return 0;
      return scene.note('explores', scene.explore(verb.n + abilityOf(state, seat, ABILITY.explorerSteps)));
    case 'village':
      return scene.note('village-actions', scene.village(verb.n));
    case 'per':
      return perGain(scene, verb);
    case 'synergy':
      return synergyWorth(scene, verb.synergy);
    case 'anySynergy':
      return scene.note(
        'brings-synergy',
        scene.quietly(() => bestSynergy(scene)),
      );
    case 'combat':
      return scene.note('combat', scene.combat);
    case 'cube':
      if (!canPlaceCube(box, state)) return verb.nextRank === true ? bestRank(scene) : 0;
      return scene.note('raises-multiplier', bestCube(scene, verb.nextRank ?? false));
    case 'cubeHere':
      return canPlaceCubeHere(box, state, seat) ? scene.note('raises-multiplier', cubeHere(scene)) : 0;
    case 'nextRank':
      return scene.note('reaches-rank', bestRank(scene));
    case 'sailOn':
      return scene.note('gains-turns', weights.sailOn);
    case 'pay':
      return paid(scene, verb.pay);
    case 'discardHand':
      return scene.note('fresh-hand', -handLoss(scene));
    case 'questOnCard':
      return scene.note('quest-ahead', QUEST_ON_CARD);
    case 'questOfCity':
      return questGain(scene, state.cityQuest);
    case 'questOfCard':
      return questGain(scene, NONE);
    case 'spiesOnCard':
      return Math.max(0, verb.income * scene.doubloonIncome - scene.spy) * at(state.spies, seat);
    case 'flagBonus': {
      const place = currentCombat(state)?.at ?? NONE;
      if (place === NONE) return 0;
      const flag = flagAt(box, state, at(state.explorers, seat), place);
      return flag.is === 'there' && flag.bonus !== undefined ? scene.gain(flag.bonus) : 0;
    }
    case 'spyDoubloons': {
      const place = currentCombat(state)?.at ?? NONE;
      return verb.own * spiesAt(box, state, seat, place) * scene.doubloon;
    }
    case 'removeSkull':
      return SKULL;
    case 'keepQuest':
      return 0;
  }
}

function perGain(scene: Scene, { what, n, of }: Extract<Verb, { op: 'per' }>): number {
  const { state, seat, rules } = scene;
  if (what === 'village') {
    const count = of === 'compasses' ? compassesOf(state, seat) : countOf(rules, state, seat, of);
    return scene.note('village-actions', scene.village(n * count));
  }
  const count = n * countOf(rules, state, seat, of);
  return what === 'points'
    ? scene.note('brings-points', count)
    : scene.note('brings-doubloons', count * scene.doubloon);
}

function bestSynergy(scene: Scene): number {
  let best = 0;
  for (let symbol = 0; symbol < scene.box.synergyTokens.length; symbol++) {
    best = Math.max(best, synergyWorth(scene, symbol));
  }
  return best;
}

function cubeHere(scene: Scene): number {
  let best = 0;
  for (let nation = 0; nation < scene.state.reserve.length; nation++) {
    best = Math.max(best, scene.cube(nation) + scene.influence(nation));
  }
  return best;
}

function questGain(scene: Scene, quest: number): number {
  return quest === NONE ? QUEST_ON_CARD : Math.max(0, questWorth(scene, quest));
}

/** As the model has it that priced the cards. */
const DISC = 3;
const INFLUENCE = 1.8;
const STEP = 1.5;
const VILLAGE_ACTION = 2.2;
const COUNTED = 3;

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
      return usuallyPaid(verb.pay, weights);
    default:
      return 0;
  }
}
