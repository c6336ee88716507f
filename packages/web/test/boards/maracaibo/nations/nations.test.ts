import { describe, expect, test } from 'vitest';
import { laneAt, spaceAt } from '../../../../src/design/maracaibo/nations/mast-layout.ts';
import { landingOf } from '../../../../src/boards/maracaibo/nations/landing.ts';
import {
  cubesInPlay,
  markersOf,
  slotsOf,
  worthOf,
} from '../../../../src/boards/maracaibo/nations/nations.ts';
import { played } from './table.ts';

describe('the tracks', () => {
  test('MA-14.4: whoever has most influence leads, and those who tie lead together', () => {
    const { view } = played({ players: [{ influence: [4, 0, 2] }, { influence: [4, 0, 7] }] });
    expect(markersOf(view, 0).map(({ leads }) => leads)).toEqual([true, true]);
    expect(markersOf(view, 1).map(({ leads }) => leads)).toEqual([false, false]);
    expect(markersOf(view, 2).map(({ leads }) => leads)).toEqual([false, true]);
  });

  test('MA-25.21: alone, Jeanne’s marker stands beside the own', () => {
    const { view } = played({
      options: { mode: 'solo' },
      players: [{ influence: [1, 0, 0] }],
      jeanne: { influence: [6, 0, 0] },
    });
    expect(markersOf(view, 0)).toMatchObject([
      { seat: 0, influence: 1, rank: 0, leads: false },
      { seat: 1, influence: 6, rank: 2, leads: true },
    ]);
  });

  test('each marker has a lane, and more influence is higher up', () => {
    const lanes = [0, 1, 2, 3].map((lane) => laneAt(lane, 4));
    expect(lanes.every((x, i) => i === 0 || x - (lanes[i - 1] ?? 0) >= 15)).toBe(true);
    expect(spaceAt(18, { last: 18, row: 6 })).toBeLessThan(spaceAt(17, { last: 18, row: 6 }));
  });

  test('MA-7.4: the mark of a choice shows where the own marker would go', () => {
    const table = played({ players: [{ influence: [5, 0, 18] }, {}] });
    const asked = (pending: Parameters<typeof landingOf>[0]['pending'], nation: number) =>
      landingOf({ ...table, pending }, nation);
    expect(asked({ seat: 0, kind: 'influence', n: 3 }, 0)).toEqual({ of: 0, space: 8 });
    expect(asked({ seat: 0, kind: 'rank' }, 0)).toEqual({ of: 0, space: 6 });
    expect(asked({ seat: 0, kind: 'influence', n: 3 }, 2)).toBeUndefined();
    expect(asked({ seat: 0, kind: 'fight-for', token: '' }, 0)).toBeUndefined();
  });
});

describe('the cubes', () => {
  test('MA-1.10: cubes leave the slots from the left', () => {
    expect(slotsOf(13)).toEqual([1, 2, 2, 2, 2, 2, 2]);
    expect(slotsOf(9)).toEqual([0, 0, 1, 2, 2, 2, 2]);
    expect(slotsOf(0)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('MA-14.5: the multiplier is empty slots and a bonus for cubes in play', () => {
    const { view } = played({
      players: [{}, {}],
      cubes: { 1: 'france', 4: 'france', 5: 'spain' },
      reserve: [11, 12, 13],
    });
    expect(worthOf(view, 0)).toEqual({ emptySlots: 1, majority: 2, multiplier: 3 });
    expect(worthOf(view, 1)).toEqual({ emptySlots: 1, majority: 1, multiplier: 2 });
    expect(worthOf(view, 2)).toEqual({ emptySlots: 0, majority: 0, multiplier: 0 });
    expect(cubesInPlay(view, 'france')).toBe(2);
  });
});
