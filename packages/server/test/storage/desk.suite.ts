import { expect, test } from 'vitest';
import { person, table } from './records.ts';
import type { TestDatabase } from './test-database.ts';

export function deskSuite(database: () => TestDatabase): void {
  test('a link makes one host, and none after its time', async () => {
    const { desk, people } = database().storage;
    await people.create(person('ann'));
    await desk.addLink('a', 100);
    await desk.addLink('b', 100);
    expect(await Promise.all([desk.takeLink('a', 1), desk.takeLink('a', 1)])).toContain(false);
    expect(await desk.takeLink('a', 1)).toBe(false);
    expect(await desk.takeLink('b', 100)).toBe(false);
    expect(await desk.isHost('ann')).toBe(false);
    await desk.addHost('ann', 1);
    await desk.addHost('ann', 2);
    expect(await desk.isHost('ann')).toBe(true);
    await desk.removeHost('ann');
    expect(await desk.isHost('ann')).toBe(false);
  });

  test('bans hold until their time, go with the person, and can be lifted', async () => {
    const { desk, people } = database().storage;
    await people.create(person('ann'));
    const [timed, net] = [
      { id: '1', person: 'ann', reason: 'rude', at: 1, until: 10 },
      { id: '2', prefix: '203.0.113.0/24', reason: '', at: 2 },
    ];
    await desk.addBan(timed);
    await desk.addBan(net);
    expect(await desk.bans(9)).toStrictEqual([net, timed]);
    expect(await desk.bans(10)).toStrictEqual([net]);
    await people.delete('ann');
    expect(await desk.bans(9)).toStrictEqual([net]);
    expect(await desk.liftBan('2')).toBe(true);
    expect(await desk.liftBan('2')).toBe(false);
  });

  test('announcements end, and what hosts have done is only ever added to', async () => {
    const { desk } = database().storage;
    const announcement = { id: 'n', texts: { en: 'Ahoy', nl: 'Ahoi' }, at: 1, until: 10 };
    await desk.announce(announcement);
    expect(await desk.announcements(9)).toStrictEqual([announcement]);
    expect(await desk.announcements(10)).toStrictEqual([]);
    expect(await desk.endAnnouncement('n')).toBe(true);
    const done = { id: 'x', at: 1, who: 'ann', what: 'ban', about: 'bob', details: '7 days' };
    await desk.note(done);
    expect(await desk.audit(10)).toStrictEqual([done]);
    for (const statement of [`update audit set who = 'cid'`, 'delete from audit'])
      await expect(database().execute(statement)).rejects.toThrow(/only ever added to/);
    expect(await desk.audit(10)).toStrictEqual([done]);
  });

  test('people are found by part of their name, and everything is counted', async () => {
    const { desk, people, tables } = database().storage;
    await people.create(person('ann', { name: 'Anna_1', login: 'anna', passwordHash: 'x', seenAt: 9 }));
    await people.create(person('bob', { name: 'Bart', seenAt: 8 }));
    await tables.create(table('t'), [], []);
    await tables.create(table('u', { status: 'over' }), [], []);
    const found = async (search: string) => (await desk.people(search, 10)).map(({ id }) => id);
    expect(await found('')).toStrictEqual(['ann', 'bob']);
    expect(await found('NA_')).toStrictEqual(['ann']);
    expect(await found('%')).toStrictEqual([]);
    expect(await found('bob')).toStrictEqual(['bob']);
    expect((await desk.latestTables(10)).map(({ id }) => id)).toStrictEqual(['t']);
    expect(await desk.totals()).toStrictEqual({
      people: 2,
      accounts: 1,
      open: 1,
      playing: 0,
      ended: 1,
      reports: 0,
    });
    expect(await desk.bytes()).toBeGreaterThan(10_000);
  });
}
