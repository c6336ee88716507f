import type { ErrorBody } from '@captains-table/protocol';
import { expect, test } from 'vitest';
import { sharedTestServer } from './test-server.ts';
import { annaWins, seatedTable, startedTable } from './tables-with-people.ts';

const testServer = sharedTestServer();
const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;

const asked = async (table: object): Promise<ErrorBody> =>
  (await testServer.arrive()).refusal('POST', '/api/tables', table);

test('two people play a game, move by move', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  expect(bart.scene(table)).toMatchObject({
    status: 'playing',
    you: { seat: 1, host: false },
    seats: [{ name: 'Anna' }, { name: 'Bart' }],
  });
  await annaWins(table, anna, bart);
  expect(bart.scene(table).play?.result?.ranking).toEqual([1, 2]);
});

test('a person who takes another name is called by it at once, at every table and in every list', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  await bart.ask('PATCH', '/api/me', { name: 'Bartholomew' });
  const { seats } = await anna.until(table, (scene) => scene.seats[1]?.name !== 'Bart');
  expect(seats[1]).toMatchObject({ name: 'Bartholomew' });
  const { tables } = await anna.ask<{ tables: { seats: object[] }[] }>('GET', '/api/tables/mine');
  expect(tables[0]?.seats[1]).toMatchObject({ name: 'Bartholomew' });
});

test('a table is set up as its host wishes', async () => {
  const anna = await testServer.arrive('Anna');
  const table = await anna.create({
    game: 'port-royal',
    options: { mode: 'contracts', gambler: true },
    chairs: [OPEN, ME, { kind: 'bot', level: 'sailor' }, { kind: 'invited' }, { kind: 'closed' }],
    visibility: 'public',
    tempo: { kind: 'days', days: 2 },
    spectators: false,
    hints: false,
  });
  const { scene } = await anna.ask<{ scene: object }>('GET', `/api/tables/${table}`);
  expect(scene).toMatchObject({
    id: table,
    status: 'open',
    game: 'port-royal',
    options: { mode: 'contracts', gambler: true, setsSail: false },
    visibility: 'public',
    tempo: { kind: 'days', days: 2 },
    spectators: false,
    hints: false,
    host: anna.info.id,
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    you: { seat: 1, host: true, invite: expect.any(String) },
    seats: [
      { kind: 'open' },
      { kind: 'person', name: 'Anna', person: anna.info.id },
      { kind: 'bot', level: 'sailor' },
      { kind: 'invited', invite: expect.any(String) },
      { kind: 'closed' },
    ],
  });
});

test('a table is private, without a clock, open to spectators and hints, unless asked otherwise', async () => {
  const anna = await testServer.arrive();
  const table = await anna.create({ game: 'tic-tac-toe', chairs: [ME, OPEN] });
  const { scene } = await anna.ask<{ scene: object }>('GET', `/api/tables/${table}`);
  expect(scene).toMatchObject({
    visibility: 'invite',
    tempo: { kind: 'none' },
    spectators: true,
    hints: true,
    options: { mode: 'classic' },
  });
});

test('a host need not play', async () => {
  const anna = await testServer.arrive();
  const table = await anna.create({ game: 'tic-tac-toe', chairs: [OPEN, OPEN] });
  const { scene } = await anna.ask<{ scene: object }>('GET', `/api/tables/${table}`);
  expect(scene).toMatchObject({ you: { host: true } });
  expect(scene).not.toHaveProperty('you.seat');
});

test.for([
  ['mode', { mode: 'pirates' }],
  ['gambler', { gambler: 'often' }],
  ['storms', { storms: true }],
] as const)('the game itself says what is wrong with an option: %s', async ([field, options]) => {
  const error = await asked({ game: 'port-royal', options, chairs: [ME, OPEN] });
  expect(error).toMatchObject({ code: 'table', problem: { field, allowed: expect.any(String) } });
});

