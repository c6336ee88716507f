import { expect, test } from 'vitest';
import { requests } from '../src/index.ts';
import type { TestTableOptions } from '../src/testing/index.ts';
import { FIXED_START, mark, SECOND, shipFirst, TestTable } from '../src/testing/index.ts';
import { defined } from '@captains-table/kernel';

const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const withTempo = (tempo: NonNullable<TestTableOptions['record']>['tempo'], wish: TestTableOptions = {}) =>
  TestTable.start({ ...wish, record: { ...wish.record, ...defined({ tempo }) } });
const BLITZ = { kind: 'game', seconds: 300, increment: 5 } as const;
const { seed, trade } = await shipFirst();
const PORT_ROYAL = { game: 'port-royal', options: FIXED_START, record: { seed } } as const;

test('without a tempo there are no clocks', async () => {
  const { table } = await TestTable.start();
  expect(table.clocks).toBeUndefined();
});

test('a clock runs for a person who has to decide, and for no one else', async () => {
  const testTable = await withTempo({ kind: 'move', seconds: 60 });
  expect(testTable.running).toEqual([0]);
  await testTable.move('anna', mark(4));
  expect(testTable.running).toEqual([1]);
});

test('where all decide at once, all clocks run, and each stops with its answer', async () => {
  const testTable = await withTempo({ kind: 'move', seconds: 60 }, { game: 'stowaways' });
  expect(testTable.running).toEqual([0, 1]);
  const [card] = testTable.table.match?.game.legal(testTable.table.match.state, 1) ?? [];
  await testTable.move('bart', card);
  expect(testTable.running).toEqual([0]);
});

test('per move: each decision begins with the full time', async () => {
  const testTable = await withTempo({ kind: 'move', seconds: 60 }, PORT_ROYAL);
  await testTable.pass(50 * SECOND);
  expect(testTable.left).toEqual([10, 60]);
  await testTable.move('anna', { kind: 'draw' });
  expect(testTable.left).toEqual([60, 60]);
  expect(testTable.running).toEqual([0]);
});

test('in days: a person who lets them pass is played on', async () => {
  const testTable = await withTempo({ kind: 'days', days: 3 });
  await testTable.pass(3 * DAY - 1);
  expect(testTable.table.away).toEqual([undefined, undefined]);
  await testTable.pass(1);
  expect(testTable.table.away).toEqual(['time', undefined]);
});

test('per game: the time used is gone, and the increment comes with the end of the turn only', async () => {
  const testTable = await withTempo(BLITZ, PORT_ROYAL);
  for (const move of [{ kind: 'draw' }, { kind: 'stop' }, trade]) {
    await testTable.pass(10 * SECOND);
    await testTable.move('anna', move);
  }
  expect(testTable.left).toEqual([270, 300]);
  await testTable.pass(10 * SECOND);
  await testTable.move('anna', { kind: 'done' });
  expect(testTable.left).toEqual([265, 300]);
  expect(testTable.running).toEqual([1]);
});

test('a step back inside a turn gives no time back', async () => {
  const testTable = await withTempo(BLITZ, PORT_ROYAL);
  await testTable.move('anna', { kind: 'draw' });
  await testTable.move('anna', { kind: 'stop' });
  await testTable.pass(10 * SECOND);
  await testTable.submit((table) => ({ kind: 'undo', seat: 0, to: (table.match?.line.length ?? 0) - 1 }));
  expect(testTable.left).toEqual([290, 300]);
});

test('undo and move again wins no time: a decision has its time once', async () => {
  const testTable = await withTempo({ kind: 'move', seconds: 10 }, PORT_ROYAL);
  await testTable.move('anna', { kind: 'draw' });
  for (let times = 0; times < 3; times++) {
    await testTable.pass(3 * SECOND);
    await testTable.move('anna', { kind: 'stop' });
    await testTable.submit((table) => requests.undo(table, 'anna', table.seq, false));
  }
  expect(testTable.left).toEqual([4, 10]);
  await testTable.pass(4 * SECOND);
  expect(testTable.table.away[0]).toBe('time');
});

test('what was thought about a later step is not given back by going back to an earlier one', async () => {
  const testTable = await withTempo({ kind: 'move', seconds: 10 }, PORT_ROYAL);
  await testTable.move('anna', { kind: 'draw' });
  await testTable.move('anna', { kind: 'stop' });
  await testTable.pass(8 * SECOND);
  await testTable.submit((table) => requests.undo(table, 'anna', table.seq, false));
  await testTable.move('anna', { kind: 'stop' });
  expect(testTable.left).toEqual([2, 10]);
  await testTable.move('anna', trade);
  expect(testTable.left).toEqual([10, 10]);
});

