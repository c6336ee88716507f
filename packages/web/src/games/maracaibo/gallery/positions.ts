/** Tables of Maracaibo worth looking at: positions on the real engine, seen by the player on seat 0. */
import type { Move, Position } from '@captains-table/maracaibo';
import type { PositionShown } from '../../../gallery/game-gallery.ts';

type Player = Position['players'][number];

interface Shown extends PositionShown {
  readonly position: Position;
}

const ROW = ['A20', 'B012', 'B077', 'A38'];

const MIDWAY: readonly [Player, Player, Player, Player] = [
  {
    score: 31,
    doubloons: 9,
    combatPoints: 4,
    spies: 2,
    hand: ['A13', 'A27', 'B005', 'A51'],
    planned: ['B001', 'A02'],
    bought: ['A18', 'A26', 'A45', 'A49', 'B007', 'A37'],
    career: 'K-2',
    objectives: [0, 1, 0],
    doubloonIncome: 14,
    pointIncome: 3,
    synergies: ['scales', 'medal'],
    influence: [6, 4, 1],
    open: ['U4', 'U8'],
    half: ['U5', 'U7'],
    ship: '9',
    explorer: 'E5',
    tokens: 2,
    quests: 3,
  },
  {
    score: 26,
    doubloons: 14,
    combatPoints: 1,
    spies: 0,
    hand: ['A12', 'A23', 'A31', 'B015'],
    shown: ['A23', 'B015'],
    planned: ['B013'],
    bought: ['A07', 'A15', 'A46', 'B080', 'B045'],
    career: 'K-7',
    doubloonIncome: 18,
    pointIncome: 1,
    synergies: ['house'],
    influence: [2, 3, 7],
    open: ['U2'],
    half: ['U4'],
    ship: '9',
    explorer: 'E7',
    tokens: 1,
    quests: 1,
  },
  {
    score: 35,
    doubloons: 3,
    combatPoints: 6,
    spies: 1,
    hand: ['A10', 'A29', 'A35', 'B023'],
    bought: ['A21', 'A52', 'B004', 'B030', 'B051'],
    career: 'K-6',
    objectives: [1, 0, 0],
    doubloonIncome: 15,
    pointIncome: 2,
    synergies: ['anchor', 'scales', 'medal'],
    influence: [1, 10, 3],
    open: ['U7', 'U1'],
    half: ['U3'],
    ship: '14',
    explorer: 'E6b',
    tokens: 4,
  },
  {
    score: 22,
    doubloons: 6,
    combatPoints: 2,
    spies: 3,
    hand: ['A08', 'A33', 'A41', 'A44'],
    planned: ['B072', 'B070', 'B019'],
    bought: ['A24', 'A34', 'A50', 'B022'],
    career: 'K-8',
    doubloonIncome: 9,
    pointIncome: 5,
    synergies: ['crown'],
    influence: [4, 1, 4],
    half: ['U1', 'U6'],
    ship: '6',
    explorer: 'E9',
    quests: 2,
  },
];

const [ANNA, BART, CLARA, DIRK] = MIDWAY;

const MIDWAY_BOARD = {
  round: 2,
  row: ROW,
  cubes: { 1: 'spain', 4: 'france', 7: 'england', 8: 'spain', 11: 'france', 13: 'england', 15: 'spain' },
  markets: { 1: 1, 10: 1, 14: 1 },
  quests: { 6: ['Q07'], 12: ['Q17'], 15: ['Q20', 'Q09'], 16: ['Q05'] },
  prestige: ['palace', 'garrison'],
  investors: { palace: [2] },
} as const;

/** Four at the table in the second round, with Anna's ship and whatever else this position is about. */
const midway = (anna: Player, more: Partial<Position> = {}): Position => ({
  players: [{ ...ANNA, ...anna }, BART, CLARA, DIRK],
  ...MIDWAY_BOARD,
  ...more,
});

