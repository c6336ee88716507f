/** Reads in this thread, where nothing waits for the disk, and writes in the other. */
import type { DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import { CompiledQuery, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Kysely } from 'kysely';
import { FileAdapter } from '../adapter.ts';
import type { Writer } from './writer.ts';

export class SplitDialect implements Dialect {
  readonly #reader: Driver;
  readonly #writer: Writer;

  constructor(reader: Driver, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  createDriver(): Driver {
    return new SplitDriver(this.#reader, this.#writer);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): FileAdapter {
    return new FileAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

class SplitDriver implements Driver {
  readonly #reader: Driver;
  readonly #writer: Writer;

  constructor(reader: Driver, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  init(): Promise<void> {
    return this.#reader.init();
  }

  async acquireConnection(): Promise<SplitConnection> {
    return new SplitConnection(this.#reader, this.#writer);
  }

  beginTransaction(connection: SplitConnection, settings: TransactionSettings): Promise<void> {
    return connection.begin(settings);
  }

  commitTransaction(connection: SplitConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: SplitConnection): Promise<void> {
    return connection.end('rollback');
  }

  releaseConnection(connection: SplitConnection): Promise<void> {
    return connection.release();
  }

  /** The one that writes is the last to go: it leaves nothing beside the file. */
  async destroy(): Promise<void> {
    await this.#reader.destroy();
    await this.#writer.close();
  }
}

/** It holds neither end before its first statement says which one it needs. */
class SplitConnection implements DatabaseConnection {
  readonly #reader: Driver;
  readonly #writer: Writer;
  #reading: DatabaseConnection | undefined;
  #isWriting = false;

  constructor(reader: Driver, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  async begin(settings: TransactionSettings): Promise<void> {
    if (settings.accessMode === 'read only') {
      this.#reading = await this.#reader.acquireConnection();
      return this.#reader.beginTransaction(this.#reading, settings);
    }
    this.#isWriting = true;
    return this.#writer.begin();
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(how));
  }

  async release(): Promise<void> {
    if (this.#reading !== undefined) await this.#reader.releaseConnection(this.#reading);
    if (this.#isWriting) this.#writer.end();
    this.#reading = undefined;
    this.#isWriting = false;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // The rows are those that the statement asked for, whichever thread has read them.
    return (await this.#execute(query)) as QueryResult<Row>;
  }

  // oxlint-disable-next-line require-yield -- nothing is read in parts
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('a file that is read and written in two threads is not read in parts');
  }

  async #execute(query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (this.#isWriting) return this.#writer.step(query);
    if (this.#reading !== undefined) return this.#reading.executeQuery(query);
    if (query.query.kind !== 'SelectQueryNode') return this.#writer.run(query);
    const connection = await this.#reader.acquireConnection();
    try {
      return await connection.executeQuery(query);
    } finally {
      await this.#reader.releaseConnection(connection);
    }
  }
}
