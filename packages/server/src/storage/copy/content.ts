/** What a database holds, whichever one it is: read in pages, and summed up so that two can be compared. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { TableLayout } from './layout.ts';

export type Row = Readonly<Record<string, string | number | Uint8Array | null>>;

export interface TableContent {
  readonly rows: number;
  /** The SHA-256 of every row, added up: the same rows give the same sum in any order. */
  readonly sum: string;
}

/** By table. */
export type DatabaseContent = ReadonlyMap<string, TableContent>;

const AT_ONCE = 500;

/** All rows of a table, some at a time, in the order of its key. */
export async function* pagesOf(db: Database, { name, key }: TableLayout): AsyncGenerator<readonly Row[]> {
  const table = sql.table(name);
  if (key.length === 0) {
    yield (await sql<Row>`select * from ${table}`.execute(db)).rows;
    return;
  }
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let last: Row | undefined; ;) {
    const from = last;
    const after =
      from === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map((column) => from[column]))})`;
    const { rows } = await sql<Row>`
      select * from ${table} ${after} order by ${columns} limit ${sql.lit(AT_ONCE)}`.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < AT_ONCE) return;
  }
}

export class Sum {
  readonly #columns: readonly string[];
  #rows = 0;
  #total = 0n;

  constructor({ columns }: TableLayout) {
    this.#columns = columns;
  }

  add(row: Row): void {
    const values = this.#columns.map((column) => {
      const value = row[column];
      return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : (value ?? null);
    });
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
    this.#total = BigInt.asUintN(256, this.#total + BigInt(`0x${hash}`));
    this.#rows++;
  }

  get content(): TableContent {
    return { rows: this.#rows, sum: this.#total.toString(16).padStart(64, '0') };
  }
}

export async function contentOf(db: Database, tables: readonly TableLayout[]): Promise<DatabaseContent> {
  const content = new Map<string, TableContent>();
  for (const table of tables) {
    const sum = new Sum(table);
    for await (const rows of pagesOf(db, table)) for (const row of rows) sum.add(row);
    content.set(table.name, sum.content);
  }
  return content;
}

/** The tables that are not the same in both. */
export function differences(one: DatabaseContent, other: DatabaseContent): readonly string[] {
  return [...one].flatMap(([name, { rows, sum }]) => {
    const there = other.get(name);
    return there?.rows === rows && there.sum === sum ? [] : [name];
  });
}
