/** What people, and the networks they come from, have under way. Each count reads an index and no table. */
import type { Database } from './schema.ts';
import type { Tables, Usage } from './storage.ts';

export function usage(db: Database): Pick<Tables, 'usageOf' | 'usageFrom' | 'openedFrom'> {
  return {
    async usageOf(person) {
      const [hosted, seats] = await Promise.all([underWay(db, 'host', person), seatsOf(db, person)]);
      return { ...hosted, running: seats };
    },

    usageFrom: (network) => underWay(db, 'network', network),

    async openedFrom(id) {
      const row = await db.selectFrom('game_table').select('network').where('id', '=', id).executeTakeFirst();
      return row?.network ?? undefined;
    },
  };
}

async function underWay(db: Database, column: 'host' | 'network', value: string): Promise<Usage> {
  const rows = await db
    .selectFrom('game_table')
    .select(({ fn }) => ['status', fn.countAll<number>().as('tables'), fn.sum<number>('bots').as('bots')])
    .where(column, '=', value)
    .where('status', 'in', ['open', 'playing'])
    .groupBy('status')
    .execute();
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    open: sum(rows.filter(({ status }) => status === 'open').map(({ tables }) => tables)),
    running: sum(rows.map(({ tables }) => tables)),
    bots: sum(rows.map(({ bots }) => bots)),
  };
}

/** A game that a player gave up does not count for them. */
async function seatsOf(db: Database, person: string): Promise<number> {
  const { tables } = await db
    .selectFrom('seat')
    .select(({ fn }) => fn.countAll<number>().as('tables'))
    .where('person', '=', person)
    .where('listing', '>', 0)
    .where('resigned', '=', 0)
    .executeTakeFirstOrThrow();
  return tables;
}
