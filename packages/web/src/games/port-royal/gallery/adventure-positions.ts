/** Tables of The Adventure Begins. */
import type { PositionShown } from '../../../gallery/game-gallery.ts';

const TOGETHER = { mode: 'adventure-cooperative', chapter: '1' };
const RUM = ['adventure-ship-green-rum', 'adventure-ship-red-bread'];
const INES = {
  adventurer: 'grace-may',
  coins: 4,
  crowns: 3,
  persons: ['priest', 'sailor', 'trader blue', 'settler'],
  cargo: ['adventure-ares-book-01'],
};
const JOOST = { adventurer: 'officer-scott', coins: 7, crowns: 4, persons: ['pirate', 'sailor', 'captain'] };
const MARGUERITE = {
  adventurer: 'p-landman',
  coins: 2,
  crowns: 5,
  persons: ['captain', 'sailor', 'senorita'],
  cargo: ['adventure-ares-herbs-01', 'adventure-ares-book-02'],
};
const BARNABY = { adventurer: 'thomas-fishborn', coins: 9, crowns: 11, persons: ['jester', 'admiral'] };
const THREE = [INES, JOOST, MARGUERITE];
const HARBOUR = [
  'yellow 2/2',
  'adventure-ares-herbs-02',
  'admiral',
  'green 2/3',
  'adventure-tybuk-bero',
  'red 2/3',
  'captain',
];
const EXPEDITIONS = ['expedition 2 cross 1 house', 'expedition 2 anchor'];
const CHAPTER_ONE = {
  options: TOGETHER,
  missions: ['10', '11', '12'],
  completed: { '10': [1, 0], '11': [2] },
  month: 3,
  event: 'event-sea-fog',
  events: ['event-alms'],
  expeditions: EXPEDITIONS,
};
const INNKEEPER = 'adventure-innkeeper-01';
const SENTINEL = 'adventure-sentinel-01';

export const ADVENTURE: readonly PositionShown[] = [
  {
    id: 'adventure',
    title: 'The Adventure Begins: drawing on, a mission to complete',
    position: { ...CHAPTER_ONE, players: THREE, harbour: HARBOUR.slice(0, 6) },
  },
  {
    id: 'adventure-take',
    title: 'The Adventure Begins: taking cards, an Ares ship to keep or sell',
    position: { ...CHAPTER_ONE, players: THREE, harbour: HARBOUR, phase: 'trade' },
  },
  {
    id: 'adventure-four',
    title: 'The Adventure Begins: four players against each other, five missions',
    position: {
      options: { mode: 'adventure-competitive', chapter: '4' },
      players: [...THREE, BARNABY],
      groups: ['ares', 'rum', 'bread'],
      missions: ['40', '41', '42', '44', '46'],
      completed: { '40': [0, 1, 3], '41': [3], '42': [0] },
      month: 5,
      event: 'event-regatta',
      events: ['event-free-port', 'event-alms', 'event-fair-wind'],
      harbour: [...HARBOUR.slice(0, 4), 'black 2/4', 'jack', 'red 2/3'],
      expeditions: ['expedition 2 house'],
      phase: 'trade',
    },
  },
  {
    id: 'adventure-variable',
    title: 'The Adventure Begins: the variable game',
    position: {
      options: { mode: 'adventure-variable' },
      players: [INES, JOOST],
      missions: ['21', '33', '51', '52'],
      completed: { '21': [1] },
      steps: { '52': [1, 0] },
      event: 'event-onshore-gale',
      harbour: ['yellow 2/2', 'sailor'],
    },
  },
  {
    id: 'adventure-alone',
    title: 'The Adventure Begins: alone',
    position: { ...CHAPTER_ONE, players: [INES], completed: { '10': [0] }, harbour: HARBOUR.slice(1, 4) },
  },
  {
    id: 'adventure-sentinel',
    title: 'The Adventure Begins: send the sentinel, and choose one of three cards',
    position: {
      options: { ...TOGETHER, chapter: '2' },
      players: [{ ...INES, persons: ['priest', SENTINEL] }, JOOST],
      missions: ['20'],
      event: 'event-fair-wind',
      harbour: HARBOUR.slice(0, 3),
      deck: ['blue 2/2', 'governor', 'adventure-ares-book-03', 'sailor'],
    },
  },
  {
    id: 'adventure-innkeeper',
    title: 'The Adventure Begins: an innkeeper who buys, an expedition with cargo',
    position: {
      options: { ...TOGETHER, chapter: '4' },
      groups: ['ares', 'rum', 'bread', 'innkeepers', 'explorers', 'levy'],
      players: [{ ...INES, persons: ['captain', 'settler', INNKEEPER], cargo: RUM }, JOOST],
      missions: ['40', '41'],
      event: 'event-market-day',
      harbour: HARBOUR.slice(0, 4),
      expeditions: ['adventure-expedition-last-voyage'],
      phase: 'trade',
    },
  },
];
