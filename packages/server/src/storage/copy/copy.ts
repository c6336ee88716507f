/** Copies a whole database into an empty one, SQLite or PostgreSQL either way, and proves that both hold the same. */
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { STEPS } from '../migrations.ts';
import { StorageProblem } from '../problem.ts';
import type { Database, Schema } from '../schema.ts';
import type { DatabaseContent, Row } from './content.ts';
import { contentOf, differences, pagesOf, Sum } from './content.ts';
import { layout } from './layout.ts';
import type { TableLayout } from './layout.ts';

/** Fewer values than SQLite takes in one statement (32 766). */
const MOST_VALUES = 30_000;

/** All or nothing. `to` is up to date and empty; answers what both of them hold now. */
export async function copyAll(from: Database, to: Database): Promise<DatabaseContent> {
  const tables = await layout();
  await requireSteps(from);
  await requireEmpty(to, tables);
  const moment = from.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return moment.execute((source) =>
    to.transaction().execute(async (target) => {
      const content = new Map<string, Sum['content']>();
      for (const table of tables) content.set(table.name, await copyTable(source, target, table));
      const [different] = differences(content, await contentOf(target, tables));
      if (different !== undefined)
        throw new StorageProblem(`the copy of ${different} is not what was read: nothing has been kept`);
      return content;
    }),
  );
}

async function copyTable(
  source: Database,
  target: Transaction<Schema>,
  table: TableLayout,
): Promise<Sum['content']> {
  const sum = new Sum(table);
  for await (const rows of pagesOf(source, table)) {
    for (const row of rows) sum.add(row);
    await insert(target, table, rows);
  }
  return sum.content;
}

async function insert(
  target: Transaction<Schema>,
  { name, columns }: TableLayout,
  rows: readonly Row[],
): Promise<void> {
  const most = Math.floor(MOST_VALUES / columns.length);
  for (let from = 0; from < rows.length; from += most) {
    const lines = rows
      .slice(from, from + most)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(lines)}`.execute(target);
  }
}

async function requireSteps(db: Database): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`
    select name from kysely_migration order by name`.execute(db);
  if (rows.map(({ name }) => name).join() !== STEPS.join())
    throw new StorageProblem('the data are of another version of the program: start the server on them once');
}

async function requireEmpty(db: Database, tables: readonly TableLayout[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new StorageProblem('there are data already where these are to go');
  }
}
