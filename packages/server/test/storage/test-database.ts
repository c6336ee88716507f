/** One of the two databases, real and empty before each test. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely } from 'kysely';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Engine } from '../../src/storage/engine.ts';
import { acquaintances } from '../../src/storage/acquaintances.ts';
import { admin } from '../../src/storage/admin.ts';
import { clubs } from '../../src/storage/clubs.ts';
import { cups } from '../../src/storage/cups.ts';
import { daily } from '../../src/storage/daily.ts';
import { lists } from '../../src/storage/lists.ts';
import { people } from '../../src/storage/people.ts';
import { profiles } from '../../src/storage/profiles.ts';
import { reports } from '../../src/storage/reports.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Place } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { postgres } from '../../src/storage/postgres.ts';
import type { Schema } from '../../src/storage/schema.ts';
import { sqlite } from '../../src/storage/sqlite/engine.ts';
import { findSqlite } from '../../src/storage/sqlite/library.ts';
import { startPostgres } from '../services/postgres.ts';
import type { WorkerPort } from '@captains-table/bots';
import { defined, isRecord } from '@captains-table/kernel';

const FILE = 'captains-table.sqlite';
/** Everything else belongs to one of these. */
const ROOTS = ['person', 'game_table', 'setting', 'arrival', 'campaign', 'pack', 'club'];
const CUT = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

export interface TestDatabase {
  readonly storage: Storage;
  /** One more server on the same database; closed after the test. */
  another(): Promise<Storage>;
  /** A database that has not been opened yet. */
  empty(): Promise<Place>;
  /** Runs SQL directly on the database. */
  execute(sql: string): Promise<readonly object[]>;
  /** The lists and all that profiles read, with the query plans of everything they ask. */
  watchedLists(): Promise<{
    readonly lists: ReturnType<typeof lists>;
    readonly people: Storage['people'];
    readonly profiles: Storage['profiles'];
    readonly acquaintances: Storage['acquaintances'];
    readonly daily: Storage['daily'];
    readonly admin: Storage['admin'];
    readonly reports: Storage['reports'];
    readonly clubs: Storage['clubs'];
    readonly cups: Storage['cups'];
    readonly plans: () => Promise<readonly string[]>;
  }>;
  /** Keeps all others from writing until the returned function is called. */
  hold(): Promise<() => Promise<void>>;
  /** Cuts every connection to the database. */
  cut?(): Promise<void>;
}

/** What the hooks of a suite use. */
export interface ManagedDatabase extends TestDatabase {
  tidy(): Promise<void>;
  leave(): Promise<void>;
}

type DatabaseParts = Pick<TestDatabase, 'empty' | 'execute' | 'hold' | 'cut'> & {
  readonly place: Place;
  engine(): Promise<Engine>;
  readonly startWriteThread?: () => WorkerPort;
  explain(query: CompiledQuery): Promise<string>;
  leave(): Promise<void>;
};

/** `startWriteThread`: where it is written. */
export async function sqliteDatabase(startWriteThread?: () => WorkerPort): Promise<ManagedDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'captains-table-sqlite-'));
  let folders = 0;
  const empty = async () => ({ dataDir: path.join(folder, 'data', String(folders++)) });
  const place = await empty();
  const storage = await openStorage(place, startWriteThread);
  const { DatabaseSync } = await findSqlite();
  const connect = () => new DatabaseSync(path.join(place.dataDir, FILE), { timeout: 5_000 });
  const hand = connect();
  return furnish(storage, {
    place,
    empty,
    execute: async (sql) => hand.prepare(sql).all() as object[],
    engine: () => sqlite(place.dataDir, startWriteThread),
    ...defined({ startWriteThread }),
    async explain({ sql, parameters }) {
      const steps = hand.prepare(`explain query plan ${sql}`).all(...(parameters as string[]));
      return steps.map((step) => (isRecord(step) ? String(step['detail']) : '')).join('\n');
    },
    async hold() {
      const database = connect();
      database.exec('begin immediate');
      return async () => database.close();
    },
    async leave() {
      hand.close();
      await rm(folder, { recursive: true, force: true });
    },
  });
}

export async function postgresDatabase(): Promise<ManagedDatabase> {
  const server = await startPostgres();
  const empty = async () => ({ databaseUrl: await server.createDatabase() });
  const place = await empty();
  const storage = await openStorage(place);
  const connect = async () => {
    const client = new pg.Client(place.databaseUrl);
    // Cutting all connections cuts these, too.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const hand = await connect();
  return furnish(storage, {
    place,
    empty,
    execute: async (sql) => (await hand.query<object>(sql)).rows,
    engine: async () => postgres(place.databaseUrl),
    async explain({ sql, parameters }) {
      const { rows } = await hand.query<Record<string, string>>(`explain ${sql}`, [...parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    },
    async hold() {
      const client = await connect();
      await client.query('begin');
      await client.query('lock table game_table, setting in exclusive mode');
      return () => client.end();
    },
    cut: async () => void (await hand.query(CUT)),
    async leave() {
      await hand.end();
      await server.stop();
    },
  });
}

function furnish(storage: Storage, rooms: DatabaseParts): ManagedDatabase {
  const others: Pick<Storage, 'close'>[] = [];
  return {
    ...rooms,
    storage,
    async watchedLists() {
      const asked: CompiledQuery[] = [];
      const engine = await rooms.engine();
      const db = new Kysely<Schema>({ dialect: engine.dialect, log: ({ query }) => void asked.push(query) });
      others.push({ close: () => db.destroy() });
      return {
        lists: lists(db),
        people: people(db, engine),
        profiles: profiles(db, engine),
        acquaintances: acquaintances(db, engine),
        daily: daily(db),
        admin: admin(db, engine),
        reports: reports(db),
        clubs: clubs(db, engine),
        cups: cups(db, engine),
        plans: async () => {
          // PostgreSQL runs this by itself now and then; SQLite makes its plans without it.
          if ('databaseUrl' in rooms.place) await rooms.execute('analyze');
          const plans: string[] = [];
          for (const query of asked) plans.push(await rooms.explain(query));
          return plans;
        },
      };
    },
    async another() {
      const other = await openStorage(rooms.place, rooms.startWriteThread);
      others.push(other);
      return other;
    },
    async tidy() {
      await Promise.all(others.splice(0).map((other) => other.close()));
      for (const sql of ['begin', ...ROOTS.map((table) => `delete from ${table}`), 'commit']) {
        await rooms.execute(sql);
      }
    },
    async leave() {
      await storage.close();
      await rooms.leave();
    },
  };
}