/** Towards the end everybody has a lot of everything. */
const LATE: readonly Player[] = [
  {
    ...ANNA,
    score: 118,
    doubloons: 23,
    combatPoints: 8,
    spies: 1,
    bought: [...(ANNA.bought ?? []), 'B051', 'B010', 'B021', 'A05', 'B078', 'A30', 'B056', 'B069'],
    objectives: [2, 2, 0],
    doubloonIncome: 27,
    pointIncome: 12,
    synergies: ['scales', 'medal', 'house', 'anchor', 'crown'],
    influence: [14, 9, 4],
    open: ['U1', 'U2', 'U4', 'U5', 'U7', 'U8', 'U10'],
    half: ['U6', 'U12'],
    ship: '11',
    explorer: 'E19',
    tokens: 5,
    quests: 6,
  },
  {
    ...BART,
    score: 97,
    bought: [...(BART.bought ?? []), 'A16', 'B016', 'B026', 'B033', 'A53'],
    objectives: [2, 2, 1],
    doubloonIncome: 34,
    pointIncome: 9,
    influence: [5, 6, 18],
    open: ['U2', 'U4', 'U5', 'U6'],
    half: [],
    ship: '18',
    explorer: 'E24',
    tokens: 3,
  },
  {
    ...CLARA,
    score: 124,
    bought: ['A21', 'A52', 'B004', 'B030', 'B053', 'B063', 'B038', 'B041'],
    objectives: [2, 1, 2],
    doubloonIncome: 25,
    pointIncome: 15,
    influence: [8, 18, 10],
    open: ['U1', 'U3', 'U7', 'U8', 'U9', 'U11'],
    half: ['U2'],
    ship: '14',
    explorer: 'E14',
    tokens: 8,
  },
  {
    ...DIRK,
    score: 90,
    bought: [...(DIRK.bought ?? []), 'B014', 'B062', 'A54', 'B095'],
    objectives: [1, 1, 0],
    pointIncome: 18,
    spies: 0,
    influence: [9, 3, 6],
    open: ['U1', 'U4', 'U12'],
    half: ['U6'],
    ship: '20',
    explorer: 'E17',
    quests: 4,
  },
];

const cubesOf = (nation: string, ...places: readonly string[]) =>
  Object.fromEntries(places.map((place) => [place, nation]));

const LATE_BOARD = {
  round: 4,
  row: ROW,
  cubes: {
    ...cubesOf('france', '4', '8', '9', '11', '15', '18'),
    ...cubesOf('spain', '1', '6', '10', '14', '17'),
    ...cubesOf('england', '5', '7', '12', '13', '19'),
  },
  reserve: [5, 6, 7],
  markets: { 1: 2, 4: 1, 10: 2, 11: 1, 14: 1 },
  quests: { 2: ['Q02'], 8: ['Q03'], 9: ['Q19'], 12: ['Q17'], 15: ['Q20', 'Q09'], 19: ['Q05'] },
  prestige: ['palace', 'garrison', 'minster', 'cathedral'],
  investors: { palace: [2, 0], garrison: [2], minster: [0], cathedral: [1] },
} as const;

const SOLO: Position = {
  players: [{ ...ANNA, ship: '6' }],
  jeanne: { ship: '10', explorer: 'E10', discs: 4, influence: [4, 6, 2], quests: 2, score: 34 },
  round: 2,
  row: ROW,
  cubes: { 4: 'france', 6: 'spain', 7: 'england', 8: 'france', 11: 'spain' },
  markets: { 1: 1 },
  quests: { 6: ['Q07'], 12: ['Q17'], 15: ['Q20'] },
  prestige: ['palace', 'garrison'],
};

const STORY_TURN = {
  options: { mode: 'story', chapter: '3' },
  markets: { 1: 1, 10: 1 },
  phase: 'main',
  points: 2,
} as const;

const STORY_SCORING = {
  round: 2,
  row: ROW,
  quests: { 6: ['Q07'], 12: ['Q17'] },
  prestige: ['palace', 'garrison'],
  options: { mode: 'story' },
  storyCards: ['02'],
  phase: 'scoring',
} as const satisfies Partial<Position>;

const first = (...moves: readonly Move[]) => moves.map((move) => ({ seat: 0, move }));

