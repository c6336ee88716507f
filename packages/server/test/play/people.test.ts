/** Friends, codes, invitations, blocks and reports, as people use them. */
import type { MyPeople, ShortCode } from '@captains-table/protocol';
import { expect, test } from 'vitest';
import type { Person } from './person.ts';
import { annaWins, seatedTable, startedTable } from './tables-with-people.ts';
import { openTestServer, sharedTestServer } from './test-server.ts';

const server = sharedTestServer();

const peopleOf = (person: Person) => person.ask<MyPeople>('GET', '/api/people');
const befriend = (person: Person, other: Person) =>
  person.ask('PUT', '/api/friends', { person: other.info.id, friend: true });
const block = (person: Person, other: Person, blocked = true) =>
  person.ask('PUT', '/api/blocks', { person: other.info.id, blocked });
const openTable = (host: Person, more: object = {}) =>
  host.create({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }], ...more });

test('two become friends by link, and one asks the other to a table', async () => {
  const [anna, bart] = [await server.arrive('Anna'), await server.arrive('Bart')];
  const { link } = await peopleOf(anna);
  const shown = await bart.ask<{ person: object }>('GET', `/api/friends/link/${link.toLowerCase()}`);
  expect(shown.person).toEqual({ id: anna.info.id, name: 'Anna' });
  await bart.ask('PUT', '/api/friends', { code: link, friend: true });
  expect((await peopleOf(anna)).friends).toEqual([{ id: bart.info.id, name: 'Bart', standing: 'asks' }]);
  await befriend(anna, bart);
  expect((await peopleOf(bart)).friends).toEqual([{ id: anna.info.id, name: 'Anna', standing: 'friend' }]);

  const table = await openTable(anna);
  await bart.connect();
  await anna.ask('POST', `/api/tables/${table}/invitations`, { person: bart.info.id });
  await bart.untilHeard((message) => message.is === 'notice' && message.about === 'people');
  const [invitation] = (await peopleOf(bart)).invitations;
  expect(invitation).toMatchObject({ table, game: 'tic-tac-toe', by: { name: 'Anna' } });
  await bart.ask('POST', `/api/tables/${table}/join`, { invite: invitation?.invite });
  await bart.ask('DELETE', '/api/invitations', { table });
  expect((await peopleOf(bart)).invitations).toEqual([]);
});

test('a stranger can be neither asked to a table nor found by an old link', async () => {
  const [anna, bart] = [await server.arrive('Anna'), await server.arrive('Bart')];
  const table = await openTable(anna);
  const asked = await anna.http('POST', `/api/tables/${table}/invitations`, { person: bart.info.id });
  expect(asked.status).toBe(404);
  const { link } = await peopleOf(anna);
  const renewed = await anna.ask<{ link: string }>('POST', '/api/friends/link');
  expect(renewed.link).not.toBe(link);
  const old = await bart.http('PUT', '/api/friends', { code: link, friend: true });
  expect(old.body).toMatchObject({ error: { code: 'invite' } });
});

test('eight figures lead to the table, or to the person', async () => {
  const [anna, bart] = [await server.arrive('Anna'), await server.arrive('Bart')];
  const table = await openTable(anna);
  const { code } = await anna.ask<ShortCode>('POST', '/api/codes', { table });
  expect(code).toMatch(/^\d{4} \d{4}$/);
  expect((await anna.ask<ShortCode>('POST', '/api/codes', { table })).code).toBe(code);
  const found = await bart.ask<{ table: string; invite: string }>('POST', '/api/invites', { code });
  expect(found.table).toBe(table);
  await bart.ask('POST', `/api/tables/${table}/join`, { invite: found.invite });
  const mine = await anna.ask<ShortCode>('POST', '/api/codes', {});
  const friend = await bart.ask<{ friend: string }>('POST', '/api/invites', {
    code: mine.code.replace(' ', '-'),
  });
  expect(friend.friend).toBe((await peopleOf(anna)).link);
  const stranger = await server.arrive('Nemo');
  expect((await stranger.http('POST', '/api/codes', { table })).status).toBe(404);
});

test('guessing at codes is over after ten wrong ones, and a right one is not let in either', async () => {
  const own = await openTestServer();
  const [anna, nemo] = [await own.arrive('Anna'), await own.arrive('Nemo')];
  const { code } = await anna.ask<ShortCode>('POST', '/api/codes', {});
  const wrong = code.startsWith('0000') ? '1111 1111' : '0000 0000';
  for (let tries = 0; tries < 10; tries++)
    expect(await nemo.refusal('POST', '/api/invites', { code: wrong })).toMatchObject({ code: 'invite' });
  const refused = await nemo.refusal('POST', '/api/invites', { code });
  expect(refused.code).toBe('too-many');
  expect(refused.retryAfter).toBeGreaterThan(0);
});

