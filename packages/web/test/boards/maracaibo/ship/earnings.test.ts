import { describe, expect, test } from 'vitest';
import {
  earningsOf,
  questPoints,
  seatsBySpace,
  trackPoints,
} from '../../../../src/boards/maracaibo/ship/earnings.ts';
import { remarkOf } from '../../../../src/boards/maracaibo/ship/remark.ts';
import { playerOf } from '../table.ts';
import { tableOf } from './table.ts';

describe('incomes', () => {
  test('MA-18.1: the doubloon track brings points from 10 on, 10 on its last space', () => {
    expect([8, 9, 10, 13, 33, 34].map(trackPoints)).toEqual([0, 0, 1, 2, 8, 10]);
  });

  test('MA-13.5: after a round doubloons and points, at the end points of both tracks', () => {
    const early = tableOf({ doubloonIncome: 14, pointIncome: 3 }, { round: 2 });
    expect(earningsOf(early.view, playerOf(early))).toEqual({ when: 'next', doubloons: 14, points: 3 });
    expect(remarkOf(playerOf(early), early)).toContain('+14');
    const late = tableOf({ doubloonIncome: 14, pointIncome: 3 }, { round: 4 });
    expect(earningsOf(late.view, playerOf(late))).toEqual({ when: 'final', points: 3, track: 2 });
    expect(remarkOf(playerOf(late), late)).toContain('+2');
  });

  test('everybody on one space stands there together', () => {
    const spaces = seatsBySpace([8, 10, 8], 8, 11);
    expect(spaces).toEqual([
      { space: 8, seats: [0, 2] },
      { space: 9, seats: [] },
      { space: 10, seats: [1] },
      { space: 11, seats: [] },
    ]);
  });

  test('MA-10.6: the fourth quest brings 3 VP, each later one 2', () => {
    expect([1, 3, 4, 5, 9].map(questPoints)).toEqual([0, 0, 3, 2, 2]);
  });
});
