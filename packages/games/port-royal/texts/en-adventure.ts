/** The English words of The Adventure Begins. */
import type { MissionRequirement, StoryData } from '../src/adventure/content.ts';
import type { AdventureCode } from '../src/adventure/state.ts';
import type { CardWords, Facts } from './card-facts.ts';
import { COLOURS, PERSONS } from './en-cards.ts';
import { CARGO, cards, coins, crowns, influence, list, sabres } from './en-words.ts';
import type { AdventurerId, AdventureTexts, EventId, Explained } from './port-royal-texts.ts';

export const ADVENTURERS: Readonly<Record<AdventurerId, Explained>> = {
  'grace-may': {
    name: 'Grace May “Gamine”',
    help: 'When you bust as the active player with at most 4 cards in the harbour, you gain 2 coins. The ship that made you bust is counted.',
  },
  'jacques-grandeur': {
    name: 'Jacques Grandeur',
    help: 'Each time you complete an expedition, you gain 2 crowns.',
  },
  'jean-blackbeard': { name: 'Jean Blackbeard', help: 'Bears 1 sabre, like a sailor.' },
  'senora-anne': {
    name: 'Señora Anne',
    help: 'Every person you recruit costs 1 coin less, as with a señorita.',
  },
  'don-ferdinando': {
    name: 'Don Ferdinando',
    help: 'Each time you take a red ship, you gain 1 crown, whether you sell it or keep it.',
  },
  'officer-scott': {
    name: 'Officer Scott',
    help: 'Brings 1 coin if the harbour holds at least 5 cards when your turn to choose comes.',
  },
  'p-landman': {
    name: 'P. Landman “Baron”',
    help: 'Each time you take a blue ship, you gain 1 coin more.',
  },
  'cutthroat-mary': {
    name: 'Cutthroat Mary',
    help: 'Brings 1 coin if there are at least 3 ships in the harbour when your turn to choose comes.',
  },
  'samuel-blackguard': {
    name: 'Samuel Blackguard',
    help: 'Brings 2 coins once, at the moment his ability is unlocked.',
  },
  'thomas-fishborn': {
    name: 'Thomas Fishborn',
    help: 'Once in your turn as active player he looks at the next cards for you, like a sentinel.',
  },
};

export const EVENTS: Readonly<Record<EventId, Explained>> = {
  'event-fair-wind': {
    name: 'Fair Wind',
    help: 'This turn each ship the active player sells brings 1 coin more.',
  },
  'event-market-day': { name: 'Market Day', help: 'This turn every person costs all players 1 coin less.' },
  'event-sea-fog': {
    name: 'Sea Fog',
    help: 'Once this turn the active player may repel a ship without enough sabres. A skull is not fooled.',
  },
  'event-rough-swell': {
    name: 'Rough Swell',
    help: 'This turn every ship takes one more sabre to repel.',
  },
  'event-audience': { name: 'Royal Audience', help: 'Each player may buy 1 crown for 2 coins.' },
  'event-onshore-gale': {
    name: 'Onshore Gale',
    help: 'The active player may not stop before the harbour holds 3 cards.',
  },
  'event-alms': { name: 'Alms', help: 'The player with the fewest coins gains 2; all who are tied do.' },
  'event-harbour-dues': { name: 'Harbour Dues', help: 'Every player with 8 coins or more pays 2.' },
  'event-sailors-feast': {
    name: 'Sailors’ Feast',
    help: 'Every player with 2 sabres or more gains 1 coin.',
  },
  'event-late-tide': { name: 'Late Tide', help: 'This turn the active player may take 1 more card.' },
  'event-free-port': {
    name: 'Free Port',
    help: 'This turn nobody pays the active player for cards: those coins come from the draw pile. A player alone gains 1 coin.',
  },
  'event-red-spear': {
    name: 'Red Sail Sighted',
    help: 'Up to 8 cards are turned over until a ship of the Ares pirates appears. It is the first card of the harbour; the others are discarded without effect.',
  },
  'event-regatta': {
    name: 'Regatta',
    help: 'With ships of at least 4 colours in the harbour on stopping, the active player gains 1 crown.',
  },
  'event-lookout': {
    name: 'The Lookout',
    help: 'The active player looks at the next 5 cards and may put one ship or person into the harbour. The rest are discarded without effect.',
  },
  'event-months-end': {
    name: 'Month’s End',
    help: 'The story goes on as the newest mission says. Then the events are turned over in the same order, with a new one on top.',
  },
  'event-months-end-variable': {
    name: 'Month’s End, variable game',
    help: 'Each player may put a marker into the box for 10 coins. Then the events are turned over in the same order, with a new one on top.',
  },
};

