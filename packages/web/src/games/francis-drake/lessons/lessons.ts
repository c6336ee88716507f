/** A first game of Francis Drake, one thing at a time. */
import type { Lesson, Step } from '../../../learn/lesson.ts';
import { does as doesAny } from '../../../learn/steps.ts';
import type { Move } from '../board/table.ts';

const does: (...kinds: readonly Move['kind'][]) => Step = doesAny;

const goesTo =
  (place: string) =>
  (move: { readonly kind: string }): boolean =>
    'place' in move && move.place === place;

/** What the pupil has loaded in the street. */
const LOADED = { crew: 3, guns: 3, barrels: 2, trade: 1 };

/** Others at the table, who have placed everything. */
const RIVALS = [
  {
    crew: 3,
    guns: 2,
    barrels: 2,
    trade: 1,
    missions: { cartagena: '2', 'santo-domingo': '1', 'rio-de-la-hacha': '3', 'san-juan': '4' },
  },
  {
    crew: 2,
    guns: 4,
    barrels: 3,
    galleon: true,
    missions: { 'galleon-jamaica': '1', portobelo: '2', panama: '3', 'puerto-cabello': '4' },
  },
];

export const lessons: readonly Lesson[] = [
  {
    id: 'street',
    position: { players: [{}, {}, {}] },
    steps: [goesTo('crew-a')],
  },
  {
    id: 'ahead',
    position: {
      players: [
        { crew: 3, visits: ['crew-a'] },
        { guns: 3, visits: ['guns-a'] },
        { barrels: 3, visits: ['supplies-a'] },
      ],
    },
    steps: [goesTo('queen')],
  },
  {
    id: 'ready',
    position: {
      players: [
        { crew: 4, guns: 3, barrels: 1, visits: ['crew-a', 'guns-a', 'crew-b', 'supplies-b'] },
        { crew: 3, guns: 2, barrels: 2, visits: ['crew-a', 'guns-a', 'supplies-a'] },
        { crew: 2, guns: 4, barrels: 3, visits: ['supplies-a', 'queen', 'guns-b'] },
      ],
      departed: [1, 2],
    },
    steps: [goesTo('docks')],
  },
  {
    id: 'tokens',
    position: {
      players: [
        { crew: 3, guns: 5, barrels: 3, galleon: true, office: ['admiral'] },
        { barrels: 2 },
        { barrels: 3 },
      ],
      phase: 'prepare',
    },
    steps: [does('frigates')],
  },
  {
    id: 'missions',
    position: {
      players: [
        {
          ...LOADED,
          missions: { 'puerto-cabello': '3', 'santiago-de-cuba': '4' },
        },
        ...RIVALS,
      ],
      phase: 'chart',
    },
    steps: [does('mission'), does('mission')],
  },
  {
    id: 'informer',
    position: {
      players: [
        {
          ...LOADED,
          office: ['informer'],
          missions: { cumana: '1', cartagena: '3', 'puerto-cabello': '2', 'santiago-de-cuba': '4' },
        },
        ...RIVALS,
      ],
      phase: 'informer',
    },
    steps: [does('look-discs', 'look-token'), does('swap', 'redirect', 'leave')],
  },
  {
    id: 'town',
    position: {
      players: [{ crew: 3, guns: 3, barrels: 2, missions: { cartagena: '1', cumana: '2' } }, ...RIVALS],
      phase: 'resolve',
    },
    steps: [does('attack')],
  },
  {
    id: 'fort',
    position: {
      players: [
        {
          crew: 4,
          guns: 3,
          barrels: 2,
          done: ['puerto-cabello'],
          missions: { 'rio-de-la-hacha': '1', 'san-juan': '4' },
        },
        ...RIVALS,
      ],
      troops: [0, 1, 0, 2],
      phase: 'resolve',
    },
    steps: [does('attack')],
  },
  {
    id: 'trade',
    position: {
      players: [
        {
          trade: 1,
          barrels: 2,
          goods: { sugar: 1, tobacco: 1 },
          missions: { 'santiago-de-cuba': '1', cumana: '2' },
        },
        ...RIVALS,
      ],
      voyage: 2,
      phase: 'resolve',
    },
    steps: [does('barter')],
  },
  {
    id: 'home',
    position: {
      players: [
        {
          crew: 1,
          guns: 2,
          barrels: 2,
          galleon: true,
          done: ['cumana'],
          missions: { cartagena: '1', 'rio-de-la-hacha': '4' },
        },
        ...RIVALS,
      ],
      phase: 'resolve',
    },
    steps: [does('attack'), does('home')],
  },
];
