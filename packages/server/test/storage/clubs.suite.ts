import { describe, expect, test } from 'vitest';
import type { CupRecord, CupRoundRecord, Storage } from '../../src/storage/storage.ts';
import { person, table } from './records.ts';
import type { TestDatabase } from './test-database.ts';

const CLUB = {
  id: 'c',
  name: 'The Tuesday Fleet',
  motto: '',
  invite: 'JOIN',
  feed: 'feed',
  createdAt: 1_000,
};
const CUP: CupRecord = {
  id: 'rum',
  club: 'c',
  createdAt: 2_000,
  status: 'open',
  settings: {
    name: 'The rum cup',
    form: 'swiss',
    game: 'port-royal',
    options: { mode: 'base' },
    tempo: { kind: 'days', days: 3 },
    most: 2,
    laps: 1,
    early: true,
    followers: 'link',
  },
  seed: 's',
};
const ROUND: CupRoundRecord = {
  begunAt: 5_000,
  dueAt: 9_000,
  byes: [2],
  tables: [{ number: 0, table: 't', entrants: [1, 0] }],
};

async function club({ people, clubs }: Storage): Promise<void> {
  for (const id of ['ann', 'bob', 'cleo']) await people.create(person(id));
  await clubs.create(CLUB, 'ann');
}

export function clubsSuite(database: () => TestDatabase): void {
  describe('clubs', () => {
    test('have members, by whichever server they come, and no more than there is room for', async () => {
      const { storage } = database();
      await club(storage);
      const elsewhere = await database().another();
      expect(await elsewhere.clubs.byInvite('JOIN')).toStrictEqual(CLUB);
      const both = await Promise.all([
        storage.clubs.join('c', 'bob', 2_000, 2),
        elsewhere.clubs.join('c', 'cleo', 2_000, 2),
      ]);
      expect(both.toSorted()).toEqual([false, true]);
      expect(await storage.clubs.join('c', 'ann', 3_000, 2)).toBe(true);
      expect((await storage.clubs.members('c')).map(({ role }) => role)).toEqual(['founder', 'member']);
      const [own] = await storage.clubs.of('ann', 10);
      expect(own).toStrictEqual({ club: CLUB, role: 'founder', members: 2 });
      await storage.people.delete('ann');
      expect(await storage.clubs.members('c')).toHaveLength(1);
    });

    test('change hands, name and links', async () => {
      const { storage } = database();
      await club(storage);
      await storage.clubs.join('c', 'bob', 2_000, 9);
      await storage.clubs.handOver('c', 'ann', 'bob');
      expect((await storage.clubs.members('c')).map((one) => [one.person, one.role])).toEqual([
        ['ann', 'organiser'],
        ['bob', 'founder'],
      ]);
      await storage.clubs.setRole('c', 'ann', 'member');
      expect(await storage.clubs.member('c', 'ann')).toMatchObject({ role: 'member' });
      await storage.clubs.change('c', { name: 'Fleet', invite: 'NEW', feed: 'other' });
      expect(await storage.clubs.byInvite('JOIN')).toBeUndefined();
      expect(await storage.clubs.byFeed('other')).toMatchObject({ name: 'Fleet' });
      expect(await storage.clubs.leave('c', 'ann')).toBe(true);
      expect(await storage.clubs.leave('c', 'ann')).toBe(false);
    });

    test('have evenings with answers that can be changed', async () => {
      const { storage } = database();
      await club(storage);
      const { clubs, people } = storage;
      await clubs.plan({
        id: 'e',
        club: 'c',
        at: 90_000,
        game: 'maracaibo',
        note: 'Bring rum',
        changedAt: 1,
      });
      await clubs.plan({ id: 'f', club: 'c', at: 80_000, note: '', changedAt: 1 });
      await clubs.plan({ id: 'e', club: 'c', at: 95_000, note: 'No rum', changedAt: 2 });
      expect(await clubs.evenings('c', 85_000, 9)).toStrictEqual([
        { id: 'e', club: 'c', at: 95_000, note: 'No rum', changedAt: 2 },
      ]);
      expect((await clubs.evenings('c', 0, 9)).map(({ id }) => id)).toEqual(['f', 'e']);
      await clubs.answer('e', 'ann', 'maybe');
      await clubs.answer('e', 'bob', 'yes');
      await clubs.answer('e', 'ann', 'no');
      expect(await clubs.answers(['e', 'f'])).toEqual([
        { evening: 'e', person: 'ann', answer: 'no' },
        { evening: 'e', person: 'bob', answer: 'yes' },
      ]);
      await people.delete('ann');
      expect(await clubs.answers(['e'])).toHaveLength(1);
      await clubs.cancel('e');
      expect(await clubs.answers(['e'])).toEqual([]);
    });

    test('show tables that have not begun, and news', async () => {
      const { storage } = database();
      await club(storage);
      const { clubs, tables } = storage;
      await tables.create(table('open'), [], []);
      await tables.create(table('old', { status: 'playing' }), [], []);
      for (const id of ['open', 'old', 'nowhere']) await clubs.share('c', id, 'ann', 3_000);
      expect((await clubs.shared('c', 9)).map(({ record, by }) => [record.id, by])).toEqual([
        ['open', 'ann'],
      ]);
      await clubs.unshare('c', 'open');
      expect(await clubs.shared('c', 9)).toEqual([]);
      await clubs.tell({ id: '1', club: 'c', at: 10, kind: 'joined', person: 'bob', about: {} });
      await clubs.tell({ id: '2', club: 'c', at: 20, kind: 'round', about: { cup: 'rum', round: 1 } });
      expect(await clubs.news('c', 9)).toStrictEqual([
        { id: '2', club: 'c', at: 20, kind: 'round', about: { cup: 'rum', round: 1 } },
        { id: '1', club: 'c', at: 10, kind: 'joined', person: 'bob', about: {} },
      ]);
      await clubs.forgetNews(15);
      expect(await clubs.news('c', 9)).toHaveLength(1);
      await clubs.remove('c');
      expect(await clubs.news('c', 9)).toEqual([]);
    });
  });

  cupsSuite(database);
}

