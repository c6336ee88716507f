import { once } from 'node:events';
import { PROTOCOL } from '@captains-table/protocol';
import type { News, Reply } from '@captains-table/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Allowance } from '../../src/allowance.ts';
import { openTestServer, sharedTestServer } from './test-server.ts';
import type { Person } from './person.ts';

const testServer = sharedTestServer();

/** A bare socket, which does not even say hello by itself. */
async function dial(
  person: Person | undefined,
  path = '/socket',
  headers: Record<string, string> = {},
  url = testServer.url,
  manners: { readonly autoPong?: boolean } = {},
): Promise<WebSocket> {
  const cookie = person === undefined ? {} : { cookie: person.cookie };
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, {
    headers: { ...cookie, ...headers },
    ...manners,
  });
  await once(socket, 'open');
  return socket;
}

const answer = async (socket: WebSocket): Promise<Reply | News> =>
  JSON.parse(String((await once(socket, 'message'))[0]));

test('a client that says hello is welcomed, by name and with the time', async () => {
  const anna = await (await testServer.arrive('Anna')).connect();
  expect(anna.heard).toEqual([
    {
      is: 'welcome',
      protocol: PROTOCOL,
      person: { ...anna.info, name: 'Anna' },
      now: expect.any(Number),
    },
    { is: 'reply', id: 1, ok: true },
  ]);
});

test('a client that speaks another protocol gets an error and is disconnected', async () => {
  const socket = await dial(await testServer.arrive());
  const closed = once(socket, 'close');
  socket.send(JSON.stringify({ id: 1, do: 'hello', protocol: PROTOCOL + 1, locale: 'nl' }));
  expect(await answer(socket)).toMatchObject({
    id: 1,
    ok: false,
    error: { code: 'protocol', message: expect.stringContaining('pagina') },
  });
  expect((await closed)[0]).toBe(4_000);
});

test('nothing is answered before the hello', async () => {
  const anna = await testServer.arrive();
  const table = await anna.create({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] });
  const socket = await dial(anna);
  const closed = once(socket, 'close');
  socket.send(JSON.stringify({ id: 7, do: 'attach', table }));
  expect(await answer(socket)).toMatchObject({ id: 7, ok: false, error: { code: 'protocol' } });
  expect((await closed)[0]).toBe(4_000);
});

test.for([
  ['no JSON', '{', { ok: false, error: { code: 'bad-json' } }],
  ['no object', '[]', { ok: false, error: { code: 'bad-message' } }],
  [
    'an unknown verb',
    '{"id":3,"do":"sink"}',
    { id: 3, ok: false, error: { code: 'bad-message', problem: { field: 'do' } } },
  ],
  [
    'a field too few',
    '{"id":4,"do":"attach"}',
    { id: 4, ok: false, error: { code: 'bad-message', problem: { field: 'table' } } },
  ],
  [
    'no number',
    '{"id":"four","do":"hello","protocol":1}',
    { ok: false, error: { code: 'bad-message', problem: { field: 'id' } } },
  ],
] as const)(
  'what cannot be read is answered nevertheless, and the talk goes on: %s',
  async ([, text, reply]) => {
    const anna = await (await testServer.arrive()).connect();
    const answered = answer(anna.socket);
    anna.socket.send(text);
    expect(await answered).toMatchObject(reply);
    await anna.ok({ do: 'lobby', on: false });
  },
);

test('bytes are no message', async () => {
  const anna = await (await testServer.arrive()).connect();
  const answered = answer(anna.socket);
  anna.socket.send(Buffer.from('{"id":1,"do":"lobby","on":true}'), { binary: true });
  expect(await answered).toMatchObject({ ok: false, error: { code: 'bad-json' } });
});

