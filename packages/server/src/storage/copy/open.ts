/** A database by itself, without the storage that a server builds on it. */
import { Kysely } from 'kysely';
import { migrate } from '../migrations.ts';
import { engineAt } from '../open.ts';
import type { Place } from '../open.ts';
import type { Database, Schema } from '../schema.ts';

/** Lets `work` have the database, up to date, and closes it. */
export async function withDatabase<T>(place: Place, work: (db: Database) => Promise<T>): Promise<T> {
  const { dialect } = await engineAt(place);
  const db = new Kysely<Schema>({ dialect });
  try {
    await migrate(db);
    return await work(db);
  } finally {
    await db.destroy();
  }
}
