import { describe, expect, test } from 'vitest';
import type { TableStatus } from '@captains-table/protocol';
import type { ListedTable, TableRecord } from '../../src/storage/storage.ts';
import type { House } from './house.ts';
import { seat, table } from './records.ts';

export function listsSuite(house: () => House): void {
  describe('lists', () => {
    test('show public tables, the latest first, page by page', async () => {
      const { tables } = house().storage;
      for (const [id, updatedAt] of [
        ['a', 10],
        ['b', 30],
        ['c', 20],
        ['d', 30],
      ] as const) {
        await tables.create(table(id, { updatedAt }), [], [seat(1, 'bob'), seat(0, 'ann', { owes: true })]);
      }
      await tables.create(table('private', { visibility: 'invite', updatedAt: 99 }), [], []);
      await tables.create(table('watched', { status: 'playing', updatedAt: 98 }), [], []);
      await tables.create(table('unseen', { status: 'playing', spectators: false, updatedAt: 97 }), [], []);
      await tables.create(table('closed', { spectators: false, updatedAt: 5 }), [], []);
      await tables.create(table('over', { status: 'over', updatedAt: 96 }), [], []);
      expect(idsOf(await tables.listed('open', { limit: 9 }))).toStrictEqual(['b', 'd', 'c', 'a', 'closed']);
      expect(idsOf(await tables.listed('open', { limit: 2 }))).toStrictEqual(['b', 'd']);
      expect(idsOf(await tables.listed('open', { limit: 2, before: 30 }))).toStrictEqual(['c', 'a']);
      expect(idsOf(await tables.listed('open', { limit: 2, before: 0 }))).toStrictEqual([]);
      expect(idsOf(await tables.listed('playing', { limit: 9 }))).toStrictEqual(['watched']);
      expect((await tables.listed('open', { limit: 1 }))[0]).toStrictEqual({
        record: table('b', { updatedAt: 30 }),
        people: [seat(0, 'ann', { owes: true }), seat(1, 'bob')],
      });
    });

    test('show a person the tables that wait for them first, then the latest, each once', async () => {
      const { tables } = house().storage;
      const sit = (id: string, updatedAt: number, owes: boolean, status: TableStatus) =>
        tables.create(table(id, { updatedAt, status, visibility: 'invite' }), [], [seat(0, 'ann', { owes })]);
      await sit('idle', 40, false, 'playing');
      await sit('mine-old', 10, true, 'playing');
      await sit('mine-new', 20, true, 'open');
      await sit('over', 50, false, 'over');
      await sit('abandoned', 60, false, 'abandoned');
      await tables.create(
        table('both', { updatedAt: 15 }),
        [],
        [seat(0, 'ann'), seat(1, 'ann', { owes: true })],
      );
      await tables.create(table('other', { status: 'playing' }), [], [seat(0, 'bob', { owes: true })]);
      expect(idsOf(await tables.running('ann'))).toStrictEqual(['mine-new', 'both', 'mine-old', 'idle']);
      expect(idsOf(await tables.running('cid'))).toStrictEqual([]);
      expect(idsOf(await tables.finished('ann', { limit: 9 }))).toStrictEqual(['abandoned', 'over']);
      expect(idsOf(await tables.finished('ann', { limit: 1 }))).toStrictEqual(['abandoned']);
      expect(idsOf(await tables.finished('ann', { limit: 9, before: 60 }))).toStrictEqual(['over']);
    });

    test('count finished games by game and mode', async () => {
      const { tables } = house().storage;
      const end = (id: string, more: Partial<TableRecord>, rank?: number, score?: number) => {
        const ranked = rank === undefined || score === undefined ? {} : { rank, score };
        return tables.create(
          table(id, { status: 'over', ...more }),
          [],
          [seat(0, 'ann', ranked), seat(1, 'bob')],
        );
      };
      await end('a', {}, 1, 12);
      await end('b', {}, 2, 7);
      await end('c', {}, 1, 12.5);
      await end('d', { options: { mode: 'solo' } }, 2, -3);
      await end('e', { game: 'stowaways' }, 1, 0);
      await end('f', {});
      await end('g', { status: 'abandoned' }, 1, 99);
      await end('h', { status: 'playing' }, 1, 99);
      expect(await tables.statistics('ann')).toStrictEqual([
        { game: 'port-royal', mode: 'base', games: 3, wins: 2, meanScore: 10.5, bestScore: 12.5 },
        { game: 'port-royal', mode: 'solo', games: 1, wins: 0, meanScore: -3, bestScore: -3 },
        { game: 'stowaways', mode: 'base', games: 1, wins: 1, meanScore: 0, bestScore: 0 },
      ]);
      expect(await tables.statistics('bob')).toStrictEqual([]);
    });
  });
}

function idsOf(listed: readonly ListedTable[]): readonly string[] {
  return listed.map(({ record }) => record.id);
}