test.for([
  ['no one’s cookie', 401, '/socket', undefined, {}],
  ['another site', 403, '/socket', 'Anna', { origin: 'https://elsewhere.example' }],
  ['no site at all', 403, '/socket', 'Anna', { origin: 'null' }],
  ['another path', 404, '/api/socket', 'Anna', {}],
] as const)('a socket is refused: %s', async ([, status, path, name, headers]) => {
  const person = name === undefined ? undefined : await testServer.arrive(name);
  await expect(dial(person, path, headers)).rejects.toThrow(`Unexpected server response: ${status}`);
});

test('our own pages may open a socket', async () => {
  const socket = await dial(await testServer.arrive(), '/socket?v=1', { origin: testServer.url });
  socket.terminate();
  expect(socket.protocol).toBe('');
});

test('behind a proxy sockets are counted by address, whatever their owners claim to be', async () => {
  const limits = { socketsPerAddress: 2 };
  const behind = await openTestServer({ limits, config: { trustProxy: true } });
  const from = (person: Person, forwarded: string) =>
    dial(person, '/socket', { 'x-forwarded-for': forwarded }, behind.url);
  const anna = await behind.arrive();
  for (const claimed of ['10.0.0.1', '10.0.0.2']) await from(anna, `${claimed}, 203.0.113.7`);
  await expect(from(anna, '10.0.0.3, 203.0.113.7')).rejects.toThrow('429');
  await from(anna, '203.0.113.8');
});

/** The server's periodic tasks, run when a test says so. */
async function harbourWithoutRounds() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return openTestServer();
}

test('a person who has signed out is disconnected at the next check', async () => {
  const quiet = await harbourWithoutRounds();
  const anna = await (await quiet.arrive()).connect();
  await anna.ok({ do: 'lobby', on: true });
  await anna.ask('POST', '/api/sign-out');
  const closed = once(anna.socket, 'close');
  vi.advanceTimersByTime(30_000);
  expect((await closed)[0]).toBe(4_001);
});

test('a socket that does not answer for a whole round is given up, and others are kept', async () => {
  const quiet = await harbourWithoutRounds();
  const anna = await quiet.arrive();
  const dead = await dial(anna, '/socket', {}, quiet.url, { autoPong: false });
  const alive = await anna.again().connect();
  const closed = once(dead, 'close');
  const pinged = once(alive.socket, 'ping');
  vi.advanceTimersByTime(30_000);
  await pinged;
  await alive.ok({ do: 'lobby', on: true });
  vi.advanceTimersByTime(30_000);
  expect((await closed)[0]).toBe(1_006);
  await alive.ok({ do: 'lobby', on: false });
});

test('an allowance refills with time, never above its limit', () => {
  const allowance = new Allowance({ burst: 3, perSecond: 2 }, 0);
  expect([0, 0, 0, 0].map((now) => allowance.spend(now))).toEqual([0, 0, 0, 500]);
  expect([250, 500, 500].map((now) => allowance.spend(now))).toEqual([250, 0, 500]);
  expect([60_000, 60_000, 60_000, 60_000].map((now) => allowance.spend(now))).toEqual([0, 0, 0, 500]);
  expect(allowance.spend(0)).toBe(500);
});

test('a person who asks too much at once learns when to go on', async () => {
  const anna = await (await testServer.arrive()).connect();
  const replies = await Promise.all(Array.from({ length: 100 }, () => anna.say({ do: 'lobby', on: false })));
  expect(replies.find(({ ok }) => !ok)).toMatchObject({
    error: { code: 'too-many', retryAfter: expect.any(Number) },
  });
  expect(replies.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(39);
});

test('a socket cannot watch more tables than the limit', async () => {
  const anna = await (await testServer.arrive()).connect();
  const wish = { game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] };
  const tables = await Promise.all(Array.from({ length: 21 }, () => anna.create(wish)));
  for (const table of tables.slice(0, 20)) await anna.attach(table);
  const [first = '', last = ''] = [tables[0], tables[20]];
  expect(await anna.error({ do: 'attach', table: last })).toMatchObject({ code: 'too-many' });
  await anna.attach(first);
  await anna.ok({ do: 'detach', table: first });
  await anna.attach(last);
});
