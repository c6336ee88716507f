import { expect, test } from 'vitest';
import {
  askedAtDestination,
  askedAtPlace,
  discInHand,
  movesAtDestination,
  movesAtPlace,
  movesOnMission,
} from '../../../src/games/francis-drake/board/moves.ts';
import { kindsOf, placed, tableIn } from './table.ts';

const NOTHING = { disc: undefined, swap: undefined };

test('a place of the street is visited with one click, the investor asks what for', () => {
  const table = tableIn({ players: [{}, {}, {}] });
  expect(movesAtPlace(table, 'queen')).toEqual([{ kind: 'visit', place: 'queen' }]);
  expect(movesAtPlace(table, 'investor').length).toBe(3);
});

test('a click on a place behind sends the move, so that the answer names the rule', () => {
  const table = tableIn({ players: [{ visits: ['queen'] }, {}, {}] });
  expect(movesAtPlace(table, 'crew-a')).toEqual([]);
  expect(askedAtPlace(table, 'crew-a')).toEqual({ kind: 'visit', place: 'crew-a' });
});

test('a destination takes the chosen disc and no other', () => {
  const table = tableIn({ players: placed({}, {}, {}), phase: 'chart' });
  expect(movesAtDestination(table, 'panama', { disc: '3', swap: undefined })).toEqual([
    { kind: 'mission', disc: '3', to: 'panama' },
  ]);
  expect(movesAtDestination(table, 'veracruz', { disc: '3', swap: undefined })).toEqual([]);
  expect(askedAtDestination(table.pending, 'veracruz', { disc: '3', swap: undefined })).toEqual({
    kind: 'mission',
    disc: '3',
    to: 'veracruz',
  });
});

test('the disc placed next is the chosen one while it is in hand, else the first', () => {
  expect(discInHand(['hind', '2', '4'], '4')).toBe('4');
  expect(discInHand(['hind', '2', '4'], '3')).toBe('hind');
  expect(discInHand([], '3')).toBeUndefined();
});

const INFORMED = {
  players: [
    {
      barrels: 3,
      office: ['informer'],
      missions: { panama: '1', cartagena: '2', granada: '3', cumana: '4' },
    },
    ...placed(
      { cartagena: '1', panama: '2', granada: '3', portobelo: '4' },
      { panama: '1', cartagena: '2', granada: '3', portobelo: '4' },
    ),
  ],
  phase: 'informer',
};

test('the informer may look at discs anywhere, at tokens only where one lies', () => {
  const table = tableIn(INFORMED);
  expect(kindsOf(movesAtDestination(table, 'panama', NOTHING))).toEqual(['look-discs', 'look-token']);
  expect(kindsOf(movesAtDestination(table, 'cartagena', NOTHING))).toEqual(['look-discs']);
  expect(movesAtDestination(table, 'veracruz', NOTHING)).toEqual([]);
});

test('two clicks swap two discs, in whatever order', () => {
  const swap = { kind: 'swap', one: 'cartagena', other: 'panama' } as const;
  const table = { ...tableIn(INFORMED), legal: [swap] };
  expect(movesAtDestination(table, 'panama', NOTHING)).toEqual([swap]);
  expect(movesAtDestination(table, 'cartagena', { disc: undefined, swap: 'panama' })).toEqual([swap]);
  expect(movesAtDestination(table, 'granada', { disc: undefined, swap: 'panama' })).toEqual([]);
});

test('a click on the place of a mission carries it out', () => {
  const table = tableIn({ players: placed({ cartagena: '1' }, {}, {}), phase: 'resolve' });
  expect(movesOnMission(table, 'cartagena')).toEqual([{ kind: 'attack' }]);
  expect(movesOnMission(table, 'panama')).toEqual([]);
});
