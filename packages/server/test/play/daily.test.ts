import { dailyPlan, dayAt, daysAfter, loadPlayableGame } from '@captains-table/catalogue';
import type { Course, Judge } from '@captains-table/bots';
import { judgeInSteps, makeDaily, Observation, policyFor, ThinkerPool } from '@captains-table/bots';
import type { DailyNow, PersonalFile } from '@captains-table/protocol';
import { must } from '@captains-table/kernel';
import { inlineWorker } from '@captains-table/table/testing';
import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { DailyHarbours } from '../../src/daily/daily-harbours.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Person } from './person.ts';
import { emptyFolder, reopenTestServer } from './test-server.ts';

/** A Port Royal day: 2026-01-01 and every fourth day after it. */
const NOON = Date.UTC(2026, 0, 5, 12);
const DAY = dayAt(NOON);

/** Less thinking than usual, so that a busy machine finishes in time. */
const EFFORT = 0.03;

/** A server that has made the deal of this day. */
async function serverWithDeal() {
  const dataDir = emptyFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const storage = await openStorage({ dataDir });
  const pool = new ThinkerPool(inlineWorker, 1);
  const harbours = new DailyHarbours({ storage, pool, now: () => NOON, effort: EFFORT });
  await harbours.of(DAY);
  pool.close();
  await storage.close();
  return reopenTestServer(dataDir, { now: () => NOON });
}

const keep = (person: Person, login: string) =>
  person.ask('PUT', '/api/me/password', { login, password: 'long enough' });
const look = (person: Person) => person.ask<DailyNow>('GET', `/api/daily/${DAY}`);

/** Answers all questions with the captain's move, or with the move that is worth least. */
async function decide(person: Person, how: 'best' | 'worst'): Promise<DailyNow> {
  let now = await look(person);
  const { questions, seed } = now.deal as Course;
  for (const [question, { captain, choices }] of questions.entries()) {
    const points = choices.map((choice) => choice.points);
    const choice = how === 'best' ? captain : points.indexOf(Math.min(...points));
    now = await person.ask('POST', `/api/daily/${DAY}/answers`, { question, choice, seed });
    expect(now.tallies).toHaveLength(question + 1);
  }
  return now;
}

test('two people play the day: the same positions, the better one first, and no more shown than they want', async () => {
  const server = await serverWithDeal();
  const [anna, bart] = [await server.arrive('Anna'), await server.arrive('Bart')];
  await Promise.all([keep(anna, 'anna-daily'), keep(bart, 'bart-daily')]);
  const before = await look(anna);
  expect(before).not.toHaveProperty('mine');
  expect(before).not.toHaveProperty('standing');
  expect(before.deal).toStrictEqual((await look(bart)).deal);
  const { deal } = await anna.ask<{ deal: Course }>('GET', `/api/daily/${DAY}/deal`);
  expect(deal).toStrictEqual(before.deal);

  const annas = await decide(anna, 'best');
  const most = 10 * deal.questions.length;
  expect(annas.mine).toMatchObject({ day: DAY, points: most, done: true });
  expect(annas.standing).toMatchObject({ played: 1, rank: 1, best: [{ name: 'Anna', points: most }] });
  const barts = await decide(bart, 'worst');
  expect(barts.standing).toMatchObject({ played: 2, rank: 2, best: [{ name: 'Anna' }, { name: 'Bart' }] });

  // A decision cannot be changed.
  const again = { question: 0, choice: 0, seed: deal.seed };
  expect(await anna.refusal('POST', `/api/daily/${DAY}/answers`, again)).toMatchObject({ code: 'stale' });
  await anna.ask('PATCH', '/api/me/profile', { shown: { results: 'nobody' } });
  expect((await look(bart)).standing?.best.map(({ name }) => name)).toEqual(['Bart']);
  expect((await look(bart)).standing?.played).toBe(2);
  expect((await look(anna)).standing?.best).toHaveLength(2);

  const file = await anna.ask<PersonalFile>('GET', '/api/me/export');
  expect(file['daily']).toMatchObject([{ day: DAY, points: most, done: true }]);
  expect(await bart.ask('GET', '/api/me/daily')).toMatchObject({ days: [{ day: DAY, done: true }] });
  await anna.ask('DELETE', '/api/me', { current: { password: 'long enough' } });
  expect((await look(bart)).standing).toMatchObject({ played: 1, rank: 1 });
}, 120_000);

test('a guest is counted and not named, and no one sees a day that has not begun', async () => {
  const server = await serverWithDeal();
  const [guest, anna] = [await server.arrive('Guest'), await server.arrive('Anna')];
  await keep(anna, 'anna-of-days');
  await decide(guest, 'best');
  const { standing } = await decide(anna, 'worst');
  expect(must(standing)).toMatchObject({ played: 2, rank: 2 });
  expect(must(standing).best.map(({ name }) => name)).toEqual(['Anna']);
  for (const day of [daysAfter(DAY, 1), daysAfter(DAY, -9), '2026-02-30']) {
    expect(await anna.refusal('GET', `/api/daily/${day}`)).toMatchObject({ code: 'not-found' });
  }
  const { seed } = (await look(anna)).deal as Course;
  const late = await server.arrive('Late');
  for (const wrong of [
    { question: 1, choice: 0, seed },
    { question: 0, choice: 99, seed },
    { question: 0, choice: 0, seed: 'another' },
  ]) {
    expect(await late.refusal('POST', `/api/daily/${DAY}/answers`, wrong)).toMatchObject({ code: 'stale' });
  }
}, 120_000);

test('a server keeps the deal that follows from the day, and what a program makes here is the same', async () => {
  const dataDir = emptyFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const storage = await openStorage({ dataDir });
  const pool = new ThinkerPool(inlineWorker, 1);
  const parts = { storage, pool, now: () => NOON, effort: EFFORT };
  const served = await new DailyHarbours(parts).of(DAY);
  pool.close();
  // Another server need not think: the deal is stored.
  expect(await new DailyHarbours(parts).of(DAY)).toStrictEqual(served);
  await storage.close();

  const plan = must(dailyPlan(DAY));
  const loaded = must(await loadPlayableGame(plan.game));
  const { game } = loaded;
  const policy = await policyFor(loaded, { mode: must(game.meta.modes[0]).id }, plan.seats);
  const judge: Judge = async ({ options, state }, seat, wish) => {
    const work = judgeInSteps(new Observation(game, options, state, seat), { ...wish, policy });
    while (!work.step(1));
    return work.answer();
  };
  expect(await makeDaily({ game, policy, judge, effort: EFFORT }, plan)).toStrictEqual(served);
});
