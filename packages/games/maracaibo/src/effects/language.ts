/** What the verbs of effects do: the rules behind the data of cards, cities, spies, quests, upgrades and spaces. */
import type { Language, ProgramContext, Seat } from '@captains-table/kernel';
import { startProgram } from '@captains-table/kernel';
import { compassesOf } from '../cards/abilities.ts';
import { discardHand } from '../cards/deck.ts';
import { canPay, pay } from '../cards/pay.ts';
import { gainSynergy, hasAllSynergies, hasSynergy } from '../cards/synergy.ts';
import { spiesOfOthersAt } from '../combat/actions.ts';
import { currentCombat, startCombat } from '../combat/combat.ts';
import { NONE } from '../box.ts';
import type { Counted } from '../names.ts';
import type { Verb } from './effect.ts';
import type { Event } from '../events.ts';
import { canExplore, startExploring } from '../explorer/explore.ts';
import { NATION_COUNT, canRankUpAnywhere, gainInfluence, influenceOf } from '../influence/influence.ts';
import { canPlaceCube, canPlaceCubeHere } from '../influence/place.ts';
import { at, bitsIn } from '../lists.ts';
import { flagAt, spiesAt, spiesOnBoard } from '../places.ts';
import { canFulfil, fulfil, fulfilCityQuest, keepQuest, layOnCard, questOnCard } from '../quests/quest.ts';
import { gainPoints } from '../scoring/points.ts';
import { gainCombatPoints, gainDoubloons, takeSpies } from '../ship/supplies.ts';
import type { Events, LocationNumber, Pieces, Rules, Seen, State, Words } from '../state.ts';
import { canRemoveSkull } from '../story/legacy.ts';

export type GameLanguage = Language<State, Words, Event>;

/** Rule MA-20.17: nations with at least this much influence. */
const ENOUGH_INFLUENCE = 3;

export function languageOf(rules: Rules): GameLanguage {
  return {
    can: (state, context, verb) => can(rules, state, context, verb),
    perform: (state, context, verb, events) => perform(rules, state, context, verb, events),
    holds: (state, { seat }, { owns }) => hasSynergy(state, seat, owns),
    count: () => 0,
    list: () => [],
  };
}

/** Gains can always be begun, even if nothing is left to gain: what follows them must not be lost. */
function can(rules: Rules, state: State, { seat, item }: ProgramContext, verb: Verb): boolean {
  const { box } = rules;
  switch (verb.op) {
    case 'pay':
      return canPay(box, state, seat, verb.pay);
    case 'discardHand':
      return at(state.hands, seat).length > 0;
    case 'questOfCity':
      return state.cityQuest !== NONE;
    case 'questOfCard':
      return canFulfil(rules, state, seat, questOnCard(state, Number(item)));
    case 'cubeHere':
      return canPlaceCubeHere(box, state, seat);
    case 'explore':
      return canExplore(rules, state, seat);
    case 'nextRank':
      return canRankUpAnywhere(box, state, seat);
    default:
      return true;
  }
}

/** Verbs that ask the player something: each puts the decision on the stack. */
type Asking = Extract<
  Verb,
  {
    readonly op:
      | 'influence'
      | 'discs'
      | 'explore'
      | 'village'
      | 'anySynergy'
      | 'combat'
      | 'cube'
      | 'cubeHere'
      | 'nextRank'
      | 'sailOn'
      | 'spiesOnCard'
      | 'removeSkull';
  }
>;

function perform(rules: Rules, state: State, context: ProgramContext, verb: Verb, events: Events): void {
  const { box } = rules;
  const { seat, item } = context;
  switch (verb.op) {
    case 'doubloons':
      gainDoubloons(state, seat, verb.n, events);
      break;
    case 'points':
      gainPoints(state, seat, verb.n, verb.from, events);
      break;
    case 'combatPoints':
      gainCombatPoints(box, state, seat, verb.n, events);
      break;
    case 'spies':
      takeSpies(state, seat, verb.n, events);
      break;
    case 'influenceIn':
      gainInfluence(box, state, seat, verb.nation, verb.n, events);
      break;
    case 'fightingInfluence':
      gainInfluence(box, state, seat, currentCombat(state)?.nation ?? 0, verb.n, events);
      break;
    case 'per':
      gainPer(rules, state, seat, verb, events);
      break;
    case 'synergy':
      gainSynergy(rules, state, seat, verb.synergy, events);
      break;
    case 'pay':
      pay(state, seat, verb.pay, events);
      break;
    case 'discardHand':
      discardHand(rules, state, seat, events);
      break;
    case 'questOnCard':
      layOnCard(rules, state, seat, Number(item), events);
      break;
    case 'questOfCard':
      fulfil(rules, state, seat, questOnCard(state, Number(item)));
      break;
    case 'questOfCity':
      fulfilCityQuest(state, seat);
      break;
    case 'keepQuest':
      keepQuest(rules, state, seat, events);
      break;
    case 'flagBonus':
      gainFlagBonus(rules, state, seat);
      break;
    case 'spyDoubloons':
      gainSpyDoubloons(rules, state, seat, verb, events);
      break;
    default:
      ask(rules, state, context, verb);
  }
}

