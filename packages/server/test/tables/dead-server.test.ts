/** A server may die after it has stored an entry and before it has told the others. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ThinkerPool } from '@captains-table/bots';
import { loadGame } from '@captains-table/catalogue';
import type { Chair, News, TableScene } from '@captains-table/protocol';
import { GRACE, requests } from '@captains-table/table';
import { expect, onTestFinished, test } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { InProcessBus } from '../../src/bus/in-process.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage, Tables } from '../../src/storage/storage.ts';
import type { TableSubscriber } from '../../src/tables/table-subscribers.ts';
import { TableRegistry } from '../../src/tables/table-registry.ts';
import type { ServerContext } from '../../src/tables/server-context.ts';
import type { Fleet } from '../../src/fleet.ts';
import { firstFor } from '../../src/fleet.ts';
import { Names } from '../../src/tables/names.ts';
import { Uptime } from '../../src/uptime.ts';
import { inlineWorker, mark, eventually } from '@captains-table/table/testing';

const LEASE = 5_000;
const OPEN = { kind: 'open' } as const;
/** Two chairs, a person sits down, the start, and Anna's move. */
const MOVED = 5;

test('a person who comes to another server finds what they did last', async () => {
  const { first, second, table } = await twoServers(OPEN);
  await second.sees('bart', table);
  await first.dies(() => first.marks('anna', table, 4));
  expect((await second.sees('anna', table)).seq).toBe(MOVED);
});

test('the others look when a person comes back to a server that started again', async () => {
  const { first, second, again, table } = await twoServers(OPEN);
  const bart = second.watches('bart', table);
  await first.dies(() => first.marks('anna', table, 4));
  const third = again('third');
  await third.sees('anna', table);
  await eventually(async () => expect((await bart).seq()).toBe(MOVED));
});

test('the others look from time to time, even if no one comes back', async () => {
  const { first, second, table } = await twoServers(OPEN);
  const bart = await second.watches('bart', table);
  await first.dies(() => first.marks('anna', table, 4));
  await second.registry.announcePresence();
  await eventually(() => expect(bart.seq()).toBe(MOVED));
});

test('a bot whose turn nobody announced is not forgotten', async () => {
  const { first, second, table, pass } = await twoServers({ kind: 'bot', level: 'random' });
  const carla = await second.watches('carla', table);
  await first.dies(() => first.marks('anna', table, 4));
  pass(LEASE);
  await second.registry.wakeDue();
  await eventually(() => expect(carla.seq()).toBe(MOVED));
});

test('of four servers that find a bot’s turn overdue one thinks about it, and the one that comes first loads the table', async () => {
  const { first, second, again, storage, table, pass } = await twoServers({ kind: 'bot', level: 'random' });
  const others = [second, again('third'), again('fourth'), again('fifth')];
  await first.dies(() => first.marks('anna', table, 4));
  const work = countWork(storage);
  pass(LEASE);
  await Promise.all(others.map((server) => server.registry.wakeDue()));
  await eventually(async () => expect((await storage.tables.record(table))?.wakeAt).toBeUndefined());
  expect(work).toEqual({ loads: 1, appends: 1 });
});

test('of people on four servers all see what one bot decided', async () => {
  const { first, second, again, storage, table, pass } = await twoServers({ kind: 'bot', level: 'random' });
  const others = [second, again('third'), again('fourth'), again('fifth')];
  const watching = await Promise.all(others.map((server, i) => server.watches(`guest ${i}`, table)));
  await first.dies(() => first.marks('anna', table, 4));
  const work = countWork(storage);
  pass(LEASE);
  for (const server of others) (await server.registry.open(table)).wake();
  for (const { seq } of watching) await eventually(() => expect(seq()).toBe(MOVED));
  expect(work.appends).toBe(1);
});

test('a server that closes while its bot thinks hands it over at once', async () => {
  const { first, second, storage, table } = await twoServers({ kind: 'bot', level: 'random' });
  const carla = await second.watches('carla', table);
  await first.dies(() => first.marks('anna', table, 4));
  expect((await storage.tables.record(table))?.wakeAt).toBeLessThanOrEqual(Date.UTC(2030, 0, 1));
  await second.registry.wakeDue();
  await eventually(() => expect(carla.seq()).toBe(MOVED));
});