test('the game itself says how many can play', async () => {
  const alone = await asked({ game: 'port-royal', chairs: [ME] });
  expect(alone).toMatchObject({ code: 'table', problem: { field: 'players', allowed: '2 to 5' } });
  const crowd = await asked({ game: 'tic-tac-toe', chairs: [ME, OPEN, OPEN] });
  expect(crowd).toMatchObject({ code: 'table', problem: { field: 'players', allowed: '2' } });
});

test('closed chairs do not count as players', async () => {
  const anna = await testServer.arrive();
  await anna.create({ game: 'tic-tac-toe', chairs: [ME, { kind: 'closed' }, OPEN] });
  const error = await asked({ game: 'tic-tac-toe', chairs: [ME, { kind: 'closed' }] });
  expect(error).toMatchObject({ code: 'table', problem: { field: 'players' } });
});

test('there is no such game', async () => {
  expect(await asked({ game: 'snakes', chairs: [ME, OPEN] })).toMatchObject({ code: 'unknown-game' });
});

test('there is no such bot', async () => {
  const error = await asked({ game: 'tic-tac-toe', chairs: [ME, { kind: 'bot', level: 'parrot' }] });
  expect(error).toMatchObject({ code: 'bad-message', problem: { field: 'level' } });
  expect(error.problem?.allowed).toContain('sailor');
});

test('no one sits on two chairs', async () => {
  expect(await asked({ game: 'tic-tac-toe', chairs: [ME, ME] })).toMatchObject({ code: 'already-seated' });
});

test('a message says which field cannot be used', async () => {
  const error = await asked({ game: 'tic-tac-toe', chairs: [ME, { kind: 'throne' }] });
  expect(error).toMatchObject({ code: 'bad-message', problem: { field: 'chairs.1.kind' } });
});

test('only a person can lay a table', async () => {
  const stranger = (await testServer.arrive()).again();
  const { status, body } = await stranger.http('POST', '/api/tables', {}, { cookie: '' });
  expect(status).toBe(401);
  expect(body).toMatchObject({ error: { code: 'not-signed-in' } });
});

test('the host arranges chairs, also with a person on them', async () => {
  const [table, anna, bart] = await seatedTable(
    testServer,
    { game: 'port-royal', others: [OPEN] },
    'Anna',
    'Bart',
  );
  const arrange = (seat: number, chair: object) =>
    anna.ask('POST', `/api/tables/${table}/chair`, { seat, chair });
  await arrange(2, { kind: 'bot', level: 'mate' });
  await arrange(1, { kind: 'closed' });
  await arrange(0, OPEN);
  await arrange(2, ME);
  const { seats, you } = await anna.until(table, ({ you }) => you.seat === 2);
  expect(seats.map(({ kind }) => kind)).toEqual(['open', 'closed', 'person']);
  expect(you.host).toBe(true);
  await bart.untilHeard(({ is }) => is === 'gone');
});

test('a host who sits already cannot take a second chair, nor arrange one that is not there', async () => {
  const [table, anna] = await seatedTable(testServer, { others: [OPEN] }, 'Anna');
  const path = `/api/tables/${table}/chair`;
  expect(await anna.refusal('POST', path, { seat: 1, chair: ME })).toMatchObject({ code: 'already-seated' });
  expect(await anna.refusal('POST', path, { seat: 2, chair: OPEN })).toMatchObject({
    code: 'bad-message',
    problem: { field: 'seat' },
  });
});

test('only the host arranges chairs and starts', async () => {
  const [table, , bart] = await seatedTable(testServer, {}, 'Anna', 'Bart');
  const chair = { seat: 0, chair: OPEN };
  expect(await bart.refusal('POST', `/api/tables/${table}/chair`, chair)).toMatchObject({ code: 'not-host' });
  expect(await bart.refusal('POST', `/api/tables/${table}/start`)).toMatchObject({ code: 'not-host' });
});

