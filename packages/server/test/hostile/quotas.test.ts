/** A person who asks for more of everything than one person may have. */
import type { ErrorBody } from '@captains-table/protocol';
import { expect, test } from 'vitest';
import type { Config } from '../../src/index.ts';
import type { Person } from '../play/person.ts';
import { openTestServer } from './test-server.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;

const table = (...chairs: readonly object[]) => ({ game: 'tic-tac-toe', chairs, visibility: 'public' });
const open = (quotas: Partial<Config['quotas']>, now?: () => number) =>
  openTestServer(
    { requests: 1_000_000 },
    { trustProxy: true, quotas: { person: {}, address: {}, ...quotas } },
    now === undefined ? {} : { now },
  );

test('no one opens more tables than their quota, however they ask', async () => {
  const server = await open({ person: { openTables: 3 } });
  const mallory = await server.arrive();
  const asked = await Promise.all(
    Array.from({ length: 12 }, () => mallory.http('POST', '/api/tables', table(OPEN, OPEN))),
  );
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = asked.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(9);
  for (const { body } of refused) {
    expect(body['error']).toMatchObject({ code: 'quota', quota: { name: 'open-tables', limit: 3 } });
  }
  expect((await mallory.http('GET', '/api/tables')).body['tables']).toHaveLength(3);
  // Once its game has started, a table no longer counts as open.
  const [first] = asked.flatMap(({ body }) => (body as { table?: string }).table ?? []);
  for (const seat of [0, 1]) {
    await mallory.ask('POST', `/api/tables/${first}/chair`, { seat, chair: seat === 0 ? ME : BOT });
  }
  await mallory.ask('POST', `/api/tables/${first}/start`);
  await mallory.create(table(ME, OPEN));
  // Another person has a quota of their own.
  await (await server.arrive()).create(table(ME, OPEN));
});

test.each([
  ['en', 'You already have as many tables waiting to begin as this server allows: 1.'],
  ['fr', 'Vous avez déjà autant de tables en attente que ce serveur en permet\u00A0: 1.'],
  ['nl', 'Je hebt al zoveel tafels die nog moeten beginnen als deze server toestaat: 1.'],
])('the refusal says what is used up, and how much there was: %s', async (language, sentence) => {
  const server = await open({ person: { openTables: 1 } });
  const anna = await server.arrive();
  await anna.create(table(ME, OPEN));
  const { body } = await anna.http('POST', '/api/tables', table(ME, OPEN), { 'accept-language': language });
  expect((body as unknown as { error: ErrorBody }).error.message).toContain(sentence);
});