function ask(rules: Rules, state: State, { seat, item }: ProgramContext, verb: Asking): void {
  switch (verb.op) {
    case 'influence':
      state.stack.push({ kind: 'nation', seat, n: verb.n });
      break;
    case 'discs':
      state.stack.push({ kind: 'disc', seat, left: verb.n, to: 'out', at: NONE });
      break;
    case 'explore':
      startExploring(state, seat, verb.n);
      break;
    case 'village':
      state.stack.push({ kind: 'village', seat, left: verb.n });
      break;
    case 'anySynergy':
      if (!hasAllSynergies(state, seat)) state.stack.push({ kind: 'synergy', seat });
      break;
    case 'combat':
      startCombat(state, seat);
      break;
    case 'cube':
      startCube(rules, state, seat, verb.nextRank ?? false);
      break;
    case 'cubeHere':
      state.stack.push({ kind: 'cube', seat, nation: NONE, at: at(state.ships, seat), nextRank: false });
      break;
    case 'nextRank':
      state.stack.push({ kind: 'nation', seat, n: 0 });
      break;
    case 'sailOn':
      state.stack.push({ kind: 'leg', seat, max: verb.max, phase: 'sail', points: 0 });
      break;
    case 'spiesOnCard':
      if (at(state.spies, seat) === 0) break;
      state.stack.push({ kind: 'assign', seat, card: Number(item), income: verb.income });
      break;
    case 'removeSkull':
      if (canRemoveSkull(rules.box, state)) state.stack.push({ kind: 'skull', seat });
  }
}

function gainPer(
  rules: Rules,
  state: State,
  seat: Seat,
  verb: Extract<Verb, { op: 'per' }>,
  events: Events,
): void {
  switch (verb.what) {
    case 'doubloons':
      gainDoubloons(state, seat, verb.n * countOf(rules, state, seat, verb.of), events);
      break;
    case 'points':
      gainPoints(state, seat, verb.n * countOf(rules, state, seat, verb.of), verb.from, events);
      break;
    case 'village': {
      // Rule MA-5.11: compasses as they were when the turn began.
      const count = verb.of === 'compasses' ? state.compassesBefore : countOf(rules, state, seat, verb.of);
      state.stack.push({ kind: 'village', seat, left: verb.n * count });
    }
  }
}

export function countOf({ box }: Pieces, state: Seen, seat: Seat, of: Counted): number {
  switch (of) {
    case 'combatTokens':
      return at(state.tokensWon, seat).length;
    case 'spiesOnBoard':
    case 'spiesOnLocations':
      return spiesOnBoard(box, state, seat);
    case 'quests':
      return at(state.questTiles, seat).length;
    case 'compasses':
      return compassesOf(state, seat);
    case 'synergies':
      return bitsIn(at(state.synergies, seat));
    case 'nationsWith3Influence': {
      let count = 0;
      for (let nation = 0; nation < NATION_COUNT; nation++) {
        if (influenceOf(state, seat, nation) >= ENOUGH_INFLUENCE) count++;
      }
      return count;
    }
  }
}

/** Rules MA-20.3, MA-20.13: where no cube can be placed, the player still gains the rank. */
function startCube({ box }: Rules, state: State, seat: Seat, nextRank: boolean): void {
  if (canPlaceCube(box, state)) state.stack.push({ kind: 'cube', seat, nation: NONE, at: NONE, nextRank });
  else if (nextRank && canRankUpAnywhere(box, state, seat)) state.stack.push({ kind: 'nation', seat, n: 0 });
}

/** Rule MA-6.14. */
function gainFlagBonus({ box }: Rules, state: State, seat: Seat): void {
  const place = currentCombat(state)?.at ?? NONE;
  if (place === NONE) return;
  const flag = flagAt(box, state, at(state.explorers, seat), place);
  if (flag.is === 'there' && flag.bonus !== undefined) startProgram<Words>(state, flag.bonus, { seat });
}

function gainSpyDoubloons(
  rules: Rules,
  state: State,
  seat: Seat,
  verb: Extract<Verb, { op: 'spyDoubloons' }>,
  events: Events,
): void {
  const place = currentCombat(state)?.at ?? NONE;
  gainDoubloons(state, seat, spyDoubloons(rules, state, seat, place, verb), events);
}

/** What the spies at a place bring. Rule MA-6.19. */
export function spyDoubloons(
  { box }: Pieces,
  state: Seen,
  seat: Seat,
  place: LocationNumber,
  { own, other }: Pick<Extract<Verb, { op: 'spyDoubloons' }>, 'own' | 'other'>,
): number {
  return own * spiesAt(box, state, seat, place) + other * spiesOfOthersAt(box, state, seat, place);
}
