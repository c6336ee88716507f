import { expect, test, vi } from 'vitest';
import type { TableRecord } from '../../src/storage/storage.ts';
import { House } from './house.ts';
import { NOON } from '@captains-table/table/testing';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('a table that nobody uses leaves memory, and comes back on demand', async () => {
  const house = await House.open();
  const table = await house.play();
  await house.marks('anna', table, 4);
  house.now += 2 * MINUTE;
  await house.hall.clearAway();
  expect(house.hall.size).toBe(1);
  house.now += 1;
  await house.hall.clearAway();
  expect(house.hall.size).toBe(0);
  await house.marks('bart', table, 0);
  expect(await house.scene('anna', table)).toMatchObject({ play: { moves: 2 } });
});

test('a table that somebody looks at stays', async () => {
  const house = await House.open();
  const table = await house.play();
  const { viewer } = await house.watch('bart', table);
  house.now += HOUR;
  await house.hall.clearAway();
  expect(house.hall.size).toBe(1);
  await (await house.hall.open(table)).detach(viewer);
  house.now += HOUR;
  await house.hall.clearAway();
  expect(house.hall.size).toBe(0);
});

test('a deadline is kept also when the table is not in memory', async () => {
  const house = await House.open();
  const table = await house.play({ tempo: { kind: 'days', days: 2 } });
  house.now += 2 * DAY - 1;
  await house.hall.clearAway();
  await house.hall.attendToDue();
  expect(house.hall.size).toBe(0);
  house.now += 1;
  await house.hall.attendToDue();
  await vi.waitFor(async () => {
    const { seats, play } = await house.scene('bart', table);
    expect(seats[0]).toMatchObject({ away: 'time', level: 'mate' });
    expect(play).toMatchObject({ moves: 1, pending: [{ seat: 1 }] });
  });
});

test('two who ask for a rematch at once get one table, and there is no other', async () => {
  const house = await House.open();
  const table = await house.play();
  for (const [person, square] of [
    ['anna', 4],
    ['bart', 0],
    ['anna', 2],
    ['bart', 1],
    ['anna', 6],
  ] as const)
    await house.marks(person, table, square);
  const [first, second] = await Promise.all([
    house.hall.rematch(table, 'anna'),
    house.hall.rematch(table, 'bart'),
  ]);
  expect(second).toBe(first);
  expect(await house.hall.rematch(table, 'bart')).toBe(first);
  const { tables } = await house.storage.tables.running('anna', { limit: 9 });
  expect(tables.map(({ record }) => record.id)).toEqual([first]);
  expect((await house.scene('anna', table)).rematch).toBe(first);
});

test('a game that began with other rules cannot be opened, and does not keep the rest waiting', async () => {
  const house = await House.open();
  const record: TableRecord = {
    id: 'old',
    game: 'tic-tac-toe',
    rules: '0',
    options: { mode: 'classic' },
    tempo: { kind: 'none' },
    visibility: 'public',
    spectators: true,
    hints: true,
    host: 'anna',
    invite: 'AAAA-BBBB-CCCC',
    seed: '0'.repeat(32),
    status: 'playing',
    chairs: [],
    createdAt: NOON,
    updatedAt: NOON,
    wakeAt: NOON,
  };
  await house.storage.tables.create(record, [], []);
  await expect(house.hall.open('old')).rejects.toMatchObject({ code: 'rules-changed' });
  await house.hall.attendToDue();
  await house.hall.attendToDue();
  expect(house.troubles).toEqual(['due: Failure: rules-changed']);
  house.now += MINUTE;
  await house.hall.attendToDue();
  expect(house.troubles).toHaveLength(2);
});

test('what could not be stored has not happened', async () => {
  let full = false;
  const house = await House.open({
    breaks: (kept) => ({
      append: (entry) => (full ? Promise.reject(new Error('the disk is full')) : kept.append(entry)),
    }),
  });
  const table = await house.play();
  const { news } = await house.watch('bart', table);
  const shown = news.length;
  full = true;
  await expect(house.marks('anna', table, 4)).rejects.toThrow('the disk is full');
  expect(news).toHaveLength(shown);
  full = false;
  expect(await house.scene('bart', table)).toMatchObject({ seq: 4, play: { moves: 0 } });
  await house.marks('anna', table, 8);
  expect(news.at(-1)).toMatchObject({ is: 'scene', events: [{ key: 'marked', square: 8 }] });
});

test('words that cannot be read keep nobody from the table', async () => {
  const house = await House.open({ breaks: () => ({ chat: () => Promise.reject(new Error('gone')) }) });
  const table = await house.play();
  const { news } = await house.watch('bart', table);
  expect(news).toMatchObject([{ is: 'scene', scene: { status: 'playing' } }, { is: 'scene' }]);
  expect(house.troubles).toEqual(['chat: Error: gone']);
});

test('a house that closes opens no table any more', async () => {
  const house = await House.open();
  const table = await house.play();
  await house.close();
  await expect(house.hall.open(table)).rejects.toMatchObject({ code: 'closing' });
});

test('a clock that runs out is noticed without anybody asking', async () => {
  const house = await House.open();
  const table = await house.play({ tempo: { kind: 'move', seconds: 10 } });
  house.now += 9_990;
  (await house.hall.open(table)).wake();
  house.now += 10;
  await vi.waitFor(async () => expect((await house.scene('bart', table)).seats[0]?.away).toBe('time'));
});
