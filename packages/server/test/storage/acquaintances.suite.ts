import { describe, expect, test } from 'vitest';
import { person, table } from './records.ts';
import type { TestDatabase } from './test-database.ts';

export function acquaintancesSuite(database: () => TestDatabase): void {
  const withPeople = async (...ids: readonly string[]) => {
    const { storage } = database();
    for (const id of ids) await storage.people.create(person(id));
    return storage;
  };

  describe('a friendship', () => {
    test('begins when both agree, and ends when one of them says so', async () => {
      const { acquaintances } = await withPeople('ann', 'bob');
      await acquaintances.befriend('ann', 'bob', 1);
      await acquaintances.befriend('ann', 'bob', 2);
      await acquaintances.befriend('ann', 'nobody', 2);
      expect(await acquaintances.of('ann')).toStrictEqual([{ person: 'bob', standing: 'asked', at: 1 }]);
      expect(await acquaintances.of('bob')).toStrictEqual([{ person: 'ann', standing: 'asks', at: 1 }]);
      expect(await acquaintances.areFriends('ann', 'bob')).toBe(false);
      await acquaintances.befriend('bob', 'ann', 3);
      expect(await acquaintances.of('ann')).toStrictEqual([{ person: 'bob', standing: 'friend', at: 3 }]);
      expect(await acquaintances.of('bob')).toStrictEqual([{ person: 'ann', standing: 'friend', at: 3 }]);
      expect(await acquaintances.areFriends('bob', 'ann')).toBe(true);
      expect(await acquaintances.countOf('ann')).toBe(1);
      await acquaintances.part('ann', 'bob');
      expect(await acquaintances.of('ann')).toStrictEqual([]);
      expect(await acquaintances.of('bob')).toStrictEqual([]);
    });

    test('that is declined looks like one not answered to the person who asked, and can still be agreed to', async () => {
      const { acquaintances } = await withPeople('ann', 'bob');
      await acquaintances.befriend('ann', 'bob', 1);
      const unanswered = await acquaintances.of('ann');
      await acquaintances.part('bob', 'ann');
      expect(await acquaintances.of('bob')).toStrictEqual([]);
      expect(await acquaintances.of('ann')).toStrictEqual(unanswered);
      await acquaintances.befriend('ann', 'bob', 2);
      expect(await acquaintances.of('bob')).toStrictEqual([]);
      await acquaintances.befriend('bob', 'ann', 3);
      expect(await acquaintances.areFriends('ann', 'bob')).toBe(true);
    });

    test('of two who ask each other at once, on two servers, is one', async () => {
      const here = await withPeople('ann', 'bob');
      const there = await database().another();
      await Promise.all([
        here.acquaintances.befriend('ann', 'bob', 1),
        there.acquaintances.befriend('bob', 'ann', 1),
      ]);
      expect(await here.acquaintances.areFriends('ann', 'bob')).toBe(true);
      expect(await there.acquaintances.areFriends('bob', 'ann')).toBe(true);
    });
  });

  test('a blocked person is no friend, and neither their requests nor their invitations are shown', async () => {
    const { acquaintances, tables } = await withPeople('ann', 'bob', 'cid');
    await tables.create(table('t', { host: 'bob' }), [], []);
    await acquaintances.befriend('ann', 'bob', 1);
    await acquaintances.befriend('bob', 'ann', 2);
    await acquaintances.block('ann', 'bob', true, 3);
    await acquaintances.block('ann', 'bob', true, 4);
    await acquaintances.block('ann', 'nobody', true, 4);
    expect(await acquaintances.blockedBy('ann')).toStrictEqual(['bob']);
    expect(await acquaintances.blockersOf('bob')).toStrictEqual(['ann']);
    expect(await acquaintances.of('bob')).toStrictEqual([]);
    await acquaintances.befriend('bob', 'ann', 5);
    await acquaintances.befriend('cid', 'ann', 5);
    expect(await acquaintances.of('ann')).toStrictEqual([{ person: 'cid', standing: 'asks', at: 5 }]);
    expect(await acquaintances.of('bob')).toStrictEqual([{ person: 'ann', standing: 'asked', at: 5 }]);
    expect(await acquaintances.invite({ table: 't', person: 'ann', by: 'bob', at: 6 })).toBe(true);
    expect(await acquaintances.invitations('ann', 10)).toStrictEqual([]);
    await acquaintances.block('ann', 'bob', false, 7);
    expect(await acquaintances.blockedBy('ann')).toStrictEqual([]);
    expect(await acquaintances.invitations('ann', 10)).toHaveLength(1);
  });

  test('invitations are to tables that have not begun, and one to each', async () => {
    const { acquaintances, tables } = await withPeople('ann', 'bob', 'cid');
    await tables.create(table('open'), [], []);
    await tables.create(table('begun', { status: 'playing' }), [], []);
    for (const by of ['bob', 'cid']) await acquaintances.invite({ table: 'open', person: 'ann', by, at: 1 });
    await acquaintances.invite({ table: 'begun', person: 'ann', by: 'bob', at: 2 });
    expect(await acquaintances.invite({ table: 'none', person: 'ann', by: 'bob', at: 2 })).toBe(false);
    expect(await acquaintances.invite({ table: 'open', person: 'nobody', by: 'bob', at: 2 })).toBe(false);
    const [only, ...more] = await acquaintances.invitations('ann', 10);
    expect(only).toStrictEqual({ table: 'open', person: 'ann', by: 'cid', at: 1 });
    expect(more).toHaveLength(0);
    expect(await acquaintances.invitedSince('bob', 1)).toBe(1);
    expect(await acquaintances.invitedSince('bob', 2)).toBe(0);
    await acquaintances.uninvite('ann', 'open');
    expect(await acquaintances.invitations('ann', 10)).toHaveLength(0);
  });

  test('codes stand for an invitation until they expire, and no two are the same', async () => {
    const { acquaintances } = await withPeople('ann', 'bob');
    const code = { code: '12345678', person: 'ann', invite: 'INVITE', expiresAt: 100 };
    expect(await acquaintances.addCode(code)).toBe(true);
    expect(await acquaintances.addCode({ ...code, person: 'bob' })).toBe(false);
    expect(await acquaintances.findCode('12345678', 99)).toStrictEqual(code);
    expect(await acquaintances.findCode('12345678', 100)).toBeUndefined();
    expect(await acquaintances.codesOf('ann', 99)).toStrictEqual([code]);
    await acquaintances.forgetCodes(100);
    expect(await acquaintances.addCode({ ...code, person: 'bob' })).toBe(true);
    expect(await acquaintances.friendLink('ann', () => 'A')).toBe('A');
    expect(await acquaintances.friendLink('ann', () => 'B')).toBe('A');
    await acquaintances.renewFriendLink('ann', 'C');
    expect(await acquaintances.byFriendLink('A')).toBeUndefined();
    expect(await acquaintances.byFriendLink('C')).toBe('ann');
  });

  test('a report keeps what was said, and is closed once', async () => {
    const { reports } = await withPeople('ann', 'bob');
    const report = { id: 'r', by: 'ann', about: 'bob', reason: 'words', text: 'rude', at: 5 } as const;
    const lines = [
      { person: 'bob', text: 'arr', at: 3 },
      { person: 'gone', text: 'boo', at: 4 },
    ];
    expect(await reports.add(report, lines)).toBe(true);
    expect(await reports.add({ ...report, id: 's', about: 'nobody' }, [])).toBe(false);
    expect(await reports.writtenSince('ann', 4)).toBe(1);
    expect(await reports.find('r')).toStrictEqual({ report, lines: lines.slice(0, 1) });
    expect(await reports.close('r', 'warned', 9)).toBe(true);
    expect(await reports.close('r', 'banned', 9)).toBe(false);
    await reports.add({ ...report, id: 'later', at: 1, table: 't' }, []);
    expect(await reports.list(10)).toStrictEqual([
      { ...report, id: 'later', at: 1, table: 't' },
      { ...report, verdict: 'warned', closedAt: 9 },
    ]);
  });

  test('a person who deletes their account leaves nothing of this behind', async () => {
    const storage = await withPeople('ann', 'bob', 'cid');
    const { acquaintances, people, reports, tables } = storage;
    await tables.create(table('t'), [], []);
    await acquaintances.befriend('ann', 'bob', 1);
    await acquaintances.befriend('bob', 'ann', 1);
    await acquaintances.block('cid', 'ann', true, 1);
    await acquaintances.block('ann', 'cid', true, 1);
    await acquaintances.friendLink('ann', () => 'LINK');
    await acquaintances.addCode({ code: '1', person: 'ann', invite: 'LINK', expiresAt: 9 });
    await acquaintances.invite({ table: 't', person: 'ann', by: 'bob', at: 1 });
    await acquaintances.invite({ table: 't', person: 'cid', by: 'ann', at: 1 });
    const report = { reason: 'other', text: '', at: 1 } as const;
    await reports.add({ ...report, id: 'by', by: 'ann', about: 'bob' }, []);
    await reports.add({ ...report, id: 'about', by: 'bob', about: 'ann' }, []);
    await reports.add({ ...report, id: 'near', by: 'bob', about: 'cid' }, [
      { person: 'ann', text: 'x', at: 1 },
    ]);
    await people.delete('ann');
    expect(await acquaintances.of('bob')).toStrictEqual([]);
    expect(await acquaintances.blockedBy('cid')).toStrictEqual([]);
    expect(await acquaintances.blockersOf('cid')).toStrictEqual([]);
    expect(await acquaintances.byFriendLink('LINK')).toBeUndefined();
    expect(await acquaintances.findCode('1', 1)).toBeUndefined();
    expect(await acquaintances.invitations('cid', 10)).toStrictEqual([]);
    expect((await reports.list(10)).map(({ id }) => id)).toStrictEqual(['near']);
    expect((await reports.find('near'))?.lines).toStrictEqual([]);
  });
}
