import type { Course } from '@captains-table/bots';
import type { DailyAnswer, DailyNow } from '@captains-table/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { DailySession } from '../../src/daily/daily-session.ts';
import { Refused } from '../../src/link/link.ts';
import { keptOnDevice } from '../kept-on-device.ts';

const server = vi.hoisted(() => ({
  day: vi.fn<() => Promise<DailyNow>>(),
  answer: vi.fn<(day: string, answer: DailyAnswer) => Promise<DailyNow>>(),
}));
vi.mock('../../src/server/daily-api.ts', () => ({ dailyApi: server }));
vi.mock('../../src/app/person.ts', () => ({ ensurePerson: async () => ({ id: 'anna' }) }));

keptOnDevice();

const DAY = '2026-11-17';
const question = { at: 0, choices: [{ points: 10 }, { points: 4 }] };
const deal = {
  game: 'port-royal',
  rules: '2',
  options: { mode: 'base' },
  seats: 2,
  seed: 'seed',
  seat: 0,
  line: [],
  questions: [question, question],
} as unknown as Course;

/** What the server has of this person's decisions. */
let told: number[];

function now(): DailyNow {
  const done = told.length === deal.questions.length;
  const mine = { day: DAY, choices: [...told], points: 0, done };
  const standing = { played: 1, spread: [], best: [] };
  return { day: DAY, deal, tallies: [], mine, ...(done ? { standing } : {}) };
}

beforeEach(() => {
  told = [];
  server.day.mockReset().mockImplementation(async () => now());
  server.answer
    .mockReset()
    .mockImplementation(async (_day: string, { question: asked, choice }: DailyAnswer) => {
      if (asked !== told.length) throw new Refused('stale', 'stale');
      told.push(choice);
      return now();
    });
});

test('decisions that two pages tell at once count once, and the standing is shown', async () => {
  const played = new DailySession(DAY, deal);
  await played.decide(0);
  await played.decide(1);
  told = [0];
  // The page of the day opens while the last decision is still under way.
  const shown = new DailySession(DAY, deal);
  await Promise.all([played.sync(), shown.sync()]);
  expect(told).toEqual([0, 1]);
  for (const session of [played, shown]) {
    expect(session.reach.value).toBe('reached');
    expect(session.standing.value).toMatchObject({ played: 1 });
  }
});

test('a server that takes no decision is out of reach, and is told later', async () => {
  const session = new DailySession(DAY, deal);
  server.answer.mockRejectedValueOnce(new Refused('offline', 'offline'));
  await session.decide(0);
  expect(session.reach.value).toBe('offline');
  expect(told).toEqual([]);
  await session.sync();
  expect(session.reach.value).toBe('reached');
  expect(told).toEqual([0]);
});

test('a server that always has other decisions is not asked for ever', async () => {
  const session = new DailySession(DAY, deal);
  server.answer.mockRejectedValue(new Refused('stale', 'stale'));
  await session.decide(0);
  expect(session.reach.value).toBe('offline');
  expect(server.answer).toHaveBeenCalledTimes(3);
});
