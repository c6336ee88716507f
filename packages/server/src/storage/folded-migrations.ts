/** One compressed row for each game that has ended. */
import { PostgresAdapter, sql } from 'kysely';
import type { Kysely } from 'kysely';
import { needed, ofTable } from './migration-columns.ts';

export async function createFolded(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`;
  await schema
    .createTable('folded')
    .addColumn('table_id', 'text', (column) => ofTable(column).primaryKey())
    .addColumn('seq', 'integer', needed)
    .addColumn('packed', bytes, needed)
    .addColumn('sum', 'bigint', needed)
    .execute();
  // It is compressed already.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`alter table folded alter column packed set storage external`.execute(db);
  await schema
    .alterTable('game_table')
    .addColumn('folded', 'integer', (column) => needed(column).defaultTo(0))
    .execute();
  await schema
    .createIndex('game_table_unfolded')
    .on('game_table')
    .columns(['ended_at', 'id'])
    .where(sql<boolean>`folded = 0 and ended_at is not null`)
    .execute();
}

/** SQLite took another index by its first column, and sorted all ended games to find the few that are not counted yet. */
export async function createUncountedByStatus({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('game_table_uncounted').execute();
  await schema
    .createIndex('game_table_uncounted')
    .on('game_table')
    .columns(['status', 'ended_at', 'id'])
    .where(sql<boolean>`counted is null and status = 'over'`)
    .execute();
}
