import { must } from '@captains-table/kernel';
import { PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { hostsOf } from '../database-hosts.ts';
import type { Engine } from './engine.ts';
import { PrimaryPool } from './primary-pool.ts';

const BIGINT = 20;
const NOT_UNIQUE = '23505';

export function postgres(databaseUrl: string): Engine {
  const pools = hostsOf(databaseUrl).map(poolAt);
  return {
    dialect: new PostgresDialect({ pool: pools.length === 1 ? must(pools[0]) : new PrimaryPool(pools) }),
    locked: (query) => query.forNoKeyUpdate(),
    bytes: sql`select pg_database_size(current_database()) as bytes`,
    isTaken: (error) => error instanceof pg.DatabaseError && error.code === NOT_UNIQUE,
  };
}

function poolAt(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // A server that stops dead in the middle of a transaction must not keep its tables from the others.
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser },
  });
  // A connection that breaks fails the query it is busy with; the pool replaces it. Without
  // a listener, Node would end the process instead, for idle and for busy ones alike.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Times and counts fit a number; the rest is read as usual. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT ? Number : pg.types.getTypeParser(oid, format);
