/** Servers on one database are restarted one after the other while people play. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineWorker } from '@captains-table/table/testing';
import type { TestPostgres } from '../services/postgres.ts';
import { startPostgres, whyNoPostgres } from '../services/postgres.ts';
import type { Person } from './person.ts';
import { mark, moves, startedTable } from './tables-with-people.ts';
import type { TestServer, TestServerOptions } from './test-server.ts';
import { openTestServer } from './test-server.ts';

const BOT = { kind: 'bot', level: 'random' } as const;
const NOON = Date.UTC(2030, 0, 1, 12);

describe.skipIf(whyNoPostgres() !== undefined)('servers on one database', { timeout: 120_000 }, () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  /** Opens servers that share a database. */
  async function fleet(): Promise<(options?: TestServerOptions) => Promise<TestServer>> {
    const config = { databaseUrl: await postgres.createDatabase() };
    return (options = {}) => openTestServer({ ...options, config });
  }

  test('every server is restarted during a game, and no move is lost or made twice', async () => {
    const open = await fleet();
    const [first, second] = [await open(), await open()];
    const [table, anna, bart] = await startedTable(first, {}, 'Anna', 'Bart');
    let annaNow: Person = anna;
    let bartNow = await movedTo(second, bart, table);
    await moves(annaNow, table, mark(0));
    await seen(bartNow, table, 1);
    await first.server.close();
    annaNow = await movedTo(second, annaNow, table);
    await moves(bartNow, table, mark(3));
    await seen(annaNow, table, 2);
    const third = await open();
    await second.server.close();
    annaNow = await movedTo(third, annaNow, table);
    bartNow = await movedTo(third, bartNow, table);
    for (const [person, square] of [
      [annaNow, 1],
      [bartNow, 4],
      [annaNow, 2],
    ] as const) {
      await moves(person, table, mark(square));
    }
    const { play, status } = await bartNow.until(table, (scene) => scene.status === 'over');
    expect([status, play?.moves]).toEqual(['over', 5]);
  });

  test('a clock runs on where it stood, and no one is given or loses time', async () => {
    let now = NOON;
    const open = await fleet();
    const [first, second] = [await open({ now: () => now }), await open({ now: () => now })];
    const tempo = { kind: 'move', seconds: 20 } as const;
    const [table, anna] = await startedTable(first, { tempo }, 'Anna', 'Bart');
    const before = anna.scene(table).play?.clocks;
    now += 8_000;
    await first.server.close();
    const again = await movedTo(second, anna, table);
    expect(again.scene(table).play?.clocks).toEqual(before);
    now += 12_001;
    await again.until(table, ({ seats }) => seats[0]?.away === 'time');
  });

  test('a bot that was thinking at a server that closes decides at another at once', async () => {
    // The clock stands still, so no one waits for the first server to be silent for long.
    const now = () => NOON;
    const open = await fleet();
    const silent = () => ({ ...inlineWorker(), postMessage: () => undefined });
    const first = await open({ now, startWorker: silent });
    const [table, anna] = await startedTable(first, { others: [BOT] }, 'Anna');
    const second = await open({ now });
    const window = await movedTo(second, anna, table);
    await moves(anna, table, mark(4));
    await window.until(table, ({ play }) => play?.moves === 1);
    await first.server.close();
    const { play } = await window.until(table, (scene) => scene.play?.moves === 2);
    expect(play?.pending).toEqual([{ seat: 0, kind: 'turn' }]);
  });

  test('a bot whose table no other server knew is found by the next one', async () => {
    const now = () => NOON;
    const open = await fleet();
    const silent = () => ({ ...inlineWorker(), postMessage: () => undefined });
    const first = await open({ now, startWorker: silent });
    const [table, anna] = await startedTable(first, { others: [BOT] }, 'Anna');
    await moves(anna, table, mark(4));
    await first.server.close();
    const again = await movedTo(await open({ now }), anna, table);
    const { play } = await again.until(table, (scene) => scene.play?.moves === 2);
    expect(play?.pending).toEqual([{ seat: 0, kind: 'turn' }]);
  });
});

test('a server that closes takes no more connections, and answers what it was asked before', async () => {
  const server = await openTestServer();
  const [table, anna, bart] = await startedTable(server, {}, 'Anna', 'Bart');
  const closed = Promise.all([anna, bart].map(({ socket }) => once(socket, 'close')));
  const moved = anna.move(table, mark(4));
  // A message sent before the goodbye came is answered before it.
  await bart.until(table, ({ play }) => play?.moves === 1);
  const closing = server.server.close();
  await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed');
  expect((await moved).ok).toBe(true);
  await closing;
  expect((await closed).map(([code]) => code)).toEqual([1_012, 1_012]);
});

/** The browser of a person finds another server. */
async function movedTo({ url }: TestServer, person: Person, table: string): Promise<Person> {
  const again = await person.again(url).connect();
  await again.attach(table);
  return again;
}

const seen = (person: Person, table: string, count: number) =>
  person.until(table, ({ play }) => play?.moves === count);
