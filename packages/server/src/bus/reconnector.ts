import { setTimeout as sleep } from 'node:timers/promises';
import { pauseAfter } from './timeouts.ts';
import { asError, closedBus, type OnTrouble } from './trouble.ts';

/** Used once: a broken one is replaced by a new one. */
export interface BusConnection {
  open(): Promise<void>;
  /** Resolves with the reason once the connection is gone; never rejects. */
  readonly broken: Promise<Error>;
  /** Breaks the connection when no answer comes in time. */
  ping(): Promise<void>;
  /** Closes properly, in bounded time, also when the other side is silent. */
  close(): Promise<void>;
  destroy(): void;
}

interface Plan<C> {
  readonly connect: () => C;
  /** Called whenever there is a connection again after there was none. */
  readonly onReturn: () => void;
  readonly onTrouble: OnTrouble;
  readonly keepalive: number;
}

interface Waiting<C> {
  readonly resolve: (connection: C) => void;
  readonly reject: (error: Error) => void;
}

const NOT_CONNECTED = 'the bus is not connected';

/** Keeps a connection: opens one, waits until it breaks, pauses, opens another. */
export class Reconnector<C extends BusConnection> {
  readonly #plan: Plan<C>;
  readonly #closing = new AbortController();
  readonly #waiting = new Set<Waiting<C>>();
  readonly #running: Promise<void>;
  #opening: C | undefined;
  #current: C | undefined;
  /** By `performance.now()`; only while there is no connection. */
  #missingSince = performance.now();

  constructor(plan: Plan<C>) {
    this.#plan = plan;
    this.#running = this.#run();
  }

  get current(): C | undefined {
    return this.#current;
  }

  /**
   * The connection, now or as soon as there is one. It is waited for until there has been none for `limit` milliseconds;
   * without a limit that may take for ever.
   */
  connected(limit?: number): Promise<C> {
    if (this.#closed) return Promise.reject(closedBus());
    if (this.#current !== undefined) return Promise.resolve(this.#current);
    const missingFor = performance.now() - this.#missingSince;
    if (limit !== undefined && missingFor > limit) return Promise.reject(new Error(NOT_CONNECTED));
    return new Promise((resolve, reject) => this.#wait({ resolve, reject }, limit));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const { reject } of this.#waiting) reject(closedBus());
    this.#opening?.destroy();
    await this.#current?.close();
    await this.#running;
  }

  get #closed(): boolean {
    return this.#closing.signal.aborted;
  }

  #wait({ resolve, reject }: Waiting<C>, limit: number | undefined): void {
    const tooLate = () => waiting.reject(new Error(NOT_CONNECTED));
    const timer = limit === undefined ? undefined : setTimeout(tooLate, limit);
    const settled = () => {
      clearTimeout(timer);
      this.#waiting.delete(waiting);
    };
    const waiting: Waiting<C> = {
      resolve: (connection) => {
        settled();
        resolve(connection);
      },
      reject: (error) => {
        settled();
        reject(error);
      },
    };
    this.#waiting.add(waiting);
  }

  async #run(): Promise<void> {
    let failures = 0;
    let returning = false;
    while (!this.#closed) {
      try {
        const connection = await this.#open();
        failures = 0;
        this.#use(connection, returning);
        returning = true;
        await this.#untilBroken(connection);
      } catch (error) {
        this.#report(error);
      }
      failures += 1;
      await sleep(pauseAfter(failures), undefined, { signal: this.#closing.signal }).catch(() => undefined);
    }
  }

  async #open(): Promise<C> {
    const connection = this.#plan.connect();
    this.#opening = connection;
    try {
      await connection.open();
      return connection;
    } catch (error) {
      connection.destroy();
      throw error;
    } finally {
      this.#opening = undefined;
    }
  }

  #use(connection: C, returning: boolean): void {
    if (this.#closed) return connection.destroy();
    this.#current = connection;
    for (const { resolve } of this.#waiting) resolve(connection);
    if (returning) this.#plan.onReturn();
  }

  /** A connection may die silently, so it is pinged from time to time. */
  async #untilBroken(connection: C): Promise<never> {
    const keepalive = setInterval(() => {
      connection.ping().catch(() => connection.destroy());
    }, this.#plan.keepalive);
    const reason = await connection.broken;
    clearInterval(keepalive);
    this.#current = undefined;
    this.#missingSince = performance.now();
    throw reason;
  }

  #report(error: unknown): void {
    if (this.#closed) return;
    this.#plan.onTrouble(new Error('the bus has no connection', { cause: asError(error) }));
  }
}
