import type { TableSummary } from '@captains-table/protocol';
import { expect, test } from 'vitest';
import { sharedTestServer } from './test-server.ts';
import type { Person } from './person.ts';
import { annaWins, seatedTable, mark, moves, startedTable } from './tables-with-people.ts';

const testServer = sharedTestServer();
const OPEN = { kind: 'open' } as const;

const listed = async (person: Person, query = '') =>
  (await person.ask<{ tables: TableSummary[] }>('GET', `/api/tables${query}`)).tables;
const notices = (person: Person, about: string) =>
  person.heard.filter((news) => news.is === 'notice' && news.about === about).length;
const isNotice = (about: string) => (news: { readonly is: string; readonly about?: unknown }) =>
  news.is === 'notice' && news.about === about;

test('the games that can be played are listed with their modes and options', async () => {
  const { games } = await (
    await testServer.arrive()
  ).ask<{ games: { id: string; modes: { id: string }[] }[] }>('GET', '/api/games');
  expect(games.map(({ id }) => id)).toEqual(['port-royal', 'caravelas', 'francis-drake', 'maracaibo']);
  expect(games[0]?.modes.map(({ id }) => id)).toContain('cooperative');
});

test('public tables are found in the lobby while they are open, and among those being played', async () => {
  const [table, anna, bart] = await seatedTable(testServer, { visibility: 'public' }, 'Anna', 'Bart');
  const carla = await testServer.arrive('Carla');
  const find = async (query: string) => (await listed(carla, query)).find(({ id }) => id === table);
  expect(await find('')).toMatchObject({
    game: 'tic-tac-toe',
    mode: 'classic',
    status: 'open',
    seats: [{ kind: 'person', name: 'Anna' }, { name: 'Bart' }],
  });
  await anna.ask('POST', `/api/tables/${table}/start`);
  expect(await find('?status=open')).toBeUndefined();
  expect(await find('?status=playing')).toMatchObject({ status: 'playing' });
  await annaWins(table, anna, bart);
  expect(await find('?status=playing')).toBeUndefined();
});

test('private tables are in no list but their people’s own', async () => {
  const [table, anna] = await seatedTable(testServer, { others: [{ kind: 'bot', level: 'random' }] }, 'Anna');
  const carla = await testServer.arrive('Carla');
  const ids = async () =>
    [...(await listed(carla)), ...(await listed(carla, '?status=playing'))].map(({ id }) => id);
  expect(await ids()).not.toContain(table);
  await anna.ask('POST', `/api/tables/${table}/start`);
  expect(await ids()).not.toContain(table);
  expect((await listed(anna, '/mine')).map(({ id }) => id)).toEqual([table]);
  expect(await listed(carla, '/mine')).toEqual([]);
});

test('a game without spectators is not offered to them', async () => {
  const [table, anna] = await startedTable(
    testServer,
    { visibility: 'public', spectators: false },
    'Anna',
    'Bart',
  );
  expect((await listed(anna, '?status=playing')).map(({ id }) => id)).not.toContain(table);
});

test('no list reveals an invitation', async () => {
  const wish = { visibility: 'public', others: [{ kind: 'invited' }] } as const;
  const [table, anna] = await seatedTable(testServer, wish, 'Anna');
  const { you, seats } = anna.scene(table);
  const text = JSON.stringify([await listed(anna), await listed(anna, '/mine')]);
  expect(text).toContain(table);
  expect(text).not.toContain(you.invite);
  expect(text).not.toContain(seats[1]?.invite);
});

test('every list says who owes a move', async () => {
  const [table, anna, bart] = await startedTable(testServer, { visibility: 'public' }, 'Anna', 'Bart');
  const carla = await testServer.arrive('Carla');
  const owing = async (person: Person, query: string) =>
    (await listed(person, query)).find(({ id }) => id === table)?.owing;
  expect(await owing(carla, '?status=playing')).toEqual([0]);
  await moves(anna, table, mark(4));
  expect(await owing(carla, '?status=playing')).toEqual([1]);
  expect(await owing(bart, '/mine')).toEqual([1]);
});

