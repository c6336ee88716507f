import type { GameTexts } from '@captains-table/kernel';
import type { Card, Code, Decision, Effect, Event, Move } from '../src/index.ts';

export type Texts = GameTexts<Move, Event, Decision, Code>;

const CARDS: Readonly<Record<Card, string>> = {
  stoker: 'stoker',
  cook: 'cook',
  rat: 'rat',
  smuggler: 'smuggler',
  bosun: 'bosun',
  captain: 'captain',
};

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
  modes: { short: 'Short, three rounds', long: 'Long, six rounds' },
  options: { purse: 'Coins at the start' },
  prompts: {
    choice: ({ seat }, scene) => `${scene.seat(seat)}: choose a card in secret`,
    peek: ({ seat }, scene) => `${scene.seat(seat)}: keep the top card or toss it`,
    choose: ({ seat }, scene) => `${scene.seat(seat)}: choose one`,
    next: ({ seat }, scene) => `${scene.seat(seat)}: what comes first?`,
    may: ({ seat, what }, scene) => `${scene.seat(seat)}: ${effect(what)}?`,
  },
  moves: {
    play: ({ card }) => `play the ${CARDS[card]}`,
    keep: () => 'keep it on top',
    toss: () => 'toss it on the discard pile',
    choose: ({ option }, { pending }) => effect(pending?.kind === 'choose' ? pending.of[option] : undefined),
    next: ({ step }, { pending }) => effect(pending?.kind === 'next' ? pending.of[step] : undefined),
    may: ({ take }) => (take ? 'yes' : 'no'),
  },
  events: {
    chose: ({ seat }, scene) => `${scene.seat(seat)} has chosen`,
    showed: ({ seat, card }, scene) => `${scene.seat(seat)} shows the ${CARDS[card]}`,
    gained: (event, scene) => `${scene.seat(event.seat)} gains ${coins(event.coins)}`,
    paid: (event, scene) => `${scene.seat(event.seat)} pays ${coins(event.coins)}`,
    stole: ({ seat, from }, scene) => `${scene.seat(seat)} steals 1 coin from ${scene.seat(from)}`,
    peeked: ({ seat }, scene) => `${scene.seat(seat)} looks at the top card`,
    saw: ({ card }) => `The top card is a ${CARDS[card]}`,
    kept: ({ seat }, scene) => `${scene.seat(seat)} leaves the top card where it is`,
    tossed: ({ seat, card }, scene) => `${scene.seat(seat)} tosses the ${CARDS[card]}`,
    drew: ({ seat }, scene) => `${scene.seat(seat)} draws a card`,
    'drew-card': ({ card }) => `You draw a ${CARDS[card]}`,
    reshuffled: () => 'The discard pile becomes the deck',
  },
  refusals: { 'not-in-hand': () => 'You can only play a card of your hand' },
  scores: { coins: 'Coins' },
};
