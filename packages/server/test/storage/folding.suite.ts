import { describe, expect, test } from 'vitest';
import { EndedGames } from '../../src/tables/ended-games.ts';
import type { StoredEntry, Storage } from '../../src/storage/storage.ts';
import { table } from './records.ts';
import type { TestDatabase } from './test-database.ts';

const move = (seq: number): StoredEntry => ({
  seq,
  at: 1_000 + seq * seq,
  entry: { kind: 'move', seat: seq % 2, move: { kind: 'Ärger ☠' } },
});

/** A game of `moves` entries that has ended, with a snapshot at its end. */
async function ended(storage: Storage, id: string, moves: number, endedAt = 5_000): Promise<void> {
  await storage.tables.create(table(id), [move(1)], [{ seat: 0, person: 'ann', owes: true }]);
  for (let seq = 2; seq <= moves; seq++) {
    const last = seq === moves;
    await storage.tables.append({
      table: id,
      ...move(seq),
      change: last ? { status: 'over', endedAt } : { status: 'playing' },
      ...(last ? { snapshot: { state: { deck: [1, 2, 3], nested: { seq } } } } : {}),
    });
  }
}

export function foldingSuite(database: () => TestDatabase): void {
  describe('an ended game', () => {
    test('is the same when it is folded, from any entry on', async () => {
      const { storage } = database();
      const execute = (sql: string) => database().execute(sql);
      const { tables } = storage;
      await ended(storage, 't', 9);
      const before = await tables.load('t');
      const tails = await Promise.all([0, 1, 5, 8, 9, 20].map((seq) => tables.entriesAfter('t', seq)));
      expect(await tables.fold('t')).toBe(true);
      expect(await execute('select * from entry')).toHaveLength(0);
      expect(await execute('select * from snapshot')).toHaveLength(0);
      expect(await execute('select * from folded')).toHaveLength(1);
      expect(await tables.load('t')).toStrictEqual(before);
      expect(
        await Promise.all([0, 1, 5, 8, 9, 20].map((seq) => tables.entriesAfter('t', seq))),
      ).toStrictEqual(tails);
    });

    test('is folded once, also by two servers, and entries follow it as before', async () => {
      const { storage } = database();
      const execute = (sql: string) => database().execute(sql);
      const other = await database().another();
      await ended(storage, 't', 6);
      const done = await Promise.all([storage.tables.fold('t'), other.tables.fold('t')]);
      expect(done.toSorted()).toEqual([false, true]);
      const rematch = { seq: 7, at: 9_000, entry: { kind: 'rematch', table: 'next', seat: 1 } } as const;
      expect(await storage.tables.append({ table: 't', ...rematch, change: { rematch: 'next' } })).toBe(true);
      expect(await other.tables.append({ table: 't', ...rematch, change: { rematch: 'other' } })).toBe(false);
      const stored = await other.tables.load('t');
      expect(stored?.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(stored?.entries.at(-1)).toStrictEqual(rematch);
      expect(stored?.snapshot?.seq).toBe(6);
      expect(await other.tables.entriesAfter('t', 6)).toStrictEqual([rematch]);
      expect((await other.tables.entriesAfter('t', 4)).map(({ seq }) => seq)).toEqual([5, 6, 7]);
      expect(await storage.tables.fold('t')).toBe(false);
      await execute(`delete from game_table where id = 't'`);
      expect(await execute('select * from folded')).toHaveLength(0);
    });

    test('waits for its turn; those that run, or cannot be read, are left alone', async () => {
      const { storage } = database();
      const execute = (sql: string) => database().execute(sql);
      await ended(storage, 'late', 3, 9_000);
      await ended(storage, 'early', 3, 2_000);
      await ended(storage, 'gap', 4, 1_000);
      await storage.tables.create(table('running', { status: 'playing' }), [move(1)], []);
      await execute(`delete from entry where table_id = 'gap' and seq = 2`);
      const { tables } = storage;
      expect(await tables.unfolded(3_000, 10)).toEqual(['gap', 'early']);
      expect(await tables.unfolded(10_000, 1)).toEqual(['gap']);
      expect(await tables.fold('running')).toBe(false);
      const troubles: unknown[] = [];
      const endedGames = new EndedGames(tables, (_what, error) => troubles.push(error));
      await endedGames.run(10_000);
      await endedGames.run(10_000);
      expect(troubles).toHaveLength(1);
      expect(await tables.unfolded(10_000, 10)).toEqual(['gap']);
      expect((await tables.load('gap'))?.entries).toHaveLength(3);
      expect((await tables.load('running'))?.entries).toHaveLength(1);
    });

    test('that was damaged in its row says so', async () => {
      const { storage } = database();
      const execute = (sql: string) => database().execute(sql);
      await ended(storage, 't', 5);
      await storage.tables.fold('t');
      await execute('update folded set sum = sum + 1');
      await expect(storage.tables.load('t')).rejects.toThrow(/table t is damaged/);
    });
  });
}
