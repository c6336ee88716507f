/** The main thread's side of the writing thread. */
import type { WorkerPort } from '@captains-table/bots';
import type { QueryResult } from 'kysely';
import type { AppendRows } from '../../rows.ts';
import type { Answer, Order, Outcome, Statement, Value, Write } from './messages.ts';
import { errorOf } from './messages.ts';

interface Unanswered {
  readonly resolve: (outcomes: readonly Outcome[]) => void;
  readonly reject: (error: unknown) => void;
}

interface WaitingWrite {
  readonly write: Write;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/** An order without the number that its answer comes under. */
type Task = Order extends infer One ? (One extends Order ? Omit<One, 'id'> : never) : never;

const LOST = 'the thread that writes was lost';

/**
 * Writes that come while others wait for the disk go together after them, with one commit. A transaction of several
 * steps has the file to itself; writes and transactions take turns, so that neither starves.
 */
export class Writer {
  readonly #startThread: () => WorkerPort;
  readonly #database: string;
  readonly #unanswered = new Map<number, Unanswered>();
  #thread: WorkerPort | undefined;
  #lastId = 0;
  #writes: WaitingWrite[] = [];
  readonly #transactions: (() => void)[] = [];
  /** The thread in which the transaction under way began. */
  #began: WorkerPort | undefined;
  #isTaken = false;
  #transactionNext = false;

  constructor(startThread: () => WorkerPort, database: string) {
    this.#startThread = startThread;
    this.#database = database;
  }

  /** Resolves when the thread can write. */
  async open(): Promise<void> {
    await this.#opened();
  }

  run(statement: Statement): Promise<QueryResult<unknown>> {
    // A statement is answered with its result.
    return this.#write({ kind: 'statement', statement }) as Promise<QueryResult<unknown>>;
  }

  append(appends: readonly AppendRows[]): Promise<readonly boolean[]> {
    // Appends are answered with one word each.
    return this.#write({ kind: 'appends', appends }) as Promise<readonly boolean[]>;
  }

  /** Waits until the file is ours. */
  async begin(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#transactions.push(resolve);
      this.#next();
    });
    this.#began = await this.#opened();
    await this.step({ sql: 'begin immediate', parameters: [] });
  }

  /** Another thread knows nothing of what was done in one that is lost: half a transaction must not be stored. */
  async step(statement: Statement): Promise<QueryResult<unknown>> {
    if (this.#thread === undefined || this.#thread !== this.#began) throw new Error(LOST);
    const [outcome] = await this.#order(this.#thread, { do: 'step', statement });
    return valueOf(outcome) as QueryResult<unknown>;
  }

  /** The transaction is over, whichever way. */
  end(): void {
    this.#began = undefined;
    this.#isTaken = false;
    this.#next();
  }

  async close(): Promise<void> {
    if (this.#thread !== undefined) await this.#order(this.#thread, { do: 'close' });
    this.#dismiss(new Error('the file is closed'));
  }

  #write(write: Write): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#writes.push({ write, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#isTaken) return;
    const next = this.#transactionNext || this.#writes.length === 0 ? this.#transactions.shift() : undefined;
    this.#transactionNext = next === undefined;
    if (next === undefined && this.#writes.length === 0) return;
    this.#isTaken = true;
    if (next === undefined) void this.#writeAll().finally(() => this.end());
    else next();
  }

  async #writeAll(): Promise<void> {
    const waiting = this.#writes.splice(0);
    try {
      const writes = waiting.map(({ write }) => write);
      const outcomes = await this.#order(await this.#opened(), { do: 'write', writes });
      for (const [place, { resolve, reject }] of waiting.entries()) {
        const outcome = outcomes[place];
        if (outcome?.ok === true) resolve(outcome.value);
        else reject(outcome === undefined ? new Error('a write was not answered') : errorOf(outcome.error));
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  /** The thread; at first, and after it was lost, a new one that has been told its file. */
  async #opened(): Promise<WorkerPort> {
    if (this.#thread !== undefined) return this.#thread;
    const thread = this.#hire();
    this.#thread = thread;
    try {
      for (const outcome of await this.#order(thread, { do: 'open', database: this.#database }))
        valueOf(outcome);
    } catch (error) {
      this.#dismiss(error);
      throw error;
    }
    return thread;
  }

  #order(thread: WorkerPort, task: Task): Promise<readonly Outcome[]> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#unanswered.set(id, { resolve, reject });
      thread.postMessage({ ...task, id } satisfies Order);
    });
  }

  #hire(): WorkerPort {
    const thread = this.#startThread();
    thread.onMessage((message) => {
      // Both ends come from the same build.
      const { id, outcomes } = message as Answer;
      this.#unanswered.get(id)?.resolve(outcomes);
      this.#unanswered.delete(id);
    });
    thread.onCrash((why) => {
      if (this.#thread === thread) this.#dismiss(new Error(`${LOST}: ${why}`));
    });
    return thread;
  }

  /** What was under way may or may not be on disk: those who asked have to look. */
  #dismiss(why: unknown): void {
    const thread = this.#thread;
    this.#thread = undefined;
    thread?.terminate();
    for (const { reject } of this.#unanswered.values()) reject(why);
    this.#unanswered.clear();
  }
}

function valueOf(outcome: Outcome | undefined): Value {
  if (outcome === undefined) throw new Error('an order was not answered');
  if (!outcome.ok) throw errorOf(outcome.error);
  return outcome.value;
}