test('the tables that wait for me come first', async () => {
  const [waiting, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const mine = async () => (await listed(anna, '/mine')).map(({ id, myTurn }) => [id, myTurn]);
  const later = await anna.create({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, OPEN] });
  expect(await mine()).toEqual([
    [waiting, true],
    [later, false],
  ]);
  await moves(anna, waiting, mark(4));
  expect(await mine()).toEqual([
    [waiting, false],
    [later, false],
  ]);
  expect((await listed(bart, '/mine'))[0]).toMatchObject({ id: waiting, myTurn: true });
});

test('a person who is away owes no decision', async () => {
  const [table, anna] = await startedTable(testServer, {}, 'Anna', 'Bart');
  await anna.ok({ do: 'leave', table });
  await anna.until(table, ({ seats }) => seats[0]?.away !== undefined);
  expect(await listed(anna, '/mine')).toMatchObject([{ id: table, myTurn: false }]);
});

test('the person whose turn it is hears of it, wherever they look', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const elsewhere = await bart.again().connect();
  const carla = await (await testServer.arrive('Carla')).connect();
  await moves(anna, table, mark(4));
  await elsewhere.untilHeard(isNotice('my-tables'));
  expect(notices(carla, 'my-tables')).toBe(0);
});

test('people hear that their game is over also when a bot ends it', async () => {
  const wish = { others: [{ kind: 'bot', level: 'random' }] } as const;
  const [table, anna] = await startedTable(testServer, wish, 'Anna');
  const elsewhere = await anna.again().connect();
  await anna.ok({ do: 'leave', table });
  await anna.until(table, ({ status }) => status === 'over');
  // One because she left, one because it is over.
  await elsewhere.untilHeard(() => notices(elsewhere, 'my-tables') >= 2);
  expect(await listed(anna, '/mine')).toEqual([]);
});

test('a person who watches the lobby hears that it changes, and no one else', async () => {
  const [anna, bart] = [await testServer.arrive('Anna'), await (await testServer.arrive('Bart')).connect()];
  const carla = await (await testServer.arrive('Carla')).connect();
  await bart.ok({ do: 'lobby', on: true });
  const table = await anna.create({
    game: 'tic-tac-toe',
    chairs: [{ kind: 'me' }, OPEN],
    visibility: 'public',
  });
  await bart.untilHeard(isNotice('lobby'));
  const before = notices(bart, 'lobby');
  await carla.ask('POST', `/api/tables/${table}/join`);
  await bart.untilHeard(() => notices(bart, 'lobby') > before);
  await bart.ok({ do: 'lobby', on: false });
  const after = notices(bart, 'lobby');
  await anna.ask('POST', `/api/tables/${table}/start`);
  await carla.untilHeard(isNotice('my-tables'));
  expect(notices(bart, 'lobby')).toBe(after);
  expect(notices(carla, 'lobby')).toBe(0);
});

test('what happens at private tables is no news for the lobby', async () => {
  const watcher = await (await testServer.arrive('Carla')).connect();
  await watcher.ok({ do: 'lobby', on: true });
  const before = notices(watcher, 'lobby');
  const [, anna] = await startedTable(testServer, {}, 'Anna', 'Bart');
  await anna.create({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, OPEN], visibility: 'public' });
  await watcher.untilHeard(() => notices(watcher, 'lobby') > before);
  expect(notices(watcher, 'lobby')).toBe(before + 1);
});

test('lists come page by page, and each page says where the next one begins', async () => {
  const anna = await testServer.arrive('Anna');
  const games = Array.from({ length: 3 }, () =>
    anna.create({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, OPEN] }),
  );
  await Promise.all(games);
  const page = await anna.http('GET', '/api/tables/mine?after=1.999999999999999.z');
  expect(page.body['tables']).toHaveLength(3);
  expect((await anna.http('GET', '/api/tables/mine?after=0.5.z')).body).toEqual({ tables: [] });
  for (const after of [
    '',
    '1',
    '1.2',
    '7.2.x',
    '1.2.x.y',
    "1.2.'",
    '1.9999999999999999.x',
    `1.2.${'x'.repeat(99)}`,
  ]) {
    const refused = await anna.refusal('GET', `/api/tables/mine?after=${encodeURIComponent(after)}`);
    expect(refused).toMatchObject({ code: 'bad-message', problem: { field: 'after' } });
  }
});
