import { PLACE_IDS } from '@captains-table/francis-drake/components';

/** A box of each game that an owner might have: other values, a moved place, a piece more, a piece less. */
export const CHANGED_BOXES = [
  {
    game: 'port-royal',
    name: 'My cards',
    cards: [
      { id: 'base-jester-01', cost: 6, influence: 2, source: 'box' },
      {
        id: 'my-flute',
        set: 'base',
        kind: 'ship',
        colour: 'blue',
        coins: 2,
        sabres: 5,
        source: 'box',
      },
      { id: 'base-sailor-01', abilities: [{ does: 'discount', coins: 1 }], source: 'box' },
    ],
    remove: ['base-ship-red-01'],
  },
  {
    game: 'caravelas',
    ports: [{ id: 'macau', value: 5, source: 'box' }],
    // Florida lies one space further south.
    spaces: [
      { id: 'c01r03', port: null },
      { id: 'c02r03', port: 'florida', source: 'box' },
    ],
    currents: [{ id: 'mine', path: ['c02r02', 'c02r03'], source: 'box' }],
    cards: [{ id: 'storm-5', kind: 'storm', markers: 5, copies: 2, source: 'box' }],
    die: { red: 3, one: 3, source: 'box' },
    figures: { fleetMarkers: 11, upgradeMarkers: 4, hand: 4, firstHands: [3, 3, 6, 8], source: 'box' },
  },
  {
    game: 'francis-drake',
    destinations: [
      { id: 'cartagena', zone: 3, points: 5, source: 'box' },
      { id: 'panama', zone: 2, source: 'box' },
    ],
    galleonTiles: [
      { guns: 3, points: 5, source: 'box' },
      { guns: 3, points: 6, source: 'box' },
      { guns: 6, points: 12, source: 'box' },
    ],
    street: {
      // The Queen comes first, and the last two places are fixed.
      order: ['queen', ...PLACE_IDS.slice(0, -2).filter((place) => place !== 'queen')],
      source: 'box',
    },
  },
  {
    game: 'maracaibo',
    cards: [
      { id: 'A10', points: 6, cost: { doubloons: 9 }, source: 'box' },
      {
        id: 'A11',
        effects: [
          { kind: 'immediate', effect: [{ do: 'gainDoubloons', amount: 4 }] },
          { kind: 'permanent', ability: 'compasses', amount: 1 },
        ],
        source: 'box',
      },
    ],
    quests: [{ id: 'Q03', reward: [{ do: 'scorePoints', amount: 5 }], source: 'box' }],
    tracks: { pointIncome: { start: 0, last: 15, source: 'box' } },
    remove: ['A12'],
  },
];