test('people who are blocked see no table to join, are not heard, and cannot find out why', async () => {
  const [anna, bart, carla] = await Promise.all(['Anna', 'Bart', 'Carla'].map((name) => server.arrive(name)));
  if (anna === undefined || bart === undefined || carla === undefined) throw new Error('three came');
  await befriend(anna, bart);
  await befriend(bart, anna);
  await block(anna, bart);
  const table = await openTable(anna, { visibility: 'public' });
  const his = await openTable(bart, { visibility: 'public' });
  const listed = async (person: Person) => {
    const { tables } = await person.ask<{ tables: { id: string }[] }>('GET', '/api/tables');
    return tables.map(({ id }) => id);
  };
  expect(await listed(carla)).toEqual(expect.arrayContaining([table, his]));
  expect(await listed(bart)).not.toContain(table);
  expect(await listed(anna)).not.toContain(his);

  const { invite } = (await anna.ask<{ scene: { you: { invite: string } } }>('GET', `/api/tables/${table}`))
    .scene.you;
  const nowhere = await bart.http('POST', '/api/tables/AAAAAAAAAAAAAAAA/join', { invite });
  expect(await bart.http('POST', `/api/tables/${table}/join`, { invite })).toEqual(nowhere);
  expect(await bart.http('GET', `/api/tables/${table}?invite=${invite}`)).toEqual(nowhere);
  const wrong = await bart.http('POST', '/api/invites', { code: 'K7Q2-M9XW-4DTB' });
  expect(await bart.http('POST', '/api/invites', { code: invite })).toEqual(wrong);
  await bart.connect();
  const attached = await bart.say({ do: 'attach', table, invite });
  expect(attached).toMatchObject({ ok: false, error: { code: 'unknown-table' } });

  // When she is asked again, to be a friend or to join a table, it looks as if she had not answered yet.
  await befriend(bart, anna);
  expect((await peopleOf(bart)).friends).toEqual([{ id: anna.info.id, name: 'Anna', standing: 'asked' }]);
  expect((await peopleOf(anna)).friends).toEqual([]);
  expect((await peopleOf(anna)).blocked).toEqual([{ id: bart.info.id, name: 'Bart' }]);
  await block(anna, bart, false);
  await bart.ask('POST', `/api/tables/${table}/join`, { invite });
});

test('messages of a blocked person reach only the others', async () => {
  const [table, anna, bart] = await startedTable(server, {}, 'Anna', 'Bart');
  await block(anna, bart);
  anna.close();
  await anna.connect();
  await anna.attach(table);
  await bart.ok({ do: 'chat', table, text: 'Arr' });
  await bart.untilTold((messages) => messages.some(({ text }) => text === 'Arr'));
  await anna.ok({ do: 'chat', table, text: 'Who is there?' });
  await anna.untilTold((messages) => messages.length > 0);
  expect(anna.chat.map(({ text }) => text)).toEqual(['Who is there?']);
});

test('the same people sit down again, also after the game after', async () => {
  const [table, anna, bart] = await startedTable(server, {}, 'Anna', 'Bart');
  await annaWins(table, anna, bart);
  const again = async (person: Person, from: string) =>
    (await person.ask<{ table: string }>('POST', `/api/tables/${from}/rematch`)).table;
  const second = await again(anna, table);
  expect(await again(bart, table)).toBe(second);
  await anna.ask('POST', `/api/tables/${second}/start`);
  for (const person of [anna, bart]) await person.attach(second);
  await annaWins(second, anna, bart);
  const third = await again(bart, table);
  expect(third).not.toBe(second);
  expect(await again(anna, table)).toBe(third);
});

test('a report takes what was said along, and there are not many of them', async () => {
  const [table, anna, bart] = await seatedTable(server, {}, 'Anna', 'Bart');
  await bart.ok({ do: 'chat', table, text: 'You landlubber' });
  const report = { person: bart.info.id, table, reason: 'words', text: 'He is rude.' };
  const nemo = await server.arrive('Nemo');
  expect((await nemo.http('POST', '/api/reports', report)).status).toBe(404);
  for (let written = 0; written < 10; written++) await anna.ask('POST', '/api/reports', report);
  const more = await anna.http('POST', '/api/reports', report);
  expect(more.body).toMatchObject({ error: { code: 'quota', quota: { name: 'reports', limit: 10 } } });
});