test('no one sits at more tables than their quota, through whatever door', async () => {
  const server = await open({ person: { runningTables: 2 } });
  const [anna, mallory] = [await server.arrive(), await server.arrive()];
  const joined = [];
  for (let tables = 0; tables < 4; tables++) joined.push(await anna.create(table(OPEN, OPEN)));
  const answers = await Promise.all(joined.map((id) => mallory.http('POST', `/api/tables/${id}/join`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  const quota = { code: 'quota', quota: { name: 'running-tables', limit: 2 } };
  expect(await mallory.refusal('POST', '/api/tables', table(ME, OPEN))).toMatchObject(quota);
  const own = await mallory.create(table(OPEN, OPEN));
  expect(await mallory.refusal('POST', `/api/tables/${own}/chair`, { seat: 0, chair: ME })).toMatchObject(
    quota,
  );
  // After standing up a person may sit down at another table.
  const seated = joined[answers.findIndex(({ status }) => status === 200)] ?? '';
  await mallory.ask('POST', `/api/tables/${seated}/leave`);
  await mallory.ask('POST', `/api/tables/${own}/chair`, { seat: 0, chair: ME });
});

test('a rematch is a table like any other', async () => {
  const server = await open({ person: { runningTables: 2, openTables: 2, botSeats: 3 } });
  const anna = await (await server.arrive()).connect();
  const first = await anna.create(table(ME, BOT));
  await anna.ask('POST', `/api/tables/${first}/start`);
  await anna.attach(first);
  await anna.playOn(first);
  const others = [await anna.create(table(ME, BOT)), await anna.create(table(ME, BOT))];
  const rematch = () => anna.refusal('POST', `/api/tables/${first}/rematch`);
  expect(await rematch()).toMatchObject({ code: 'quota', quota: { name: 'open-tables' } });
  await anna.ask('POST', `/api/tables/${others[0]}/start`);
  expect(await rematch()).toMatchObject({ code: 'quota', quota: { name: 'running-tables' } });
  await anna.ask('POST', `/api/tables/${others[1]}/leave`);
  const { table: next } = await anna.ask<{ table: string }>('POST', `/api/tables/${first}/rematch`);
  // Going to the same table again does not count twice.
  expect(await anna.ask('POST', `/api/tables/${first}/rematch`)).toEqual({ table: next });
});

test('bots are counted, wherever they come from', async () => {
  const server = await open({ person: { botSeats: 2 } });
  const anna = await server.arrive();
  const quota = { code: 'quota', quota: { name: 'bot-seats', limit: 2 } };
  await anna.create(table(ME, BOT));
  expect(await anna.refusal('POST', '/api/tables', table(BOT, BOT))).toMatchObject(quota);
  const own = await anna.create(table(ME, OPEN));
  const arrange = (seat: number, chair: object) =>
    ['POST', `/api/tables/${own}/chair`, { seat, chair }] as const;
  await anna.ask(...arrange(1, BOT));
  // Another bot on the same chair does not add one.
  await anna.ask(...arrange(1, { kind: 'bot', level: 'sailor' }));
  expect(await anna.refusal(...arrange(0, BOT))).toMatchObject(quota);
  await anna.ask(...arrange(1, OPEN));
  await anna.ask(...arrange(0, BOT));
});

test('many guests behind one address share a quota', async () => {
  const server = await open({ address: { openTables: 3, botSeats: 2 } });
  const [anna, bart] = [await server.arrive(), await server.arrive()];
  const setUp = (person: Person, address: string, chairs: readonly object[] = [ME, OPEN]) =>
    person.http('POST', '/api/tables', table(...chairs), { 'x-forwarded-for': address });
  const statuses: number[] = [];
  for (const [index, person] of [anna, bart, anna, bart, anna].entries()) {
    statuses.push((await setUp(person, `2001:db8:0:1:${index}::1`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 409, 409]);
  const { body } = await setUp(anna, '2001:db8:0:1::9');
  expect(body['error']).toMatchObject({ quota: { name: 'address-open-tables', limit: 3 } });
  // A bot counts for the address that its table was opened from, wherever the host asks from later.
  const elsewhere = await setUp(anna, '192.0.2.7', [OPEN, OPEN]);
  const id = String(elsewhere.body['table']);
  const arrange = (chairs: number, address: string) =>
    anna.http(
      'POST',
      `/api/tables/${id}/chair`,
      { seat: chairs, chair: BOT },
      { 'x-forwarded-for': address },
    );
  expect((await arrange(0, '192.0.2.8')).status).toBe(200);
  expect((await arrange(1, '192.0.2.9')).status).toBe(200);
  expect((await setUp(bart, '::ffff:192.0.2.7', [ME, BOT])).body['error']).toMatchObject({
    quota: { name: 'address-bot-seats', limit: 2 },
  });
});

test('one network cannot make more guests an hour than the limit, and deleting them does not help', async () => {
  let now = Date.now();
  const server = await open({ guests: 3 }, () => now);
  const arrive = (address: string, cookie = '') =>
    fetch(`${server.url}/api/arrive`, { method: 'POST', headers: { 'x-forwarded-for': address, cookie } });
  const statuses: number[] = [];
  let cookie = '';
  for (let guests = 0; guests < 5; guests++) {
    const response = await arrive(`2001:db8:0:1:${guests}::1`);
    statuses.push(response.status);
    if (response.status !== 200) continue;
    cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    if (guests === 0) await fetch(`${server.url}/api/me`, { method: 'DELETE', headers: { cookie } });
  }
  expect(statuses).toEqual([200, 200, 200, 409, 409]);
  // A person who is known already is not a new guest, and other networks are not affected.
  expect((await arrive('2001:db8:0:1::7', cookie)).status).toBe(200);
  expect((await arrive('2001:db8:0:2::7')).status).toBe(200);
  now += 3_600_000;
  expect((await arrive('2001:db8:0:1::7')).status).toBe(200);
});

test('a person who has used up a quota learns nothing about tables that are none of their business', async () => {
  const server = await open({ person: { botSeats: 1, runningTables: 1 } });
  const [anna, mallory] = [await server.arrive(), await server.arrive()];
  const hidden = await anna.create({ ...table(ME, OPEN), visibility: 'invite' });
  await mallory.create(table(ME, BOT));
  for (const id of [hidden, 'nowhere']) {
    const chair = await mallory.refusal('POST', `/api/tables/${id}/chair`, { seat: 1, chair: BOT });
    const join = await mallory.refusal('POST', `/api/tables/${id}/join`);
    expect([chair.code, join.code]).toEqual(['unknown-table', 'unknown-table']);
  }
});

test('no address is stored, only what it can be recognised by, and that not for long', async () => {
  const server = await open({});
  const anna = await server.arrive();
  await anna.http('POST', '/api/tables', table(ME, OPEN), { 'x-forwarded-for': '192.0.2.77' });
  expect(await server.everythingStored()).not.toContain('192.0.2');
});
