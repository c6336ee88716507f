/** When no server was running: worked out from the heartbeats that running servers store. */
import type { Engine } from './engine.ts';
import type { Database } from './schema.ts';
import type { Outage, Time } from './storage.ts';

const ALIVE = 'alive';
/** No clock is longer than 30 days. */
const REMEMBERED = 40 * 86_400_000;

/** Records that a server is running now. If none was recorded for longer than `gap` before that, it was an outage. */
export function beat(db: Database, engine: Engine, now: Time, gap: number): Promise<readonly Outage[]> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('setting')
      .values({ name: ALIVE, value: String(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const alive = trx.selectFrom('setting').select('value').where('name', '=', ALIVE);
    const last = Number((await engine.locked(alive).executeTakeFirstOrThrow()).value);
    if (now - last > gap) await trx.insertInto('outage').values({ from_at: last, to_at: now }).execute();
    if (now > last)
      await trx
        .updateTable('setting')
        .set({ value: String(now) })
        .where('name', '=', ALIVE)
        .execute();
    await trx
      .deleteFrom('outage')
      .where('to_at', '<', now - REMEMBERED)
      .execute();
    const rows = await trx.selectFrom('outage').selectAll().orderBy('from_at').execute();
    return rows.map(({ from_at, to_at }) => ({ from: from_at, to: to_at }));
  });
}
