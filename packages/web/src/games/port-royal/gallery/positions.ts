/** Tables of Port Royal worth looking at: positions on the real engine, seen by the player on seat 0. */
import type { PositionShown } from '../../../gallery/game-gallery.ts';
import { ADVENTURE } from './adventure-positions.ts';

const CREW = ['captain', 'pirate', 'sailor', 'trader blue', 'jester'];
const COMPANY = [
  { coins: 9, persons: ['sailor', 'priest', 'governor', 'admiral', 'senorita'] },
  { coins: 4, persons: ['priest', 'sailor', 'jack', 'settler'] },
  { coins: 11, persons: ['trader green'] },
];
const FOUR = [{ coins: 6, persons: CREW }, ...COMPANY];
const SIX = ['yellow 1/1', 'settler', 'blue 3/5', 'green 2/3', 'governor', 'black 3/7'];
const NINE = [...SIX, 'sailor', 'captain', 'priest'];
const TWELVE = [...NINE, 'pirate', 'jester', 'trader red'];
const EXPEDITIONS = ['expedition 2 anchor', 'expedition 2 cross 1 house'];
const CONTRACTS = ['mercenary', 'trade-master', 'frigate-nemesis', 'speculator'];

export const POSITIONS: readonly PositionShown[] = [
  ...ADVENTURE,
  { id: 'empty', title: 'The first card', position: { players: FOUR, expeditions: EXPEDITIONS } },
  {
    id: 'draw',
    title: 'Drawing on',
    position: {
      players: FOUR,
      harbour: SIX.slice(0, 4),
      deck: ['sailor', 'red 1/1', 'governor', 'tax sabres', 'captain', 'priest', 'settler', 'black 3/7'],
      expeditions: EXPEDITIONS,
      discard: ['red 2/3'],
    },
  },
  {
    id: 'six',
    title: 'Six cards to take from',
    position: { players: FOUR, harbour: SIX, expeditions: EXPEDITIONS, discard: ['red 2/3'], phase: 'trade' },
  },
  {
    id: 'nine',
    title: 'Nine cards',
    position: { players: FOUR, harbour: NINE, expeditions: EXPEDITIONS, phase: 'trade' },
  },
  {
    id: 'twelve',
    title: 'Twelve cards, four expeditions',
    position: {
      players: FOUR.with(0, { coins: 6, persons: [...CREW, 'captain'] }),
      harbour: TWELVE.with(7, 'sailor'),
      expeditions: [...EXPEDITIONS, 'expedition 2 house', 'expedition 2 anchor 1 house'],
      phase: 'trade',
    },
  },
  {
    id: 'clash',
    title: 'Draw once: a second flute, and a bust',
    position: { players: [{ coins: 6 }, ...COMPANY], harbour: SIX, deck: ['blue 3/5', 'sailor'] },
  },
  {
    id: 'repel',
    title: 'Draw once: a second flute that can be repelled',
    position: { players: FOUR, harbour: SIX, deck: ['blue 2/2', 'sailor'] },
  },
  {
    id: 'tax',
    title: 'Draw once: a tax',
    position: { players: FOUR.with(3, { coins: 14, persons: [] }), harbour: SIX, deck: ['tax sabres'] },
  },
  {
    id: 'fee',
    title: 'Buying from the active player',
    position: { players: FOUR, harbour: SIX, expeditions: EXPEDITIONS, active: 3, first: 3, phase: 'trade' },
    others: [{ seat: 3, move: { kind: 'done' } }],
  },
  {
    id: 'gambler',
    title: 'With the gambler and Sets Sail’s ships',
    position: {
      options: { gambler: true, setsSail: true },
      players: FOUR.with(0, { coins: 6, persons: ['gambler', 'captain'] }),
      harbour: SIX.slice(0, 2),
      deck: ['red 1/1', 'sailor', 'captain', 'green 2/3'],
    },
  },
  {
    id: 'sets-sail',
    title: 'Sets Sail',
    position: {
      options: { mode: 'sets-sail' },
      players: [{ coins: 7 }, { coins: 3 }, { coins: 5 }],
      harbour: ['yellow', 'merchant', 'green', 'sail-passenger-03', 'sail-passenger-01', 'red'],
      phase: 'trade',
    },
  },
  {
    id: 'contracts',
    title: 'Contracts',
    position: {
      options: { mode: 'contracts' },
      players: FOUR,
      harbour: SIX,
      expeditions: EXPEDITIONS.slice(0, 1),
      contracts: CONTRACTS,
      claims: { mercenary: [1, 2] },
      counting: { 'frigate-nemesis': [1, 2, 0, 0] },
      phase: 'trade',
    },
  },
  {
    id: 'cooperative',
    title: 'Together',
    position: {
      options: { mode: 'cooperative' },
      players: FOUR.slice(0, 3),
      harbour: SIX.slice(0, 5),
      contracts: [...CONTRACTS, 'ransom', 'small-estate', 'pirates-nest'],
      claims: { mercenary: [1] },
      time: 9,
      victory: 4,
    },
  },
  {
    id: 'solo',
    title: 'Alone',
    position: {
      options: { mode: 'solo' },
      players: FOUR.slice(0, 1),
      harbour: SIX.slice(0, 5),
      contracts: ['explorer', 'trade-outpost', 'major-speculator', 'galleon-nemesis'],
      time: 12,
      victory: 2,
      phase: 'trade',
    },
  },
];
