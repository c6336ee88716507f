import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/position-spec.ts';
import { position } from '../table.ts';
import { outlook, steps } from './random-games.ts';

const seen = (spec: Position) => position(spec).view(0);
const NATIONS = ['france', 'spain', 'england'];

describe('MA-27.7 the tracks of the nations', () => {
  test('MA-14.4: the player who has most influence leads, and those who tie lead together', () => {
    const view = seen({ players: [{ influence: [4, 0, 2] }, { influence: [4, 0, 7] }] });
    const leads = (nation: number) => outlook.nations.markers(view, nation).map((marker) => marker.leads);
    expect([leads(0), leads(1), leads(2)]).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
  });

  test('MA-25.21: alone, Jeanne’s marker stands beside the player’s', () => {
    const view = seen({
      options: { mode: 'solo' },
      players: [{ influence: [1, 0, 0] }],
      jeanne: { influence: [6, 0, 0] },
    });
    expect(outlook.nations.markers(view, 0)).toMatchObject([
      { seat: 0, influence: 1, rank: 0, leads: false },
      { seat: 1, influence: 6, rank: 2, leads: true },
    ]);
  });

  test('MA-7.4: where the viewer’s marker would go', () => {
    const view = seen({ players: [{ influence: [5, 0, 18] }, {}] });
    const { nations } = outlook;
    expect(nations.landing(view, 0, { seat: 0, kind: 'influence', n: 3 }, 0)).toBe(8);
    expect(nations.landing(view, 0, { seat: 0, kind: 'rank' }, 0)).toBe(6);
    expect(nations.landing(view, 0, { seat: 0, kind: 'influence', n: 3 }, 2)).toBeUndefined();
    expect(nations.landing(view, 0, { seat: 0, kind: 'rank' }, 2)).toBeUndefined();
    expect(nations.landing(view, 0, { seat: 0, kind: 'fight-for', token: '' }, 0)).toBeUndefined();
  });

  test('in whole games markers land where it was announced', () => {
    let landed = 0;
    for (const { decision, view, seat, move, after } of steps()) {
      if (move.kind !== 'influence' && move.kind !== 'rank') continue;
      landed++;
      const nation = NATIONS.indexOf(move.nation);
      const before = view.players[seat]?.influence[nation];
      const told = outlook.nations.landing(view, seat, decision, nation) ?? before;
      expect(after.players[seat]?.influence[nation]).toBe(told);
    }
    expect(landed).toBeGreaterThan(10);
  });
});

describe('MA-27.7 the cubes of the nations', () => {
  test('MA-1.10: cubes leave the slots from the left', () => {
    expect(outlook.nations.slots(13)).toEqual([1, 2, 2, 2, 2, 2, 2]);
    expect(outlook.nations.slots(9)).toEqual([0, 0, 1, 2, 2, 2, 2]);
    expect(outlook.nations.slots(0)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('MA-14.5: the multiplier is empty slots and a bonus for cubes in play', () => {
    const cubes = { 1: 'france', 4: 'france', 5: 'spain' };
    const view = seen({ players: [{}, {}], cubes, reserve: [11, 12, 13] });
    expect([0, 1, 2].map((nation) => outlook.nations.worth(view, nation))).toEqual([
      { emptySlots: 1, majority: 2, multiplier: 3 },
      { emptySlots: 1, majority: 1, multiplier: 2 },
      { emptySlots: 0, majority: 0, multiplier: 0 },
    ]);
  });

  test('in whole games slots and multiplier are those that the table shows', () => {
    const multipliers = new Set<number>();
    for (const { view } of steps()) {
      for (const [nation, told] of view.nations.entries()) {
        const worth = outlook.nations.worth(view, nation);
        expect(worth).toMatchObject({ emptySlots: told.emptySlots, multiplier: told.multiplier });
        const empty = outlook.nations.slots(told.reserve).filter((cubes) => cubes === 0);
        expect(empty).toHaveLength(told.emptySlots);
        multipliers.add(worth.multiplier);
      }
    }
    expect(multipliers.size).toBeGreaterThan(3);
  });
});
