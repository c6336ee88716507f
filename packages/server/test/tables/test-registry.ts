/** A table registry on a real SQLite file, without sockets and HTTP, with a clock that tests set. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ThinkerPool } from '@captains-table/bots';
import type { WorkerPort } from '@captains-table/bots';
import { loadGame } from '@captains-table/catalogue';
import type { CreateTable, News, TableScene } from '@captains-table/protocol';
import { requests } from '@captains-table/table';
import { onTestFinished } from 'vitest';
import { InProcessBus } from '../../src/bus/in-process.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage, Tables } from '../../src/storage/storage.ts';
import type { TableSubscriber } from '../../src/tables/table-subscribers.ts';
import { TableRegistry } from '../../src/tables/table-registry.ts';
import { Names } from '../../src/tables/names.ts';
import { Uptime } from '../../src/uptime.ts';
import { inlineWorker, NOON } from '@captains-table/table/testing';

export class TestRegistry {
  readonly registry: TableRegistry;
  readonly storage: Storage;
  /** What was reported to the host. */
  readonly troubles: string[] = [];
  readonly #pool: ThinkerPool;
  now = NOON;

  private constructor(storage: Storage, uptime: Uptime, hireHand: () => WorkerPort) {
    this.storage = storage;
    this.#pool = new ThinkerPool(hireHand, 1);
    const now = () => this.now;
    this.registry = new TableRegistry(
      {
        server: 'server',
        alone: true,
        storage,
        bus: new InProcessBus(() => undefined),
        pool: this.#pool,
        names: new Names(storage.people, now),
        uptime,
        now,
        trouble: (what, error) => this.troubles.push(`${what}: ${String(error)}`),
        stored: () => undefined,
      },
      loadGame,
    );
  }

  /** Stays open until the test is over. `breaks`: what goes wrong with the storage. */
  static async open(
    how: { breaks?: (kept: Tables) => Partial<Tables>; startWorker?: () => WorkerPort } = {},
  ) {
    const dataDir = mkdtempSync(join(tmpdir(), 'captains-table-server-'));
    const kept = await openStorage({ dataDir });
    const tables = { ...kept.tables, ...how.breaks?.(kept.tables) };
    let server: TestRegistry | undefined = undefined;
    // However far the clock is put forward, the server counts as running all the time.
    const running = { beat: async () => [] };
    const uptime = await Uptime.begin({ storage: running, now: () => server?.now ?? NOON, alone: true });
    server = new TestRegistry({ ...kept, tables }, uptime, how.startWorker ?? inlineWorker);
    onTestFinished(async () => {
      await server.close();
      await kept.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    return server;
  }

  async close(): Promise<void> {
    await this.registry.close();
    this.#pool.close();
  }

  /** A table at which Anna has started to play with Bart, or with the others asked for. */
  async play(wish: Partial<CreateTable> = {}): Promise<string> {
    const table = await this.registry.create('anna', {
      game: 'tic-tac-toe',
      options: {},
      chairs: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
      tempo: { kind: 'none' },
      spectators: true,
      hints: true,
      ...wish,
    });
    const live = await this.registry.open(table);
    if (wish.chairs === undefined) await live.submit((state) => requests.sit(state, 'bart', {}));
    await live.submit((state) => requests.start(state, 'anna'));
    return table;
  }

  async marks(person: string, table: string, square: number): Promise<void> {
    const live = await this.registry.open(table);
    await live.submit((state) => requests.move(state, person, state.seq, { kind: 'mark', square } as never));
  }

  /** A person watches a table; returns what they are shown. */
  async watch(
    person: string,
    table: string,
  ): Promise<{ readonly subscriber: TableSubscriber; readonly news: News[] }> {
    const news: News[] = [];
    const subscriber = {
      person,
      hears: () => true,
      send: (text: string) => news.push(JSON.parse(text)),
    };
    await (await this.registry.open(table)).attach(subscriber);
    return { subscriber, news };
  }

  async scene(person: string, table: string): Promise<TableScene> {
    const live = await this.registry.open(table);
    return live.look(person, undefined, (_table, _role, scene) => scene);
  }
}