test('what all agree to take back begins with the full time', async () => {
  const testTable = await withTempo({ kind: 'move', seconds: 60 });
  await testTable.move('anna', mark(4));
  await testTable.propose('anna', { kind: 'undo', to: 0 });
  await testTable.pass(20 * SECOND);
  await testTable.answer('bart', true);
  expect(testTable.left).toEqual([60, 60]);
  expect(testTable.running).toEqual([0]);
});

test('time in which no server ran is given back, once', async () => {
  const testTable = await withTempo({ kind: 'move', seconds: 60 });
  const from = testTable.now + 10 * SECOND;
  const outages = [{ from, to: from + MINUTE }];
  testTable.now = from + MINUTE + 5 * SECOND;
  await testTable.submit((table) => requests.outage(table, outages));
  expect(testTable.left).toEqual([45, 60]);
  expect(requests.outage(testTable.table, outages)).toBeUndefined();
  const earlier = [{ from: from - DAY, to: from - DAY / 2 }];
  expect(requests.outage(testTable.table, earlier)).toBeUndefined();
});

test('a decision that arose after an outage has lost nothing by it', async () => {
  const testTable = await withTempo({ kind: 'move', seconds: 60 });
  const from = testTable.now;
  testTable.now += MINUTE / 2;
  await testTable.move('anna', mark(4));
  expect(requests.outage(testTable.table, [{ from, to: from + SECOND }])).toBeUndefined();
});

test('a person who runs out of time is played on by a bot until they return', async () => {
  const testTable = await withTempo(BLITZ);
  await testTable.pass(5 * MINUTE);
  expect(testTable.table.away[0]).toBe('time');
  expect(testTable.running).toEqual([]);
  await testTable.submit((table) => requests.botMove(table, 0, table.decidingSince[0] ?? 0, mark(4)));
  await testTable.move('bart', mark(0));
  await testTable.pass(MINUTE);
  expect(testTable.table.away[0]).toBe('time');
  await testTable.comeBack('anna');
  await testTable.move('anna', mark(8));
});

test('a person who comes back to an empty clock has half a minute to look around', async () => {
  const testTable = await withTempo(BLITZ);
  await testTable.pass(5 * MINUTE);
  await testTable.comeBack('anna');
  expect(testTable.left).toEqual([30, 300]);
  expect(testTable.running).toEqual([0]);
  await testTable.pass(30 * SECOND);
  expect(testTable.table.away[0]).toBe('time');
});

test('leaving and returning wins no time, with an increment', async () => {
  const testTable = await withTempo(BLITZ);
  await testTable.pass(MINUTE);
  await testTable.leave('anna');
  await testTable.comeBack('anna');
  expect(testTable.left).toEqual([240, 300]);
});

test('leaving and returning wins no time, with a time for each move', async () => {
  const testTable = await withTempo({ kind: 'move', seconds: 60 });
  await testTable.pass(20 * SECOND);
  await testTable.leave('anna');
  await testTable.comeBack('anna');
  expect(testTable.left).toEqual([40, 60]);
});

test('a decision that arose while a person was away has its full time when they return', async () => {
  const testTable = await withTempo({ kind: 'move', seconds: 60 });
  await testTable.pass(MINUTE);
  await testTable.submit((table) => requests.botMove(table, 0, table.decidingSince[0] ?? 0, mark(4)));
  await testTable.move('bart', mark(0));
  await testTable.pass(10 * MINUTE);
  await testTable.comeBack('anna');
  expect(testTable.left).toEqual([60, 60]);
});

test('the clocks of bots never run', async () => {
  const testTable = await withTempo(BLITZ, { chairs: [{ kind: 'bot', level: 'mate' }, 'anna'] });
  expect(testTable.running).toEqual([]);
  expect(testTable.table.clocks?.deadline).toBeUndefined();
  await testTable.submit((table) => requests.botMove(table, 0, table.decidingSince[0] ?? 0, mark(4)));
  await testTable.pass(MINUTE);
  await testTable.move('anna', mark(0));
  expect(testTable.left).toEqual([300, 245]);
  expect(testTable.running).toEqual([]);
});

test('a person who takes over a seat does not inherit an empty clock', async () => {
  const testTable = await withTempo(BLITZ);
  await testTable.pass(5 * MINUTE);
  await testTable.submit((table) => requests.resign(table, 'anna'));
  await testTable.propose('bart', { kind: 'replace', seat: 0, by: { kind: 'anybody' } });
  await testTable.submit(() => ({ kind: 'chair', seat: 0, chair: { kind: 'person', person: 'carla' } }));
  expect(testTable.left).toEqual([30, 300]);
  await testTable.move('carla', mark(4));
});

test('when the game is over no one’s clock runs', async () => {
  const testTable = await withTempo(BLITZ);
  await testTable.marks(4, 0, 2, 1);
  await testTable.pass(10 * SECOND);
  await testTable.move('anna', mark(6));
  expect(testTable.table.status).toBe('over');
  expect(testTable.running).toEqual([]);
});
