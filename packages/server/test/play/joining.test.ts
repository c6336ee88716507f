import { expect, test } from 'vitest';
import { sharedTestServer } from './test-server.ts';
import type { Person } from './person.ts';
import { annaWins, seatedTable, mark, moves, startedTable } from './tables-with-people.ts';

const testServer = sharedTestServer();
const OPEN = { kind: 'open' } as const;
const INVITED = { kind: 'invited' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;

const join = (person: Person, table: string, how: object = {}) =>
  person.ask('POST', `/api/tables/${table}/join`, how);
const notJoined = (person: Person, table: string, how: object = {}) =>
  person.refusal('POST', `/api/tables/${table}/join`, how);
const seatInvite = (person: Person, table: string, seat: number) =>
  person.scene(table).seats[seat]?.invite ?? '';

test('anyone sits down at a public table', async () => {
  const [table, anna] = await seatedTable(testServer, { visibility: 'public', others: [OPEN] }, 'Anna');
  await join(await testServer.arrive('Bart'), table);
  const { seats } = await anna.until(table, (scene) => scene.seats[1]?.kind === 'person');
  expect(seats[1]).toMatchObject({ name: 'Bart', present: false });
});

test('a person who has the link of a private table sits down at it', async () => {
  const [table, anna] = await seatedTable(testServer, { others: [OPEN] }, 'Anna');
  const bart = await testServer.arrive('Bart');
  const { invite = '' } = anna.scene(table).you;
  const path = `/api/tables/${table}?invite=${encodeURIComponent(invite)}`;
  const { scene } = await bart.ask<{ scene: object }>('GET', path);
  expect(scene).toMatchObject({ status: 'open', you: { host: false } });
  await join(bart, table, { invite });
  await anna.until(table, ({ seats }) => seats[1]?.kind === 'person');
});

test('a code leads to its table, however sloppily it is typed', async () => {
  const [table, anna] = await seatedTable(testServer, { others: [OPEN] }, 'Anna');
  const bart = await testServer.arrive('Bart');
  const { invite = '' } = anna.scene(table).you;
  const typed = ` ${invite.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
  expect(await bart.ask('POST', '/api/invites', { code: typed })).toMatchObject({ table });
  await join(bart, table, { invite: typed });
});

test('the code of a chair leads to its table, and then to that chair', async () => {
  const [table, anna] = await seatedTable(testServer, { game: 'stowaways', others: [OPEN, INVITED] }, 'Anna');
  const bart = await testServer.arrive('Bart');
  const code = seatInvite(anna, table, 2).toLowerCase().replaceAll('-', ' ');
  expect(await bart.ask('POST', '/api/invites', { code })).toMatchObject({ table });
  await join(bart, table, { invite: code });
  await anna.until(table, ({ seats }) => seats[2]?.kind === 'person');
  expect(await bart.refusal('POST', '/api/invites', { code })).toMatchObject({ code: 'invite' });
});

test('a code that belongs to no table says so', async () => {
  const bart = await testServer.arrive();
  const error = await bart.refusal('POST', '/api/invites', { code: 'AAAA-BBBB-CCCC' });
  expect(error).toMatchObject({ code: 'invite' });
});

test('a personal invitation opens the chair it is for, and no other', async () => {
  const [table, anna] = await seatedTable(testServer, { game: 'stowaways', others: [OPEN, INVITED] }, 'Anna');
  const bart = await testServer.arrive('Bart');
  await join(bart, table, { invite: seatInvite(anna, table, 2).toLowerCase(), seat: 1 });
  const { seats } = await anna.until(table, (scene) => scene.seats[2]?.kind === 'person');
  expect(seats[2]).toMatchObject({ name: 'Bart' });
  expect(seats[1]).toMatchObject({ kind: 'open' });
});

test('only the host sees the personal invitations', async () => {
  const [table, anna, bart] = await seatedTable(
    testServer,
    { game: 'stowaways', others: [INVITED] },
    'Anna',
    'Bart',
  );
  expect(seatInvite(anna, table, 2)).not.toBe('');
  expect(bart.raw.join()).not.toContain(seatInvite(anna, table, 2));
});

test('the invitation to the table does not open a chair that is kept for a person', async () => {
  const [table, anna] = await seatedTable(testServer, { others: [INVITED] }, 'Anna');
  const { invite } = anna.scene(table).you;
  expect(await notJoined(await testServer.arrive(), table, { invite })).toMatchObject({ code: 'full' });
});

test('a personal invitation opens nothing any more once the host has taken it back', async () => {
  const [table, anna] = await seatedTable(testServer, { others: [INVITED] }, 'Anna');
  const invite = seatInvite(anna, table, 1);
  await anna.ask('POST', `/api/tables/${table}/chair`, { seat: 1, chair: INVITED });
  expect(await notJoined(await testServer.arrive(), table, { invite })).toMatchObject({
    code: 'unknown-table',
  });
});

test('a person who was shown out comes back with another invitation', async () => {
  const [table, anna] = await seatedTable(testServer, { others: [INVITED] }, 'Anna');
  const bart = await (await testServer.arrive('Bart')).connect();
  const invite = seatInvite(anna, table, 1);
  await bart.attach(table, invite);
  await anna.ask('POST', `/api/tables/${table}/chair`, { seat: 1, chair: INVITED });
  await bart.untilHeard(({ is }) => is === 'gone');
  await anna.until(table, ({ seats }) => seats[1]?.invite !== invite);
  const { seats } = await bart.attach(table, seatInvite(anna, table, 1));
  expect(seats[1]).toMatchObject({ kind: 'invited' });
});

test('one chooses a free chair, and gets no other', async () => {
  const [table, anna, bart] = await seatedTable(
    testServer,
    { game: 'stowaways', visibility: 'public', others: [OPEN, BOT] },
    'Anna',
    'Bart',
  );
  const carla = await testServer.arrive('Carla');
  for (const seat of [0, 1, 3, 7])
    expect(await notJoined(carla, table, { seat })).toMatchObject({ code: 'seat-taken' });
  expect(await notJoined(bart, table)).toMatchObject({ code: 'already-seated' });
  await join(carla, table, { seat: 2 });
  await anna.until(table, ({ seats }) => seats[2]?.kind === 'person');
  expect(await notJoined(await testServer.arrive(), table)).toMatchObject({ code: 'full' });
});

test('of many who want the last chair at once, one gets it', async () => {
  const [table, anna] = await seatedTable(testServer, { visibility: 'public', others: [OPEN] }, 'Anna');
  const crowd = await Promise.all(['Bart', 'Carla', 'Dirk', 'Eva'].map((name) => testServer.arrive(name)));
  const answers = await Promise.all(crowd.map((one) => one.http('POST', `/api/tables/${table}/join`, {})));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  await anna.until(table, ({ seats }) => seats[1]?.kind === 'person');
});

test('before the start one can leave again, and another person sits down', async () => {
  const [table, anna, bart] = await seatedTable(testServer, { visibility: 'public' }, 'Anna', 'Bart');
  await bart.ask('POST', `/api/tables/${table}/leave`);
  await anna.until(table, ({ seats }) => seats[1]?.kind === 'open');
  expect((await bart.until(table, ({ you }) => you.seat === undefined)).you).toEqual({ host: false });
  expect(await bart.refusal('POST', `/api/tables/${table}/leave`)).toMatchObject({ code: 'not-seated' });
  await join(await testServer.arrive('Carla'), table);
  await anna.until(table, ({ seats }) => seats[1]?.name === 'Carla');
});

test('a person joins in the middle of a game and plays on', async () => {
  const [table, anna, bart] = await startedTable(testServer, { visibility: 'public' }, 'Anna', 'Bart');
  const carla = await (await testServer.arrive('Carla')).connect();
  expect(await notJoined(carla, table)).toMatchObject({ code: 'full' });
  await bart.ok({ do: 'resign', table });
  await anna.until(table, ({ seats }) => seats[1]?.away === 'resigned');
  const replace = { kind: 'replace', seat: 1, by: { kind: 'anybody' } };
  await anna.ok({ do: 'propose', table, at: anna.scene(table).seq, proposal: replace });
  await carla.attach(table);
  await join(carla, table);
  await carla.until(table, ({ you }) => you.seat === 1);
  await moves(anna, table, mark(4));
  await moves(carla, table, mark(0));
  const { seats, play } = await anna.until(table, (scene) => scene.play?.moves === 2);
  expect(seats[1]).toEqual({ kind: 'person', person: carla.info.id, name: 'Carla', present: true });
  expect(play?.view).toMatchObject({ board: [2, 0, 0, 0, 1, 0, 0, 0, 0] });
});

test('no one joins a game that is over', async () => {
  const [table, anna, bart] = await startedTable(testServer, { visibility: 'public' }, 'Anna', 'Bart');
  await annaWins(table, anna, bart);
  expect(await notJoined(await testServer.arrive(), table)).toMatchObject({ code: 'over' });
});

/** The answers to everything that a stranger could try, as status and text. */
async function tries(stranger: Person, table: string, invite?: string): Promise<readonly unknown[]> {
  const path = `/api/tables/${table}`;
  const query = invite === undefined ? '' : `?invite=${invite}`;
  const shown = invite === undefined ? {} : { invite };
  const at = 3;
  const replies = [];
  for (const [method, url, body] of [
    ['GET', `${path}${query}`],
    ['GET', `${path}/log${query}`],
    ['GET', `${path}/export${query}`],
    ['POST', `${path}/join`, shown],
    ['POST', `${path}/leave`, {}],
    ['POST', `${path}/start`, {}],
    ['POST', `${path}/chair`, { seat: 0, chair: OPEN }],
    ['POST', `${path}/rematch`, {}],
  ] as const)
    replies.push(await stranger.http(method, url, body));
  for (const message of [
    { do: 'attach', ...shown },
    { do: 'move', at, move: mark(4) },
    { do: 'undo', at },
    { do: 'restart', at },
    { do: 'propose', at, proposal: { kind: 'abandon' } },
    { do: 'answer', number: at, agree: true },
    { do: 'leave' },
    { do: 'return' },
    { do: 'hint', at },
    { do: 'chat', text: 'Ahoy' },
  ]) {
    const { id: _, ...reply } = await stranger.say({ ...message, table });
    replies.push(reply);
  }
  return replies;
}

test('a private table and one that does not exist look exactly alike, before, during and after the game', async () => {
  const carla = await (await testServer.arrive('Carla')).connect();
  const nowhere = await tries(carla, 'AAAAAAAAAAAAAAAA');
  expect(JSON.stringify(nowhere).match(/"code":"unknown-table"/g)).toHaveLength(nowhere.length);
  const [table, anna, bart] = await seatedTable(testServer, {}, 'Anna', 'Bart');
  const wrong = 'AAAA-BBBB-CCCC';
  expect(await tries(carla, table)).toEqual(nowhere);
  expect(await tries(carla, table, wrong)).toEqual(nowhere);
  await anna.ask('POST', `/api/tables/${table}/start`);
  expect(await tries(carla, table, wrong)).toEqual(nowhere);
  await annaWins(table, anna, bart);
  expect(await tries(carla, table, wrong)).toEqual(nowhere);
  expect(carla.heard.filter(({ is }) => is === 'scene')).toEqual([]);
});
