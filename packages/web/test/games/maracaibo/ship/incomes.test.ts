import { describe, expect, test } from 'vitest';
import { remarkOf } from '../../../../src/games/maracaibo/ship/remark.ts';
import { seatsBySpace } from '../../../../src/games/maracaibo/panels/spaces.ts';
import { tableOf } from './table.ts';

describe('incomes', () => {
  test('the panel says what the next scoring brings, and before the last one the points of both tracks', () => {
    const remark = (round: number) => remarkOf(0, tableOf({ doubloonIncome: 14, pointIncome: 3 }, { round }));
    expect(remark(2)).toContain('+14');
    expect(remark(4)).toContain('+2');
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
});
