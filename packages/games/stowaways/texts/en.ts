import type { GameTexts } from '@captains-table/kernel';
import { story } from '@captains-table/kernel/story/en';
import type { Card, Code, Decision, Effect, Event, Move } from '../src/index.ts';
import { rules } from './rules.ts';

export type Texts = GameTexts<Move, Event, Decision, Code>;

const CARDS: Readonly<Record<Card, string>> = {
  stoker: 'stoker',
  cook: 'cook',
  rat: 'rat',
  smuggler: 'smuggler',
  bosun: 'bosun',
  captain: 'captain',
};

const STORY = story({
  course: 'which course',
  north: 'north',
  south: 'south',
  cargo: 'what becomes of the cargo',
  keep: 'keep it',
  jettison: 'over board',
});

const coins = (count: number) => (count === 1 ? '1 coin' : `${count} coins`);

function effect(program: Effect | undefined): string {
  switch (program?.op) {
    case 'gain':
      return `gain ${coins(program.coins)}`;
    case 'steal':
      return 'steal 1 coin';
    case 'peek':
      return 'look at the top card';
    case 'seq':
      return 'pay 1 coin to look at the top card';
    default:
      return 'steal 1 coin, or pay 1 to look at the top card';
  }
}

export const en: Texts = {
  name: 'Stowaways',
  tagline: 'Send your crew ashore in secret.',
  modes: {
    short: 'Short, three rounds',
    long: 'Long, six rounds',
    voyage: 'The voyage, three chapters together',
  },
  options: { purse: 'Coins at the start', chapter: 'Chapter' },
  prompts: {
    ...STORY.prompts,
    choice: ({ seat }, context) => `${context.seat(seat)}: choose a card in secret`,
    peek: ({ seat }, context) => `${context.seat(seat)}: keep the top card or toss it`,
    choose: ({ seat }, context) => `${context.seat(seat)}: choose one`,
    next: ({ seat }, context) => `${context.seat(seat)}: what comes first?`,
    may: ({ seat, what }, context) => `${context.seat(seat)}: ${effect(what)}?`,
  },
  moves: {
    ...STORY.moves,
    play: ({ card }) => `play the ${CARDS[card]}`,
    keep: () => 'keep it on top',
    toss: () => 'toss it on the discard pile',
    choose: ({ option }, { pending }) => effect(pending?.kind === 'choose' ? pending.of[option] : undefined),
    next: ({ step }, { pending }) => effect(pending?.kind === 'next' ? pending.of[step] : undefined),
    may: ({ take }) => (take ? 'yes' : 'no'),
  },
  events: {
    ...STORY.events,
    chose: ({ seat }, context) => `${context.seat(seat)} has chosen`,
    showed: ({ seat, card }, context) => `${context.seat(seat)} shows the ${CARDS[card]}`,
    gained: (event, context) => `${context.seat(event.seat)} gains ${coins(event.coins)}`,
    paid: (event, context) => `${context.seat(event.seat)} pays ${coins(event.coins)}`,
    stole: ({ seat, from }, context) => `${context.seat(seat)} steals 1 coin from ${context.seat(from)}`,
    peeked: ({ seat }, context) => `${context.seat(seat)} looks at the top card`,
    saw: ({ card }) => `The top card is a ${CARDS[card]}`,
    kept: ({ seat }, context) => `${context.seat(seat)} leaves the top card where it is`,
    tossed: ({ seat, card }, context) => `${context.seat(seat)} tosses the ${CARDS[card]}`,
    drew: ({ seat }, context) => `${context.seat(seat)} draws a card`,
    'drew-card': ({ card }) => `You draw a ${CARDS[card]}`,
    reshuffled: () => 'The discard pile becomes the deck',
  },
  refusals: { 'not-in-hand': () => 'You can only play a card of your hand' },
  rules: rules({
    'STW-2.1': 'All players choose one card of their hand at the same time, face down.',
    'STW-2.2': 'You can only choose a card of your own hand.',
    'STW-2.3':
      'When all have chosen, the cards are shown and act from the highest rank down: captain 6, bosun 5, smuggler 4, rat 3, cook 2, stoker 1. Equal ranks act in seat order.',
    'STW-2.4':
      'Then the cards are discarded and everybody draws one. If the deck is empty, the discard pile is shuffled into a new one.',
    'STW-2.5': 'After the last round the most coins win. If tied, the victory is shared.',
    'STW-3.1': 'Stoker: gain 2 coins.',
    'STW-3.2': 'Cook: gain 1 coin; then you may pay 1 to look at the top card of the deck.',
    'STW-3.3':
      'Rat: for each other player you may do one of two things: steal 1 coin from them, or pay 1 to look at the top card.',
    'STW-3.4': 'Smuggler: gain 1 coin and look at the top card, in the order you like.',
    'STW-3.5': 'Bosun: as often as you hold cards, gain 1 coin or steal 1 from the next player.',
    'STW-3.6': 'Captain: gain 3 coins if nobody has fewer coins than you, otherwise 1.',
    'STW-3.7': 'If you look at the top card, you keep it there or toss it on the discard pile.',
    'STW-4.2':
      'A chapter of the voyage begins with a page. Then, in the first two, there is a vote. Two rounds follow, and a page ends the chapter.',
    'STW-4.3':
      'The player with the most coins reads aloud. All say when they have read; the reader may turn the page for everyone.',
    'STW-4.4':
      'In chapter 1 all vote in secret on the course; a tie means south. In chapter 2 all vote openly on the cargo; in a tie the player with the most coins decides.',
    'STW-4.5':
      'You win or lose a chapter together: at the end all of you need 5 coins a player in chapter 1, and 6 in the others.',
    'STW-4.6': 'On the northern course chapter 2 needs 1 coin a player more.',
    'STW-4.8':
      'Cargo that was kept gives each player 1 coin more in chapter 3. A lost chapter is played again, with 1 coin more for each player.',
  }),
  view: {
    things: {
      stoker: 'Stoker',
      cook: 'Cook',
      rat: 'Rat',
      smuggler: 'Smuggler',
      bosun: 'Bosun',
      captain: 'Captain',
    },
  },
  scores: { coins: 'Coins' },
  facts: {
    losses: 'Games lost in this chapter',
    north: 'The northern course',
    south: 'The southern course',
    cargo: 'Cargo kept',
  },
};
