/** The writing thread: a slow disk holds up this thread and nothing else. */
import type { Port } from '@captains-table/bots';
import { CompiledQuery, Kysely } from 'kysely';
import { writeAppends } from '../../appends.ts';
import type { Engine } from '../../engine.ts';
import type { Database, Schema } from '../../schema.ts';
import { engineOf, openFile } from '../engine.ts';
import type { SqliteFile } from '../library.ts';
import type { Answer, Order, Outcome, Statement, Value, Write } from './messages.ts';
import { plainError } from './messages.ts';

/** Tests use `beforeCommit` to act as a slow disk. */
export function serveWrites(port: Port, beforeCommit: () => void = () => undefined): void {
  let turn = Promise.resolve();
  let file: WrittenFile | undefined;
  const carryOut = async (order: Order): Promise<readonly Outcome[]> => {
    if (order.do === 'open') {
      file = await WrittenFile.open(order.database, beforeCommit);
      return [];
    }
    if (file === undefined) throw new Error('the file is not open');
    if (order.do === 'write') return file.write(order.writes);
    if (order.do === 'step') return [{ ok: true, value: await file.step(order.statement) }];
    await file.close();
    return [];
  };
  port.onMessage((message) => {
    // Both ends come from the same build.
    const order = message as Order;
    turn = turn.then(async () => {
      const outcomes = await carryOut(order).catch((error: unknown) => [failed(error)]);
      port.postMessage({ id: order.id, outcomes } satisfies Answer);
    });
  });
}

class WrittenFile {
  readonly #file: SqliteFile;
  readonly #engine: Engine;
  readonly #db: Database;
  readonly #beforeCommit: () => void;

  private constructor(file: SqliteFile, beforeCommit: () => void) {
    this.#file = file;
    this.#engine = engineOf(file);
    this.#db = new Kysely<Schema>({ dialect: this.#engine.dialect });
    this.#beforeCommit = beforeCommit;
  }

  static async open(database: string, beforeCommit: () => void): Promise<WrittenFile> {
    return new WrittenFile(await openFile(database), beforeCommit);
  }

  /** What fails leaves the others as they are; only when nothing can be committed all fail. */
  async write(writes: readonly Write[]): Promise<readonly Outcome[]> {
    try {
      await this.#run('begin immediate');
      const outcomes: Outcome[] = [];
      for (const write of writes) outcomes.push(await this.#apart(write, writes.length === 1));
      this.#beforeCommit();
      await this.#run('commit');
      return outcomes;
    } catch (error) {
      await this.#rollBack();
      return writes.map(() => failed(error));
    }
  }

  async step(statement: Statement): Promise<Value> {
    if (statement.sql === 'rollback') return this.#rollBack();
    if (statement.sql === 'commit') this.#beforeCommit();
    return this.#run(statement.sql, statement.parameters);
  }

  close(): Promise<void> {
    return this.#db.destroy();
  }

  /** A single one needs no mark to go back to: with it, everything is undone. */
  async #apart(write: Write, single: boolean): Promise<Outcome> {
    if (!single) await this.#run('savepoint apart');
    try {
      const value = await this.#carryOut(write);
      if (!single) await this.#run('release apart');
      return { ok: true, value };
    } catch (error) {
      // A full disk has undone all of it already.
      if (single || !this.#file.isTransaction) throw error;
      await this.#run('rollback to apart');
      await this.#run('release apart');
      return failed(error);
    }
  }

  #carryOut(write: Write): Promise<Value> {
    if (write.kind === 'appends') return writeAppends(this.#db, this.#engine, write.appends);
    return this.#run(write.statement.sql, write.statement.parameters);
  }

  async #rollBack(): Promise<Value> {
    return this.#file.isTransaction ? this.#run('rollback') : { rows: [] };
  }

  async #run(sql: string, parameters: readonly unknown[] = []): Promise<Value> {
    return this.#db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
  }
}

function failed(error: unknown): Outcome {
  return { ok: false, error: plainError(error) };
}
