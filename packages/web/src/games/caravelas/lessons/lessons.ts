/** A first game of Caravelas, one thing at a time. */
import type { Lesson, Step } from '../../../learn/lesson.ts';
import { does as doesAny } from '../../../learn/steps.ts';
import type { Move } from '../board/table.ts';

type AnyMove = { readonly kind: string };

const does: (...kinds: readonly Move['kind'][]) => Step = doesAny;

/** A step to this very space. */
const to =
  (kind: 'sail' | 'defend' | 'drift', space: string) =>
  (move: AnyMove): boolean =>
    move.kind === kind && 'to' in move && move.to === space;

/** The spaces of ports, as our chart has them. */
const PORTS = {
  acores: 'c08r02',
  calecute: 'c22r05',
  diu: 'c21r04',
  lisboa: 'c10r02',
  madeira: 'c09r02',
  mascate: 'c20r04',
} as const;

const toPort = (port: keyof typeof PORTS) => to('sail', PORTS[port]);

/** Where no other fleet disturbs a lesson. */
const FAR_AWAY = { at: 'malaca' };

const INTO_THE_STORM: Move = { kind: 'sail', to: 'c10r07' };
const STORM: Move = { kind: 'play', card: 'storm-2' };
const LOW_BID: Move = { kind: 'bid', markers: 1 };

export const lessons: readonly Lesson[] = [
  {
    id: 'sail',
    position: { players: [{ markers: 9 }, FAR_AWAY] },
    steps: [toPort('madeira'), toPort('acores')],
  },
  {
    id: 'current',
    position: { players: [{ at: 'bahrein', markers: 3, discovered: ['bahrein'] }, FAR_AWAY] },
    steps: [toPort('mascate'), toPort('diu'), toPort('calecute')],
  },
  {
    id: 'route',
    position: { players: [{ at: 'cabo-verde', markers: 6, discovered: ['cabo-verde'] }, FAR_AWAY] },
    steps: [to('sail', 'c09r05'), to('sail', 'c10r05')],
  },
  {
    id: 'pirates',
    position: { players: [{ at: 'cabo-bojador', markers: 4, hand: ['fair-wind', 'calm'] }, FAR_AWAY] },
    steps: [to('defend', 'c10r03')],
  },
  {
    id: 'event',
    position: {
      players: [{ at: 'c10r06', markers: 4, hand: ['storm-4', 'compass-s', 'fair-wind'] }, FAR_AWAY],
    },
    steps: [to('sail', 'c10r07'), does('play')],
  },
  {
    id: 'bonus',
    position: {
      players: [{ at: 'c07r06' }, { at: 'c10r08', hand: ['storm-2'] }],
      active: 1,
      order: [1, 0],
    },
    others: [
      { seat: 1, move: INTO_THE_STORM },
      { seat: 1, move: STORM },
    ],
    steps: [to('drift', 'c07r07'), to('drift', 'c07r08')],
  },
  {
    id: 'cape',
    position: { players: [{ at: 'c13r10', markers: 5, goods: ['malagueta', 'brazilwood'] }, FAR_AWAY] },
    steps: [to('sail', 'c14r11'), does('sink', 'sail')],
  },
  {
    id: 'lisboa',
    position: {
      players: [
        {
          at: 'madeira',
          markers: 3,
          goods: ['malagueta', 'ivory', 'pepper', 'cinnamon', 'silk'],
          discovered: ['madeira'],
          hand: ['calm', 'storm-4'],
        },
        FAR_AWAY,
      ],
    },
    steps: [toPort('lisboa'), does('call'), does('build'), does('upgrade'), does('settle')],
  },
  {
    id: 'bid',
    position: { players: [{}, {}], phase: 'bid', order: [1, 0] },
    others: [{ seat: 1, move: LOW_BID }],
    steps: [does('bid')],
  },
];
