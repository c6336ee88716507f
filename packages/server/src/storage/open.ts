import { Kysely, sql } from 'kysely';
import { migrate } from './migrations.ts';
import { beat } from './outages.ts';
import { people } from './people.ts';
import { postgres } from './postgres.ts';
import type { Database, Schema } from './schema.ts';
import { sqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';
import { tables } from './tables.ts';

export type Place = { readonly dataDir: string } | { readonly databaseUrl: string };

/** Opens what is there, or begins anew, and brings it up to date. */
export async function openStorage(place: Place): Promise<Storage> {
  const engine = 'databaseUrl' in place ? postgres(place.databaseUrl) : await sqlite(place.dataDir);
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const kept = tables(db, engine);
  return {
    people: people(db, engine),
    tables: kept,
    setting: (name, make) => setting(db, name, make),
    beat: (now, gap) => beat(db, engine, now, gap),
    ping: async () => void (await sql`select 1`.execute(db)),
    async close() {
      await kept.settled();
      await db.destroy();
    },
  };
}

async function setting(db: Database, name: string, make: () => string): Promise<string> {
  const stored = db.selectFrom('setting').select('value').where('name', '=', name);
  const found = await stored.executeTakeFirst();
  if (found !== undefined) return found.value;
  const made = { name, value: make() };
  await db
    .insertInto('setting')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await stored.executeTakeFirstOrThrow()).value;
}
