import { expect, test } from 'vitest';
import { person, table } from './records.ts';
import type { TestDatabase } from './test-database.ts';

export function adminSuite(database: () => TestDatabase): void {
  test('a link makes one host, and none after its time', async () => {
    const { admin, people } = database().storage;
    await people.create(person('ann'));
    await admin.addLink('a', 100);
    await admin.addLink('b', 100);
    expect(await Promise.all([admin.takeLink('a', 1), admin.takeLink('a', 1)])).toContain(false);
    expect(await admin.takeLink('a', 1)).toBe(false);
    expect(await admin.takeLink('b', 100)).toBe(false);
    expect(await admin.isHost('ann')).toBe(false);
    await admin.addHost('ann', 1);
    await admin.addHost('ann', 2);
    expect(await admin.isHost('ann')).toBe(true);
    await admin.removeHost('ann');
    expect(await admin.isHost('ann')).toBe(false);
  });

  test('bans hold until their time, go with the person, and can be lifted', async () => {
    const { admin, people } = database().storage;
    await people.create(person('ann'));
    const [timed, net] = [
      { id: '1', person: 'ann', reason: 'rude', at: 1, until: 10 },
      { id: '2', prefix: '203.0.113.0/24', reason: '', at: 2 },
    ];
    await admin.addBan(timed);
    await admin.addBan(net);
    expect(await admin.bans(9)).toStrictEqual([net, timed]);
    expect(await admin.bans(10)).toStrictEqual([net]);
    await people.delete('ann');
    expect(await admin.bans(9)).toStrictEqual([net]);
    expect(await admin.liftBan('2')).toBe(true);
    expect(await admin.liftBan('2')).toBe(false);
  });

  test('announcements end, and what hosts have done is only ever added to', async () => {
    const { admin } = database().storage;
    const announcement = { id: 'n', texts: { en: 'Ahoy', nl: 'Ahoi' }, at: 1, until: 10 };
    await admin.announce(announcement);
    expect(await admin.announcements(9)).toStrictEqual([announcement]);
    expect(await admin.announcements(10)).toStrictEqual([]);
    expect(await admin.endAnnouncement('n')).toBe(true);
    const done = { id: 'x', at: 1, who: 'ann', what: 'ban', about: 'bob', details: '7 days' };
    await admin.note(done);
    expect(await admin.audit(10)).toStrictEqual([done]);
    for (const statement of [`update audit set who = 'cid'`, 'delete from audit'])
      await expect(database().execute(statement)).rejects.toThrow(/only ever added to/);
    expect(await admin.audit(10)).toStrictEqual([done]);
  });

  test('people are found by part of their name, and everything is counted', async () => {
    const { admin, people, tables } = database().storage;
    await people.create(person('ann', { name: 'Anna_1', login: 'anna', passwordHash: 'x', seenAt: 9 }));
    await people.create(person('bob', { name: 'Bart', seenAt: 8 }));
    await tables.create(table('t'), [], []);
    await tables.create(table('u', { status: 'over' }), [], []);
    const found = async (search: string) => (await admin.people(search, 10)).map(({ id }) => id);
    expect(await found('')).toStrictEqual(['ann', 'bob']);
    expect(await found('NA_')).toStrictEqual(['ann']);
    expect(await found('%')).toStrictEqual([]);
    expect(await found('bob')).toStrictEqual(['bob']);
    expect((await admin.latestTables(10)).map(({ id }) => id)).toStrictEqual(['t']);
    expect(await admin.totals()).toStrictEqual({
      people: 2,
      accounts: 1,
      open: 1,
      playing: 0,
      ended: 1,
      reports: 0,
    });
    expect(await admin.bytes()).toBeGreaterThan(10_000);
  });
}
