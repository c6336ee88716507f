import type { WorkerPort } from '@captains-table/bots';
import { Kysely } from 'kysely';
import { acquaintances } from './acquaintances.ts';
import { campaigns } from './campaigns.ts';
import { clubs } from './clubs.ts';
import { cups } from './cups.ts';
import { admin } from './admin.ts';
import { daily } from './daily.ts';
import type { Engine } from './engine.ts';
import { storageFaultOf } from './fault.ts';
import { migrate } from './migrations.ts';
import { notices } from './notices.ts';
import { beat } from './outages.ts';
import { packs } from './packs.ts';
import { people } from './people.ts';
import { personalRows } from './personal-rows.ts';
import { profiles } from './profiles.ts';
import { reports } from './reports.ts';
import type { Database, Schema } from './schema.ts';
import { sqlite } from './sqlite/engine.ts';
import type { Storage } from './storage.ts';
import { tables } from './tables.ts';

export type Place = { readonly dataDir: string } | { readonly databaseUrl: string };

/**
 * Opens the database, or creates it, and brings it up to date. `startWriteThread`: where a file is written, so that
 * no one but the writers waits for the disk; without it, here.
 */
export async function openStorage(place: Place, startWriteThread?: () => WorkerPort): Promise<Storage> {
  let damage: unknown;
  const engine = watched(await engineAt(place, startWriteThread), (error) => {
    if (storageFaultOf(error) === 'damaged') damage ??= error;
  });
  const db = new Kysely<Schema>({
    dialect: engine.dialect,
    log({ level, ...event }) {
      if (level === 'error' && 'error' in event) engine.failed(event.error);
    },
  });
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
    campaigns: campaigns(db),
    profiles: profiles(db, engine),
    acquaintances: acquaintances(db, engine),
    reports: reports(db),
    admin: admin(db, engine),
    packs: packs(db),
    notices: notices(db),
    daily: daily(db),
    clubs: clubs(db, engine),
    cups: cups(db, engine),
    personal: personalRows(db),
    setting: (name, make) => setting(db, name, make),
    beat: (now, gap) => beat(db, engine, now, gap),
    async ping() {
      if (damage !== undefined) throw damage;
      await writeSomething(db);
    },
    async close() {
      await kept.settled();
      await db.destroy();
    },
  };
}

/** PostgreSQL's library is loaded only where it is used: most hosts have a file. */
export async function engineAt(place: Place, startWriteThread?: () => WorkerPort): Promise<Engine> {
  if ('dataDir' in place) return sqlite(place.dataDir, startWriteThread);
  const { postgres } = await import('./postgres.ts');
  return postgres(place.databaseUrl);
}

/** Kysely reports the failures of its own queries, but not of a batch that an engine stores by itself. */
function watched(engine: Engine, failed: (error: unknown) => void) {
  const { append } = engine;
  if (append === undefined) return { ...engine, failed };
  return {
    ...engine,
    failed,
    async append(batch: Parameters<typeof append>[0]) {
      try {
        return await append(batch);
      } catch (error) {
        failed(error);
        throw error;
      }
    },
  };
}

/** Always into the same row: a database that only reads, or whose disk is full, cannot do it. */
async function writeSomething(db: Database): Promise<void> {
  const value = String(Date.now());
  await db
    .insertInto('setting')
    .values({ name: 'last-ping', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
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
