import { describe, expect, test } from 'vitest';
import type { TableRecord } from '../../src/storage/storage.ts';
import type { TestDatabase } from './test-database.ts';
import { append, marked, pack, person, runningOf, seat, table } from './records.ts';

const RESULT = { ranking: [1, 2], scores: [12, 7.5], breakdown: [{ gold: 12 }, { gold: 7.5 }] };

export function tablesSuite(database: () => TestDatabase): void {
  describe('a table', () => {
    test('is stored whole, with its first entries and its people', async () => {
      const { people, packs, tables } = database().storage;
      const ended = {
        startedAt: 2_000,
        endedAt: 1_790_000_000_000,
        wakeAt: 3_000,
        result: RESULT,
        rematch: 'next',
        closed: 'untouched' as const,
        chapter: { campaign: 'c', parent: 's', number: 2, carry: { version: 1, coins: 3 } },
        carried: { version: 1, coins: 6 },
        pack: { hash: 'p', name: 'Our box' },
        cup: 'autumn',
      };
      const full: Required<TableRecord> = {
        ...table('t', { spectators: false, hints: true, visibility: 'invite', status: 'over' }),
        ...ended,
      };
      const first = [marked(1, 'one'), marked(2, 'two')];
      await people.create(person('olga'));
      await packs.keep('olga', pack('p', { name: 'Our box' }), 1_000);
      await tables.create(full, first, [seat(0, 'ann', { rank: 1, score: 7.5 }), seat(1, 'bob')]);
      expect(await tables.record('t')).toStrictEqual(full);
      expect(await tables.load('t')).toStrictEqual({ record: full, entries: first });
      expect(await tables.entriesAfter('t', 1)).toStrictEqual([marked(2, 'two')]);
      expect(await tables.entriesAfter('t', 2)).toStrictEqual([]);
      expect((await tables.finished('bob', { limit: 1 })).tables[0]?.people).toStrictEqual([
        seat(0, 'ann', { rank: 1, score: 7.5 }),
        seat(1, 'bob'),
      ]);
      expect(await tables.append(append('t', 3))).toBe(true);
    });

    test('without anything yet is stored too', async () => {
      const { tables } = database().storage;
      await tables.create(table('t'), [], []);
      expect(await tables.load('t')).toStrictEqual({ record: table('t'), entries: [] });
    });

    test('that no one knows is not found', async () => {
      const { tables } = database().storage;
      expect(await tables.load('t')).toBeUndefined();
      expect(await tables.record('t')).toBeUndefined();
      expect(await tables.byInvite('t')).toBeUndefined();
      expect(await tables.entriesAfter('t', 0)).toStrictEqual([]);
    });

    test('is opened by its invite, which no other table has', async () => {
      const { tables } = database().storage;
      await tables.create(table('t'), [], []);
      expect(await tables.byInvite('INVITE-t')).toStrictEqual(table('t'));
      const twin = table('u', { invite: 'INVITE-t' });
      await expect(tables.create(twin, [marked(1, 'x')], [seat(0, 'ann')])).rejects.toThrow(/unique/i);
      expect(await tables.load('u')).toBeUndefined();
      expect(await runningOf(database().storage, 'ann')).toStrictEqual([]);
    });

    test('is found by the invitation of a chair until it is started', async () => {
      const { tables } = database().storage;
      const chairs = [{ kind: 'open' }, { kind: 'invited', invite: 'K7Q2-M9XW-4DTB' }] as const;
      await tables.create(table('t', { chairs }), [], []);
      await tables.create(table('over', { chairs: [chairs[0]] }), [], []);
      expect(await tables.byInvite('K7Q2-M9XW-4DTB')).toMatchObject({ id: 't' });
      for (const other of ['K7Q2-M9XW', 'K7Q2-M9XW-4DT%', '', 'open']) {
        expect(await tables.byInvite(other)).toBeUndefined();
      }
      await tables.append(append('t', 1, { change: { status: 'playing' } }));
      expect(await tables.byInvite('K7Q2-M9XW-4DTB')).toBeUndefined();
    });
  });

  describe('the hour of waking', () => {
    test('comes to those due longest first', async () => {
      const { tables } = database().storage;
      await tables.create(table('never'), [], []);
      for (const [id, wakeAt] of [
        ['late', 30],
        ['first', 10],
        ['exact', 20],
      ] as const) {
        await tables.create(table(id, { wakeAt }), [], []);
      }
      expect(await tables.due(20, 9)).toStrictEqual(['first', 'exact']);
      expect(await tables.due(99, 2)).toStrictEqual(['first', 'exact']);
      expect(await tables.due(9, 9)).toStrictEqual([]);
    });

    test('is put off by one of those who want to', async () => {
      const [here, there] = [database().storage, await database().another()];
      await here.tables.create(table('t', { wakeAt: 10 }), [], []);
      const put = Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? here : there).tables.postpone('t', 10, 50 + index),
      );
      const won = await Promise.all(put);
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await here.tables.record('t'))?.wakeAt).toBe(50 + won.indexOf(true));
      expect(await here.tables.postpone('unknown', 10, 20)).toBe(false);
    });

    test('never comes where nothing has to be done any more', async () => {
      const { tables } = database().storage;
      await tables.create(table('t', { wakeAt: 10 }), [], []);
      expect(await tables.postpone('t', 10, undefined)).toBe(true);
      expect((await tables.record('t'))?.wakeAt).toBeUndefined();
      expect(await tables.due(99, 9)).toStrictEqual([]);
    });
  });

  test('open tables that no one has touched are forgotten with all they hold', async () => {
    const { tables, people } = database().storage;
    await people.create(person('ann'));
    await tables.create(table('old', { updatedAt: 10 }), [marked(1, 'x')], [seat(0, 'ann')]);
    await tables.say({ table: 'old', person: 'ann', text: 'anybody?', at: 1 });
    await tables.append(append('old', 2, { at: 19, snapshot: {} }));
    await tables.create(table('touched', { updatedAt: 10 }), [], []);
    await tables.append(append('touched', 1, { at: 20 }));
    await tables.create(table('playing', { updatedAt: 10, status: 'playing' }), [], []);
    await tables.forgetUntouched(20);
    expect(await tables.load('old')).toBeUndefined();
    expect(await tables.entriesAfter('old', 0)).toStrictEqual([]);
    expect(await tables.chat('old', 9)).toStrictEqual([]);
    expect(await runningOf(database().storage, 'ann')).toStrictEqual([]);
    expect(await tables.record('touched')).toBeDefined();
    expect(await tables.record('playing')).toBeDefined();
  });

  describe('words', () => {
    test('are read in order, the last ones, or those after a given one', async () => {
      const { tables, people } = database().storage;
      await people.create(person('ann'));
      await tables.create(table('t'), [], []);
      await tables.create(table('u'), [], []);
      const said = [];
      for (const text of ['one', 'two', 'three', 'four']) {
        said.push(await tables.say({ table: 't', person: 'ann', text, at: 5 }));
      }
      await tables.say({ table: 'u', person: 'ann', text: 'elsewhere', at: 5 });
      expect(await tables.chat('t', 9)).toStrictEqual(said);
      expect(await tables.chat('t', 2)).toStrictEqual(said.slice(2));
      expect(await tables.chat('t', 9, said[1]?.id)).toStrictEqual(said.slice(2));
      expect(await tables.chat('t', 1, said[1]?.id)).toStrictEqual(said.slice(3));
    });

    test('said at once get numbers of their own', async () => {
      const [here, there] = [database().storage, await database().another()];
      await here.people.create(person('ann'));
      await here.tables.create(table('t'), [], []);
      const say = Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? here : there).tables.say({ table: 't', person: 'ann', text: `${index}`, at: 1 }),
      );
      const ids = (await Promise.all(say)).map(({ id }) => id);
      expect(ids.toSorted((a, b) => a - b)).toStrictEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
      expect(await here.tables.chat('t', 99)).toHaveLength(20);
    });

    test('need a table and a person', async () => {
      const { tables, people } = database().storage;
      await people.create(person('ann'));
      await tables.create(table('t'), [], []);
      await expect(tables.say({ table: 'u', person: 'ann', text: 'x', at: 1 })).rejects.toThrow(
        'no such table',
      );
      await expect(tables.say({ table: 't', person: 'nobody', text: 'x', at: 1 })).rejects.toThrow(
        /foreign key/i,
      );
      expect(await tables.chat('t', 9)).toStrictEqual([]);
    });
  });

  describe('the people of a table', () => {
    test('are remembered by when they were last there, while they are known', async () => {
      const { tables, people } = database().storage;
      for (const id of ['ann', 'bob']) await people.create(person(id));
      await tables.create(table('t'), [], []);
      await tables.visited('t', 'ann', 1_000);
      await tables.visited('t', 'bob', 2_000);
      await tables.visited('t', 'ann', 1_790_000_000_000);
      expect(await tables.visits('t')).toStrictEqual(
        new Map([
          ['ann', 1_790_000_000_000],
          ['bob', 2_000],
        ]),
      );
      await tables.visited('nowhere', 'ann', 1);
      expect(await tables.visits('nowhere')).toStrictEqual(new Map());
      await people.delete('ann');
      await tables.visited('t', 'ann', 5_000);
      expect([...(await tables.visits('t')).keys()]).toEqual(['bob']);
    });

    test('are found at what has not ended, seated or as hosts', async () => {
      const { tables } = database().storage;
      await tables.create(table('room', { host: 'ann' }), [], []);
      await tables.create(table('game', { status: 'playing' }), [], [seat(0, 'ann'), seat(1, 'ann')]);
      await tables.create(table('done', { status: 'over' }), [], [seat(0, 'ann')]);
      await tables.create(table('theirs', { status: 'playing' }), [], [seat(0, 'bob')]);
      expect((await tables.heldBy('ann')).toSorted()).toStrictEqual(['game', 'room']);
    });

    test('are marked when they have resigned', async () => {
      const { tables } = database().storage;
      await tables.create(table('t'), [], [seat(0, 'ann', { resigned: true, rank: 2 }), seat(1, 'bob')]);
      expect((await tables.listed('open', { limit: 1 })).tables[0]?.people).toStrictEqual([
        seat(0, 'ann', { resigned: true, rank: 2 }),
        seat(1, 'bob'),
      ]);
    });
  });

  describe('outages', () => {
    test('are silences longer than a server would keep', async () => {
      const { storage } = database();
      expect(await storage.beat(1_000, 0)).toStrictEqual([]);
      expect(await storage.beat(2_000, 5_000)).toStrictEqual([]);
      expect(await storage.beat(9_000, 5_000)).toStrictEqual([{ from: 2_000, to: 9_000 }]);
      expect(await storage.beat(8_000, 5_000)).toStrictEqual([{ from: 2_000, to: 9_000 }]);
      expect(await storage.beat(10_000, 0)).toHaveLength(2);
    });

    test('are forgotten when no clock can remember them', async () => {
      const { storage } = database();
      await storage.beat(1_000, 0);
      await storage.beat(9_000, 5_000);
      for (let day = 1; day <= 41; day++) await storage.beat(9_000 + day * 86_400_000, 86_400_000);
      expect(await storage.beat(9_000 + 41 * 86_400_000, 0)).toStrictEqual([]);
    });

    test('seen by several servers at once are one', async () => {
      const { storage } = database();
      await storage.beat(1_000, 0);
      const all = await Promise.all([1, 2, 3, 4].map(() => storage.beat(50_000, 5_000)));
      expect(all.at(-1)).toStrictEqual([{ from: 1_000, to: 50_000 }]);
    });
  });
}
