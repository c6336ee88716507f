/** A first game of Port Royal, one thing at a time. */
import type { Lesson, Step } from '../../../learn/lesson.ts';
import { does as doesAny } from '../../../learn/steps.ts';
import type { Move } from '../board/table.ts';

const does: (...kinds: readonly Move['kind'][]) => Step = doesAny;

export const lessons: readonly Lesson[] = [
  {
    id: 'draw',
    position: { players: [{ coins: 3 }, { coins: 3 }], deck: ['yellow 1/1', 'sailor', 'blue 2/2'] },
    steps: [does('draw'), does('draw'), does('draw')],
  },
  {
    id: 'stop',
    position: {
      players: [{ coins: 3 }, { coins: 3 }],
      harbour: ['yellow 1/1', 'blue 3/5', 'sailor'],
      deck: ['blue 1/1'],
    },
    steps: [does('stop')],
  },
  {
    id: 'trade',
    position: {
      players: [{ coins: 1 }, { coins: 3 }],
      harbour: ['yellow 1/1', 'blue 3/5', 'admiral'],
      phase: 'trade',
    },
    steps: [does('trade')],
  },
  {
    id: 'hire',
    position: {
      players: [{ coins: 6 }, { coins: 3 }],
      harbour: ['yellow 1/1', 'sailor', 'admiral'],
      phase: 'trade',
    },
    steps: [does('recruit')],
  },
  {
    id: 'repel',
    position: {
      players: [{ coins: 3, persons: ['sailor', 'pirate'] }, { coins: 3 }],
      harbour: ['blue 2/2', 'yellow 3/4'],
      deck: ['blue 1/1', 'green 1/1'],
    },
    steps: [does('draw'), does('repel')],
  },
  {
    id: 'colours',
    position: {
      players: [{ coins: 4 }, { coins: 3 }],
      harbour: ['yellow 2/1', 'blue 2/2', 'green 1/1', 'red 1/1', 'sailor'],
      phase: 'trade',
    },
    steps: [does('trade', 'recruit'), does('trade', 'recruit')],
  },
  {
    id: 'fee',
    position: {
      players: [{ coins: 3 }, { coins: 3 }],
      harbour: ['yellow 3/4', 'green 1/1', 'sailor'],
      active: 1,
      first: 1,
      phase: 'trade',
    },
    others: [{ seat: 1, move: { kind: 'done' } }],
    steps: [does('trade')],
  },
  {
    id: 'expedition',
    position: {
      players: [{ coins: 2, persons: ['captain', 'captain', 'settler'] }, { coins: 3 }],
      expeditions: ['expedition 2 anchor'],
      deck: ['yellow 1/1'],
    },
    steps: [does('expedition')],
  },
];
