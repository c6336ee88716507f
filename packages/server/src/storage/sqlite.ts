/** One file. Node's own SQLite where there is one, else a package with the same interface. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as sqlitePackage from '@photostructure/sqlite';
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, QueryResult, SqliteDatabase, TransactionSettings } from 'kysely';
import type { Engine } from './engine.ts';

type Sqlite = Pick<typeof sqlitePackage, 'DatabaseSync' | 'StatementSync'>;
type SqliteFile = sqlitePackage.DatabaseSyncInstance;
type Value = string | number | bigint | null;

const FILE = 'captains-table.sqlite';
/** How long another process may keep the file before we give up, in milliseconds. */
const PATIENCE = 10_000;
const BUSY = 5;
const NOT_UNIQUE = new Set([1555, 2067]);

export async function sqlite(dataDir: string): Promise<Engine> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const { DatabaseSync } = await findSqlite();
  const file = new DatabaseSync(path.join(dataDir, FILE));
  try {
    await prepareFile(file);
  } catch (error) {
    file.close();
    throw error;
  }
  return {
    dialect: new FileDialect(file),
    // A transaction that may write has the whole file to itself.
    locked: (query) => query,
    isTaken: (error) => NOT_UNIQUE.has(errorNumber(error)),
  };
}

/** Nobody in this process may open the file with another one: they would not see each other's locks. */
export async function findSqlite(): Promise<Sqlite> {
  const own = process.getBuiltinModule('node:sqlite') as Sqlite | undefined;
  // Early ones cannot tell whether a statement answers with rows.
  const usable = own !== undefined && 'columns' in own.StatementSync.prototype;
  return usable ? own : import('@photostructure/sqlite');
}

async function prepareFile(file: SqliteFile): Promise<void> {
  // SQLite waits with the whole process at a standstill, so it waits briefly and we wait patiently.
  file.exec('pragma busy_timeout = 5');
  await patiently(() => file.exec('pragma journal_mode = wal'));
  await patiently(() => file.exec('pragma synchronous = full'));
  file.exec('pragma foreign_keys = on');
}

function adapted(file: SqliteFile): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const statement = file.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as Value[])),
        run: (values) => statement.run(...(values as Value[])),
        iterate: (values) => statement.iterate(...(values as Value[])),
      };
    },
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

class FileAdapter extends SqliteAdapter {
  /** So migrations run in one transaction, and of two servers starting at once the second waits. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class FileDriver extends SqliteDriver {
  readonly #file: SqliteFile;
  #connection?: PatientConnection;

  constructor(file: SqliteFile) {
    super({ database: adapted(file) });
    this.#file = file;
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

/** The upper bits tell more than we need. */
function isBusy(error: unknown): boolean {
  return (errorNumber(error) & 0xff) === BUSY;
}

function errorNumber(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}
