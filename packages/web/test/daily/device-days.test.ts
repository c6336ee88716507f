import type { Course } from '@captains-table/bots';
import type { Move } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { daysHere, keepDay, keepDeal, keptDeal, streakOf } from '../../src/daily/device-days.ts';
import { keepFound, keepMistakes, ownMistakes, studiedTables } from '../../src/daily/mistakes.ts';
import { keepSolved, solvedOf } from '../../src/daily/solved-puzzles.ts';
import { keptOnDevice } from '../kept-on-device.ts';

const kept = keptOnDevice();

const deal = (seed: string): Course => ({
  game: 'port-royal',
  rules: '2',
  options: { mode: 'base' },
  seats: 2,
  seed,
  seat: 0,
  line: [],
  questions: [],
});

test('a day is kept as it stands, and nonsense is no day', () => {
  keepDay({ day: '2026-11-17', choices: [1, 2], points: 13, done: false });
  keepDay({ day: '2026-11-17', choices: [1, 2, 0], points: 23, done: true });
  expect([...daysHere().values()]).toEqual([
    { day: '2026-11-17', choices: [1, 2, 0], points: 23, done: true },
  ]);
  kept.set('captains-table/daily/days', '{"not":"a list"}');
  expect(daysHere().size).toBe(0);
  kept.set('captains-table/daily/days', 'not even JSON');
  expect(daysHere().size).toBe(0);
});

test('deals of two days are kept: yesterday’s decisions can still be sent to a server', () => {
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-18']) keepDeal(day, deal(day));
  expect(keptDeal('2026-11-18')?.seed).toBe('2026-11-18');
  expect(keptDeal('2026-11-17')?.seed).toBe('2026-11-17');
  expect(keptDeal('2026-11-16')).toBeUndefined();
});

test('a streak lasts while today is still to come, and ends with a missed day', () => {
  const done = new Set(['2026-10-30', '2026-10-31', '2026-11-01']);
  expect(streakOf(done, '2026-11-01')).toBe(3);
  expect(streakOf(done, '2026-11-02')).toBe(3);
  expect(streakOf(done, '2026-11-03')).toBe(0);
});

test('the viewer’s own mistakes are kept once a game, and marked when the better move was found', () => {
  const mistake = (number: number, seat: number) => ({
    number,
    seat,
    played: { kind: 'stop' } satisfies Move,
    better: { kind: 'draw' } satisfies Move,
    loss: 0.1,
  });
  const analysis = { moments: [], mistakes: [mistake(4, 0), mistake(7, 1), mistake(9, 0)] };
  const at = { table: 'one', from: 'device', seat: 0 } as const;
  keepMistakes(at, analysis);
  keepMistakes(at, analysis);
  expect(ownMistakes().map(({ number }) => number)).toEqual([4, 9]);
  expect(studiedTables().has('one')).toBe(true);
  const [first] = ownMistakes();
  if (first !== undefined) keepFound(first);
  expect(ownMistakes().map(({ solved }) => solved)).toEqual([true, undefined]);
});

test('a solved puzzle stays solved', () => {
  keepSolved('port-royal', 'puzzle/port-royal/1');
  keepSolved('port-royal', 'puzzle/port-royal/1');
  expect([...solvedOf('port-royal')]).toEqual(['puzzle/port-royal/1']);
  expect(solvedOf('maracaibo').size).toBe(0);
});
