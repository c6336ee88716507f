/** Games that no one plays any more. */
import { requests } from '@captains-table/table';
import { expect, test } from 'vitest';
import { table as storedTable } from '../storage/records.ts';
import { TestRegistry } from './test-registry.ts';

const DAY = 86_400_000;

test('a game that no one has touched for long is closed, and stays in the history of its people', async () => {
  const server = await TestRegistry.open();
  const table = await server.play();
  await server.marks('anna', table, 4);
  const { news } = await server.watch('bart', table);
  server.now += 29 * DAY;
  await server.registry.closeUntouched(server.now - 30 * DAY);
  expect((await server.scene('anna', table)).status).toBe('playing');
  server.now += 2 * DAY;
  await server.registry.closeUntouched(server.now - 30 * DAY);
  const scene = await server.scene('anna', table);
  expect(scene).toMatchObject({ status: 'abandoned', closed: 'untouched', endedAt: server.now });
  // A spectator is shown this at once, and the end of the game reveals the seed.
  expect(news.at(-1)).toMatchObject({ is: 'scene' });
  expect(scene.play?.seed).toBeDefined();
  for (const person of ['anna', 'bart']) {
    const running = await server.storage.tables.running(person, { limit: 9 });
    const finished = await server.storage.tables.finished(person, { limit: 9 });
    expect(running.tables).toEqual([]);
    expect(finished.tables.map(({ record }) => [record.id, record.closed])).toEqual([[table, 'untouched']]);
  }
  expect(await server.storage.tables.statistics('anna')).toEqual([]);
  expect(server.troubles).toEqual([]);
});

test('it is an entry of its log: loaded again, the table is closed', async () => {
  const server = await TestRegistry.open();
  const table = await server.play();
  server.now += 31 * DAY;
  await server.registry.closeUntouched(server.now - 30 * DAY);
  server.now += DAY;
  await server.registry.unloadIdle();
  expect(server.registry.size).toBe(0);
  expect(await server.scene('anna', table)).toMatchObject({ status: 'abandoned', closed: 'untouched' });
  const stored = await server.storage.tables.load(table);
  expect(stored?.entries.at(-1)?.entry).toEqual({ kind: 'close', why: 'untouched' });
  await expect(server.marks('anna', table, 4)).rejects.toThrow('over');
});

test('a person who plays at the last moment keeps the game open', async () => {
  const server = await TestRegistry.open();
  const table = await server.play();
  const live = await server.registry.open(table);
  const seq = await live.read((state) => state.seq);
  await server.marks('anna', table, 4);
  expect(await live.submit((state) => requests.close(state, seq))).toBeUndefined();
  expect((await server.scene('anna', table)).status).toBe('playing');
});

test('a game whose clock runs is left to its clock', async () => {
  const server = await TestRegistry.open();
  const table = await server.play({ tempo: { kind: 'days', days: 30 } });
  server.now += 8 * DAY;
  await server.registry.closeUntouched(server.now - 7 * DAY);
  expect((await server.scene('anna', table)).status).toBe('playing');
});

test('a game whose rules are gone is put away all the same', async () => {
  const server = await TestRegistry.open();
  await server.storage.tables.create(
    storedTable('old', {
      game: 'tic-tac-toe',
      rules: 'long gone',
      options: { mode: 'classic' },
      tempo: { kind: 'none' },
      status: 'playing',
      chairs: [{ kind: 'person', person: 'anna' }],
      updatedAt: server.now,
    }),
    [],
    [{ seat: 0, person: 'anna', owes: true }],
  );
  server.now += 31 * DAY;
  await server.registry.closeUntouched(server.now - 30 * DAY);
  const { tables } = await server.storage.tables.finished('anna', { limit: 9 });
  expect(tables).toMatchObject([
    { record: { id: 'old', status: 'abandoned', closed: 'untouched' }, people: [{ owes: false }] },
  ]);
});
