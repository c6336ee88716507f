/** What the game asks, and the answers, in English. */
import type { PhraseContext, Seat } from '@captains-table/kernel';
import type { Decision } from '../src/moves.ts';
import { clauses } from './en-effects.ts';
import { LEGACY, PRESTIGE, UPGRADES } from './en-pieces.ts';
import { speech } from './en-speech.ts';
import { storyTexts } from './en-story.ts';
import {
  and,
  cards,
  combatPoints,
  doubloons,
  good,
  item,
  nation,
  points,
  spaces,
  spies,
  synergy,
} from './en-words.ts';
import type { Facts } from './facts.ts';
import type { MaracaiboTexts, Pieces } from './maracaibo-texts.ts';
import { spaceNumber } from './speech.ts';
import type { ThingWords } from './things.ts';
import { isAboutPlanning, offered, picked, thingWords } from './things.ts';

const { effect } = clauses;
const area = (id: string) => UPGRADES[id]?.name ?? id;
const tile = (id: string) => LEGACY[id]?.name ?? id;
const building = (id: string) => PRESTIGE[id]?.name ?? id;

const to = (context: Pick<PhraseContext, 'seat'>, seat: Seat, text: string) =>
  `${context.seat(seat)}: ${text}`;

export function prompts(facts: Facts): MaracaiboTexts['prompts'] {
  const { tokenModifier, place, pointsInsteadOfBuying } = thingWords(facts, speech, { good, item });
  return {
    ...storyTexts(facts).prompts,
    'opening-plan': ({ seat }, context) => to(context, seat, 'choose a card for your planning area'),
    'opening-discard': ({ seat, left }, context) => to(context, seat, `choose ${cards(left)} to discard`),
    'opening-career': ({ seat }, context) => to(context, seat, 'choose your career'),
    sail: ({ seat, max }, context) => to(context, seat, `sail up to ${max} steps`),
    tip: ({ seat, at }, context) =>
      to(context, seat, `a ship has stopped at ${place(at)}, where you have a spy: points or doubloons?`),
    'tile-offer': ({ seat, tile: id }, context) => to(context, seat, `put a disc on the tile ${tile(id)}?`),
    main: ({ seat, at, points: moved }, context) =>
      to(context, seat, `choose a main action at ${place(at)}, after ${moved} movement`),
    village: ({ seat, left }, context) =>
      to(
        context,
        seat,
        left === 1 ? 'take your last village action' : `take a village action, ${left} are left`,
      ),
    influence: ({ seat, n }, context) => to(context, seat, `in which nation do you gain ${n} influence?`),
    rank: ({ seat }, context) => to(context, seat, 'which marker goes to its next rank?'),
    disc: ({ seat, left }, context) =>
      to(
        context,
        seat,
        left === 1 ? 'remove a disc from your ship' : `remove a disc from your ship, ${left} are left`,
      ),
    explore: ({ seat, steps }, context) => to(context, seat, `move your explorer up to ${spaces(steps)}`),
    pay({ seat, what, wanted, left }, context) {
      if (what === 'items')
        return to(context, seat, `discard cards for these items: ${and(wanted.map(item))}`);
      if (what === 'goods')
        return to(context, seat, `discard cards for these goods: ${and(wanted.map(good))}`);
      const [same] = wanted;
      return same === undefined
        ? to(context, seat, `discard ${cards(left)} with the same good`)
        : to(context, seat, `discard ${cards(left)} with ${good(same)}`);
    },
    'fight-for'({ seat, token }, context) {
      const modifier = tokenModifier(token);
      const question = to(context, seat, 'for which nation do you fight?');
      return modifier === undefined ? question : `${question} ${modifier}`;
    },
    combat: ({ seat, nation: which, value }, context) =>
      to(context, seat, `fight for ${nation(which)}, the combat value is ${value}`),
    'cube-nation': ({ seat }, context) => to(context, seat, 'of which nation do you place a cube?'),
    cube: ({ seat, nation: which }, context) =>
      to(context, seat, `where does the cube of ${nation(which)} go?`),
    synergy: ({ seat }, context) => to(context, seat, 'which synergy token do you take?'),
    quest: ({ seat }, context) => to(context, seat, 'fulfil the quest of your explorer’s space?'),
    'city-quest': ({ seat }, context) => to(context, seat, 'fulfil the quest of this city?'),
    assign: ({ seat, income }, context) =>
      to(context, seat, `how many spies go onto the card, for ${income} doubloon income each?`),
    skull: ({ seat }, context) => to(context, seat, 'which skull tile is removed?'),
    after: ({ seat, scoring }, context) =>
      scoring
        ? to(context, seat, 'complete career objectives, or go on')
        : to(context, seat, 'free actions are still possible, then go on'),
    draw: ({ seat, left, price }, context) =>
      price === 0
        ? to(context, seat, `draw ${cards(left)}, from the deck or from the row`)
        : to(
            context,
            seat,
            `draw ${cards(left)}, from the deck or from the row for ${doubloons(price)} each`,
          ),
    buying: ({ seat }, context) =>
      to(context, seat, `buy a card, invest in a building, or score ${points(pointsInsteadOfBuying)}`),
    choose: ({ seat }, context) => to(context, seat, 'choose one'),
    next: ({ seat }, context) => to(context, seat, 'what comes first?'),
    may: ({ seat, what }, context) => to(context, seat, `${effect(what.op === 'may' ? what.do : what)}?`),
  };
}