test('a game does not start before every chair is taken', async () => {
  const [table, anna] = await seatedTable(testServer, { others: [OPEN] }, 'Anna');
  const start = () => anna.refusal('POST', `/api/tables/${table}/start`);
  expect(await start()).toMatchObject({ code: 'not-ready' });
  await anna.ask('POST', `/api/tables/${table}/chair`, { seat: 1, chair: { kind: 'invited' } });
  expect(await start()).toMatchObject({ code: 'not-ready' });
});

test('bots do not play among themselves', async () => {
  const anna = await testServer.arrive();
  const bot = { kind: 'bot', level: 'random' };
  const table = await anna.create({ game: 'tic-tac-toe', chairs: [bot, bot] });
  expect(await anna.refusal('POST', `/api/tables/${table}/start`)).toMatchObject({ code: 'not-ready' });
});

test('too few are left to start when chairs were closed', async () => {
  const [table, anna] = await seatedTable(testServer, { others: [OPEN] }, 'Anna');
  await anna.ask('POST', `/api/tables/${table}/chair`, { seat: 1, chair: { kind: 'closed' } });
  const error = await anna.refusal('POST', `/api/tables/${table}/start`);
  expect(error).toMatchObject({ code: 'table', problem: { field: 'players' } });
});

test('closed chairs are carried away at the start, and seats count from 0 again', async () => {
  const [table, anna, bart] = await seatedTable(
    testServer,
    { game: 'port-royal', others: [OPEN] },
    'Anna',
    'Bart',
  );
  await anna.ask('POST', `/api/tables/${table}/chair`, { seat: 0, chair: { kind: 'closed' } });
  await anna.ask('POST', `/api/tables/${table}/chair`, { seat: 2, chair: ME });
  await anna.ask('POST', `/api/tables/${table}/start`);
  await bart.until(table, ({ status }) => status === 'playing');
  expect(bart.scene(table)).toMatchObject({ you: { seat: 0 }, seats: [{ name: 'Bart' }, { name: 'Anna' }] });
  expect((await anna.until(table, ({ status }) => status === 'playing')).you.seat).toBe(1);
});

test('after the start nothing is arranged any more', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const chair = { seat: 1, chair: OPEN };
  for (const refused of [
    anna.refusal('POST', `/api/tables/${table}/start`),
    anna.refusal('POST', `/api/tables/${table}/chair`, chair),
    bart.refusal('POST', `/api/tables/${table}/leave`),
  ])
    expect(await refused).toMatchObject({ code: 'already-started' });
});

test('people sit down with a portrait, change it until the start', async () => {
  const anna = await testServer.arrive('Anna');
  const bart = await testServer.arrive('Bart');
  const table = await anna.create({
    game: 'tic-tac-toe',
    chairs: [{ kind: 'me', portrait: 'cook' }, OPEN],
    visibility: 'public',
  });
  const portraits = async () =>
    (
      await anna.ask<{ scene: { seats: { portrait?: string }[] } }>('GET', `/api/tables/${table}`)
    ).scene.seats.map(({ portrait }) => portrait);
  const refusal = (path: string, body: object) => bart.refusal('POST', `/api/tables/${table}/${path}`, body);
  for (const portrait of ['bonny', 'constructor', '', 7, ['cook']]) {
    expect(await refusal('join', { portrait })).toMatchObject({ code: 'bad-message' });
  }
  expect(await refusal('portrait', { portrait: 'gunner' })).toMatchObject({ code: 'not-seated' });
  await bart.ask('POST', `/api/tables/${table}/join`, { portrait: 'gunner' });
  expect(await portraits()).toEqual(['cook', 'gunner']);
  await anna.ask('POST', `/api/tables/${table}/portrait`, { portrait: 'surgeon' });
  await bart.ask('POST', `/api/tables/${table}/portrait`, {});
  expect(await portraits()).toEqual(['surgeon', undefined]);
  await anna.ask('POST', `/api/tables/${table}/start`);
  expect(await refusal('portrait', { portrait: 'cook' })).toMatchObject({ code: 'already-started' });
  expect(await portraits()).toEqual(['surgeon', undefined]);
});
