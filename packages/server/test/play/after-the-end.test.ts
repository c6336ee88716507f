import { createHash } from 'node:crypto';
import { loadGame } from '@captains-table/catalogue';
import type { GameEvent, MatchDocument } from '@captains-table/kernel';
import { parseMatchDocument, verify } from '@captains-table/kernel';
import type { TableSummary } from '@captains-table/protocol';
import { expect, test } from 'vitest';
import { sharedTestServer } from './test-server.ts';
import type { Person } from './person.ts';
import { annaWins, mark, moves, startedTable } from './tables-with-people.ts';

const testServer = sharedTestServer();

const log = async (person: Person, table: string) =>
  (await person.ask<{ moves: { seat: number; events: GameEvent[] }[] }>('GET', `/api/tables/${table}/log`))
    .moves;
const tables = async (person: Person, which: string) =>
  (await person.ask<{ tables: TableSummary[] }>('GET', `/api/tables/${which}`)).tables;

test('the result says who won, and what each score is made of', async () => {
  const wish = { game: 'stowaways', others: [{ kind: 'bot', level: 'random' }] } as const;
  const [table, anna] = await startedTable(testServer, wish, 'Anna');
  await anna.playOn(table);
  const { play, endedAt } = anna.scene(table);
  const { ranking, scores, breakdown } = play?.result ?? { ranking: [], scores: [], breakdown: [] };
  expect(Math.min(...ranking)).toBe(1);
  expect(scores).toHaveLength(2);
  for (const [seat, parts] of breakdown.entries())
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(scores[seat]);
  expect(play).toMatchObject({ pending: [], legal: [] });
  expect(endedAt).toBeGreaterThan(0);
});

test('the seed is shown at the end, and it is the one that was promised', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const { commitment } = anna.scene(table);
  expect(anna.scene(table).play).not.toHaveProperty('seed');
  await annaWins(table, anna, bart);
  const { play } = bart.scene(table);
  expect(
    createHash('sha256')
      .update(play?.seed ?? '')
      .digest('hex'),
  ).toBe(commitment);
  const earlier = bart.raw.filter((text) => text.includes(play?.seed ?? ''));
  expect(earlier).toHaveLength(1);
});

test('the export of a finished game can be verified by anyone, undone moves included', async () => {
  const [table, anna, bart] = await startedTable(
    testServer,
    { game: 'stowaways', visibility: 'public' },
    'Anna',
    'Bart',
  );
  await moves(anna, table, anna.scene(table).play?.legal[0] ?? mark(0));
  await anna.ok({ do: 'propose', table, at: anna.scene(table).seq, proposal: { kind: 'undo', to: 0 } });
  const asked = await bart.until(table, ({ play }) => play?.proposal !== undefined);
  await bart.ok({ do: 'answer', table, number: asked.play?.proposal?.number, agree: true });
  await anna.until(table, ({ play }) => play?.moves === 0);
  await Promise.all([anna.playOn(table), bart.playOn(table)]);
  const carla = await testServer.arrive('Carla');
  const exported = await carla.ask<MatchDocument>('GET', `/api/tables/${table}/export`);
  const document = parseMatchDocument(exported);
  expect(document).toMatchObject({
    commitment: anna.scene(table).commitment,
    seed: anna.scene(table).play?.seed,
    result: anna.scene(table).play?.result,
  });
  expect(document.log.some((entry) => 'undo' in entry)).toBe(true);
  const loaded = await loadGame('stowaways');
  expect(loaded && verify(loaded.game, document)).toMatchObject({ ok: true });
});

test('there is no export before the end, for anyone', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  for (const person of [anna, bart])
    expect(await person.refusal('GET', `/api/tables/${table}/export`)).toMatchObject({
      code: 'not-started',
    });
});

test('an abandoned game can be exported, too', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  await moves(anna, table, mark(4));
  await anna.ok({ do: 'propose', table, at: anna.scene(table).seq, proposal: { kind: 'abandon' } });
  const { play } = await bart.until(table, (scene) => scene.play?.proposal !== undefined);
  await bart.ok({ do: 'answer', table, number: play?.proposal?.number, agree: true });
  await anna.until(table, ({ status }) => status === 'abandoned');
  const document = await bart.ask<MatchDocument>('GET', `/api/tables/${table}/export`);
  expect(document).not.toHaveProperty('result');
  const loaded = await loadGame('tic-tac-toe');
  expect(loaded && verify(loaded.game, document)).toEqual({ ok: true, moves: 1 });
});

