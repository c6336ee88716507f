/**
 * Connections to the primary: of several databases, the one that accepts writes. When it fails, another has taken its
 * place, or soon will.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import { must } from '@captains-table/kernel';
import type pg from 'pg';
import { IN_RECOVERY } from '../database-hosts.ts';

/** How long requests wait meanwhile, in milliseconds. */
const PATIENCE = 5_000;
const PAUSE = 100;

export class PrimaryPool implements PostgresPool {
  readonly #pools: readonly pg.Pool[];
  /** Connections known to accept writes since they were opened. A database that becomes a replica ends its connections first. */
  readonly #proven = new WeakSet<pg.PoolClient>();
  #at = 0;

  /** One pool a host. */
  constructor(pools: readonly pg.Pool[]) {
    this.#pools = pools;
  }

  async connect(): Promise<pg.PoolClient> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const tried = this.#at;
      try {
        return await this.#connectTo(must(this.#pools[tried]));
      } catch (error) {
        if (performance.now() > end) throw error;
        // Many ask at once; the first that fails moves on for all.
        if (this.#at === tried) this.#at = (tried + 1) % this.#pools.length;
        await sleep(PAUSE);
      }
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }

  async #connectTo(pool: pg.Pool): Promise<pg.PoolClient> {
    const client = await pool.connect();
    if (this.#proven.has(client)) return client;
    try {
      const { rows } = await client.query<{ readonly follows: boolean }>(IN_RECOVERY);
      if (rows[0]?.follows !== false) throw new Error('this database follows another one');
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#proven.add(client);
    return client;
  }
}
