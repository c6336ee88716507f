import type { AdventureBoardTexts } from './adventure-texts.ts';
import { EVENT_LINES } from './event-lines-en.ts';

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const coins = (count: number) => some(count, 'coin', 'coins');
const crowns = (count: number) => some(count, 'crown', 'crowns');
const sabres = (count: number) => some(count, 'sabre', 'sabres');
const CARGO = { book: 'books', herbs: 'herbs', bread: 'bread', rum: 'rum' };

export const en: AdventureBoardTexts = {
  ares: 'Ares',
  event: 'Event of the turn',
  noEvent: 'The first event comes with the first turn.',
  eventLines: EVENT_LINES,
  missions: 'Missions',
  missionsNote: 'Any time on your turn, each of you once',
  noMission: 'The first mission comes with the story.',
  mission: (id) => `Mission ${id}`,
  newest: 'Newest',
  first: 'first',
  each: 'each',
  done: 'You have done this',
  otherPlay: 'Not in this game',
  noMarker: 'No marker left',
  halfDone: 'One of two turns',
  claim: 'Complete',
  reward: (gold, crown) =>
    [...(gold > 0 ? [`+${coins(gold)}`] : []), ...(crown > 0 ? [`+${crowns(crown)}`] : [])].join(', '),
  asks(asked, person) {
    switch (asked.asks) {
      case 'persons': {
        const names = OR.format(asked.types.map(person));
        return asked.count === 1 ? names : `${asked.count} × ${names}`;
      }
      case 'cheap-persons':
        return `${asked.count} persons of ${asked.cost} coins or less`;
      case 'sabres':
        return sabres(asked.count);
      case 'expeditions':
        return some(asked.count, 'expedition completed', 'expeditions completed');
      case 'influence':
        return `${asked.count} influence`;
      case 'pay':
        return `pay ${coins(asked.coins)}`;
      case 'ships':
        return some(asked.count, 'kept Ares ship', 'kept Ares ships');
      case 'cargo':
        return `${asked.count} kept: ${OR.format(asked.cargo.map((cargo) => CARGO[cargo]))}`;
      case 'crowns':
        return `pay ${crowns(asked.count)}`;
      case 'colours':
        return `${asked.count} colours in port`;
      case 'stop':
        return `stop with exactly ${some(asked.cards, 'card', 'cards')}`;
      case 'take-less':
        return `take ${asked.cards} fewer`;
      case 'taxed':
        return 'lose coins to a tax';
    }
  },
  lacks(asked, count) {
    switch (asked.asks) {
      case 'persons':
      case 'cheap-persons':
        return some(count, 'person short', 'persons short');
      case 'sabres':
        return some(count, 'sabre short', 'sabres short');
      case 'expeditions':
        return 'No expedition yet';
      case 'influence':
        return `${count} influence short`;
      case 'pay':
        return some(count, 'coin short', 'coins short');
      case 'ships':
      case 'cargo':
        return some(count, 'kept ship short', 'kept ships short');
      case 'crowns':
        return some(count, 'crown short', 'crowns short');
      case 'colours':
      case 'stop':
      case 'take-less':
      case 'taxed':
        return 'When it happens';
    }
  },
  chooseShips: 'Which ships do you give?',
  couldComplete: (ids) =>
    ids.length === 1
      ? `You could complete mission ${ids[0]}.`
      : `You could complete missions ${AND.format(ids)}.`,
  chapter: (number) => `Chapter ${number}`,
  variable: 'Variable game',
  month: (number) => `Month ${number}`,
  turnsLeft: (turns) =>
    turns === 0
      ? 'The month ends with the next turn'
      : `${some(turns, 'more turn', 'more turns')}, then the month ends`,
  goals: { missions: 'Every mission by someone', markers: 'Markers sent', influence: 'Influence together' },
  trophy: 'Trophy',
  ends: (influence) => `Ends at ${influence} influence with the trophy`,
  goalReached: (missions, markers, influence) =>
    `Missions ${missions}, markers ${markers}, influence ${influence}.`,
  stern: (gone) => `${gone} of 4 markers sent`,
  crowns,
  locked: 'Serves after the first mission',
  abilities: {
    'grace-may': 'A bust with 4 cards or fewer: +2 coins',
    'jacques-grandeur': 'An expedition completed: +2 crowns',
    'jean-blackbeard': 'Bears 1 sabre',
    'senora-anne': 'Every person costs 1 coin less',
    'don-ferdinando': 'A red ship taken: +1 crown',
    'officer-scott': 'Five cards in port: +1 coin',
    'p-landman': 'A blue ship taken: +1 coin',
    'cutthroat-mary': 'Three ships in port: +1 coin',
    'samuel-blackguard': 'Once: +2 coins',
    'thomas-fishborn': 'Looks at the next cards, once a turn',
  },
  keepTab: (gain) => ({ full: `${gain} or keep`, brief: `${gain}, keep` }),
  sell: (cargo, count) => `Sell ${cargo}: +${coins(count)}`,
  keepOrSell: (ship) => `${ship}: sell it, or keep it for its cargo?`,
  look: 'Send a sentinel',
  seen: 'Only you see these cards',
  putBack: { full: 'Put back on top', brief: 'On top' },
  place: { full: 'Into the harbour', brief: 'To port' },
  next: (card) => `Next: ${card}`,
  chooseAdventurer: 'Choose your adventurer',
  treasure: (count) => `Starts with ${coins(count)}`,
  share: (count) => `The group has ${coins(count)} more to share. How many do you take?`,
  cargo: CARGO,
  kept: (cargo) => `Kept for its cargo: ${cargo}`,
  expeditions: (count) => some(count, 'expedition completed', 'expeditions completed'),
  moments: {
    won: 'The chapter is won',
    lost: 'The chapter is lost',
    trophy: 'The trophy',
    'month-over': 'The month is over',
    'mission-done': 'Mission completed',
    'mission-step': 'The first of two turns',
    'bought-marker': 'A marker for the box',
    'bought-crowns': 'Crowns bought',
    shared: 'Coins shared out',
    adventurer: 'An adventurer comes aboard',
  },
  page: {
    changes: 'At the table',
    mission: 'Your mission',
    take: 'Take up the mission',
    adds: {
      ares: 'Ships of the Ares pirates, the Tybuk brothers and a tax are shuffled into the draw pile.',
      sentinels: 'Sentinels are shuffled into the draw pile.',
      rum: 'Ships with rum are shuffled into the draw pile.',
      explorers: 'A captain, a priest, a settler and two expeditions are shuffled into the draw pile.',
      bread: 'Ships with bread are shuffled into the draw pile.',
      innkeepers: 'Innkeepers are shuffled into the draw pile.',
      levy: 'A tax and the last expedition are shuffled into the draw pile.',
    },
    returned: 'All Ares ships of the discard pile go back into the draw pile.',
    gain: (count) => `Each player gains ${coins(count)}.`,
    pay: (count) => `Each player pays ${coins(count)}.`,
    sellCrowns: (price, most) => `Each player may buy up to ${crowns(most)} for ${coins(price)} each.`,
  },
};
