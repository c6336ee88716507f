/** What happens, in English. */
import { COMBAT_ACTIONS, LEGACY, PRESTIGE, UPGRADES } from './en-pieces.ts';
import { CREDITED } from './en-names.ts';
import { speech } from './en-speech.ts';
import { storyEvents } from './en-story.ts';
import {
  and,
  cards,
  combatPoints,
  discs,
  doubloons,
  good,
  item,
  line,
  nation,
  points,
  spies,
  synergy,
} from './en-words.ts';
import type { Facts } from './facts.ts';
import type { MaracaiboTexts, Names } from './maracaibo-texts.ts';
import { spaceNumber } from './speech.ts';
import type { ThingWords } from './things.ts';
import { thingWords } from './things.ts';

const area = (id: string) => UPGRADES[id]?.name ?? id;
const tile = (id: string) => LEGACY[id]?.name ?? id;
const building = (id: string) => PRESTIGE[id]?.name ?? id;
const CREDITS: Names = CREDITED;
const ROUNDS = ['', 'I', 'II', 'III', 'IV'];
const PLACES = ['', 'first', 'second', 'third', 'fourth'];

export function events(facts: Facts): MaracaiboTexts['events'] {
  const words = thingWords(facts, speech, { good, item });
  return {
    ...storyEvents(facts),
    ...turnEvents(words),
    ...actionEvents(words),
    ...progressEvents,
    ...combatEvents(words),
    ...questAndCardEvents(words),
    ...scoringEvents(words),
    ...jeanneEvents(words),
  };
}

