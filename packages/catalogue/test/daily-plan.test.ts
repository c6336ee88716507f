import { expect, test } from 'vitest';
import { dailyPlan, dayAt, daysAfter, startOf } from '../src/index.ts';

test('each day has a deal of its own, and the games come in turn', () => {
  expect(dailyPlan('2026-01-01')).toEqual({
    day: '2026-01-01',
    number: 1,
    game: 'port-royal',
    seats: 2,
    seed: 'captains-table/daily/2026-01-01',
  });
  const games = [2, 3, 4, 5].map((day) => dailyPlan(`2026-01-0${day}`)?.game);
  expect(games).toEqual(['caravelas', 'francis-drake', 'maracaibo', 'port-royal']);
  expect(dailyPlan('2025-12-31')).toBeUndefined();
  expect(dailyPlan('2026-02-30')).toBeUndefined();
  expect(dailyPlan('yesterday')).toBeUndefined();
});

test('a day is that of Greenwich, for everybody', () => {
  expect(dayAt(Date.UTC(2026, 10, 18, 23, 59))).toBe('2026-11-18');
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(startOf('2026-11-18')).toBe(Date.UTC(2026, 10, 18));
});
