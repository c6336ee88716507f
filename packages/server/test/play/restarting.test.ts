import { once } from 'node:events';
import type { TableSummary } from '@captains-table/protocol';
import { expect, test } from 'vitest';
import { openTestServer, reopenTestServer } from './test-server.ts';
import { inlineWorker, eventually } from '@captains-table/table/testing';
import type { Person } from './person.ts';
import { mark, moves, SHIP_FIRST, startedTable } from './tables-with-people.ts';

const BOT = { kind: 'bot', level: 'random' } as const;
const NOON = Date.UTC(2030, 0, 1, 12);

const mine = async (person: Person) =>
  (await person.ask<{ tables: TableSummary[] }>('GET', '/api/tables/mine')).tables;

test('a server that closes says goodbye, and when to come back', async () => {
  const testServer = await openTestServer();
  const anna = await (await testServer.arrive()).connect();
  const closed = once(anna.socket, 'close');
  await testServer.server.close();
  expect((await closed)[0]).toBe(1_012);
  expect(anna.heard.at(-1)).toEqual({ is: 'goodbye', after: expect.any(Number) });
});

test('what was acknowledged before the server closed still stands afterwards', async () => {
  const before = await openTestServer();
  const [table, anna] = await startedTable(before, {}, 'Anna', 'Bart');
  const [one, two] = await Promise.all([
    startedTable(before, {}, 'Carla', 'Dirk'),
    startedTable(before, {}, 'Eva', 'Finn'),
  ]);
  const games = [[table, anna] as const, one, two];
  const acknowledged = new Set<string>();
  const replies = games.map(async ([id, person]) => {
    if ((await person.move(id, mark(4))).ok) acknowledged.add(id);
  });
  await replies[0];
  const closed = Promise.all(games.map(([, { socket }]) => once(socket, 'close')));
  await before.server.close();
  await closed;
  const { url } = await reopenTestServer(before.dataDir);
  const kept = new Set<string>();
  for (const [id, person] of games) {
    const { play } = await (await person.again(url).connect()).attach(id);
    if (play?.moves === 1) kept.add(id);
  }
  expect(acknowledged.has(table)).toBe(true);
  // No one is left in doubt: what was stored was answered, and an unanswered request can be repeated.
  expect(kept).toEqual(acknowledged);
});

test('after a restart everything is as it was, in the middle of a turn, too', async () => {
  const before = await openTestServer();
  const [table, anna] = await startedTable(before, { ...SHIP_FIRST, others: [BOT] }, 'Anna');
  for (const kind of ['draw', 'stop']) await moves(anna, table, { kind });
  const seen = anna.scene(table);
  expect(seen.play?.undoable).toBe(1);
  await before.server.close();
  const { url } = await reopenTestServer(before.dataDir);
  const again = await anna.again(url).connect();
  await again.attach(table);
  expect(await again.until(table, ({ seats }) => seats[0]?.present === true)).toEqual(seen);
  await again.ok({ do: 'undo', table, at: seen.seq });
  await again.until(table, ({ play }) => play?.moves === 1);
  await moves(again, table, { kind: 'stop' });
});

test('a bot that was thinking when the server closed decides after the restart', async () => {
  const silent = () => ({ ...inlineWorker(), postMessage: () => undefined });
  const before = await openTestServer({ startWorker: silent });
  const [table, anna] = await startedTable(before, { others: [BOT] }, 'Anna');
  await moves(anna, table, mark(4));
  await before.server.close();
  const { url } = await reopenTestServer(before.dataDir);
  const again = await anna.again(url).connect();
  await again.attach(table);
  const { play } = await again.until(table, (scene) => scene.play?.moves === 2);
  expect(play?.pending).toEqual([{ seat: 0, kind: 'turn' }]);
});

test('deadlines survive a restart, and no one loses time while the server is down', async () => {
  let now = NOON;
  const before = await openTestServer({ now: () => now });
  const tempo = { kind: 'move', seconds: 20 } as const;
  const [table, anna, bart] = await startedTable(before, { tempo }, 'Anna', 'Bart');
  expect(await mine(bart)).toMatchObject([{ id: table, myTurn: false }]);
  now += 10_000;
  await before.server.close();
  now += 3_600_000;
  const { url } = await reopenTestServer(before.dataDir, { now: () => now });
  const annaAgain = await anna.again(url).connect();
  await annaAgain.attach(table);
  const { play } = await annaAgain.until(table, (scene) => scene.play?.clocks?.[0]?.since !== NOON);
  expect(play?.clocks?.[0]).toEqual({ left: 20_000, since: now - 10_000 });
  annaAgain.socket.close();
  now += 10_000;
  // No one looks at the table: the server's periodic tasks find it.
  const bartAgain = bart.again(url);
  await eventually(async () => expect(await mine(bartAgain)).toMatchObject([{ myTurn: true }]));
  const annaOnceMore = await anna.again(url).connect();
  const { seats } = await annaOnceMore.attach(table);
  expect(seats[0]).toMatchObject({ away: 'time', level: 'mate' });
  await annaOnceMore.ok({ do: 'return', table });
  await annaOnceMore.until(table, (scene) => scene.seats[0]?.away === undefined);
});