/** "the title of chapter 2", "card 10" */
function pageName(page: string): string {
  if (page === 'cover') return 'the cover of the story';
  const [, kind, number] = /^(chapter|lost)-(\d)$/.exec(page) ?? [];
  if (kind === 'chapter') return `the title of chapter ${number}`;
  if (kind === 'lost') return `the end of chapter ${number}`;
  return /^6\d$/.test(page) ? `the end of chapter ${page.slice(1)}` : `card ${page} of the story`;
}

/** What a mission asks for, in the words of a list. */
function asks(asked: MissionRequirement): string {
  switch (asked.asks) {
    case 'persons': {
      const names = asked.types.map((type) => (asked.count === 1 ? PERSONS[type].a : PERSONS[type].plural));
      const either = names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
      return asked.count === 1 ? `have ${either}` : `have ${asked.count} ${either}`;
    }
    case 'cheap-persons':
      return `have ${asked.count} persons who cost ${asked.cost} or less each`;
    case 'sabres':
      return `have ${sabres(asked.count)}`;
    case 'expeditions':
      return asked.count === 1 ? 'have a completed expedition' : `have ${asked.count} completed expeditions`;
    case 'influence':
      return `have ${influence(asked.count)}`;
    case 'pay':
      return `pay ${coins(asked.coins)}`;
    case 'ships':
      return `discard ${asked.count} ${COLOURS[asked.colour]} ${asked.count === 1 ? 'ship' : 'ships'} you have kept`;
    case 'cargo': {
      const kinds = asked.cargo.map((cargo) => CARGO[cargo]).join(' or ');
      return `discard ${asked.count} kept ${asked.count === 1 ? 'ship' : 'ships'} with ${kinds}`;
    }
    case 'crowns':
      return `pay ${crowns(asked.count)}`;
    case 'colours':
      return `as the active player, have ships of ${asked.count} colours in the harbour`;
    case 'stop':
      return `as the active player, stop with exactly ${cards(asked.cards)} in the harbour`;
    case 'take-less':
      return `take ${cards(asked.cards)} fewer`;
    case 'taxed':
      return 'lose coins to a tax';
  }
}

function reward({ coins: gold = 0, crowns: crown = 0 }: { coins?: number; crowns?: number }): string {
  const parts: string[] = [];
  if (gold > 0) parts.push(coins(gold));
  if (crown > 0) parts.push(crowns(crown));
  return list(parts);
}

