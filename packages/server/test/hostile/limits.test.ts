/** Limits at their defaults: enough for anyone who plays, too little for anyone who does not. */
import http from 'node:http';
import type { Reply } from '@captains-table/protocol';
import { MAX_MESSAGE_BYTES } from '@captains-table/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../../src/limits.ts';
import { TIC_TAC_TOE } from '../play/test-server.ts';
import { Person } from '../play/person.ts';
import { openTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

test('a client that asks too much at once learns when to try again', async () => {
  const server = await openTestServer({});
  const mallory = await (await server.arrive('Mallory')).connect();
  const replies = await Promise.all(lobbies(mallory, 200));
  const refused = replies.flatMap((reply) => (reply.ok ? [] : [reply.error]));
  // Part of the allowance is refilled meanwhile.
  expect(refused.length).toBeGreaterThan((200 - LIMITS.messages.burst) / 2);
  for (const { code, retryAfter } of refused) {
    expect(code).toBe('too-many');
    expect(retryAfter).toBeGreaterThan(0);
  }
  await new Promise((resolve) =>
    setTimeout(resolve, Math.max(...refused.map((error) => error.retryAfter ?? 0))),
  );
  expect(await mallory.say({ do: 'lobby', on: false })).toMatchObject({ ok: true });
});

test('a client that goes on is disconnected, and no one else notices', async () => {
  const server = await openTestServer({});
  const anna = await server.arrive('Anna');
  const bart = await server.arrive('Bart');
  const mallory = await (await server.arrive('Mallory')).connect();
  const table = await twoAtATable(anna, bart);
  const hungUp = new Promise((resolve) => mallory.socket.once('close', resolve));
  const flood = setInterval(() => void lobbies(mallory, 100), 5);
  await Promise.all([anna.playOn(table), bart.playOn(table)]);
  expect(await hungUp).toBe(1_008);
  clearInterval(flood);
  expect(anna.scene(table).status).toBe('over');
});

test('chat messages are limited', async () => {
  const server = await openTestServer({});
  const anna = await (await server.arrive('Anna')).connect();
  const table = await anna.create(TIC_TAC_TOE);
  const replies = await Promise.all(
    Array.from({ length: 3 * LIMITS.chat.burst }, () => anna.say({ do: 'chat', table, text: 'Ahoy' })),
  );
  expect(replies.slice(0, LIMITS.chat.burst).map(({ ok }) => ok)).not.toContain(false);
  expect(replies.at(-1)).toMatchObject({ error: { code: 'too-many', retryAfter: expect.any(Number) } });
});

test('one socket cannot watch more tables than the limit', async () => {
  const server = await openTestServer({});
  const anna = await (await server.arrive('Anna')).connect();
  for (let i = 0; i < LIMITS.tables; i++) await anna.attach(await anna.create(TIC_TAC_TOE));
  const another = await anna.create(TIC_TAC_TOE);
  expect(await anna.error({ do: 'attach', table: another })).toMatchObject({ code: 'too-many' });
  await anna.ok({ do: 'detach', table: [...anna.scenes.keys()][0] });
  await anna.attach(another);
});

test('one person gets one hint at a time, over however many sockets they ask', async () => {
  const server = await openTestServer({});
  const mallory = await server.arrive('Mallory');
  const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const table = await mallory.create({ game: 'tic-tac-toe', chairs });
  await mallory.ask('POST', `/api/tables/${table}/start`);
  const sockets = [1, 2, 3].map(() => new Person(server.url, mallory.cookie, mallory.info));
  for (const socket of sockets) await (await socket.connect()).attach(table);
  const ask = (socket: Person) => socket.say({ do: 'hint', table, at: socket.scene(table).seq });
  const replies = await Promise.all(sockets.map(ask));
  const refused = replies.flatMap((reply) => (reply.ok ? [] : [reply.error]));
  expect(refused).toMatchObject([
    { code: 'too-many', retryAfter: expect.any(Number) },
    { code: 'too-many', retryAfter: expect.any(Number) },
  ]);
  for (const socket of sockets.slice(0, 1)) expect(await ask(socket)).toMatchObject({ ok: true });
});

test('reconnecting renews no allowance: neither for words nor for messages', async () => {
  const server = await openTestServer({ refusals: 100_000, requests: 10_000 }, {}, { now: standstill() });
  const mallory = await server.arrive('Mallory');
  const table = await mallory.create(TIC_TAC_TOE);
  const replies: Reply[] = [];
  for (let round = 0; round < 8; round++) {
    const again = await mallory.again().connect();
    const words = Array.from({ length: LIMITS.chat.burst }, () =>
      again.say({ do: 'chat', table, text: 'x' }),
    );
    replies.push(...(await Promise.all(words)));
    again.close();
  }
  expect(replies.filter(({ ok }) => ok)).toHaveLength(LIMITS.chat.burst);
  // Hellos count as messages too: nine of them, besides the words above.
  const last = await mallory.again().connect();
  const flood = await Promise.all(lobbies(last, LIMITS.messages.burst));
  expect(flood.filter(({ ok }) => ok)).toHaveLength(LIMITS.messages.burst - 9 - 8 * LIMITS.chat.burst);
});

test('many people behind one address may not send more than a few people could', async () => {
  const limits = { chat: { burst: 2, perSecond: 1 }, peopleBehindAddress: 3 };
  const server = await openTestServer(limits, {}, { now: standstill() });
  const anna = await server.arrive('Anna');
  const table = await anna.create({ ...TIC_TAC_TOE, visibility: 'public' });
  const sent: Reply[] = [];
  for (let guests = 0; guests < 5; guests++) {
    const guest = await (await server.arrive()).connect();
    await guest.ask('POST', `/api/tables/${table}/join`);
    for (let words = 0; words < 2; words++) sent.push(await guest.say({ do: 'chat', table, text: 'x' }));
    await guest.ask('POST', `/api/tables/${table}/leave`);
  }
  expect(sent.filter(({ ok }) => ok)).toHaveLength(6);
});

test('proposing and withdrawing again and again is limited', async () => {
  const server = await openTestServer({}, {}, { now: standstill() });
  const anna = await server.arrive('Anna');
  const mallory = await server.arrive('Mallory');
  const table = await twoAtATable(anna, mallory);
  let asked = 0;
  const refused: unknown[] = [];
  for (let times = 0; times < 2 * LIMITS.proposals.burst; times++) {
    const at = mallory.scene(table).seq;
    const reply = await mallory.say({ do: 'propose', table, at, proposal: { kind: 'abandon' } });
    if (!reply.ok) {
      refused.push(reply.error);
      continue;
    }
    asked++;
    const { play } = await mallory.until(table, (scene) => scene.play?.proposal !== undefined);
    await mallory.ok({ do: 'answer', table, number: play?.proposal?.number, agree: false });
    await mallory.until(table, (scene) => scene.play?.proposal === undefined);
  }
  expect(asked).toBe(LIMITS.proposals.burst);
  expect(refused).toHaveLength(LIMITS.proposals.burst);
  expect(refused[0]).toMatchObject({ code: 'too-many', retryAfter: expect.any(Number) });
  // Everyone is sent these too.
  expect(await mallory.error({ do: 'leave', table })).toMatchObject({ code: 'too-many' });
  await anna.ok({ do: 'propose', table, at: anna.scene(table).seq, proposal: { kind: 'abandon' } });
});

test('one address cannot ask more often a minute than the limit', async () => {
  const server = await openTestServer({}, {}, { now: standstill() });
  const answers = await Promise.all(Array.from({ length: LIMITS.requests }, () => get(server, '127.0.0.1')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { status, body, headers } = await get(server, '127.0.0.1');
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('1');
  expect(body).toMatchObject({ error: { code: 'too-many', retryAfter: expect.any(Number) } });
  expect((await get(server, '127.0.0.2')).status).toBe(200);
});

test('requests for pages that do not exist count towards the limit too', async () => {
  const server = await openTestServer({ requests: 5 }, {}, { now: standstill() });
  const statuses: (number | undefined)[] = [];
  for (let times = 0; times < 7; times++)
    statuses.push((await get(server, '127.0.0.1', {}, '/api/x')).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
});

test('asking for a socket is a request like any other', async () => {
  const server = await openTestServer({ requests: 10 }, {}, { now: standstill() });
  const { cookie } = await server.arrive();
  const opened: boolean[] = [];
  for (let times = 0; times < 12; times++) opened.push(await opens(server, { cookie }));
  expect(opened.filter(Boolean)).toHaveLength(9);
  expect((await get(server, '127.0.0.1')).status).toBe(429);
  expect(await opens(server, { cookie }, '127.0.0.2')).toBe(true);
});

test('one person cannot open more sockets than the limit', async () => {
  const server = await openTestServer({});
  const { cookie } = await server.arrive();
  const opened = await Promise.all(Array.from({ length: 60 }, () => opens(server, { cookie })));
  expect(opened.filter(Boolean)).toHaveLength(LIMITS.socketsPerPerson);
  expect(await opens(server, { cookie: (await server.arrive()).cookie })).toBe(true);
});

test('one address cannot open more sockets than the limit', async () => {
  const server = await openTestServer({ requests: 10_000 });
  const people = await Promise.all(Array.from({ length: 12 }, () => server.arrive()));
  const all = people.flatMap(({ cookie }) => Array.from({ length: 10 }, () => cookie));
  const opened = await Promise.all(all.map((cookie) => opens(server, { cookie })));
  expect(opened.filter(Boolean)).toHaveLength(LIMITS.socketsPerAddress);
  const { cookie } = await server.arrive();
  expect(await opens(server, { cookie })).toBe(false);
  expect(await opens(server, { cookie }, '127.0.0.2')).toBe(true);
});

test('behind a proxy, the address that the proxy saw counts, not those that were made up before', async () => {
  const limits = { requests: 20, socketsPerAddress: 5 };
  const server = await openTestServer(limits, { trustProxy: true }, { now: standstill() });
  const { cookie } = await server.arrive();
  const statuses: (number | undefined)[] = [];
  for (let i = 0; i < 25; i++) {
    const forwarded = `10.0.0.${i}, 192.0.2.7`;
    statuses.push((await get(server, '127.0.0.1', { 'x-forwarded-for': forwarded })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect((await get(server, '127.0.0.1', { 'x-forwarded-for': '192.0.2.8' })).status).toBe(200);
  const opened: boolean[] = [];
  for (let i = 0; i < 8; i++) {
    opened.push(await opens(server, { cookie, 'x-forwarded-for': `10.0.0.${i}, 192.0.2.9` }));
  }
  expect(opened.filter(Boolean)).toHaveLength(5);
});

test('a person who changes their address within one /64 is still the same', async () => {
  const limits = { requests: 20, socketsPerAddress: 5 };
  const server = await openTestServer(limits, { trustProxy: true }, { now: standstill() });
  const { cookie } = await server.arrive();
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses: (number | undefined)[] = [];
  for (let i = 0; i < 25; i++) {
    statuses.push((await get(server, '127.0.0.1', from(`2001:db8:0:1:${i}::${i}`))).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect((await get(server, '127.0.0.1', from('2001:db8:0:2::1'))).status).toBe(200);
  const opened: boolean[] = [];
  for (let i = 0; i < 8; i++) opened.push(await opens(server, { cookie, ...from(`2001:db8:0:3:${i}::1`) }));
  expect(opened.filter(Boolean)).toHaveLength(5);
  expect(await opens(server, { cookie, ...from('2001:db8:0:4::1') })).toBe(true);
  // An IPv4 address is one address, however it is written.
  const mapped: (number | undefined)[] = [];
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207', '192.0.2.7']) {
    for (let i = 0; i < 6; i++) mapped.push((await get(server, '127.0.0.1', from(address))).status);
  }
  expect(mapped.filter((status) => status === 429)).toHaveLength(4);
});

test('what is too large is not read', async () => {
  const server = await openTestServer({});
  const anna = await (await server.arrive('Anna')).connect();
  const body = { name: 'x'.repeat(LIMITS.body) };
  expect(await anna.refusal('PATCH', '/api/me', body)).toMatchObject({ code: 'too-large' });
  const closed = new Promise((resolve) => anna.socket.once('close', resolve));
  anna.socket.send(JSON.stringify({ id: 1, do: 'chat', text: 'x'.repeat(MAX_MESSAGE_BYTES) }));
  expect([1_006, 1_009]).toContain(await closed);
  expect((await get(server, '127.0.0.1')).status).toBe(200);
});

/** A clock that stands still, so no allowance is refilled. */
function standstill(): () => number {
  const now = Date.now();
  return () => now;
}

function lobbies(person: Person, count: number): Promise<Reply>[] {
  if (person.socket.readyState !== WebSocket.OPEN) return [];
  return Array.from({ length: count }, () => person.say({ do: 'lobby', on: true }));
}

async function twoAtATable(anna: Person, bart: Person): Promise<string> {
  const table = await anna.create(TIC_TAC_TOE);
  const { invite } = (await (await anna.connect()).attach(table)).you;
  await bart.ask('POST', `/api/tables/${table}/join`, { invite });
  await anna.ask('POST', `/api/tables/${table}/start`);
  await (await bart.connect()).attach(table);
  return table;
}

function get(
  { port }: TestServer,
  localAddress: string,
  headers: Record<string, string> = {},
  path = '/api/games',
): Promise<{
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: unknown;
}> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, localAddress, headers, path }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: JSON.parse(Buffer.concat(parts).toString()),
        }),
      );
    });
    request.on('error', reject);
  });
}

/** Whether a socket is granted. It stays open until the server closes. */
function opens(
  { port }: TestServer,
  headers: Record<string, string>,
  localAddress = '127.0.0.1',
): Promise<boolean> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers, localAddress });
  return new Promise((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
}
