import { expect, test } from 'vitest';
import { honoursOf } from '../../src/campaigns/honours.ts';

const result = (score: number, rank: number) => ({ score, rank });

test('a roll of honour counts games won, then the best game; games missed count for nothing', () => {
  const honours = honoursOf([
    { name: 'Inès', seat: 0, results: [result(148, 2), result(171, 1), undefined] },
    { name: 'Joost', seat: 1, results: [result(162, 1), result(158, 2), result(160, 1)] },
    { name: 'Rackham', seat: 2, results: [result(172, 1), result(90, 3), undefined] },
  ]);
  expect(honours).toEqual([
    { name: 'Joost', seat: 1, games: 3, won: 2, best: 162, average: 160 },
    { name: 'Rackham', seat: 2, games: 2, won: 1, best: 172, average: 131 },
    { name: 'Inès', seat: 0, games: 2, won: 1, best: 171, average: 160 },
  ]);
});
