import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Kysely } from 'kysely';
import { storageFaultOf } from '../../src/storage/fault.ts';
import { migrator } from '../../src/storage/migrations.ts';
import { openStorage } from '../../src/storage/open.ts';
import { postgres } from '../../src/storage/postgres.ts';
import { seatRow, tableRow } from '../../src/storage/rows.ts';
import type { Schema, SeatRow, TableRow } from '../../src/storage/schema.ts';
import { sqlite } from '../../src/storage/sqlite/engine.ts';
import type { TestDatabase } from './test-database.ts';
import { append, person, seat, table } from './records.ts';
import { eventually } from '@captains-table/table/testing';
import { isRecord } from '@captains-table/kernel';

/** PostgreSQL's error code for writing in a read-only transaction. */
const READ_ONLY = '25006';

/** Columns of a table that the first release did not have. */
const ADDED_LATER = new Set([
  'bots',
  'counted',
  'network',
  'closed',
  'campaign',
  'parent',
  'chapter',
  'carry',
  'carried',
  'pack',
  'pack_name',
  'folded',
  'cup',
]);

export function openingSuite(database: () => TestDatabase): void {
  describe('opening', () => {
    test('again finds everything as it was, and what was under way when it closed', async () => {
      const place = await database().empty();
      const before = await openStorage(place);
      await before.people.create(person('ann'));
      await before.tables.create(table('t'), [], []);
      const last = before.tables.append(append('t', 1, { snapshot: 'last' }));
      await before.close();
      expect(await last).toBe(true);
      const after = await openStorage(place);
      expect(await after.people.find('ann')).toStrictEqual(person('ann'));
      expect(await after.tables.load('t')).toMatchObject({ snapshot: { seq: 1, state: 'last' } });
      expect(await after.tables.append(append('t', 2))).toBe(true);
      await after.close();
    });

    test('an empty database with several servers at once prepares it once', async () => {
      const place = await database().empty();
      const servers = await Promise.all(Array.from({ length: 4 }, () => openStorage(place)));
      await servers[0]?.tables.create(table('t'), [], []);
      for (const [index, server] of servers.entries()) {
        expect(await server.tables.append(append('t', index + 1))).toBe(true);
      }
      await Promise.all(servers.map((server) => server.close()));
    });

    test('takes each step of its making once', async () => {
      const steps = () => database().execute('select name, timestamp from kysely_migration order by name');
      const before = await steps();
      expect(before).toMatchObject([
        { name: '001-people' },
        { name: '002-tables' },
        { name: '003-settings' },
        { name: '005-absence' },
        { name: '006-lists-and-quotas' },
        { name: '007-campaigns' },
        { name: '008-profiles' },
        { name: '009-acquaintances' },
        { name: '010-reports' },
        { name: '011-desk' },
        { name: '012-packs' },
        { name: '013-notices' },
        { name: '014-provider-accounts' },
        { name: '015-rating-times' },
        { name: '016-daily' },
        { name: '017-folded' },
        { name: '018-uncounted' },
        { name: '019-clubs' },
        { name: '020-cups' },
        { name: '021-visits' },
      ]);
      await database().another();
      expect(await steps()).toStrictEqual(before);
    });

    test('brings tables of the first release into their lists, and counts their bots', async () => {
      const place = await database().empty();
      const engine = 'databaseUrl' in place ? postgres(place.databaseUrl) : await sqlite(place.dataDir);
      const db = new Kysely<Schema>({ dialect: engine.dialect });
      await migrator(db).migrateTo('003-settings');
      const chairs = [
        { kind: 'bot', level: 'mate' },
        { kind: 'open' },
        { kind: 'bot', level: 'mate' },
      ] as const;
      const tables = [
        table('waiting', { status: 'playing', updatedAt: 10, chairs }),
        table('open', { updatedAt: 20 }),
        table('over', { status: 'over', updatedAt: 30 }),
      ];
      const seats = [
        ['waiting', seat(0, 'ann')],
        ['waiting', seat(1, 'ann', { owes: true })],
        ['open', seat(0, 'ann')],
        ['over', seat(0, 'ann', { rank: 1, score: 9 })],
      ] as const;
      for (const record of tables) {
        const row = Object.fromEntries(
          Object.entries(tableRow(record, 0, undefined)).filter(([column]) => !ADDED_LATER.has(column)),
        );
        await db
          .insertInto('game_table')
          .values(row as unknown as TableRow)
          .execute();
      }
      for (const [id, seated] of seats) {
        const { table_id, seat: number, person: who, owes, rank, score } = seatRow(id, seated);
        const row = { table_id, seat: number, person: who, owes, rank, score };
        await db
          .insertInto('seat')
          .values(row as SeatRow)
          .execute();
      }
      await db.destroy();
      const storage = await openStorage(place);
      const running = await storage.tables.running('ann', { limit: 9 });
      expect(running.tables.map(({ record }) => record.id)).toStrictEqual(['open', 'waiting']);
      const finished = await storage.tables.finished('ann', { limit: 9 });
      expect(finished.tables.map(({ record }) => record.id)).toStrictEqual(['over']);
      expect(await storage.tables.statistics('ann')).toMatchObject([
        { game: 'port-royal', games: 1, wins: 1 },
      ]);
      expect(await storage.tables.usageOf('ann')).toStrictEqual({ open: 1, running: 2, bots: 3 });
      await storage.close();
    });

    test('says so when it cannot', async () => {
      await expect(openStorage({ databaseUrl: 'postgresql://127.0.0.1:1/nothing' })).rejects.toThrow(
        'ECONNREFUSED',
      );
      await expect(openStorage({ dataDir: '/dev/null/nothing' })).rejects.toThrow('ENOTDIR');
    });

    test('is refused by a database that a later version has changed', async () => {
      const later = `insert into kysely_migration (name, timestamp) values ('999-later', '2999-01-01T00:00:00.000Z')`;
      await database().execute(later);
      await expect(database().another()).rejects.toThrow('999-later');
      await database().execute(`delete from kysely_migration where name = '999-later'`);
    });
  });

  test('a setting is made once, and the first to store it wins', async () => {
    const [here, there] = [database().storage, await database().another()];
    const made: string[] = [];
    const values = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? here : there).setting('secret', () => {
          made.push(`value ${index}`);
          return `value ${index}`;
        }),
      ),
    );
    expect(new Set(values).size).toBe(1);
    expect(made).toContain(values[0]);
    const count = made.length;
    expect(await database().storage.setting('secret', () => 'another')).toBe(values[0]);
    expect(made).toHaveLength(count);
    expect(await database().storage.setting('other', () => 'another')).toBe('another');
  });

  test('a ping stores something, always in the same place', async () => {
    const rows = async () => (await database().execute('select name, value from setting')).length;
    await database().storage.ping();
    const before = await rows();
    await database().storage.ping();
    expect(await rows()).toBe(before);
  });

  test('a ping waits as long as no one can write', async () => {
    const release = await database().hold();
    let stored = false;
    const ping = database()
      .storage.ping()
      .then(() => (stored = true));
    await sleep(300);
    expect(stored).toBe(false);
    await release();
    await ping;
  });

  test('a read-only database fails a ping, and people learn that nothing can be stored', async ({ skip }) => {
    const here = database();
    if (here.cut === undefined) return skip('a file is read only for a program that opens it so');
    const [row] = await here.execute('select current_database() as name');
    const name = isRecord(row) ? String(row['name']) : '';
    await here.execute(`alter database ${name} set default_transaction_read_only = on`);
    await here.cut();
    // The connections that were cut fail once more before the pool notices.
    const error = await eventually(async () => {
      const reason = await here.storage.ping().catch((refusal: unknown) => refusal);
      expect(reason).toMatchObject({ code: READ_ONLY });
      return reason;
    });
    expect(storageFaultOf(error)).toBe('unwritable');
    await here.execute(`alter database ${name} reset default_transaction_read_only`);
    await here.cut();
    await eventually(() => here.storage.ping());
  });

  test('the database answers until it is closed', async () => {
    const other = await openStorage(await database().empty());
    await expect(other.ping()).resolves.toBeUndefined();
    await other.close();
    await expect(other.ping()).rejects.toThrow('destroyed');
    await expect(other.tables.append(append('t', 1))).rejects.toThrow('destroyed');
  });
}