function cupsSuite(database: () => TestDatabase): void {
  describe('cups', () => {
    test('are entered before they start and not afterwards', async () => {
      const { storage } = database();
      await club(storage);
      const { cups } = storage;
      await cups.create(CUP);
      expect(await cups.find('rum')).toStrictEqual(CUP);
      expect(await cups.enter('rum', { id: 'ann', person: 'ann' }, 2)).toBe(true);
      expect(await cups.enter('rum', { id: 'ann', person: 'ann' }, 2)).toBe(true);
      expect(await cups.enter('rum', { id: 'bot-1', level: 'mate' }, 2)).toBe(true);
      expect(await cups.enter('rum', { id: 'bob', person: 'bob' }, 2)).toBe(false);
      await cups.withdraw('rum', 'ann', 0);
      expect(await cups.entrants('rum')).toStrictEqual([{ id: 'bot-1', level: 'mate' }]);
      await cups.enter('rum', { id: 'bob', person: 'bob' }, 2);
      expect((await cups.playedBy('bob')).map(({ id }) => id)).toEqual(['rum']);
      expect(await cups.countEntrants(['rum', 'none'])).toEqual(new Map([['rum', 2]]));
      const elsewhere = (await database().another()).cups;
      const started = await Promise.all([cups.start('rum', 4_000), elsewhere.start('rum', 4_000)]);
      expect(started.toSorted()).toEqual([false, true]);
      expect(await cups.enter('rum', { id: 'ann', person: 'ann' }, 9)).toBe(false);
      await cups.withdraw('rum', 'bob', 1);
      expect(await cups.entrants('rum')).toContainEqual({ id: 'bob', person: 'bob', withdrawn: 1 });
      expect(await cups.countRunning('c')).toBe(1);
    });

    test('begin each round once, whichever server is faster', async () => {
      const { storage } = database();
      await club(storage);
      await storage.cups.create(CUP);
      await storage.cups.start('rum', 4_000);
      const elsewhere = (await database().another()).cups;
      const begun = await Promise.all([
        storage.cups.beginRound('rum', 0, ROUND, 6_000),
        elsewhere.beginRound('rum', 0, { ...ROUND, byes: [0] }, 6_000),
      ]);
      expect(begun.toSorted()).toEqual([false, true]);
      expect(await storage.cups.rounds('rum')).toHaveLength(1);
      expect((await storage.cups.rounds('rum'))[0]?.tables).toHaveLength(1);
    });

    test('have rounds to be played by a date, each by those who have not played yet', async () => {
      const { storage } = database();
      await club(storage);
      const { cups, tables } = storage;
      await cups.create(CUP);
      for (const id of ['ann', 'bob']) await cups.enter('rum', { id, person: id }, 9);
      expect(await cups.deadlinesIn('c')).toEqual([]);
      await cups.start('rum', 4_000);
      await cups.beginRound('rum', 0, ROUND, 6_000);
      const seats = ['ann', 'bob'].map((id, seat) => ({ seat, person: id, owes: true }));
      await tables.create(table('t', { status: 'playing', cup: 'rum' }), [], seats);
      const deadline = { cup: await cups.find('rum'), round: 1, begunAt: 5_000, dueAt: 9_000 };
      expect(await cups.deadlinesIn('c')).toStrictEqual([deadline]);
      expect(await cups.deadlinesOf('ann')).toStrictEqual([{ ...deadline, table: 't' }]);
      expect(await cups.deadlinesOf('cleo')).toEqual([]);
      await cups.note('rum', 't', [2, 1], 7_000);
      expect([await cups.deadlinesIn('c'), await cups.deadlinesOf('ann')]).toEqual([[], []]);
    });

    test('are due when their time comes, and when a game of theirs has ended', async () => {
      const { storage } = database();
      await club(storage);
      const { cups, tables } = storage;
      await cups.create(CUP);
      await cups.start('rum', 4_000);
      expect(await cups.due(3_999, 9)).toEqual([]);
      expect(await cups.due(4_000, 9)).toEqual(['rum']);
      await cups.beginRound('rum', 0, ROUND, 20_000);
      expect(await cups.rounds('rum')).toStrictEqual([ROUND]);
      expect(await cups.due(10_000, 9)).toEqual([]);
      expect(await cups.invites(['t'])).toEqual(new Map());
      const result = { ranking: [2, 1], scores: [3, 5], breakdown: [] };
      const seats = [{ seat: 0, person: 'ann', owes: false, resigned: true, rank: 2 } as const];
      await tables.create(table('t', { status: 'over', result, cup: 'rum' }), [], seats);
      expect(await cups.invites(['t', 'u'])).toEqual(new Map([['t', 'INVITE-t']]));
      expect(await cups.due(10_000, 9)).toEqual(['rum']);
      const ended = (await cups.endedTables(['t'])).get('t');
      expect(ended).toMatchObject({ record: { cup: 'rum', result }, people: seats });
      await cups.note('rum', 't', [2, 1], 7_000);
      await cups.note('rum', 't', [1, 2], 8_000);
      expect((await cups.rounds('rum'))[0]?.tables).toStrictEqual([
        { number: 0, table: 't', entrants: [1, 0], places: [2, 1] },
      ]);
      const read = await cups.find('rum');
      expect(read?.wakeAt).toBe(7_000);
      if (read === undefined) throw new Error('there is one');
      await cups.wakeAt(read, 30_000);
      // Read before the last change, as if another server had made that change.
      await cups.wakeAt(read, undefined);
      expect((await cups.find('rum'))?.wakeAt).toBe(30_000);
      expect(await cups.end('rum', 9_000)).toBe(true);
      expect(await cups.end('rum', 9_500)).toBe(false);
      expect(await cups.find('rum')).toMatchObject({ status: 'over', endedAt: 9_000 });
      expect(await cups.due(99_000, 9)).toEqual([]);
    });
  });
}
