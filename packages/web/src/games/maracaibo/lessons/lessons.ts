/** A first game of Maracaibo, one thing at a time. */
import type { Lesson, Step } from '../../../learn/lesson.ts';
import { does as doesAny } from '../../../learn/steps.ts';
import type { Move } from '../board/table.ts';
import { thingOf } from '../board/things.ts';

const does: (...kinds: readonly Move['kind'][]) => Step = doesAny;

/** A move of this kind on this thing, by its id. */
const on =
  (kind: Move['kind'], thing: string): Step =>
  (move) =>
    move.kind === kind && thingOf(move as Move) === thing;

/** What the other player has done before. */
const rival = (move: Move | Step) => ({ seat: 1, move });

/** A player who has been around. */
const RIVAL = {
  ship: '4',
  doubloons: 6,
  hand: ['A30', 'A33', 'A36', 'A41'],
  explorer: 'E2',
  influence: [1, 2, 0],
};

const ROW = ['A05', 'A20', 'A38', 'B022'];

const OPENING = [does('plan'), does('discard'), does('discard'), does('discard'), does('career')];

export const lessons: readonly Lesson[] = [
  {
    id: 'opening',
    position: { players: [{ hand: ['A19'] }, {}], phase: 'opening', seed: 'eight' },
    others: OPENING.map(rival),
    steps: [on('plan', 'A19'), ...OPENING.slice(1)],
  },
  {
    id: 'sail',
    position: {
      players: [{ hand: ['A13', 'A18', 'A23', 'A32'], doubloons: 8 }, RIVAL],
      row: ROW,
    },
    steps: [on('sail', '6')],
  },
  {
    id: 'village',
    position: {
      players: [{ ship: '6', hand: ['A13', 'A23', 'A32'], planned: ['A18'], doubloons: 8 }, RIVAL],
      phase: 'main',
      points: 5,
      row: ROW,
    },
    steps: [does('village'), on('buy', 'A18'), does('doubloon')],
  },
  {
    id: 'city',
    position: {
      players: [{ ship: '5', hand: ['A14', 'A16', 'A21', 'A27'], doubloons: 3 }, RIVAL],
      cityTiles: { 5: 'CT-04' },
      phase: 'main',
      points: 2,
      row: ROW,
    },
    steps: [on('deliver', 'A14'), on('disc', 'U4'), on('disc', 'U4')],
  },
  {
    id: 'quest',
    position: {
      players: [{ ship: '15', hand: ['A19', 'A43', 'A12', 'A24'], bought: ['A26'], doubloons: 2 }, RIVAL],
      quests: { 15: ['Q13'], 18: ['Q05'] },
      phase: 'main',
      points: 3,
      row: ROW,
    },
    steps: [does('quest'), does('pay'), does('pay')],
  },
  {
    id: 'combat',
    position: {
      players: [{ ship: '11', hand: ['A14', 'A16', 'A21', 'A27'], combatPoints: 3, doubloons: 2 }, RIVAL],
      tokens: ['TK04'],
      phase: 'main',
      points: 2,
      row: ROW,
    },
    steps: [
      does('city'),
      on('fight-for', 'france'),
      on('take-city', '11'),
      does('boost'),
      does('gain-influence'),
      does('done'),
    ],
  },
  {
    id: 'explore',
    position: {
      players: [
        { ship: '4', hand: ['A14', 'A16', 'A21', 'A27'], explorer: 'E5' },
        { ...RIVAL, explorer: 'E7' },
      ],
      cityTiles: { 4: 'CT-02' },
      phase: 'main',
      points: 4,
      row: ROW,
    },
    steps: [does('city'), on('explore', 'E8'), does('influence')],
  },
  {
    id: 'spy',
    position: {
      players: [
        { ship: '2', hand: ['A14', 'A16', 'A21', 'A27'], bought: ['A48', 'A45'], doubloons: 1, spies: 1 },
        RIVAL,
      ],
      row: ROW,
    },
    steps: [on('sail', '6'), on('spy', 'A45')],
  },
  {
    id: 'career',
    position: {
      players: [
        { ship: '9', hand: ['A14', 'A16', 'A21', 'A27'], career: 'K-5', influence: [3, 3, 0], spies: 0 },
        RIVAL,
      ],
      phase: 'main',
      points: 3,
      row: ROW,
    },
    steps: [(move) => does('objective')(move) && 'level' in move && move.level === 'high'],
  },
  {
    id: 'home',
    position: {
      players: [
        { ship: '20', hand: ['A14', 'A16', 'A21', 'A27'], doubloons: 4 },
        { ...RIVAL, ship: '14' },
      ],
      row: ROW,
    },
    steps: [on('sail', '21a'), does('city')],
  },
  {
    id: 'scoring',
    position: {
      players: [
        {
          ship: '17',
          hand: ['A14', 'A16', 'A21', 'A27'],
          bought: ['A18'],
          doubloons: 9,
          doubloonIncome: 11,
          pointIncome: 2,
          synergies: ['scales'],
          quests: 2,
          spies: 1,
        },
        { ...RIVAL, ship: '21a' },
      ],
      prestige: ['palace'],
      active: 1,
      phase: 'scoring',
      row: ROW,
    },
    others: [rival({ kind: 'two-points' })],
    steps: [does('invest')],
  },
];