test('the log shows everyone what they may know, and no more', async () => {
  const [table, anna, bart] = await startedTable(
    testServer,
    { game: 'stowaways', visibility: 'public' },
    'Anna',
    'Bart',
  );
  const carla = await testServer.arrive('Carla');
  await Promise.all([anna.playOn(table), bart.playOn(table)]);
  const drawn = async (person: Person) => {
    const events = (await log(person, table)).flatMap((move) => move.events);
    return events.flatMap((event) => (event.key === 'drew-card' && 'seat' in event ? [event.seat] : []));
  };
  expect(new Set(await drawn(anna))).toEqual(new Set([0]));
  expect(new Set(await drawn(bart))).toEqual(new Set([1]));
  expect(await drawn(carla)).toEqual([]);
  expect((await log(anna, table)).flatMap(({ events }) => events)).toEqual(anna.events);
});

test('undone moves are not in the log', async () => {
  const [table, anna] = await startedTable(
    testServer,
    { others: [{ kind: 'bot', level: 'random' }] },
    'Anna',
  );
  await moves(anna, table, mark(4));
  await anna.until(table, ({ play }) => play?.moves === 2);
  expect(await log(anna, table)).toHaveLength(2);
  await anna.ok({ do: 'propose', table, at: anna.scene(table).seq, proposal: { kind: 'undo', to: 0 } });
  expect(await log(anna, table)).toEqual([]);
});

test('finished games are in the history and the statistics of their players', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  expect(await tables(anna, 'finished')).toEqual([]);
  await annaWins(table, anna, bart);
  expect(await tables(bart, 'mine')).toEqual([]);
  expect(await tables(bart, 'finished')).toMatchObject([
    {
      id: table,
      status: 'over',
      myTurn: false,
      seats: [{ name: 'Anna' }, { name: 'Bart' }],
      result: { ranking: [1, 2] },
    },
  ]);
  const played = { game: 'tic-tac-toe', mode: 'classic', games: 1 };
  const statistics = (person: Person) => person.ask('GET', '/api/statistics');
  expect(await statistics(anna)).toEqual({
    statistics: [{ ...played, wins: 1, meanScore: 1, bestScore: 1 }],
  });
  expect(await statistics(bart)).toEqual({
    statistics: [{ ...played, wins: 0, meanScore: 0, bestScore: 0 }],
  });
});

test('a rematch keeps seats for the same people, and only those who have agreed sit down', async () => {
  const [table, anna, bart] = await startedTable(
    testServer,
    { hints: false, visibility: 'public' },
    'Anna',
    'Bart',
  );
  expect(await bart.refusal('POST', `/api/tables/${table}/rematch`)).toMatchObject({
    code: 'not-started',
  });
  await annaWins(table, anna, bart);
  const { table: next } = await bart.ask<{ table: string }>('POST', `/api/tables/${table}/rematch`);
  expect(await anna.until(table, ({ rematch }) => rematch !== undefined)).toMatchObject({
    rematch: next,
    rematchBy: [1],
  });
  const scene = await bart.attach(next);
  expect(scene).toMatchObject({
    status: 'open',
    hints: false,
    visibility: 'public',
    host: bart.info.id,
    seats: [
      { kind: 'invited', person: anna.info.id, name: 'Anna' },
      { kind: 'person', person: bart.info.id },
    ],
  });
  expect(await bart.refusal('POST', `/api/tables/${next}/start`)).toMatchObject({ code: 'not-ready' });
  expect((await anna.attach(next)).you).toEqual({ kept: 0, host: false });
  expect(await anna.ask('POST', `/api/tables/${table}/rematch`)).toEqual({ table: next });
  expect((await bart.until(table, ({ rematchBy }) => rematchBy?.length === 2)).rematchBy).toEqual([1, 0]);
  await bart.until(next, ({ seats }) => seats[0]?.kind === 'person');
  expect(scene.commitment).not.toBe(anna.scene(table).commitment);
  await bart.ask('POST', `/api/tables/${next}/start`);
  const stranger = await testServer.arrive();
  expect(await stranger.refusal('POST', `/api/tables/${table}/rematch`)).toMatchObject({
    code: 'not-seated',
  });
});

test('two who ask for a rematch at once get one table', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  await annaWins(table, anna, bart);
  const ask = (person: Person) => person.ask<{ table: string }>('POST', `/api/tables/${table}/rematch`);
  const [first, second] = await Promise.all([ask(anna), ask(bart)]);
  expect(second).toEqual(first);
  expect((await tables(anna, 'mine')).map(({ id }) => id)).toEqual([first.table]);
});