function missionHelp({ mission }: StoryData): string {
  const twice = (mission.steps ?? 1) > 1 ? ', on two turns' : '';
  const told = `${list(mission.requires.map(asks))}${twice}`;
  const all = reward(mission.all);
  const first = reward(mission.first);
  const gains = all === '' ? '' : ` Each player who does gains ${all}.`;
  const also = first === '' ? '' : ` The first one gains ${first}${all === '' ? '' : ' as well'}.`;
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.${gains}${also}`;
}

const mission = (id: string) => `mission ${id}`;

export function adventureTexts(facts: Facts, { a, card, the }: CardWords): AdventureTexts {
  const ships = (ids: readonly string[]) => list(ids.map((id) => the(id)));
  return {
    adventurers: ADVENTURERS,
    eventCards: EVENTS,
    mission: (id) => {
      const story = facts.story(id);
      return story === undefined ? id : missionHelp(story);
    },
    prompts: {
      adventurer: ({ seat }, context) => `${context.seat(seat)}: choose your adventurer`,
      share: ({ seat, coins: left }, context) =>
        `${context.seat(seat)}: the group has ${coins(left)} more; how many do you take?`,
      page: ({ seat, page }, context) => `${context.seat(seat)}: read ${pageName(page)}`,
      look: ({ seat, why }, context) =>
        why === 'sentinel'
          ? `${context.seat(seat)}: which card goes back on top? The others are discarded`
          : `${context.seat(seat)}: which card goes into the harbour? The others are discarded`,
      mission: ({ seat, mission: id }, context) =>
        `${context.seat(seat)}: put a marker on ${mission(id)} now?`,
      'buy-crowns': ({ seat, price, most }, context) =>
        most === 1
          ? `${context.seat(seat)}: buy a crown for ${coins(price)}?`
          : `${context.seat(seat)}: buy up to ${most} crowns for ${coins(price)} each?`,
      'buy-marker': ({ seat, price }, context) =>
        `${context.seat(seat)}: pay ${coins(price)} to put a marker into the box?`,
    },
    moves: {
      adventurer: ({ adventurer }) => facts.named(ADVENTURERS, adventurer),
      share: ({ coins: taken }) => (taken === 0 ? 'leave them to the others' : `take ${coins(taken)}`),
      read: () => 'I have read it',
      'turn-page': () => 'turn the page for everybody',
      look: () => 'send a sentinel to look ahead',
      'put-back': ({ card: id }) => `put back ${the(id)}`,
      place: ({ card: id }) => `put ${the(id)} into the harbour`,
      mission: ({ mission: id, ships: ids }) =>
        ids.length === 0 ? `complete ${mission(id)}` : `complete ${mission(id)} with ${ships(ids)}`,
      keep: ({ card: id }) => `keep ${the(id)} for its cargo`,
      sell: ({ card: id, innkeeper }) => `sell the cargo of ${the(id)} to ${the(innkeeper)}`,
      'buy-crowns': ({ crowns: bought }) => (bought === 0 ? 'buy none' : `buy ${crowns(bought)}`),
      'buy-marker': ({ take }) => (take ? 'put a marker into the box' : 'keep the coins'),
    },
    events: {
      adventurer: ({ seat, adventurer }, context) =>
        `${context.seat(seat)} plays ${facts.named(ADVENTURERS, adventurer)}`,
      treasure: (event, context) => `${context.seat(event.seat)} starts with ${coins(event.coins)}`,
      shared: (event, context) =>
        `${context.seat(event.seat)} takes ${coins(event.coins)} of the extra coins`,
      page: ({ reader, page }, context) => `${context.seat(reader)} opens ${pageName(page)}`,
      'page-turned': ({ seat }, context) => `${context.seat(seat)} turns the page`,
      added: (event) => `${cards(event.cards)} of the adventure are shuffled into the draw pile`,
      event: ({ seat, event }, context) =>
        `${context.seat(seat)} turns over the event ${facts.named(EVENTS, event)}`,
      'event-gain': (event, context) => `${context.seat(event.seat)} gains ${coins(event.coins)}`,
      'event-pay': (event, context) => `${context.seat(event.seat)} pays ${coins(event.coins)}`,
      placed: ({ card: id }) => `The harbour begins with ${a(id)}`,
      swept: (event) => `Discarded without effect: ${list(event.cards.map(card))}`,
      returned: (event) => `${cards(event.cards)} of the discard pile are shuffled back into the draw pile`,
      looked: (event, context) => `${context.seat(event.seat)} looks at the next ${cards(event.cards)}`,
      crowned: (event, context) => `${context.seat(event.seat)} gains ${crowns(event.crowns)}`,
      'bought-crowns': (event, context) =>
        `${context.seat(event.seat)} pays ${coins(event.coins)} for ${crowns(event.crowns)}`,
      'bought-marker': (event, context) =>
        `${context.seat(event.seat)} pays ${coins(event.coins)} and puts a marker into the box`,
      'mission-on-table': ({ mission: id }) => `A new mission lies on the table: ${mission(id)}`,
      'mission-step': ({ seat, mission: id }, context) =>
        `${context.seat(seat)} puts a marker on the first space of ${mission(id)}`,
      'mission-done'(event, context) {
        const done = `${context.seat(event.seat)} completes ${mission(event.mission)}`;
        const given = event.ships.length === 0 ? done : `${done} with ${ships(event.ships)}`;
        return event.coins === 0 ? given : `${given} and gains ${coins(event.coins)}`;
      },
      unlocked: ({ seat, adventurer }, context) =>
        `${context.seat(seat)} unlocks the ability of ${facts.named(ADVENTURERS, adventurer)}`,
      trophy: ({ seat }, context) => `${context.seat(seat)} uncovers the trophy`,
      'cargo-kept': (event, context) =>
        event.coins === 0
          ? `${context.seat(event.seat)} keeps ${the(event.card)}`
          : `${context.seat(event.seat)} keeps ${the(event.card)} and gains ${coins(event.coins)}`,
      'cargo-sold': (event, context) =>
        `${context.seat(event.seat)} sells the cargo of ${the(event.card)} for ${coins(event.coins)}`,
      consoled: (event, context) =>
        `${context.seat(event.seat)} gains ${coins(event.coins)} in spite of the bust`,
      'fee-from-pile': ({ other }, context) => `${context.seat(other)} gains ${coins(1)} from the draw pile`,
      'month-over': ({ month }) => `Month ${month} is over; the events are turned over`,
      'chapter-over': (event) =>
        `Chapter ${event.chapter} is ${event.won ? 'won' : 'lost'}: ${event.markers} markers on missions, ${influence(event.influence)}`,
    },
    refusals: REFUSALS,
  };
}

const REFUSALS: Readonly<Record<AdventureCode, () => string>> = {
  'mission-away': () => 'This mission is not in play',
  'mission-done': () => 'You have already completed this mission',
  'no-marker-left': () => 'You have no marker left for a mission',
  'mission-not-met': () => 'You do not meet the conditions of this mission right now',
  'no-sentinel': () => 'You have no sentinel left to use this turn',
  'harbour-too-small': () => 'The gale does not let you stop with so few cards in the harbour',
  'no-cargo': () => 'Only ships with cargo can be kept',
  'no-fee': () => 'A kept ship brings no coins, so you could not pay the active player',
  'inn-closed': () =>
    'You can sell one kept bread or rum to each innkeeper you had when your turn to choose came',
};