test('bots continue for a person who is looking from another server, and pause when no one is', async () => {
  const { first, second, table, pass } = await twoServers({ kind: 'bot', level: 'random' });
  const anna = await second.watches('anna', table);
  pass(GRACE);
  await second.registry.announcePresence();
  await first.marks('anna', table, 4);
  await eventually(() => expect(anna.seq()).toBe(MOVED));
  await (await second.registry.open(table)).detach(anna.subscriber);
  await eventually(async () => expect((await first.registry.open(table)).isPresent('anna')).toBe(false));
  pass(GRACE);
  const free = await freeSquare(first, table);
  await first.marks('anna', table, free);
  await pause(100);
  expect(await seqAt(first, table)).toBe(MOVED + 1);
  expect((await first.storage.tables.record(table))?.wakeAt).toBeUndefined();
  expect((await second.sees('anna', table)).seq).toBe(MOVED + 1);
  await eventually(async () => expect(await seqAt(second, table)).toBe(MOVED + 2));
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const seqAt = async (server: Server, table: string) =>
  (await server.registry.open(table)).read(({ seq }) => seq);

async function freeSquare(server: Server, table: string): Promise<number> {
  const live = await server.registry.open(table);
  return live.read(({ match }) => match?.game.legal(match.state, 0)[0]?.square ?? 0);
}

/** Two servers on one storage and one bus, and a started table of Anna's at which `other` sits, too. */
async function twoServers(other: Chair) {
  const folder = mkdtempSync(join(tmpdir(), 'captains-table-server-'));
  const storage = await openStorage({ dataDir: folder });
  const bus = new InProcessBus(() => undefined);
  const open: Server[] = [];
  let now = Date.UTC(2030, 0, 1);
  const uptime = await Uptime.begin({ storage, now: () => now, alone: false });
  const names: string[] = [];
  const fleetOf = (server: string) => ({
    ownDue: (due: readonly string[]) => due.filter((table) => firstFor(table, names) === server),
  });
  const again = (name: string) => {
    // The first one dies in these tests.
    if (name !== 'first') names.push(name);
    const server = new Server({ name, storage, bus, uptime, now: () => now, fleet: fleetOf(name) });
    open.push(server);
    return server;
  };
  onTestFinished(async () => {
    for (const server of open) await server.close();
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const [first, second] = [again('first'), again('second')];
  const table = await first.registry.create('anna', {
    game: 'tic-tac-toe',
    options: {},
    chairs: [{ kind: 'me' }, other],
    visibility: 'public',
    tempo: { kind: 'none' },
    spectators: true,
    hints: true,
  });
  const live = await first.registry.open(table);
  if (other.kind === 'open') await live.submit((state) => requests.sit(state, 'bart', {}));
  await live.submit((state) => requests.start(state, 'anna'));
  const pass = (milliseconds: number) => (now += milliseconds);
  return { first, second, again, storage, table, pass };
}

/** Counts how often tables are loaded from now on, and how many attempts are made to store an entry. */
function countWork(storage: Storage): { readonly loads: number; readonly appends: number } {
  const work = { loads: 0, appends: 0 };
  const kept = { ...storage.tables };
  Object.assign(storage.tables, {
    load: (...what: Parameters<Tables['load']>) => (work.loads++, kept.load(...what)),
    append: (...what: Parameters<Tables['append']>) => (work.appends++, kept.append(...what)),
  });
  return work;
}

interface ServerParts extends Pick<ServerContext, 'storage' | 'uptime' | 'now'> {
  readonly name: string;
  readonly bus: Bus;
  readonly fleet: Pick<Fleet, 'ownDue'>;
}

class Server {
  readonly registry: TableRegistry;
  readonly storage: Storage;
  readonly #pool = new ThinkerPool(inlineWorker, 1);
  #dead = false;

  constructor({ name, storage, bus, uptime, now, fleet }: ServerParts) {
    this.storage = storage;
    const tellsWhileAlive: Bus = {
      publish: async (...what) => (this.#dead ? undefined : bus.publish(...what)),
      listen: (...what) => bus.listen(...what),
      onGap: () => undefined,
      ping: async () => undefined,
      close: async () => undefined,
    };
    const names = new Names(storage.people, now);
    const trouble = (_what: string, error: unknown) => expect(error).toBeUndefined();
    const stored = () => undefined;
    this.registry = new TableRegistry(
      {
        server: name,
        alone: false,
        storage,
        bus: tellsWhileAlive,
        pool: this.#pool,
        names,
        uptime,
        now,
        trouble,
        stored,
        fleet,
      },
      loadGame,
    );
  }

  /** Announces nothing that it stores from now on, and then closes. */
  async dies(during: () => Promise<void>): Promise<void> {
    this.#dead = true;
    await during();
    await this.close();
  }

  async close(): Promise<void> {
    await this.registry.close();
    this.#pool.close();
  }

  async marks(person: string, table: string, square: number): Promise<void> {
    const live = await this.registry.open(table);
    await live.submit((state) => requests.move(state, person, state.seq, mark(square)));
  }

  async sees(person: string, table: string): Promise<TableScene> {
    const { scene } = await this.watches(person, table);
    if (scene === undefined) throw new Error('nothing was shown');
    return scene;
  }

  async watches(person: string, table: string) {
    const seen: { scene?: TableScene; seq: () => number } = { seq: () => seqs.at(-1) ?? 0 };
    const seqs: number[] = [];
    const subscriber: TableSubscriber = {
      person,
      hears: () => true,
      send(text) {
        const news: News = JSON.parse(text);
        if (news.is !== 'scene') return;
        if ('scene' in news) {
          seen.scene = news.scene;
          seqs.push(news.scene.seq);
        } else for (const step of news.patch) if (step[0].join('.') === 'seq') seqs.push(Number(step[1]));
      },
    };
    await (await this.registry.open(table)).attach(subscriber);
    return Object.assign(seen, { subscriber });
  }
}
