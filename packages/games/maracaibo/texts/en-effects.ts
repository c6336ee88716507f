/** What pieces do, in English clauses: "gain 2 doubloons". */
import type { Program } from '@captains-table/kernel';
import type { Cost } from '../src/effects/costs.ts';
import type { Counted } from '../src/names.ts';
import type { Verb } from '../src/effects/effect.ts';
import type { VerbName } from '../src/effects/verbs.ts';
import {
  and,
  combatPoints,
  discs,
  doubloons,
  good,
  items,
  nation,
  points,
  some,
  spies,
  synergy,
  upperFirst,
  villageActions,
} from './en-words.ts';
import { tallied } from '../src/lists.ts';
import { runsOf } from './facts.ts';
import type { Words } from '../src/state.ts';
import type { Clauses } from './speech.ts';

const COUNTED: Readonly<Record<Counted, string>> = {
  combatTokens: 'combat token of yours',
  spiesOnBoard: 'spy of yours on the board',
  spiesOnLocations: 'spy of yours at a location',
  quests: 'quest tile of yours',
  compasses: 'compass of yours',
  synergies: 'synergy token of yours',
  nationsWith3Influence: 'nation in which you have 3 influence or more',
};

/** After an effect that stands there more than once. */
const TIMES = ['', '', ' (twice)', ' (three times)'];

export const clauses: Clauses = { effect, costs, sentence: (clause) => `${upperFirst(clause)}.` };

function effect(what: Program<Words>): string {
  switch (what.op) {
    case 'seq':
    case 'anyOrder':
      return and(runsOf(what.of).map(([part, times]) => `${effect(part)}${TIMES[times] ?? ''}`));
    case 'choose':
      return what.of.map(effect).join(', or ');
    case 'may':
      return `optionally ${effect(what.do)}`;
    case 'when':
      return 'owns' in what.if
        ? `${effect(what.do)} if you have the ${synergy(what.if.owns)} token`
        : effect(what.do);
    case 'times':
    case 'forEach':
      return effect(what.do);
    default:
      return verb(what);
  }
}

/** By the name that content writes: in the workshop a verb is chosen from these. */
export const VERB_NAMES: Readonly<Record<VerbName, string>> = {
  gainDoubloons: 'gain doubloons',
  scorePoints: 'score points',
  takeVillageActions: 'take village actions',
  gainCombatPoints: 'gain combat points',
  takeSpies: 'take spies',
  gainInfluence: 'gain influence in a nation of choice',
  gainInfluenceFoughtFor: 'gain influence in the nation fought for',
  gainInfluenceIn: 'gain influence in a nation',
  removeDiscs: 'remove discs',
  explore: 'move the explorer',
  takeSynergy: 'take a synergy token',
  takeAnySynergy: 'take a synergy token of choice',
  fight: 'fight',
  placeCube: 'place a cube on a village',
  placeCubeHere: 'place a cube here',
  reachNextRank: 'move a marker to its next rank',
  sailOn: 'sail on',
  pay: 'pay',
  discardHand: 'discard the hand',
  putQuestOnCard: 'put a quest onto this card',
  fulfilQuestOfCard: 'fulfil the quest of this card',
  fulfilQuestOfCity: 'fulfil the quest of this city',
  putSpiesOnCard: 'put spies onto this card',
  takeFlagBonus: 'take the bonus of the flag',
  gainDoubloonsForSpies: 'gain doubloons for spies',
  removeSkull: 'remove a skull tile',
};

function verb(what: Verb): string {
  switch (what.op) {
    case 'doubloons':
      return `gain ${doubloons(what.n)}`;
    case 'points':
      return `score ${points(what.n)}`;
    case 'combatPoints':
      return `gain ${combatPoints(what.n)}`;
    case 'spies':
      return `take ${spies(what.n)}`;
    case 'influence':
      return `gain ${what.n} influence in a nation of your choice`;
    case 'influenceIn':
      return `gain ${what.n} influence in ${nation(what.nation)}`;
    case 'fightingInfluence':
      return `gain ${what.n} influence in the nation you fight for`;
    case 'discs':
      return `remove ${discs(what.n)} from your ship`;
    case 'explore':
      return what.n === 1 ? 'move your explorer 1 space' : `move your explorer up to ${what.n} spaces`;
    case 'village':
      return `take ${villageActions(what.n)}`;
    case 'per':
      return perThing(what.what, what.n, what.of);
    case 'synergy':
      return `take the ${synergy(what.synergy)} token`;
    case 'anySynergy':
      return 'take a synergy token that you do not have yet';
    case 'combat':
      return 'fight a combat';
    case 'cube':
      return what.nextRank === true
        ? 'place a cube of any nation on a village without a cube, with your marker of that nation going to its next rank'
        : 'place a cube of any nation on a village without a cube';
    case 'cubeHere':
      return 'place a cube of any nation in the village of your ship, if it has none, for 1 influence in that nation';
    case 'nextRank':
      return 'move one of your influence markers to its next rank';
    case 'sailOn':
      return `sail ${what.min} to ${what.max} steps further for one more main action`;
    case 'pay':
      return costs(what.pay);
    case 'discardHand':
      return 'discard your whole hand';
    case 'questOnCard':
      return 'put the top quest of the pile on this card';
    case 'questOfCard':
      return 'fulfil the quest on this card';
    case 'questOfCity':
      return 'fulfil the quest of this city';
    case 'keepQuest':
      return 'keep the quest tile';
    case 'spiesOnCard':
      return `put any number of your spies on this card, for ${what.income} doubloon income each`;
    case 'flagBonus':
      return 'take the bonus of the flag';
    case 'spyDoubloons':
      return `gain ${doubloons(what.own)} for each spy of yours there and ${what.other} for each other spy there`;
    case 'removeSkull':
      return 'remove one skull tile from the board';
  }
}

function perThing(what: 'doubloons' | 'points' | 'village', n: number, of: Counted): string {
  switch (what) {
    case 'doubloons':
      return `gain ${doubloons(n)} for each ${COUNTED[of]}`;
    case 'points':
      return `score ${points(n)} for each ${COUNTED[of]}`;
    case 'village':
      return `take ${villageActions(n)} for each compass you had at the start of the turn`;
  }
}

function costs(list: readonly Cost[]): string {
  return and(list.map(cost));
}

function cost(what: Cost): string {
  switch (what.op) {
    case 'doubloons':
      return `pay ${doubloons(what.n)}`;
    case 'combatPoints':
      return `pay ${combatPoints(what.n)}`;
    case 'spies':
      return `return ${spies(what.n)} to the supply`;
    case 'items':
      return `discard ${and(tallied(what.list).map(([which, n]) => items(which, n)))}`;
    case 'goods':
      return `discard ${and(tallied(what.list).map(([which, n]) => `${some(n, 'card', 'cards')} with ${good(which)}`))}`;
    case 'sameGoods':
      return `discard ${what.n} cards with the same good`;
    case 'moved':
      return `spend at least ${what.n} movement this turn`;
  }
}
