/** The driver: order, storage, bots, alarms. */
import { isSeenBy } from '@captains-table/kernel';
import type { Seat } from '@captains-table/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GRACE, requests, sceneFor } from '../src/index.ts';
import type { Append } from '../src/index.ts';
import { DrivenTable, mark, NOON, SECOND } from '../src/testing/index.ts';
import type { DrivenTableOptions } from '../src/testing/index.ts';
import { eventually } from '@captains-table/table/testing';

const BOT = { kind: 'bot', level: 'sailor' } as const;
/** After two chairs and the start. */
const STARTED = 3;

async function start(options?: DrivenTableOptions): Promise<DrivenTable> {
  const driven = await DrivenTable.start(options);
  onTestFinished(() => driven.close());
  return driven;
}

const moves = ({ driver }: DrivenTable) => driver.table.match?.line.length;

test('an update holds the table and the events that led to it, once it is stored', async () => {
  const held: (() => void)[] = [];
  const driven = await start({
    storage: (log) => ({
      async append(append: Append) {
        if (append.entry.kind === 'move') await new Promise<void>((resolve) => held.push(resolve));
        return log.append(append);
      },
    }),
  });
  const shown = driven.updates.length;
  const moved = driven.move('anna', mark(4));
  await eventually(() => expect(held).toHaveLength(1));
  expect(driven.updates).toHaveLength(shown);
  held[0]?.();
  expect(await moved).toBe(STARTED + 1);
  expect(driven.updates.at(-1)).toMatchObject({
    table: { seq: STARTED + 1 },
    events: [{ key: 'marked', square: 4 }],
    rolesChanged: false,
    written: { entry: { kind: 'move', seat: 0 } },
  });
});

test('what cannot be stored has not happened, and the next turn reads what is stored', async () => {
  let full = false;
  const driven = await start({
    storage: (log) => ({
      append: (append) => (full ? Promise.reject(new Error('the disk is full')) : log.append(append)),
    }),
  });
  const shown = driven.updates.length;
  full = true;
  await expect(driven.move('anna', mark(4))).rejects.toThrow('the disk is full');
  expect(driven.updates).toHaveLength(shown);
  full = false;
  expect(await driven.driver.inTurn(() => driven.driver.table.seq)).toBe(STARTED);
  expect(driven.updates.at(-1)).toMatchObject({ table: { seq: STARTED }, events: [], rolesChanged: true });
  expect(await driven.move('anna', mark(8))).toBe(STARTED + 1);
});

test('requests wait their turn: of two for the same decision the second is refused', async () => {
  const driven = await start();
  const at = driven.driver.table.seq;
  const asked = [4, 5].map((square) =>
    driven.driver.submit((table) => requests.move(table, 'anna', at, mark(square))),
  );
  const [first, second] = await Promise.allSettled(asked);
  expect(first).toMatchObject({ status: 'fulfilled', value: STARTED + 1 });
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'refused' } });
});

test('where another writer was faster, its entries are read and the request is judged again', async () => {
  const driven = await start();
  const at = driven.driver.table.seq;
  await driven.log.append({
    table: 'table',
    seq: at + 1,
    at: NOON,
    entry: { kind: 'away', seat: 1, why: 'left' },
    change: {},
  });
  expect(await driven.move('anna', mark(4))).toBe(at + 2);
  expect(driven.driver.table.away).toEqual([undefined, 'left']);
});

test('nothing is refused for want of what another writer has stored', async () => {
  const driven = await start();
  const bartMoves = () => driven.driver.submit((table) => requests.move(table, 'bart', STARTED + 1, mark(0)));
  await expect(bartMoves()).rejects.toMatchObject({ code: 'stale' });
  const entry = { kind: 'move', seat: 0, move: mark(4) } as const;
  await driven.log.append({ table: 'table', seq: STARTED + 1, at: NOON, entry, change: {} });
  expect(await bartMoves()).toBe(STARTED + 2);
  expect(driven.updates.map(({ table, events }) => [table.seq, events.length]).slice(-2)).toEqual([
    [STARTED + 2, 1],
    [STARTED + 2, 1],
  ]);
});

