/** Games at which nobody plays any more. */
import { requests } from '@captains-table/table';
import { expect, test } from 'vitest';
import { House } from './house.ts';

const DAY = 86_400_000;

test('a game that nobody has touched for long is closed, and stays in the history of its people', async () => {
  const house = await House.open();
  const table = await house.play();
  await house.marks('anna', table, 4);
  const { news } = await house.watch('bart', table);
  house.now += 29 * DAY;
  await house.hall.closeUntouched(house.now - 30 * DAY);
  expect((await house.scene('anna', table)).status).toBe('playing');
  house.now += 2 * DAY;
  await house.hall.closeUntouched(house.now - 30 * DAY);
  const scene = await house.scene('anna', table);
  expect(scene).toMatchObject({ status: 'abandoned', closed: 'untouched', endedAt: house.now });
  // Whoever looks on is shown it at once, and with the end the seed is known.
  expect(news.at(-1)).toMatchObject({ is: 'scene' });
  expect(scene.play?.seed).toBeDefined();
  for (const person of ['anna', 'bart']) {
    const running = await house.storage.tables.running(person, { limit: 9 });
    const finished = await house.storage.tables.finished(person, { limit: 9 });
    expect(running.tables).toEqual([]);
    expect(finished.tables.map(({ record }) => [record.id, record.closed])).toEqual([[table, 'untouched']]);
  }
  expect(await house.storage.tables.statistics('anna')).toEqual([]);
  expect(house.troubles).toEqual([]);
});

test('it is an entry of its log: whoever loads the table finds it closed', async () => {
  const house = await House.open();
  const table = await house.play();
  house.now += 31 * DAY;
  await house.hall.closeUntouched(house.now - 30 * DAY);
  house.now += DAY;
  await house.hall.clearAway();
  expect(house.hall.size).toBe(0);
  expect(await house.scene('anna', table)).toMatchObject({ status: 'abandoned', closed: 'untouched' });
  const stored = await house.storage.tables.load(table);
  expect(stored?.entries.at(-1)?.entry).toEqual({ kind: 'close', why: 'untouched' });
  await expect(house.marks('anna', table, 4)).rejects.toThrow('over');
});

test('whoever plays at the last moment keeps the game open', async () => {
  const house = await House.open();
  const table = await house.play();
  const live = await house.hall.open(table);
  const seq = await live.read((laid) => laid.seq);
  await house.marks('anna', table, 4);
  expect(await live.submit((laid) => requests.close(laid, seq))).toBeUndefined();
  expect((await house.scene('anna', table)).status).toBe('playing');
});

test('a game whose clock runs is left to its clock', async () => {
  const house = await House.open();
  const table = await house.play({ tempo: { kind: 'days', days: 30 } });
  house.now += 8 * DAY;
  await house.hall.closeUntouched(house.now - 7 * DAY);
  expect((await house.scene('anna', table)).status).toBe('playing');
});

test('a game whose rules are gone is put away all the same', async () => {
  const house = await House.open();
  await house.storage.tables.create(
    {
      id: 'old',
      game: 'tic-tac-toe',
      rules: 'long gone',
      options: { mode: 'classic' },
      tempo: { kind: 'none' },
      visibility: 'invite',
      spectators: true,
      hints: true,
      host: 'anna',
      invite: 'x',
      seed: 'x',
      status: 'playing',
      chairs: [{ kind: 'person', person: 'anna' }],
      createdAt: house.now,
      updatedAt: house.now,
    },
    [],
    [{ seat: 0, person: 'anna', owes: true }],
  );
  house.now += 31 * DAY;
  await house.hall.closeUntouched(house.now - 30 * DAY);
  const { tables } = await house.storage.tables.finished('anna', { limit: 9 });
  expect(tables).toMatchObject([
    { record: { id: 'old', status: 'abandoned', closed: 'untouched' }, people: [{ owes: false }] },
  ]);
});
