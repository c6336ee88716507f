import { describe, expect, test } from 'vitest';
import type { TestDatabase } from './test-database.ts';
import { person, runningOf, seat, table } from './records.ts';

export function peopleSuite(database: () => TestDatabase): void {
  describe('a person', () => {
    test('is found by id and by login, with exactly what was stored', async () => {
      const { people } = database().storage;
      const guest = person('ann');
      const member = person('bob', { login: 'bob', passwordHash: '$argon2', webhook: 'https://bob.example' });
      await people.create(guest);
      await people.create(member);
      expect(await people.find('ann')).toStrictEqual(guest);
      expect(await people.find('bob')).toStrictEqual(member);
      expect(await people.findByLogin('bob')).toStrictEqual(member);
      expect(await people.find('cid')).toBeUndefined();
      expect(await people.findByLogin('cid')).toBeUndefined();
    });

    test('is named while known', async () => {
      const { people } = database().storage;
      await people.create(person('ann', { name: 'Ann' }));
      await people.create(person('bob', { name: 'Bob' }));
      expect(await people.names([])).toStrictEqual(new Map());
      expect(await people.names(['bob', 'nobody', 'ann', 'bob'])).toStrictEqual(
        new Map([
          ['ann', 'Ann'],
          ['bob', 'Bob'],
        ]),
      );
    });

    test('changes only what is said, and an explicit undefined empties a field', async () => {
      const { people } = database().storage;
      await people.create(
        person('ann', { login: 'ann', passwordHash: 'hash', webhook: 'https://a.example' }),
      );
      expect(await people.update('ann', { name: 'Anne', locale: 'nl', seenAt: 9_000 })).toBe(true);
      expect(await people.update('ann', { webhook: undefined })).toBe(true);
      expect(await people.update('ann', {})).toBe(true);
      expect(await people.find('ann')).toStrictEqual(
        person('ann', { name: 'Anne', locale: 'nl', seenAt: 9_000, login: 'ann', passwordHash: 'hash' }),
      );
      expect(await people.update('ann', { login: undefined, passwordHash: undefined })).toBe(true);
      expect(await people.findByLogin('ann')).toBeUndefined();
    });

    test('cannot take the login of another person', async () => {
      const { people } = database().storage;
      await people.create(person('ann', { login: 'ann', passwordHash: 'hash' }));
      await people.create(person('bob'));
      expect(await people.update('bob', { login: 'ann', name: 'Impostor' })).toBe(false);
      expect(await people.find('bob')).toStrictEqual(person('bob'));
      expect(await people.update('ann', { login: 'ann' })).toBe(true);
      await expect(people.create(person('cid', { login: 'ann' }))).rejects.toThrow(/unique/i);
      await expect(people.create(person('ann'))).rejects.toThrow(/unique/i);
    });

    test('of many who want one login at once gets it alone', async () => {
      const [here, there] = [database().storage, await database().another()];
      const ids = Array.from({ length: 10 }, (_, index) => `p${index}`);
      for (const id of ids) await here.people.create(person(id));
      const won = await Promise.all(
        ids.map((id, index) => (index % 2 === 0 ? here : there).people.update(id, { login: 'captain' })),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await here.people.findByLogin('captain'))?.id).toBe(ids[won.indexOf(true)]);
    });
  });

  describe('a sign-in', () => {
    const signIn = (id: string, person: string, seenAt: number) => ({
      id,
      person,
      device: 'Firefox on Linux',
      createdAt: 1_000,
      seenAt,
    });

    test('is added, found, listed by when it was seen, touched and ended by its person only', async () => {
      const { people } = database().storage;
      await people.create(person('ann'));
      await people.create(person('bob'));
      await people.addSignIn(signIn('s1', 'ann', 1_000));
      await people.addSignIn(signIn('s2', 'ann', 2_000));
      expect(await people.findSignIn('s1')).toStrictEqual(signIn('s1', 'ann', 1_000));
      await people.touchSignIn('s1', 3_000);
      expect((await people.signInsOf('ann')).map(({ id }) => id)).toStrictEqual(['s1', 's2']);
      expect(await people.signInsOf('bob')).toStrictEqual([]);
      expect(await people.endSignIn('bob', 's1')).toBe(false);
      expect(await people.endSignIn('ann', 's1')).toBe(true);
      expect(await people.endSignIn('ann', 's1')).toBe(false);
      expect(await people.findSignIn('s1')).toBeUndefined();
      await expect(people.addSignIn(signIn('s3', 'nobody', 1))).rejects.toThrow(/foreign key/i);
    });

    test('unseen for long is forgotten, and with the last one a guest without a table', async () => {
      const { people, tables } = database().storage;
      for (const id of ['idle', 'seated', 'host', 'signed', 'keyed']) await people.create(person(id));
      await people.create(person('member', { login: 'member', passwordHash: 'hash' }));
      await people.create(person('fresh', { seenAt: 6_000 }));
      await people.addSignIn(signIn('old', 'idle', 4_999));
      await people.addSignIn(signIn('new', 'signed', 5_000));
      await people.addPasskey(passkey('key', 'keyed'));
      await tables.create(table('t', { host: 'host' }), [], [seat(0, 'seated')]);
      await people.forgetUnseen(5_000);
      expect(await people.findSignIn('old')).toBeUndefined();
      expect(await people.findSignIn('new')).toBeDefined();
      expect(await people.find('idle')).toBeUndefined();
      const kept = ['seated', 'host', 'signed', 'keyed', 'member', 'fresh'];
      expect([...(await people.names(kept)).keys()].toSorted()).toStrictEqual(kept.toSorted());
    });
  });

  test('a passkey is added, found, used and removed by its person only', async () => {
    const { people } = database().storage;
    await people.create(person('ann'));
    await people.addPasskey({ ...passkey('k2', 'ann'), createdAt: 2_000 });
    await people.addPasskey(passkey('k1', 'ann'));
    expect(await people.findPasskey('k1')).toStrictEqual(passkey('k1', 'ann'));
    expect(await people.findPasskey('k3')).toBeUndefined();
    expect((await people.passkeysOf('ann')).map(({ id }) => id)).toStrictEqual(['k1', 'k2']);
    await people.usePasskey('k1', 4_294_967_295);
    expect((await people.findPasskey('k1'))?.counter).toBe(4_294_967_295);
    await expect(people.addPasskey(passkey('k1', 'ann'))).rejects.toThrow(/unique/i);
    expect(await people.removePasskey('bob', 'k1')).toBe(false);
    expect(await people.removePasskey('ann', 'k1')).toBe(true);
    expect(await people.findPasskey('k1')).toBeUndefined();
  });

  test('a push address belongs to the person who used the browser last', async () => {
    const { people } = database().storage;
    const push = { endpoint: 'https://push.example/1', person: 'ann', p256dh: 'p', auth: 'a' };
    await people.create(person('ann'));
    await people.create(person('bob'));
    await people.addPush(push);
    expect(await people.pushesOf('ann')).toMatchObject([push]);
    await people.addPush({ ...push, person: 'bob', auth: 'b' });
    expect(await people.pushesOf('ann')).toHaveLength(0);
    expect(await people.pushesOf('bob')).toMatchObject([{ ...push, person: 'bob', auth: 'b' }]);
    await people.removePush(push.endpoint);
    expect(await people.pushesOf('bob')).toHaveLength(0);
  });

  test('muting is once or not at all, and of an unknown person it is harmless', async () => {
    const { people } = database().storage;
    for (const id of ['ann', 'bob', 'cid']) await people.create(person(id));
    await people.mute('ann', 'cid', true);
    await people.mute('ann', 'cid', true);
    await people.mute('ann', 'bob', true);
    await people.mute('ann', 'nobody', true);
    await people.mute('bob', 'ann', false);
    expect(await people.mutedBy('ann')).toStrictEqual(['bob', 'cid']);
    await people.mute('ann', 'bob', false);
    expect(await people.mutedBy('ann')).toStrictEqual(['cid']);
    expect(await people.mutedBy('bob')).toStrictEqual([]);
  });

  test('nothing stays of a deleted person, and tables keep an id without a name', async () => {
    const { people, tables } = database().storage;
    for (const id of ['ann', 'bob']) await people.create(person(id));
    await people.addSignIn({ id: 's', person: 'ann', device: 'x', createdAt: 1, seenAt: 1 });
    await people.addPasskey(passkey('k', 'ann'));
    await people.addPush({ endpoint: 'e', person: 'ann', p256dh: 'p', auth: 'a' });
    await people.mute('ann', 'bob', true);
    await people.mute('bob', 'ann', true);
    await tables.create(table('t'), [], [seat(0, 'ann'), seat(1, 'bob')]);
    await tables.say({ table: 't', person: 'bob', text: 'ahoy', at: 1 });
    await tables.say({ table: 't', person: 'ann', text: 'farewell', at: 2 });
    await people.delete('ann');
    await people.delete('ann');
    expect(await people.find('ann')).toBeUndefined();
    expect(await people.findSignIn('s')).toBeUndefined();
    expect(await people.findPasskey('k')).toBeUndefined();
    expect(await people.pushesOf('ann')).toHaveLength(0);
    expect(await people.mutedBy('ann')).toHaveLength(0);
    expect(await people.mutedBy('bob')).toHaveLength(0);
    expect(await people.names(['ann', 'bob'])).toStrictEqual(new Map([['bob', 'Captain bob']]));
    expect((await runningOf(database().storage, 'bob'))[0]?.people.map((seat) => seat.person)).toStrictEqual([
      'ann',
      'bob',
    ]);
    expect(await tables.record('t')).toMatchObject({ host: 'ann' });
    expect((await tables.chat('t', 10)).map(({ text }) => text)).toStrictEqual(['ahoy']);
    // A number is never used again: a person who has read up to 2 would miss the message.
    await tables.say({ table: 't', person: 'bob', text: 'gone', at: 3 });
    expect((await tables.chat('t', 10, 2)).map(({ text }) => text)).toStrictEqual(['gone']);
  });
}

function passkey(id: string, person: string) {
  return {
    id,
    person,
    publicKey: 'cHVibGlj',
    counter: 0,
    transports: ['internal', 'hybrid'],
    name: 'phone',
    createdAt: 1_000,
  };
}
