/** Tables of Caravelas worth looking at: positions on the real engine, seen by the player on seat 0. */
import type { Move } from '@captains-table/caravelas';
import type { PositionShown } from '../../../gallery/game-gallery.ts';

const HAND = ['storm-2', 'compass-nw', 'fair-wind', 'storm-4', 'calm'];
const INES = {
  at: 'cabo-verde',
  markers: 5,
  goods: ['malagueta'],
  hand: HAND,
  destinations: [
    'madeira',
    'cabo-verde',
    'luanda',
    'boa-esperanca',
    'calecute',
    'malaca',
    'timor',
    'tanegashima',
  ],
  discovered: ['madeira', 'cabo-bojador', 'cabo-verde'],
  sold: 10,
};
const JOOST = {
  at: 'maldivas',
  goods: ['ivory', 'pepper'],
  discovered: ['acores', 'ceuta', 'guine', 'mina', 'calecute', 'maldivas', 'mocambique', 'boa-esperanca'],
  sold: 15,
};
const MARGUERITE = {
  at: 'porto-seguro',
  upgraded: true,
  goods: ['brazilwood'],
  wrecks: [2],
  discovered: ['porto-seguro'],
};
const BARNABY = { at: 'lisboa', discovered: ['florida', 'terra-nova'] };
const INTO_THE_STORM: Move = { kind: 'sail', to: 'c10r07' };
const STORM: Move = { kind: 'play', card: 'storm-4' };
const FOUR = [INES, JOOST, MARGUERITE, BARNABY];

export const POSITIONS: readonly PositionShown[] = [
  { id: 'sail', title: 'Under sail', position: { players: FOUR, pieces: [1], round: 9 } },
  { id: 'two', title: 'Two players', position: { players: FOUR.slice(0, 2), pieces: [1], round: 9 } },
  {
    id: 'home',
    title: 'In Lisboa with a full hold',
    position: {
      players: [
        {
          ...INES,
          at: 'madeira',
          goods: ['malagueta', 'brazilwood', 'ivory', 'pepper', 'cinnamon', 'silk'],
          wrecks: [],
        },
        JOOST,
        BARNABY,
      ],
      pieces: [1],
    },
  },
  {
    id: 'bid',
    title: 'The bid',
    position: { players: FOUR, phase: 'bid', round: 4, order: [0, 2, 3, 1] },
  },
  {
    id: 'first',
    title: 'The first round',
    position: { players: [{}, {}, {}], phase: 'bid', round: 1 },
  },
  {
    id: 'cape',
    title: 'Before the Cape',
    position: { players: [{ ...INES, at: 'c13r11', markers: 9 }, JOOST] },
  },
  {
    id: 'storm',
    title: 'Another player’s storm',
    position: {
      players: [
        { ...INES, at: 'c07r06' },
        { ...JOOST, at: 'c10r08', hand: ['storm-4'] },
      ],
      active: 1,
    },
    others: [
      { seat: 1, move: INTO_THE_STORM },
      { seat: 1, move: STORM },
    ],
  },
  {
    id: 'dice',
    title: 'With two dice',
    position: {
      options: { mode: 'dice' },
      players: [
        { ...INES, hand: [], destinations: [], markers: 8 },
        { ...JOOST, hand: [] },
      ],
    },
  },
  {
    id: 'drawn',
    title: 'With drawn events',
    position: {
      options: { mode: 'drawn' },
      players: [
        { ...INES, hand: [] },
        { ...JOOST, hand: [] },
      ],
    },
  },
];
