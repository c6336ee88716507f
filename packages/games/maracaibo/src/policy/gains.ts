/** What effects bring and costs take. */
import type { Program } from '@captains-table/kernel';
import { ABILITY, abilityOf, compassesOf } from '../cards/abilities.ts';
import { canPay } from '../cards/pay.ts';
import { hasSynergy } from '../cards/synergy.ts';
import { currentCombat } from '../combat/combat.ts';
import { NONE } from '../box.ts';
import type { Cost } from '../effects/costs.ts';
import type { Verb } from '../effects/effect.ts';
import { canExplore } from '../explorer/explore.ts';
import { canPlaceCube, canPlaceCubeHere } from '../influence/place.ts';
import { countOf } from '../effects/language.ts';
import { at } from '../lists.ts';
import { flagAt, spiesAt } from '../places.ts';
import type { Words } from '../state.ts';
import { bestCube, bestInfluence, bestRank, influenceWorth } from './nations.ts';
import { cardKept, handLoss, synergyWorth } from './cards.ts';
import { questWorth } from './quests.ts';
import type { Scene } from './scene.ts';

/** A quest that lies on a card can be fulfilled at any time, with a village action. */
const QUEST_ON_CARD = 3.5;
/** A city that opens again. */
const SKULL = 1;

export function gainOf(scene: Scene, effect: Program<Words>): number {
  switch (effect.op) {
    case 'seq':
    case 'anyOrder': {
      const [first] = effect.of;
      if (first?.op === 'pay' && !canPay(scene.box, scene.state, scene.seat, first.pay)) return 0;
      let sum = 0;
      for (const step of effect.of) sum += gainOf(scene, step);
      return sum;
    }
    case 'choose': {
      let best = effect.of[0];
      let most = -Infinity;
      for (const part of effect.of) {
        const worth = scene.quietly(() => gainOf(scene, part));
        if (worth > most) [best, most] = [part, worth];
      }
      return best === undefined ? 0 : gainOf(scene, best);
    }
    case 'may':
      return scene.quietly(() => gainOf(scene, effect.do)) > 0 ? gainOf(scene, effect.do) : 0;
    case 'when':
      if (!('owns' in effect.if)) return 0;
      return hasSynergy(scene.state, scene.seat, effect.if.owns) ? gainOf(scene, effect.do) : 0;
    // No piece uses these words.
    case 'times':
    case 'forEach':
      return 0;
    default:
      return verbGain(scene, effect);
  }
}

function verbGain(scene: Scene, verb: Verb): number {
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
      return flag.is === 'there' && flag.bonus !== undefined ? gainOf(scene, flag.bonus) : 0;
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

/** What costs take, below 0. */
function paid(scene: Scene, costs: readonly Cost[]): number {
  let sum = 0;
  for (const cost of costs) sum -= costWorth(scene, cost);
  return sum;
}

function costWorth(scene: Scene, cost: Cost): number {
  const { state, seat } = scene;
  switch (cost.op) {
    case 'doubloons':
      return -scene.note('costs-doubloons', -cost.n * scene.doubloon);
    case 'combatPoints':
      return -scene.note('spends-combat-points', -cost.n * scene.combatPoint);
    case 'spies':
      return -scene.note('spends-spies', -cost.n * scene.spy);
    case 'items': {
      let standing = 0;
      for (let item = 0; item < 4; item++) {
        if (cost.list.includes(item)) standing += abilityOf(state, seat, ABILITY.standing + item);
      }
      return Math.max(0, cost.list.length - standing) * cardKept(scene);
    }
    case 'goods':
      return cost.list.length * cardKept(scene);
    case 'sameGoods':
      return cost.n * cardKept(scene);
    case 'moved':
      return 0;
  }
}
