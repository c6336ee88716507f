/** Which tables there are, as the steps of the migration make them: an empty database is asked. */
import { Kysely } from 'kysely';
import { migrate } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import { engineOf } from '../sqlite/engine.ts';
import type { SqliteFile } from '../sqlite/library.ts';
import { findSqlite } from '../sqlite/library.ts';

export interface TableLayout {
  readonly name: keyof Schema;
  readonly columns: readonly string[];
  /** The columns of its primary key; none where it has no key. */
  readonly key: readonly string[];
}

/** A table comes after those that it refers to. */
export async function layout(): Promise<readonly TableLayout[]> {
  const { DatabaseSync } = await findSqlite();
  const file = new DatabaseSync(':memory:');
  const db = new Kysely<Schema>({ dialect: engineOf(file).dialect });
  try {
    await migrate(db);
    const names = texts(
      file,
      `select name as value from sqlite_schema where type = 'table' and name not like 'kysely_%' and name not like 'sqlite_%' order by name`,
    );
    const needs = new Map(
      names.map((name) => [
        name,
        texts(file, `select distinct "table" as value from pragma_foreign_key_list('${name}')`),
      ]),
    );
    return inOrder(names, needs).map((name) => tableIn(file, name));
  } finally {
    await db.destroy();
  }
}

function tableIn(file: SqliteFile, name: string): TableLayout {
  const columns = texts(file, `select name as value from pragma_table_info('${name}') order by name`);
  const key = texts(file, `select name as value from pragma_table_info('${name}') where pk > 0 order by pk`);
  // The schema's type names exactly the tables that the migrations make.
  return { name: name as keyof Schema, columns, key };
}

function inOrder(names: readonly string[], needs: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const placed = new Set<string>();
  const place = (name: string) => {
    if (placed.has(name)) return;
    for (const needed of needs.get(name) ?? []) if (needed !== name) place(needed);
    placed.add(name);
  };
  for (const name of names) place(name);
  return [...placed];
}

function texts(file: SqliteFile, query: string): readonly string[] {
  return file
    .prepare(query)
    .all()
    .map((row) => String(row['value']));
}
