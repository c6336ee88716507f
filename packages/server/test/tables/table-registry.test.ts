import { expect, test } from 'vitest';
import { table as storedTable } from '../storage/records.ts';
import { TestRegistry } from './test-registry.ts';
import { NOON, eventually } from '@captains-table/table/testing';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('a table that no one uses leaves memory, and comes back on demand', async () => {
  const server = await TestRegistry.open();
  const table = await server.play();
  await server.marks('anna', table, 4);
  server.now += 2 * MINUTE;
  await server.registry.unloadIdle();
  expect(server.registry.size).toBe(1);
  server.now += 1;
  await server.registry.unloadIdle();
  expect(server.registry.size).toBe(0);
  await server.marks('bart', table, 0);
  expect(await server.scene('anna', table)).toMatchObject({ play: { moves: 2 } });
});

test('a table that a person looks at stays', async () => {
  const server = await TestRegistry.open();
  const table = await server.play();
  const { subscriber } = await server.watch('bart', table);
  server.now += HOUR;
  await server.registry.unloadIdle();
  expect(server.registry.size).toBe(1);
  await (await server.registry.open(table)).detach(subscriber);
  server.now += HOUR;
  await server.registry.unloadIdle();
  expect(server.registry.size).toBe(0);
});

test('a deadline is kept also when the table is not in memory', async () => {
  const server = await TestRegistry.open();
  const table = await server.play({ tempo: { kind: 'days', days: 2 } });
  server.now += 2 * DAY - 1;
  await server.registry.unloadIdle();
  await server.registry.wakeDue();
  expect(server.registry.size).toBe(0);
  server.now += 1;
  await server.registry.wakeDue();
  await eventually(async () => {
    const { seats, play } = await server.scene('bart', table);
    expect(seats[0]).toMatchObject({ away: 'time', level: 'mate' });
    expect(play).toMatchObject({ moves: 1, pending: [{ seat: 1 }] });
  });
});

test('two who ask for a rematch at once get one table, and there is no other', async () => {
  const server = await TestRegistry.open();
  const table = await server.play();
  for (const [person, square] of [
    ['anna', 4],
    ['bart', 0],
    ['anna', 2],
    ['bart', 1],
    ['anna', 6],
  ] as const)
    await server.marks(person, table, square);
  const [first, second] = await Promise.all([
    server.registry.rematch(table, 'anna'),
    server.registry.rematch(table, 'bart'),
  ]);
  expect(second).toBe(first);
  expect(await server.registry.rematch(table, 'bart')).toBe(first);
  const { tables } = await server.storage.tables.running('anna', { limit: 9 });
  expect(tables.map(({ record }) => record.id)).toEqual([first]);
  expect((await server.scene('anna', table)).rematch).toBe(first);
});

test('a game that began with other rules cannot be opened, and does not keep the rest waiting', async () => {
  const server = await TestRegistry.open();
  const record = storedTable('old', {
    game: 'tic-tac-toe',
    rules: '0',
    options: { mode: 'classic' },
    tempo: { kind: 'none' },
    status: 'playing',
    chairs: [],
    wakeAt: NOON,
  });
  await server.storage.tables.create(record, [], []);
  await expect(server.registry.open('old')).rejects.toMatchObject({ code: 'rules-changed' });
  await server.registry.wakeDue();
  await server.registry.wakeDue();
  expect(server.troubles).toEqual(['due: Failure: rules-changed']);
  server.now += MINUTE;
  await server.registry.wakeDue();
  expect(server.troubles).toHaveLength(2);
});

test('what could not be stored has not happened', async () => {
  let full = false;
  const server = await TestRegistry.open({
    breaks: (kept) => ({
      append: (entry) => (full ? Promise.reject(new Error('the disk is full')) : kept.append(entry)),
    }),
  });
  const table = await server.play();
  const { news } = await server.watch('bart', table);
  const shown = news.length;
  full = true;
  await expect(server.marks('anna', table, 4)).rejects.toThrow('the disk is full');
  expect(news).toHaveLength(shown);
  full = false;
  expect(await server.scene('bart', table)).toMatchObject({ seq: 4, play: { moves: 0 } });
  await server.marks('anna', table, 8);
  expect(news.at(-1)).toMatchObject({ is: 'scene', events: [{ key: 'marked', square: 8 }] });
});

test('words that cannot be read keep no one from the table', async () => {
  const server = await TestRegistry.open({
    breaks: () => ({ chat: () => Promise.reject(new Error('gone')) }),
  });
  const table = await server.play();
  const { news } = await server.watch('bart', table);
  expect(news).toMatchObject([{ is: 'scene', scene: { status: 'playing' } }, { is: 'scene' }]);
  expect(server.troubles).toEqual(['chat: Error: gone']);
});

test('a server that closes opens no table any more', async () => {
  const server = await TestRegistry.open();
  const table = await server.play();
  await server.close();
  await expect(server.registry.open(table)).rejects.toMatchObject({ code: 'closing' });
});

test('a clock that runs out is noticed without anyone asking', async () => {
  const server = await TestRegistry.open();
  const table = await server.play({ tempo: { kind: 'move', seconds: 10 } });
  server.now += 9_990;
  (await server.registry.open(table)).wake();
  server.now += 10;
  await eventually(async () => expect((await server.scene('bart', table)).seats[0]?.away).toBe('time'));
});
