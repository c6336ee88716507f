import type { Dialect, RawBuilder } from 'kysely';
import type { AppendRows } from './rows.ts';

/** What differs between the databases. */
export interface Engine {
  readonly dialect: Dialect;
  /** Keeps the rows a query finds from being changed by others until the transaction ends. */
  locked<Query extends Lockable<Query>>(query: Query): Query;
  /** How many bytes the database has. */
  readonly bytes: RawBuilder<{ readonly bytes: number }>;
  /** Whether a write failed because something that must be unique is so no longer. */
  isTaken(error: unknown): boolean;
  /** Stores a batch of entries by a way of its own; without it they go through the dialect. */
  readonly append?: (batch: readonly AppendRows[]) => Promise<readonly boolean[]>;
}

interface Lockable<Query> {
  forNoKeyUpdate(): Query;
}
