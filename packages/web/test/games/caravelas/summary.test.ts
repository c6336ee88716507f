import { expect, test } from 'vitest';
import { summary } from '../../../src/games/caravelas/board/summary.ts';
import type { Event } from '../../../src/games/caravelas/board/table.ts';

const drifted = (at: string): Event => ({ key: 'drifted', seat: 1, from: 'c01r01', at });
const passed: Event = { key: 'passed', seat: 1 };

test('of a fleet that other players’ storms move only the last space is named', () => {
  expect(summary([drifted('c02r01'), passed, drifted('c03r01'), drifted('c04r02')])).toEqual([
    drifted('c04r02'),
  ]);
});