export const POSITIONS: readonly Shown[] = [
  {
    id: 'opening',
    title: 'Eight cards and two careers',
    position: { players: [{}, {}, {}, {}], phase: 'opening', seed: 'eight' },
  },
  {
    id: 'first',
    title: 'The first voyage',
    position: { players: [{ hand: ['A13', 'A18', 'A23', 'A32'], planned: ['A02'] }, {}], row: ROW },
  },
  { id: 'sail', title: 'Sailing, with forks ahead', position: midway({}) },
  {
    id: 'city',
    title: 'A city that takes goods',
    position: midway({ ship: '10' }, { phase: 'main', points: 1 }),
  },
  {
    id: 'village',
    title: 'Village actions',
    position: midway({ ship: '16' }, { phase: 'main', points: 7 }),
    others: first({ kind: 'village' }),
  },
  {
    id: 'spy',
    title: 'A spy and quests at one place',
    position: midway({ ship: '15', bought: [...(ANNA.bought ?? []), 'B078'] }, { phase: 'main', points: 6 }),
  },
  {
    id: 'pay',
    title: 'Paying with goods',
    position: midway(
      { ship: '15', hand: ['A14', 'A17', 'A38', 'A13'] },
      { row: ['A20', 'B012', 'B077', 'B017'], phase: 'main' },
    ),
    others: first({ kind: 'quest', quest: 'Q20' }),
  },
  {
    id: 'disc',
    title: 'A disc off the ship',
    position: midway({ ship: '5' }, { cityTiles: { 5: 'CT-04' }, phase: 'main' }),
    others: first({ kind: 'city' }),
  },
  {
    id: 'explore',
    title: 'Exploring at a fork',
    position: midway({ ship: '4' }, { cityTiles: { 4: 'CT-01' }, phase: 'main' }),
    others: first({ kind: 'city' }),
  },
  {
    id: 'fight-for',
    title: 'A combat: for which nation?',
    position: midway({ ship: '11' }, { tokens: ['TK04'], phase: 'main' }),
    others: first({ kind: 'city' }),
  },
  {
    id: 'combat',
    title: 'A combat with every way to spend the value',
    position: {
      players: LATE,
      ...LATE_BOARD,
      options: { difficulty: 'hard' },
      tokens: ['TK13'],
      phase: 'main',
    },
    others: first(
      { kind: 'city' },
      { kind: 'fight-for', nation: 'france' },
      ...Array.from({ length: 6 }, (): Move => ({ kind: 'boost', with: 'point' })),
    ),
  },
  { id: 'draw', title: 'Drawing cards', position: midway({ hand: ['A13'] }, { phase: 'draw' }) },
  {
    id: 'buying',
    title: 'Buying at a scoring',
    position: midway({ ship: '19' }, { active: 2, phase: 'scoring' }),
    others: [
      { seat: 2, move: { kind: 'two-points' } },
      { seat: 3, move: { kind: 'two-points' } },
    ],
  },
  { id: 'late', title: 'Late in the game', position: { players: LATE, ...LATE_BOARD } },
  {
    id: 'legacy',
    title: 'High seas, with legacy tiles',
    position: midway({ ship: '8' }, { options: { difficulty: 'hard' } }),
  },
  {
    id: 'armada',
    title: 'La Armada',
    position: midway(
      { career: 'KA-F', objectives: [0, 0, 0], hand: ['LA1', 'LA5', 'LA9', 'A13'], planned: ['LA4'] },
      { options: { armada: true } },
    ),
  },
  { id: 'solo', title: 'Alone against Jeanne', position: SOLO },
  {
    id: 'story',
    title: 'The grey wax: two story cards, legacy tiles, a story tile at hand',
    position: midway(
      { ship: '9' },
      {
        ...STORY_TURN,
        storyCards: ['13', '14'],
        legacy: ['L5', 'L20', 'L3', 'L21', 'L23'],
        tileDiscs: { L13: 2 },
      },
    ),
  },
  {
    id: 'story-many',
    title: 'The grey wax: a story card that leads on, and all three beside it',
    position: midway({ ship: '9' }, { ...STORY_TURN, storyCards: ['13', '06', '14', '40'] }),
  },
  {
    id: 'story-vote',
    title: 'The grey wax: a page was turned over, and three vote',
    position: {
      players: [{ ...ANNA, ship: '21a' }, BART, CLARA],
      ...STORY_SCORING,
      storyTaken: { '02': 1 },
    },
    others: [
      ...[0, 1, 2].map((seat) => ({ seat, move: { kind: 'two-points' } })),
      ...[0, 1, 2].map((seat) => ({ seat, move: { kind: 'done' } })),
      ...[1, 2].map((seat) => ({ seat, move: { kind: 'read', page: '02-back' } })),
    ],
  },
  {
    id: 'story-back',
    title: 'The grey wax alone: a round ends, and the chart changes',
    position: { ...SOLO, players: [{ ...ANNA, ship: '21a' }], ...STORY_SCORING, storyTaken: { '02': 0 } },
    others: first({ kind: 'two-points' }, { kind: 'done' }),
  },
  {
    id: 'story-solo',
    title: 'The grey wax alone',
    position: { ...SOLO, options: { mode: 'story' }, storyCards: ['02', '06'] },
  },
  {
    id: 'over',
    title: 'The end',
    position: { players: LATE, ...LATE_BOARD, phase: 'scoring' },
    others: [
      ...[0, 1, 2, 3].map((seat) => ({ seat, move: { kind: 'two-points' } })),
      { seat: 0, move: { kind: 'done' } },
    ],
  },
];