test('entries of other writers are shown when the driver catches up', async () => {
  const driven = await start();
  const entry = { kind: 'move', seat: 0, move: mark(4) } as const;
  await driven.log.append({ table: 'table', seq: STARTED + 1, at: NOON, entry, change: {} });
  await driven.driver.catchUp();
  expect(driven.updates.at(-1)).toMatchObject({ events: [{ key: 'marked' }], rolesChanged: true });
  expect(driven.updates.at(-1)?.written).toBeUndefined();
});

test('legal moves are worked out once a move, for request, referee and scene together', async () => {
  const driven = await start();
  const { game } = driven.driver.table.loaded;
  const legal = vi.spyOn(game, 'legal');
  onTestFinished(() => legal.mockRestore());
  const scenes = () =>
    [0, 1].map((seat: Seat) => {
      const { table, events } = driven.updates.at(-1) ?? { table: driven.driver.table, events: [] };
      const people = { name: () => undefined, goneSince: () => undefined, watching: 0 };
      return [sceneFor(table, { seat, host: false }, people), events.filter((one) => isSeenBy(one, seat))];
    });
  scenes();
  legal.mockClear();
  await driven.move('anna', mark(4));
  scenes();
  await driven.move('bart', mark(0));
  // Once for each seat of each new position.
  expect(legal).toHaveBeenCalledTimes(2);
});

test('bots decide until a person has to', async () => {
  const driven = await start({ chairs: ['anna', BOT] });
  await driven.move('anna', mark(4));
  await eventually(() => expect(moves(driven)).toBe(2));
  expect(driven.driver.table.pending).toMatchObject([{ seat: 0 }]);
  expect(driven.troubles).toEqual([]);
});

test('a clock that runs out lets a bot play on', async () => {
  const driven = await start({ record: { tempo: { kind: 'move', seconds: 10 } } });
  driven.pass(9 * SECOND);
  expect(driven.driver.table.away).toEqual([undefined, undefined]);
  driven.pass(2 * SECOND);
  await eventually(() => expect(driven.driver.table.away[0]).toBe('time'));
  await eventually(() => expect(moves(driven)).toBe(1));
});

test('time in which no server ran is given back before a clock runs out', async () => {
  const outage = { from: NOON + SECOND, to: NOON + 8 * SECOND };
  const driven = await start({
    record: { tempo: { kind: 'move', seconds: 10 } },
    outages: () => (driven.now >= outage.to ? [outage] : []),
  });
  driven.pass(11 * SECOND);
  await eventually(() => expect(driven.driver.table.outageUntil).toBe(outage.to));
  await driven.driver.inTurn(() => undefined);
  expect(driven.driver.table.away[0]).toBeUndefined();
});

test('bots pause while no one looks, and go on when a player comes back', async () => {
  const driven = await start({ chairs: ['anna', BOT] });
  driven.gone.set('anna', NOON);
  driven.driver.presenceChanged();
  driven.pass(GRACE);
  await driven.move('anna', mark(4));
  await driven.driver.inTurn(() => undefined);
  expect([driven.driver.areBotsPaused, driven.driver.isThinking]).toEqual([true, false]);
  expect(await driven.log.wakeAt()).toBeUndefined();
  driven.gone.clear();
  driven.driver.presenceChanged();
  driven.driver.askNextBot();
  await eventually(() => expect(moves(driven)).toBe(2));
});

test('a driver that is closed wakes no more', async () => {
  const driven = await start({ record: { tempo: { kind: 'move', seconds: 10 } } });
  await driven.close();
  driven.pass(60 * SECOND);
  await driven.driver.inTurn(() => undefined);
  expect(driven.driver.table.seq).toBe(STARTED);
});
