import { dayAt, daysAfter } from '@captains-table/catalogue';
import type { Course } from '@captains-table/bots';
import type { DailyNow, PersonalFile } from '@captains-table/protocol';
import { must } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import type { Person } from './person.ts';
import { openTestServer } from './test-server.ts';

/** A day of Port Royal: 2026-01-01 and every fourth one after. */
const NOON = Date.UTC(2026, 0, 5, 12);
const DAY = dayAt(NOON);

const keep = (person: Person, login: string) =>
  person.ask('PUT', '/api/me/password', { login, password: 'long enough' });
const look = (person: Person) => person.ask<DailyNow>('GET', `/api/daily/${DAY}`);

/** Chooses in all positions: the captain's move, or the one that is worth least. */
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

test('two people play the day: the same positions, the better one first, and no more told than they want', async () => {
  const server = await openTestServer({ now: () => NOON });
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

  // What was decided stays.
  const again = { question: 0, choice: 0, seed: deal.seed };
  await expect(anna.ask('POST', `/api/daily/${DAY}/answers`, again)).rejects.toThrow();
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
  const server = await openTestServer({ now: () => NOON });
  const [guest, anna] = [await server.arrive('Guest'), await server.arrive('Anna')];
  await keep(anna, 'anna-of-days');
  await decide(guest, 'best');
  const { standing } = await decide(anna, 'worst');
  expect(must(standing)).toMatchObject({ played: 2, rank: 2 });
  expect(must(standing).best.map(({ name }) => name)).toEqual(['Anna']);
  for (const day of [daysAfter(DAY, 1), daysAfter(DAY, -9), '2026-02-30', 'today']) {
    await expect(anna.ask('GET', `/api/daily/${day}`)).rejects.toThrow();
  }
  const { seed } = (await look(anna)).deal as Course;
  const late = await server.arrive('Late');
  for (const wrong of [
    { question: 1, choice: 0, seed },
    { question: 0, choice: 99, seed },
    { question: 0, choice: 0, seed: 'another' },
  ]) {
    await expect(late.ask('POST', `/api/daily/${DAY}/answers`, wrong)).rejects.toThrow();
  }
}, 120_000);