/** A move and, behind a colon, what it does. */
const withClause = (label: string, clause: string | undefined) =>
  clause === undefined || clause === '' ? label : `${label}: ${clause}`;

export function moves(facts: Facts, prestige: Pieces = PRESTIGE): MaracaiboTexts['moves'] {
  const words = thingWords(facts, speech, { good, item });
  const { card, career, handCard, title, place, villageEffect, spyEffect, quest, goal, space } = words;
  const explained = (label: string, id: string) => withClause(label, words.effects(id));
  return {
    ...storyTexts(facts).moves,
    plan(move, { pending }) {
      const label = `plan ${card(move.card)}`;
      return isAboutPlanning(pending) ? explained(label, move.card) : label;
    },
    discard: (move) => explained(`discard ${card(move.card)}`, move.card),
    career: ({ career: id }) => `choose the career ${career(id)}: ${words.objectives(id)}`,
    sail: ({ to: id, points: moved }) => `sail to ${place(id)} with ${moved} movement`,
    tip: ({ take }) =>
      take === 'points'
        ? `score ${points(words.tip.tipPoints)}`
        : `gain ${doubloons(words.tip.tipDoubloons)}`,
    city: (_move, { pending }) => withClause('city action', words.cityEffect(pending)),
    deliver: (move, { pending }) =>
      withClause(`deliver ${handCard(move.card)}, then city action`, words.cityEffect(pending)),
    village: () => 'village actions',
    quest: ({ quest: id }) => `fulfil the quest (${quest(id)})`,
    spy: (move) => `spy action of ${title(move.card)}: ${spyEffect(move.card)}`,
    objective: (move) => `career objective: ${goal(move)}`,
    'spy-to-points': () => `return a spy for ${combatPoints(words.combatPointsPerSpy)}`,
    doubloon: () => words.everyShip.gainDoubloon,
    'discard-hand'() {
      const { doubloonsForHand: forHand, everyShip } = words;
      return forHand === undefined
        ? everyShip.discardHand
        : `discard the whole hand for ${doubloons(forHand)}`;
    },
    buy: (move) => explained(`buy ${card(move.card)}`, move.card),
    invest: ({ building: id }) =>
      `invest in the ${building(id)} (${doubloons(words.buildingPrice(id))}, 1 spy): ${prestige[id]?.help ?? ''}`,
    'village-action'({ of }) {
      const label = `${villageEffect(of)} (${UPGRADES[of]?.name ?? title(of)})`;
      return words.isLastVillageAction(of)
        ? `${label}; your last village action, any others you have left are lost`
        : label;
    },
    influence: ({ nation: which }) => nation(which),
    rank: ({ nation: which }) => nation(which),
    disc: ({ area: id }) => `${area(id)}: ${UPGRADES[id]?.help ?? ''}`,
    explore: ({ to: id }) => {
      const { reward, quest: onIt, end } = space(id);
      if (end) return 'to the end of the track';
      if (onIt) return `to space ${spaceNumber(id)}, a space for a quest`;
      return reward === undefined
        ? `to space ${spaceNumber(id)}`
        : `to space ${spaceNumber(id)}: ${effect(reward)}`;
    },
    pay: (move) => `discard ${handCard(move.card)}`,
    'cube-nation': ({ nation: which }) => nation(which),
    cube: ({ at }) => place(at),
    synergy: ({ symbol }) => synergy(symbol),
    assign: ({ spies: n }) => (n === 0 ? 'no spy' : spies(n)),
    skull: ({ tile: id }) => tile(id),
    'use-tile': ({ tile: id }) => `put a disc on the tile ${tile(id)}`,
    ...combatMoves(words),
    draw: () => 'draw from the deck',
    take: (move) => explained(`take ${card(move.card)}`, move.card),
    'two-points': () => `score ${points(2)}`,
    decline: (_move, { pending }) => declined(pending?.kind),
    done: (_move, { pending }) => finished(pending?.kind),
    choose({ option }, { pending }) {
      const what = picked(pending, option);
      return what === undefined ? `option ${option + 1}` : effect(what);
    },
    next({ step }, { pending }) {
      const what = picked(pending, step);
      return what === undefined ? `step ${step + 1}` : effect(what);
    },
    may({ take }, { pending }) {
      const what = offered(pending);
      if (!take) return what?.op === 'combat' ? 'fight no combat' : 'decline';
      return what === undefined ? 'accept' : effect(what);
    },
  };
}

