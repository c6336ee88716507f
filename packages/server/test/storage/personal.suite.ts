import { randomUUID } from 'node:crypto';
import { must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { personalFile } from '../../src/profiles/personal-file.ts';
import type { Schema } from '../../src/storage/schema.ts';
import type { PersonalTable } from './personal-tables.ts';
import { BEFORE, PERSONAL_TABLES } from './personal-tables.ts';
import type { TestDatabase } from './test-database.ts';

/** Names of columns that hold the id of a person. */
const PERSON_COLUMNS = new Set(['person', 'other', 'by_person', 'host', 'who']);
const TABLES = Object.entries(PERSONAL_TABLES) as readonly (readonly [keyof Schema, PersonalTable])[];

type Row = Readonly<Record<string, string | number | null>>;

export function personalSuite(database: () => TestDatabase): void {
  const rowsOf = async (sql: string) => (await database().execute(sql)) as readonly Row[];
  const insert = (table: string, row: Row) => {
    const values = Object.values(row).map((value) =>
      value === null ? 'null' : typeof value === 'number' ? value : `'${value}'`,
    );
    return database().execute(
      `insert into ${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')})`,
    );
  };
  const fill = async () => {
    for (const [table, row] of Object.entries(BEFORE)) await insert(table, row);
    for (const [table, held] of TABLES) {
      // Entries there cannot be removed after a test.
      const own = table === 'audit' ? { id: randomUUID() } : {};
      if ('row' in held) await insert(table, { ...held.row, ...own });
    }
    // Another person has met her, too.
    await insert('encounter', {
      person: 'bob',
      other: 'zoe',
      game: 'caravelas',
      games: 1,
      won: 0,
      lost: 1,
      at: 1,
    });
  };

  describe('what is known of a person', () => {
    test('is said for every table that there is', async () => {
      const inPostgres = database().cut !== undefined;
      const columns = inPostgres
        ? await rowsOf(
            `select table_name as name, column_name as column from information_schema.columns where table_schema = 'public'`,
          )
        : await rowsOf(
            `select m.name as name, c.name as column from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`,
          );
      const references = inPostgres
        ? []
        : await rowsOf(
            `select m.name as name, f."from" as column from sqlite_master m, pragma_foreign_key_list(m.name) f
             where m.type = 'table' and f."table" = 'person'`,
          );
      const tables = new Set(
        columns.map(({ name }) => String(name)).filter((name) => !/^(?:sqlite_|kysely_)/.test(name)),
      );
      expect([...tables].toSorted()).toEqual(Object.keys(PERSONAL_TABLES).toSorted());
      const personal = [...columns.filter(({ column }) => PERSON_COLUMNS.has(String(column))), ...references];
      const named = new Set(personal.map(({ name }) => String(name)));
      expect(named.size).toBeGreaterThan(25);
      expect(
        TABLES.flatMap(([table, held]) => ('nobody' in held && named.has(table) ? [table] : [])),
      ).toEqual([]);
    });

    test('is in the file with all of their data, but for what is left out for a reason', async () => {
      await fill();
      const { storage } = database();
      const file = await personalFile(storage, must(await storage.people.find('zoe')), 5);
      const text = JSON.stringify(file);
      const marks = TABLES.flatMap(([table, held]) =>
        'inFile' in held ? held.inFile.map((mark) => ({ table, mark })) : [],
      );
      expect(marks.length).toBeGreaterThan(30);
      expect(marks.filter(({ mark }) => !text.includes(JSON.stringify(mark)))).toEqual([]);
      // Secrets that open the account, and what others have said in confidence.
      for (const secret of ['zoe.hash', 'zoe.sign-in', 'zoe.auth', 'zoe.line', 'zoe.audit', 'zoe.network'])
        expect(text).not.toContain(secret);
      const others = JSON.stringify(await personalFile(storage, must(await storage.people.find('bob')), 5));
      expect(others).not.toMatch(/zoe\.(?!table)/);
    });

    test('is gone with the account, but for an id where others have a share in it', async () => {
      await fill();
      const { storage } = database();
      await storage.people.delete('zoe');
      await storage.packs.forgetUnused();
      for (const [table, held] of TABLES) {
        const stays = 'stays' in held ? (held.stays?.columns ?? []) : [];
        const rows = await rowsOf(`select * from ${table}`);
        const left = rows.flatMap((row) =>
          Object.entries(row).filter(
            ([column, value]) =>
              /\bzoe\b/.test(String(value)) && !stays.includes(column) && !isHerTable(value),
          ),
        );
        expect(left, table).toEqual([]);
        // And no column is listed that does not contain it.
        const named = new Set(
          rows.flatMap((row) => Object.keys(row).filter((column) => String(row[column]).includes('zoe'))),
        );
        for (const column of stays) expect(named, `${table}.${column}`).toContain(column);
      }
    });
  });
}

/** The id of a table, which says nothing about its players. */
function isHerTable(value: unknown): boolean {
  return value === 'zoe.table';
}
