import { describe, expect, test } from 'vitest';
import type { CampaignRecord, ChapterRecord } from '../../src/storage/storage.ts';
import { append, person, seat, table } from './records.ts';
import type { TestDatabase } from './test-database.ts';
import { defined } from '@captains-table/kernel';

const DAY = 86_400_000;

function campaign(id: string, more: Partial<CampaignRecord> = {}): CampaignRecord {
  return {
    id,
    game: 'port-royal',
    rules: '2',
    invite: `SAIL-${id}`,
    createdAt: 1_000,
    updatedAt: 1_000,
    names: {},
    ...more,
  };
}

function chapter(number: number, parent?: string): ChapterRecord {
  return { campaign: 'c', number, carry: { version: 1 }, ...defined({ parent }) };
}

export function campaignsSuite(database: () => TestDatabase): void {
  const known = async (...ids: string[]) => {
    for (const id of ids) await database().storage.people.create(person(id));
  };

  describe('a campaign', () => {
    test('is found by its id and by its invitation, and by its members alone', async () => {
      const { campaigns } = database().storage;
      await known('ann', 'bob');
      const stored = campaign('c', { names: { x: 'Joost' } });
      await campaigns.create(stored, ['ann']);
      expect(await campaigns.find('c')).toStrictEqual(stored);
      expect(await campaigns.byInvite('SAIL-c')).toStrictEqual(stored);
      expect(await campaigns.find('d')).toBeUndefined();
      expect(await campaigns.of('ann', 10)).toStrictEqual([stored]);
      expect(await campaigns.of('bob', 10)).toStrictEqual([]);
      await campaigns.addMember('c', 'bob');
      await campaigns.addMember('c', 'bob');
      expect(await campaigns.members('c')).toStrictEqual(['ann', 'bob']);
    });

    test('has its tables in the order in which they were made, with what each carries', async () => {
      const { campaigns, tables } = database().storage;
      await known('ann');
      await campaigns.create(campaign('c'), ['ann']);
      const second = table('a', { chapter: chapter(2, 'b'), createdAt: 2_000 });
      const first = table('b', { chapter: chapter(1) });
      await tables.create(second, [], []);
      await tables.create(first, [], []);
      await tables.create(table('other'), [], []);
      expect(await campaigns.tables('c')).toStrictEqual([first, second]);
    });

    test('stands at the top of the lists after a chapter has begun or ended', async () => {
      const { campaigns, tables } = database().storage;
      await known('ann');
      await campaigns.create(campaign('c'), ['ann']);
      await campaigns.create(campaign('d', { updatedAt: 5_000 }), ['ann']);
      const order = async () => (await campaigns.of('ann', 10)).map(({ id }) => id);
      expect(await order()).toStrictEqual(['d', 'c']);
      await tables.create(table('t', { chapter: chapter(1), createdAt: 6_000 }), [], []);
      expect(await order()).toStrictEqual(['c', 'd']);
      await tables.append(append('t', 1, { change: { status: 'playing' } }));
      expect((await campaigns.find('c'))?.updatedAt).toBe(6_000);
      const carried = { version: 1, won: true };
      await tables.append(append('t', 2, { change: { status: 'over', carried } }));
      expect(await campaigns.find('c')).toMatchObject({ updatedAt: 10_002 });
      expect(await campaigns.tables('c')).toMatchObject([{ status: 'over', carried }]);
    });

    test('belongs to all who take a seat, as long as their accounts are there', async () => {
      const { campaigns, tables, people } = database().storage;
      await known('ann', 'bob', 'cem');
      await campaigns.create(campaign('c'), ['ann']);
      await tables.create(table('t', { chapter: chapter(1) }), [], [seat(0, 'bob')]);
      const seats = [seat(0, 'bob'), seat(1, 'cem'), seat(2, 'unknown')];
      await tables.append(append('t', 1, { people: seats }));
      await tables.append(append('t', 2, { people: [seat(0, 'bob')] }));
      expect(await campaigns.members('c')).toStrictEqual(['ann', 'bob', 'cem']);
      await people.delete('bob');
      expect(await campaigns.members('c')).toStrictEqual(['ann', 'cem']);
    });

    test('is not ended by any clock', async () => {
      const { campaigns, tables } = database().storage;
      await campaigns.create(campaign('c'), []);
      const playing = { status: 'playing', tempo: { kind: 'none' } } as const;
      await tables.create(table('t', { ...playing, chapter: chapter(1) }), [], []);
      await tables.create(table('u', playing), [], []);
      const untouched = await tables.untouched(DAY, DAY, 10);
      expect(untouched.map(({ id }) => id)).toStrictEqual(['u']);
    });
  });
}
