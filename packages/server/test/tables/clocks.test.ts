import type { Move } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { requests } from '@captains-table/table';
import type { Wish } from './sitting.ts';
import { mark, SECOND, Sitting } from './sitting.ts';

const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const withTempo = (tempo: NonNullable<Wish['record']>['tempo'], wish: Wish = {}) =>
  Sitting.start({ ...wish, record: { ...wish.record, ...(tempo === undefined ? {} : { tempo }) } });
const BLITZ = { kind: 'game', seconds: 300, increment: 5 } as const;
const PORT_ROYAL = { game: 'port-royal', options: { randomStart: false } } as const;

test('without a tempo there are no clocks', async () => {
  const { table } = await Sitting.start();
  expect(table.clocks).toBeUndefined();
});

test('a clock runs for whoever has to decide, and for nobody else', async () => {
  const sitting = await withTempo({ kind: 'move', seconds: 60 });
  expect(sitting.running).toEqual([0]);
  await sitting.moves('anna', mark(4));
  expect(sitting.running).toEqual([1]);
});

test('where all decide at once, all clocks run, and each stops with its answer', async () => {
  const sitting = await withTempo({ kind: 'move', seconds: 60 }, { game: 'stowaways' });
  expect(sitting.running).toEqual([0, 1]);
  const [card] = sitting.table.match?.game.legal(sitting.table.match.state, 1) ?? [];
  await sitting.moves('bart', card as never);
  expect(sitting.running).toEqual([0]);
});

test('per move: each decision begins with the full time', async () => {
  const sitting = await withTempo({ kind: 'move', seconds: 60 }, PORT_ROYAL);
  await sitting.pass(50 * SECOND);
  expect(sitting.left).toEqual([10, 60]);
  await sitting.moves('anna', { kind: 'draw' });
  expect(sitting.left).toEqual([60, 60]);
  expect(sitting.running).toEqual([0]);
});

test('in days: whoever lets them pass is played on', async () => {
  const sitting = await withTempo({ kind: 'days', days: 3 });
  await sitting.pass(3 * DAY - 1);
  expect(sitting.table.away).toEqual([undefined, undefined]);
  await sitting.pass(1);
  expect(sitting.table.away).toEqual(['time', undefined]);
});

test('per game: the time used is gone, and the increment comes with the end of the turn only', async () => {
  const sitting = await withTempo(BLITZ, PORT_ROYAL);
  for (const move of [
    { kind: 'draw' },
    { kind: 'stop' },
    { kind: 'trade', card: 'base-ship-red-10' },
  ] as const) {
    await sitting.pass(10 * SECOND);
    await sitting.moves('anna', move);
  }
  expect(sitting.left).toEqual([270, 300]);
  await sitting.pass(10 * SECOND);
  await sitting.moves('anna', { kind: 'done' });
  expect(sitting.left).toEqual([265, 300]);
  expect(sitting.running).toEqual([1]);
});

test('a step back inside a turn gives no time back', async () => {
  const sitting = await withTempo(BLITZ, PORT_ROYAL);
  await sitting.moves('anna', { kind: 'draw' });
  await sitting.moves('anna', { kind: 'stop' });
  await sitting.pass(10 * SECOND);
  await sitting.does((table) => ({ kind: 'undo', seat: 0, to: (table.match?.line.length ?? 0) - 1 }));
  expect(sitting.left).toEqual([290, 300]);
});

test('undo and move again wins no time: a decision has its time once', async () => {
  const sitting = await withTempo({ kind: 'move', seconds: 10 }, PORT_ROYAL);
  await sitting.moves('anna', { kind: 'draw' });
  for (let times = 0; times < 3; times++) {
    await sitting.pass(3 * SECOND);
    await sitting.moves('anna', { kind: 'stop' });
    await sitting.does((table) => requests.undo(table, 'anna', table.seq, false));
  }
  expect(sitting.left).toEqual([4, 10]);
  await sitting.pass(4 * SECOND);
  expect(sitting.table.away[0]).toBe('time');
});

test('what was thought about a later step is not given back by going back to an earlier one', async () => {
  const sitting = await withTempo({ kind: 'move', seconds: 10 }, PORT_ROYAL);
  await sitting.moves('anna', { kind: 'draw' });
  await sitting.moves('anna', { kind: 'stop' });
  await sitting.pass(8 * SECOND);
  await sitting.does((table) => requests.undo(table, 'anna', table.seq, false));
  await sitting.moves('anna', { kind: 'stop' });
  expect(sitting.left).toEqual([2, 10]);
  await sitting.moves('anna', { kind: 'trade', card: 'base-ship-red-10' } as Move);
  expect(sitting.left).toEqual([10, 10]);
});

test('what all agree to take back begins with the full time', async () => {
  const sitting = await withTempo({ kind: 'move', seconds: 60 });
  await sitting.moves('anna', mark(4));
  await sitting.proposes('anna', { kind: 'undo', to: 0 });
  await sitting.pass(20 * SECOND);
  await sitting.answers('bart', true);
  expect(sitting.left).toEqual([60, 60]);
  expect(sitting.running).toEqual([0]);
});

