/** One file: read and written over one connection, or read here while a thread of its own writes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, sql, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, QueryResult, SqliteDatabase, TransactionSettings } from 'kysely';
import type { WorkerPort } from '@captains-table/bots';
import { makeFolder } from '../../private-folder.ts';
import type { Engine } from '../engine.ts';
import { FileAdapter } from './adapter.ts';
import { filesIn, makePrivate, restrict, sizeOf } from './files.ts';
import type { SqliteFile } from './library.ts';
import { extendedResult, findSqlite, primaryResult, RESULT } from './library.ts';
import { APPLICATION_ID, checkOwnership, checkPages } from './soundness.ts';
import { SplitDialect } from './write-thread/split-dialect.ts';
import { Writer } from './write-thread/writer.ts';

type Value = string | number | bigint | Uint8Array | null;

/** How long another process may keep the file before we give up, in milliseconds. */
const PATIENCE = 10_000;
const NOT_UNIQUE = new Set([1555, 2067]);
/** Larger files are not read through at every start: `captains-table check` does it when asked. */
const CHECKED_AT_START = 256 * 1024 * 1024;

/** With `startWriteThread` nothing that waits for the disk is done in this thread. */
export async function sqlite(dataDir: string, startWriteThread?: () => WorkerPort): Promise<Engine> {
  const { database, wal, shm } = filesIn(dataDir);
  await makeFolder(dataDir);
  await makePrivate(database);
  await restrict(wal);
  await restrict(shm);
  const size = (await sizeOf(database)) ?? 0;
  const { DatabaseSync } = await findSqlite();
  const file = new DatabaseSync(database);
  try {
    // While SQLite waits, the whole process stands still: so it waits briefly, and we try again.
    file.exec('pragma busy_timeout = 5');
    await patiently(() => checkOwnership(file, database));
    if (size <= CHECKED_AT_START) await patiently(() => checkPages(file, database));
    await prepareFile(file);
    return startWriteThread === undefined
      ? engineOf(file)
      : await splitEngine(file, database, startWriteThread);
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Another connection to a file that has been looked at already. */
export async function openFile(database: string): Promise<SqliteFile> {
  const { DatabaseSync } = await findSqlite();
  const file = new DatabaseSync(database);
  file.exec('pragma busy_timeout = 5');
  await prepareFile(file);
  return file;
}

async function splitEngine(
  file: SqliteFile,
  database: string,
  startWriteThread: () => WorkerPort,
): Promise<Engine> {
  const writer = new Writer(startWriteThread, database);
  await writer.open();
  // So that nothing can be written here by mistake.
  file.exec('pragma query_only = on');
  return {
    ...engineOf(file),
    dialect: new SplitDialect(new FileDriver(file, false), writer),
    append: (batch) => writer.append(batch),
  };
}

export function engineOf(file: SqliteFile): Engine {
  return {
    dialect: new FileDialect(file),
    // A transaction that may write has the whole file to itself.
    locked: (query) => query,
    bytes: sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
    isTaken: (error) => NOT_UNIQUE.has(extendedResult(error)),
  };
}

async function prepareFile(file: SqliteFile): Promise<void> {
  await patiently(() => file.exec('pragma journal_mode = wal'));
  await patiently(() => file.exec('pragma synchronous = full'));
  await patiently(() => file.exec(`pragma application_id = ${APPLICATION_ID}`));
  file.exec('pragma foreign_keys = on');
}

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** Statements of which the file remembers what it made of them: batches of all sizes have their own. */
const STATEMENTS = 500;

/** To prepare a statement takes as long as to run it, so one that comes again is not prepared again. */
function adapted(file: SqliteFile): SqliteDatabase {
  const prepared = new Map<string, Statement>();
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const statement = prepared.get(sql) ?? prepare(file, sql);
      // The least recently used comes first in the map, and goes first.
      prepared.delete(sql);
      prepared.set(sql, statement);
      for (const oldest of prepared.keys()) {
        if (prepared.size <= STATEMENTS) break;
        prepared.delete(oldest);
      }
      return statement;
    },
  };
}

function prepare(file: SqliteFile, sql: string): Statement {
  const statement = file.prepare(sql);
  // Kysely compiles only values that columns can hold.
  const bound = (values: readonly unknown[]) => values as Value[];
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...bound(values)),
    run: (values) => statement.run(...bound(values)),
    iterate: (values) => statement.iterate(...bound(values)),
  };
}

class FileDialect extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: adapted(file) });
    this.#file = file;
  }

  override createDriver(): FileDriver {
    return new FileDriver(this.#file);
  }

  override createAdapter(): FileAdapter {
    return new FileAdapter();
  }
}

class FileDriver extends SqliteDriver {
  readonly #file: SqliteFile;
  readonly #writes: boolean;
  #connection?: PatientConnection;

  constructor(file: SqliteFile, writes = true) {
    super({ database: adapted(file) });
    this.#file = file;
    this.#writes = writes;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#connection ??= new PatientConnection(connection);
    return this.#connection;
  }

  /** A transaction that reads first and locks later would fail whenever another process wrote in between. */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** So that nothing is left beside the file, and a host can put another one in its place. */
  override async destroy(): Promise<void> {
    try {
      if (this.#writes) this.#file.exec('pragma wal_checkpoint(truncate)');
    } catch {
      // Then the next start finds it there.
    }
    await super.destroy();
  }

  /** When the disk is full SQLite has rolled back already, and a complaint about that would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return patiently(() => this.#connection.executeQuery<Row>(query));
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

async function patiently<T>(attempt: () => T | Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
    }
    await sleep(1 + Math.random() * 5);
  }
}

function isBusy(error: unknown): boolean {
  return primaryResult(error) === RESULT.busy;
}