function turnEvents({ career, title, place }: ThingWords) {
  return {
    'round-began': ({ round, seat }, context) =>
      `Round ${ROUNDS[round] ?? round} begins with ${context.seat(seat)}`,
    'turn-began': ({ seat }, context) => `It is ${context.seat(seat)}’s turn`,
    opened: ({ seat, career: id, planned }, context) =>
      `${context.seat(seat)} follows the career ${career(id)} and plans ${title(planned)}`,
    planned: ({ seat, card }, context) => `${context.seat(seat)} plans ${title(card)}`,
    sailed: ({ seat, at, points: moved }, context) =>
      `${context.seat(seat)} sails to ${place(at)} with ${moved} movement`,
    toll: (event, context) => `${context.seat(event.seat)} pays a toll of ${doubloons(event.doubloons)}`,
    'spies-unused': (event, context) => `${context.seat(event.seat)} leaves ${spies(event.spies)} unused`,
    points: ({ seat, n, from }, context) =>
      `${context.seat(seat)} scores ${points(n)} ${CREDITS[from] ?? ''}`,
    stole: ({ seat, other, n }, context) =>
      `${context.seat(seat)} takes ${points(n)} from ${context.seat(other)} in passing`,
    doubloons: ({ seat, n }, context) => `${context.seat(seat)} gains ${doubloons(n)}`,
    paid: ({ seat, n }, context) => `${context.seat(seat)} pays ${doubloons(n)}`,
    'combat-points': ({ seat, n }, context) => `${context.seat(seat)} gains ${combatPoints(n)}`,
    'combat-points-spent': ({ seat, n }, context) => `${context.seat(seat)} spends ${combatPoints(n)}`,
    spies: ({ seat, n }, context) => `${context.seat(seat)} takes ${spies(n)}`,
    'spies-returned': ({ seat, n }, context) => `${context.seat(seat)} returns ${spies(n)} to the supply`,
    influence: ({ seat, nation: which, n }, context) =>
      `${context.seat(seat)} gains ${n} influence in ${nation(which)}`,
    'ranked-up': ({ seat, nation: which, rank }, context) =>
      `${context.seat(seat)} reaches rank ${rank} in ${nation(which)}`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

function actionEvents({ title, place }: ThingWords) {
  return {
    'main-action': ({ seat, action, at }, context) => {
      const name = context.seat(seat);
      switch (action) {
        case 'city':
          return `${name} takes the city action at ${place(at)}`;
        case 'village':
          return `${name} takes village actions at ${place(at)}`;
        case 'quest':
          return `${name} sets out on a quest at ${place(at)}`;
        case 'spy':
          return `${name} uses a spy at ${place(at)}`;
      }
    },
    'spy-acted': ({ seat, card, at }, context) =>
      `${context.seat(seat)} uses the spy of ${title(card)} at ${place(at)}`,
    'no-main-action': ({ seat }, context) => `${context.seat(seat)} takes no main action`,
    delivered: ({ seat, card, at }, context) =>
      `${context.seat(seat)} delivers ${title(card)} to ${place(at)}`,
    disc: (event, context) => `${context.seat(event.seat)} removes a disc: ${area(event.area)}`,
    upgraded: (event, context) => `${context.seat(event.seat)} opens the ship upgrade ${area(event.area)}`,
    'tile-disc': (event, context) =>
      `${context.seat(event.seat)} puts a disc on the tile ${tile(event.tile)}`,
    'village-action': ({ seat, action }, context) =>
      `${context.seat(seat)} uses the village action of ${UPGRADES[action]?.name ?? title(action)}`,
    'discarded-hand': (event, context) =>
      `${context.seat(event.seat)} discards the whole hand: ${and(event.cards.map(title))}`,
    'paid-card': ({ seat, card }, context) => `${context.seat(seat)} discards ${title(card)}`,
    bought: (event, context) =>
      `${context.seat(event.seat)} buys ${title(event.card)} for ${doubloons(event.doubloons)}`,
    'spy-placed': ({ seat, card, at }, context) =>
      `${context.seat(seat)} sends a spy of ${title(card)} to ${place(at)}`,
    assigned: (event, context) =>
      `${context.seat(event.seat)} puts ${spies(event.spies)} on ${title(event.card)}`,
    invested: (event, context) =>
      `${context.seat(event.seat)} invests in the ${building(event.building)} for ${doubloons(event.doubloons)}`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

const progressEvents = {
  synergy: ({ seat, symbol }, context) => `${context.seat(seat)} takes the ${synergy(symbol)} token`,
  income: ({ seat, track, n }, context) =>
    track === 'doubloons'
      ? `${context.seat(seat)}’s doubloon income rises by ${n}`
      : `${context.seat(seat)}’s point income rises by ${n}`,
  'income-restarted': (event, context) =>
    `${context.seat(event.seat)}’s point income reaches the end and starts again: ${points(event.points)}`,
  explored: ({ seat, space }, context) =>
    `${context.seat(seat)}’s explorer moves to space ${spaceNumber(space)}`,
  stayed: ({ seat }, context) => `${context.seat(seat)}’s explorer stays where it is`,
  'line-passed': (event, context) => `${context.seat(event.seat)}’s explorer passes the ${line(event.line)}`,
  'explorer-home': (event, context) =>
    `${context.seat(event.seat)}’s explorer is the ${PLACES[event.place] ?? event.place} to reach the end`,
} satisfies Partial<MaracaiboTexts['events']>;

function combatEvents({ title, place }: ThingWords) {
  return {
    fought: ({ seat }, context) => `${context.seat(seat)} turns over a combat token`,
    'fights-for': ({ seat, nation: which, value }, context) =>
      `${context.seat(seat)} fights for ${nation(which)} with a combat value of ${value}`,
    boosted: (event, context) =>
      event.with === 'point'
        ? `${context.seat(event.seat)} spends a combat point: the value is ${event.value}`
        : `${context.seat(event.seat)} spends a spy: the value is ${event.value}`,
    'combat-action': ({ seat, action, value }, context) =>
      `${context.seat(seat)}: ${COMBAT_ACTIONS[action]?.name ?? title(action)}; the value is now ${value}`,
    'combat-over': ({ seat }, context) => `${context.seat(seat)} ends the combat`,
    cube: ({ seat, nation: which, at }, context) =>
      `${context.seat(seat)} places a cube of ${nation(which)} on ${where(at, place)}`,
    'cube-removed': ({ nation: which, at }) =>
      `The cube of ${nation(which)} on ${where(at, place)} leaves the game`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

function questAndCardEvents({ title, quest, questName, goal, place }: ThingWords) {
  return {
    'quest-done': ({ seat, quest: id }, context) => `${context.seat(seat)} fulfils ${questName(id)}`,
    'quest-laid': ({ quest: id, at }) => `A quest is laid at ${place(at)} (${quest(id)})`,
    'quest-on-card': ({ seat, card, quest: id }, context) =>
      `${context.seat(seat)} puts a quest on ${title(card)} (${quest(id)})`,
    objective: (event, context) => `${context.seat(event.seat)} completes a career objective: ${goal(event)}`,
    admiral: ({ seat }, context) => `${context.seat(seat)} has completed the career and becomes an admiral`,
    drew: ({ seat, card }, context) => `${context.seat(seat)} draws ${title(card)}`,
    'drew-unseen': ({ seat }, context) => `${context.seat(seat)} draws a card`,
    took: (event, context) =>
      event.doubloons === 0
        ? `${context.seat(event.seat)} takes ${title(event.card)} from the row`
        : `${context.seat(event.seat)} takes ${title(event.card)} from the row for ${doubloons(event.doubloons)}`,
    'row-filled': (event) => `New in the row: ${and(event.cards.map(title))}`,
    reshuffled: (event) => `The discard pile, ${cards(event.cards)}, is shuffled into a new deck`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

function scoringEvents({ place }: ThingWords) {
  return {
    scoring: ({ round, seat }, context) =>
      `${context.seat(seat)} has ended round ${ROUNDS[round] ?? round}: scoring`,
    'jeanne-ended-round': ({ round }) => `Jeanne has ended round ${ROUNDS[round] ?? round}: scoring`,
    earned: (event, context) =>
      `${context.seat(event.seat)} has an income of ${doubloons(event.doubloons)} and ${points(event.points)}`,
    'markets-cleared': (event) => `The markets are cleared of ${discs(event.discs)}`,
    'prestige-opened': (event) => `A prestige building opens: ${building(event.building)}`,
    'tile-added': (event) => `A legacy tile comes into play: ${tile(event.tile)}`,
    'tile-removed': (event) => `A legacy tile leaves play: ${tile(event.tile)}`,
    'city-tile-laid': ({ at }) => `A city tile is laid at ${place(at)}`,
    'ships-home': () => 'All ships return to Havana',
    multiplier: ({ nation: which, times }) => `Ranks in ${nation(which)} count ${times} times`,
    nobility: ({ seat, nation: which, points: n }, context) =>
      `${context.seat(seat)} scores ${points(n)} for the rank in ${nation(which)}`,
    'game-over': () => 'The game is over',
  } satisfies Partial<MaracaiboTexts['events']>;
}

function jeanneEvents({ title, questName, place }: ThingWords) {
  return {
    'jeanne-begins-round': ({ round }) => `Round ${ROUNDS[round] ?? round} begins with Jeanne`,
    'jeanne-drew': ({ card }) => `Jeanne turns over automa card ${card}`,
    'jeanne-sailed': ({ at }) => `Jeanne sails to ${place(at)}`,
    'jeanne-delivered': ({ at }) => `Jeanne delivers to ${place(at)}`,
    'jeanne-took': ({ card }) => `Jeanne takes ${title(card)} from the row`,
    'jeanne-quest': ({ quest: id }) => `Jeanne takes ${questName(id)}`,
    'jeanne-points': ({ n, from }) => `Jeanne scores ${points(n)} ${CREDITS[from] ?? ''}`,
    'jeanne-influence': ({ nation: which, n }) => `Jeanne gains ${n} influence in ${nation(which)}`,
    'jeanne-disc': () => 'Jeanne removes a disc',
    'jeanne-explored': ({ space }) => `Jeanne’s explorer moves to space ${spaceNumber(space)}`,
    'jeanne-fought': ({ nation: which }) => `Jeanne fights for ${nation(which)}`,
    'jeanne-cube': ({ nation: which, at }) =>
      `Jeanne places a cube of ${nation(which)} on ${where(at, place)}`,
    'jeanne-cube-lost': ({ nation: which }) => `Jeanne takes a cube of ${nation(which)} out of the game`,
  } satisfies Partial<MaracaiboTexts['events']>;
}

/** A place or a legacy tile. */
function where(at: string, place: ThingWords['place']): string {
  return LEGACY[at]?.name ?? place(at);
}