test('time in which no server ran is given back, once', async () => {
  const sitting = await withTempo({ kind: 'move', seconds: 60 });
  const from = sitting.now + 10 * SECOND;
  const outages = [{ from, to: from + MINUTE }];
  sitting.now = from + MINUTE + 5 * SECOND;
  await sitting.does((table) => requests.outage(table, outages));
  expect(sitting.left).toEqual([45, 60]);
  expect(requests.outage(sitting.table, outages)).toBeUndefined();
  const earlier = [{ from: from - DAY, to: from - DAY / 2 }];
  expect(requests.outage(sitting.table, earlier)).toBeUndefined();
});

test('a decision that arose after an outage has lost nothing by it', async () => {
  const sitting = await withTempo({ kind: 'move', seconds: 60 });
  const from = sitting.now;
  sitting.now += MINUTE / 2;
  await sitting.moves('anna', mark(4));
  expect(requests.outage(sitting.table, [{ from, to: from + SECOND }])).toBeUndefined();
});

test('whoever runs out of time is played on by a bot until they return', async () => {
  const sitting = await withTempo(BLITZ);
  await sitting.pass(5 * MINUTE);
  expect(sitting.table.away[0]).toBe('time');
  expect(sitting.running).toEqual([]);
  await sitting.does((table) => requests.botMove(table, 0, table.decidingSince[0] ?? 0, mark(4)));
  await sitting.moves('bart', mark(0));
  await sitting.pass(MINUTE);
  expect(sitting.table.away[0]).toBe('time');
  await sitting.returns('anna');
  await sitting.moves('anna', mark(8));
});

test('whoever comes back to an empty clock has half a minute to look around', async () => {
  const sitting = await withTempo(BLITZ);
  await sitting.pass(5 * MINUTE);
  await sitting.returns('anna');
  expect(sitting.left).toEqual([30, 300]);
  expect(sitting.running).toEqual([0]);
  await sitting.pass(30 * SECOND);
  expect(sitting.table.away[0]).toBe('time');
});

test('leaving and returning wins no time, with an increment', async () => {
  const sitting = await withTempo(BLITZ);
  await sitting.pass(MINUTE);
  await sitting.leaves('anna');
  await sitting.returns('anna');
  expect(sitting.left).toEqual([240, 300]);
});

test('leaving and returning wins no time, with a time for each move', async () => {
  const sitting = await withTempo({ kind: 'move', seconds: 60 });
  await sitting.pass(20 * SECOND);
  await sitting.leaves('anna');
  await sitting.returns('anna');
  expect(sitting.left).toEqual([40, 60]);
});

test('a decision that arose while somebody was away has its full time when they return', async () => {
  const sitting = await withTempo({ kind: 'move', seconds: 60 });
  await sitting.pass(MINUTE);
  await sitting.does((table) => requests.botMove(table, 0, table.decidingSince[0] ?? 0, mark(4)));
  await sitting.moves('bart', mark(0));
  await sitting.pass(10 * MINUTE);
  await sitting.returns('anna');
  expect(sitting.left).toEqual([60, 60]);
});

test('the clocks of bots never run', async () => {
  const sitting = await withTempo(BLITZ, { chairs: [{ kind: 'bot', level: 'mate' }, 'anna'] });
  expect(sitting.running).toEqual([]);
  expect(sitting.table.clocks?.deadline).toBeUndefined();
  await sitting.does((table) => requests.botMove(table, 0, table.decidingSince[0] ?? 0, mark(4)));
  await sitting.pass(MINUTE);
  await sitting.moves('anna', mark(0));
  expect(sitting.left).toEqual([300, 245]);
  expect(sitting.running).toEqual([]);
});

test('whoever takes over a seat does not inherit an empty clock', async () => {
  const sitting = await withTempo(BLITZ);
  await sitting.pass(5 * MINUTE);
  await sitting.does((table) => requests.resign(table, 'anna'));
  await sitting.proposes('bart', { kind: 'replace', seat: 0, by: { kind: 'anybody' } });
  await sitting.does(() => ({ kind: 'chair', seat: 0, chair: { kind: 'person', person: 'carla' } }));
  expect(sitting.left).toEqual([30, 300]);
  await sitting.moves('carla', mark(4));
});

test('when the game is over nobody’s clock runs', async () => {
  const sitting = await withTempo(BLITZ);
  for (const [person, square] of [
    ['anna', 4],
    ['bart', 0],
    ['anna', 2],
    ['bart', 1],
  ] as const)
    await sitting.moves(person, mark(square));
  await sitting.pass(10 * SECOND);
  await sitting.moves('anna', mark(6));
  expect(sitting.table.status).toBe('over');
  expect(sitting.running).toEqual([]);
});