function combatMoves(words: ThingWords) {
  const { title, place, influenceValue } = words;
  return {
    'fight-for'({ nation: which }, { pending }) {
      const terms = words.tokenTerms(pending, which);
      return terms === undefined ? `fight for ${nation(which)}` : `fight for ${nation(which)}: ${terms}`;
    },
    boost: (move) =>
      move.with === 'point'
        ? 'spend a combat point to raise the value by 1'
        : 'spend a spy to raise the value by 1',
    'gain-influence': ({ n }) => `gain ${n} influence for ${influenceValue(n)} of the value`,
    'take-city': ({ at }) => withClause(`take the city of ${place(at)}`, words.flagBonus(at)),
    'take-village': ({ at }) => `take the village of ${place(at)}`,
    'combat-card': (move) => {
      const { value, does } = words.combatEffect(move.card);
      return `combat action of ${title(move.card)}, for ${value} of the value: ${does}`;
    },
    'treasure-fleet': ({ value }) => `escort the treasure fleet for ${value}`,
    'gold-mine': () => 'seize the gold mine',
  } satisfies Partial<MaracaiboTexts['moves']>;
}

function declined(kind: Decision['kind'] | undefined): string {
  switch (kind) {
    case 'explore':
      return 'leave the explorer where it is';
    case 'quest':
    case 'city-quest':
      return 'leave the quest';
    case 'disc':
      return 'remove no disc';
    case 'cube':
    case 'cube-nation':
      return 'place no cube';
    case 'skull':
      return 'remove no skull tile';
    default:
      return 'decline';
  }
}

function finished(kind: Decision['kind'] | undefined): string {
  switch (kind) {
    case 'main':
      return 'no main action';
    case 'village':
      return 'no more village actions';
    case 'combat':
    case 'fight-for':
      return 'end the combat';
    case 'draw':
      return 'draw no more cards';
    case 'after':
      return 'go on';
    default:
      return 'done';
  }
}
