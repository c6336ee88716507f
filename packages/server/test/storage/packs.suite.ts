import { describe, expect, test } from 'vitest';
import { CONTENT_HASH, pack, person, seat, table } from './records.ts';
import type { TestDatabase } from './test-database.ts';

export function packsSuite(database: () => TestDatabase): void {
  describe('packs', () => {
    test('are kept once, by what is written in them, for everyone who has them', async () => {
      const { people, packs } = database().storage;
      for (const id of ['ann', 'bob']) await people.create(person(id));
      await packs.keep('ann', pack('one'), 1_000, 'net');
      await packs.keep('ann', pack('two', { contentHash: 'f'.repeat(32) }), 2_000, 'net');
      await packs.keep('ann', pack('one'), 3_000, 'other net');
      await packs.keep('bob', pack('one'), 4_000);
      const elsewhere = (await database().another()).packs;
      expect((await elsewhere.of('ann')).map(({ hash, createdAt }) => [hash, createdAt])).toEqual([
        ['two', 2_000],
        ['one', 1_000],
      ]);
      expect(await elsewhere.countOf('ann')).toBe(2);
      expect(await elsewhere.countFrom('net')).toBe(2);
      expect(await elsewhere.countFrom('other net')).toBe(0);
      const { file, content, ...record } = pack('one');
      expect(await elsewhere.find('one')).toStrictEqual(record);
      expect(await elsewhere.find('three')).toBeUndefined();
      expect(await elsewhere.file('one')).toStrictEqual(JSON.parse(file));
      expect(await elsewhere.content('port-royal', CONTENT_HASH)).toStrictEqual(JSON.parse(content));
      expect(await elsewhere.content('maracaibo', CONTENT_HASH)).toBeUndefined();
      expect(await elsewhere.isOwner('bob', 'one')).toBe(true);
      expect(await elsewhere.isOwner('bob', 'two')).toBe(false);
      expect(await elsewhere.ownsContent('bob', 'port-royal', CONTENT_HASH)).toBe(true);
      expect(await elsewhere.ownsContent('bob', 'port-royal', 'f'.repeat(32))).toBe(false);
    });

    test('are shared by a link of their owner, until it is withdrawn', async () => {
      const { people, packs } = database().storage;
      for (const id of ['ann', 'bob']) await people.create(person(id));
      await packs.keep('ann', pack('one'), 1_000);
      await packs.keep('bob', pack('one'), 1_000);
      expect(await packs.share('ann', 'one', 'first')).toBe('first');
      expect(await packs.share('ann', 'one', 'second')).toBe('first');
      expect(await packs.share('ann', 'unknown', 'third')).toBeUndefined();
      expect(await packs.byLink('first')).toMatchObject({ hash: 'one', name: 'Pack one' });
      expect(await packs.of('ann')).toMatchObject([{ link: 'first' }]);
      expect((await packs.of('bob'))[0]).not.toHaveProperty('link');
      expect(await packs.share('ann', 'one', undefined)).toBeUndefined();
      expect(await packs.byLink('first')).toBeUndefined();
    });

    test('stay with the tables that are played with them, also when their owner is gone', async () => {
      const { people, packs, tables } = database().storage;
      for (const id of ['ann', 'bob']) await people.create(person(id));
      const played = { hash: 'one', name: 'Pack one' };
      await packs.keep('ann', pack('one'), 1_000);
      await packs.keep('ann', pack('two'), 1_000);
      await packs.keep('bob', pack('three'), 1_000);
      await tables.create(table('a', { pack: played }), [], [seat(0, 'ann')]);
      expect((await tables.record('a'))?.pack).toStrictEqual(played);
      expect((await tables.load('a'))?.record.pack).toStrictEqual(played);
      expect(await packs.remove('ann', 'one')).toBe(true);
      expect(await packs.remove('ann', 'one')).toBe(false);
      expect(await packs.remove('ann', 'two')).toBe(true);
      await people.delete('bob');
      await packs.forgetUnused();
      expect(await packs.find('one')).toBeDefined();
      expect(await packs.content('port-royal', CONTENT_HASH)).toBeDefined();
      expect(await packs.find('two')).toBeUndefined();
      expect(await packs.find('three')).toBeUndefined();
    });

    test('no table is made with a pack that is not there', async () => {
      const { tables } = database().storage;
      const lost = table('a', { pack: { hash: 'gone', name: '' } });
      await expect(tables.create(lost, [], [])).rejects.toThrow(/foreign key/i);
      expect(await tables.record('a')).toBeUndefined();
    });
  });
}
