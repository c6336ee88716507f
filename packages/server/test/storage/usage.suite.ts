import { describe, expect, test } from 'vitest';
import type { TestDatabase } from './test-database.ts';
import { append, person, seat, table } from './records.ts';

const BOT = { kind: 'bot', level: 'mate' } as const;
const OPEN = { kind: 'open' } as const;
const NOTHING = { open: 0, running: 0, bots: 0 };

export function usageSuite(database: () => TestDatabase): void {
  describe('what a person has under way', () => {
    test('is counted by person and by where it comes from, on any server', async () => {
      const here = database().storage.tables;
      const there = (await database().another()).tables;
      expect(await there.usageOf('ann')).toStrictEqual(NOTHING);
      await here.create(table('a', { chairs: [BOT, BOT] }), [], [seat(0, 'ann'), seat(1, 'bob')], 'net');
      await here.create(table('b', { status: 'playing', chairs: [BOT] }), [], [seat(0, 'ann')], 'net');
      await here.create(table('c', { status: 'over', chairs: [BOT] }), [], [seat(0, 'ann')]);
      await here.create(table('d', { host: 'bob', chairs: [OPEN] }), [], [seat(0, 'ann')], 'other net');
      expect(await there.usageOf('ann')).toStrictEqual({ open: 1, running: 3, bots: 3 });
      expect(await there.usageOf('bob')).toStrictEqual({ open: 1, running: 1, bots: 0 });
      expect(await there.usageFrom('net')).toStrictEqual({ open: 1, running: 2, bots: 3 });
      expect(await there.usageFrom('other net')).toStrictEqual({ open: 1, running: 1, bots: 0 });
      expect(await there.usageFrom('nowhere')).toStrictEqual(NOTHING);
      expect(await there.openedFrom('a')).toBe('net');
      expect(await there.openedFrom('unknown')).toBeUndefined();
    });

    test('follows what happens at the tables, and is forgotten with their end', async () => {
      const { tables } = database().storage;
      await tables.create(table('a', { chairs: [OPEN, OPEN] }), [], [], 'net');
      const chairs = [{ kind: 'person', person: 'ann' }, BOT] as const;
      await tables.append(append('a', 1, { change: { chairs }, people: [seat(0, 'ann')] }));
      expect(await tables.usageOf('ann')).toStrictEqual({ open: 1, running: 1, bots: 1 });
      await tables.append(append('a', 2, { change: { status: 'playing' } }));
      expect(await tables.usageFrom('net')).toStrictEqual({ open: 0, running: 1, bots: 1 });
      await tables.append(append('a', 3, { change: { status: 'abandoned' } }));
      expect(await tables.usageOf('ann')).toStrictEqual(NOTHING);
      expect(await tables.usageFrom('net')).toStrictEqual(NOTHING);
      expect(await tables.openedFrom('a')).toBeUndefined();
      expect(await database().execute(`select network from game_table where id = 'a'`)).toMatchObject([
        { network: null },
      ]);
    });

    test('includes guests of the last hour, also those who are gone', async () => {
      const { people } = database().storage;
      await people.create(person('ann', { createdAt: 1_000 }), 'net');
      await people.create(person('bob', { createdAt: 2_000 }), 'net');
      await people.create(person('cid', { createdAt: 3_000 }), 'other net');
      await people.create(person('dan', { createdAt: 3_000 }));
      await people.delete('bob');
      expect(await people.guestsFrom('net', 0)).toBe(2);
      expect(await people.guestsFrom('net', 1_000)).toBe(1);
      await people.forgetArrivals(2_000);
      expect(await people.guestsFrom('net', 0)).toBe(0);
      expect(await people.guestsFrom('other net', 0)).toBe(1);
    });
  });

  describe('tables that no one has touched', () => {
    test('are found when no clock runs at them', async () => {
      const { tables } = database().storage;
      const none = { tempo: { kind: 'none' }, status: 'playing' } as const;
      const days = { tempo: { kind: 'days', days: 30 }, status: 'playing' } as const;
      await tables.create(table('older', { ...none, updatedAt: 10 }), [], []);
      await tables.create(table('waiting', { ...none, updatedAt: 20, wakeAt: 5_000 }), [], []);
      await tables.create(table('new', { ...none, updatedAt: 100 }), [], []);
      await tables.create(table('open', { updatedAt: 10 }), [], []);
      await tables.create(table('over', { ...none, status: 'over', updatedAt: 10 }), [], []);
      await tables.create(table('thinking', { ...days, updatedAt: 10, wakeAt: 5_000 }), [], []);
      await tables.create(table('stuck', { ...days, updatedAt: 30, wakeAt: 50 }), [], []);
      const found = await tables.untouched(100, 1_000, 9);
      expect(found).toEqual([
        { id: 'older', seq: 0 },
        { id: 'waiting', seq: 0 },
        { id: 'stuck', seq: 0 },
      ]);
      expect(await tables.untouched(100, 1_000, 1)).toHaveLength(1);
    });
  });
}
