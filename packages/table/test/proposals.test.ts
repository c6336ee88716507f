import type { Proposal } from '@captains-table/protocol';
import { requests, sceneFor } from '../src/index.ts';
import { expect, test } from 'vitest';
import { mark, TestTable } from '../src/testing/index.ts';

const WEEK = 7 * 86_400_000;
const ABANDON: Proposal = { kind: 'abandon' };
const NOBODY_KNOWN = { name: () => undefined, goneSince: () => 0, watching: 0 };
const replace = (seat: number, by: (Proposal & { kind: 'replace' })['by']): Proposal => {
  return { kind: 'replace', seat, by };
};
const threeAtPortRoyal = () =>
  TestTable.start({ game: 'port-royal', chairs: ['anna', 'bart', 'carla'], options: { randomStart: false } });
/** The marks on the board. */
const board = ({ table }: TestTable) => {
  const board: readonly number[] = table.match?.state.board ?? [];
  return board.filter((square) => square > 0);
};

test('undo beyond a barrier needs everybody: the last one to agree carries it out', async () => {
  const testTable = await threeAtPortRoyal();
  await testTable.move('anna', { kind: 'draw' });
  await testTable.propose('anna', { kind: 'undo', to: 0 });
  expect(testTable.table.proposal?.waiting).toEqual([1, 2]);
  await testTable.answer('carla', true);
  expect(testTable.table.match?.line).toHaveLength(1);
  await testTable.answer('bart', true);
  expect(testTable.table.match?.line).toHaveLength(0);
  expect(testTable.table.proposal).toBeUndefined();
});

test('bots agree to everything', async () => {
  const testTable = await TestTable.start({ chairs: ['anna', { kind: 'bot', level: 'mate' }] });
  await testTable.move('anna', mark(4));
  await testTable.propose('anna', { kind: 'undo', to: 0 });
  expect(board(testTable)).toEqual([]);
});

test('one refusal ends a proposal', async () => {
  const testTable = await threeAtPortRoyal();
  await testTable.propose('anna', ABANDON);
  await testTable.answer('bart', true);
  await testTable.answer('carla', false);
  expect(testTable.table.proposal).toBeUndefined();
  expect(testTable.table.status).toBe('playing');
});

test('a person who made a proposal can withdraw it, but not agree to it', async () => {
  const testTable = await threeAtPortRoyal();
  await testTable.propose('anna', ABANDON);
  await expect(testTable.answer('anna', true)).rejects.toMatchObject({ code: 'not-asked' });
  await testTable.answer('anna', false);
  expect(testTable.table.proposal).toBeUndefined();
});

test('no one answers twice', async () => {
  const testTable = await threeAtPortRoyal();
  await testTable.propose('anna', ABANDON);
  await testTable.answer('bart', true);
  await expect(testTable.answer('bart', true)).rejects.toMatchObject({ code: 'not-asked' });
});

test('a second proposal waits until the first is settled', async () => {
  const testTable = await threeAtPortRoyal();
  await testTable.propose('anna', ABANDON);
  await expect(testTable.propose('bart', ABANDON)).rejects.toMatchObject({ code: 'proposal-open' });
});

test('an answer to yesterday’s proposal does not count for today’s', async () => {
  const testTable = await threeAtPortRoyal();
  await testTable.propose('anna', ABANDON);
  const number = testTable.table.proposal?.number ?? 0;
  await testTable.answer('anna', false);
  await testTable.propose('anna', ABANDON);
  const late = testTable.submit((table) => requests.answer(table, 'bart', number, true));
  await expect(late).rejects.toMatchObject({ code: 'no-proposal' });
});

test('nothing is agreed by going away: a proposal ends when a person who was asked leaves', async () => {
  const testTable = await threeAtPortRoyal();
  await testTable.propose('anna', ABANDON);
  await testTable.answer('bart', true);
  await testTable.leave('carla');
  expect(testTable.table).toMatchObject({ status: 'playing', proposal: undefined });
});

test('nothing is agreed by running out of time', async () => {
  const testTable = await TestTable.start({ record: { tempo: { kind: 'move', seconds: 60 } } });
  await testTable.move('anna', mark(4));
  await testTable.propose('anna', { kind: 'undo', to: 0 });
  await testTable.pass(60_000);
  expect(testTable.table.away).toEqual([undefined, 'time']);
  expect(board(testTable)).toHaveLength(1);
  expect(testTable.table.proposal).toBeUndefined();
});

test('a person who left is not asked whether to end the game, and proposes nothing', async () => {
  const testTable = await threeAtPortRoyal();
  await testTable.leave('carla');
  await expect(testTable.propose('carla', ABANDON)).rejects.toMatchObject({ code: 'away' });
  await testTable.propose('anna', ABANDON);
  expect(testTable.table.proposal?.waiting).toEqual([1]);
});

test('a game abandoned by agreement has no result, and its seed is shown', async () => {
  const testTable = await TestTable.start();
  await testTable.move('anna', mark(4));
  const seen = () => sceneFor(testTable.table, { host: false }, NOBODY_KNOWN);
  expect(seen().play?.seed).toBeUndefined();
  await testTable.propose('anna', ABANDON);
  await testTable.answer('bart', true);
  expect(seen()).toMatchObject({
    status: 'abandoned',
    endedAt: testTable.now,
    play: { seed: testTable.table.record.seed },
  });
  expect(seen().play?.result).toBeUndefined();
  await expect(testTable.move('bart', mark(0))).rejects.toMatchObject({ code: 'over' });
});

test('after a week a person who is away can be replaced by a bot for good', async () => {
  const testTable = await TestTable.start();
  await testTable.leave('bart');
  await testTable.pass(WEEK);
  await testTable.propose('anna', replace(1, { kind: 'bot', level: 'sailor' }));
  expect(testTable.table.chairs[1]).toMatchObject({ kind: 'bot', level: 'sailor' });
  await expect(testTable.comeBack('bart')).rejects.toMatchObject({ code: 'not-seated' });
});

test('a bot that replaces a person comes as a character that no other bot is, and renames none', async () => {
  const mate = { kind: 'bot', level: 'mate' } as const;
  const testTable = await TestTable.start({ game: 'port-royal', chairs: ['anna', 'bart', mate] });
  await testTable.leave('bart');
  await testTable.pass(WEEK);
  await testTable.propose('anna', replace(1, mate));
  for (const table of [testTable.table, testTable.restored('snapshot'), testTable.restored('beginning')]) {
    expect(table.chairs.map((chair) => (chair.kind === 'bot' ? chair.character : ''))).toEqual([
      '',
      'hands',
      'bonny',
    ]);
  }
});

test('after a week a person who is away can be replaced by anyone, who plays on', async () => {
  const testTable = await TestTable.start();
  await testTable.move('anna', mark(4));
  await testTable.leave('bart');
  await testTable.pass(WEEK);
  await testTable.propose('anna', replace(1, { kind: 'anybody' }));
  await testTable.submit((table) => requests.sit(table, 'carla', { invite: table.record.invite }));
  await testTable.move('carla', mark(0));
  expect(board(testTable)).toHaveLength(2);
});

test('nobody can replace a player who is there, themselves or a bot, nor put an unknown bot in a seat', async () => {
  const testTable = await TestTable.start({
    game: 'port-royal',
    chairs: ['anna', 'bart', { kind: 'bot', level: 'mate' }],
  });
  const bot = { kind: 'bot', level: 'mate' } as const;
  await expect(testTable.propose('anna', replace(1, bot))).rejects.toMatchObject({ code: 'not-away' });
  await expect(testTable.propose('anna', replace(0, bot))).rejects.toMatchObject({ code: 'not-seated' });
  await expect(testTable.propose('anna', replace(2, bot))).rejects.toMatchObject({ code: 'not-seated' });
  await expect(testTable.propose('anna', replace(7, bot))).rejects.toMatchObject({ code: 'not-seated' });
  await testTable.leave('bart');
  await testTable.pass(WEEK);
  const parrot = testTable.propose('anna', replace(1, { kind: 'bot', level: 'parrot' }));
  await expect(parrot).rejects.toMatchObject({
    code: 'bad-message',
    details: { problem: { field: 'level' } },
  });
});

test('a person who comes back in time keeps the seat', async () => {
  const testTable = await threeAtPortRoyal();
  await testTable.leave('carla');
  await testTable.pass(WEEK);
  await testTable.propose('anna', replace(2, { kind: 'bot', level: 'mate' }));
  await testTable.comeBack('carla');
  expect(testTable.table.proposal).toBeUndefined();
  await expect(testTable.answer('bart', true)).rejects.toMatchObject({ code: 'no-proposal' });
  expect(testTable.table.seatOf('carla')).toBe(2);
});

test('there must be something to undo, and it must be the position that everybody sees', async () => {
  const testTable = await TestTable.start();
  const nothing = testTable.propose('anna', { kind: 'undo', to: 0 });
  await expect(nothing).rejects.toMatchObject({ code: 'refused', details: { refusal: { rule: 'K-4.2' } } });
  await testTable.move('anna', mark(4));
  const late = testTable.submit((table) =>
    requests.propose(table, 'anna', table.seq - 1, { kind: 'undo', to: 0 }, testTable.now),
  );
  await expect(late).rejects.toMatchObject({ code: 'stale' });
});

test('a proposal to undo what has been undone meanwhile is settled', async () => {
  const testTable = await TestTable.start({ game: 'port-royal', options: { randomStart: false } });
  await testTable.move('anna', { kind: 'draw' });
  await testTable.move('anna', { kind: 'stop' });
  await testTable.propose('bart', { kind: 'undo', to: 1 });
  await testTable.submit((table) => requests.undo(table, 'anna', table.seq, false));
  expect(testTable.table.proposal).toBeUndefined();
});

test('a proposal to undo more than has been undone meanwhile stays', async () => {
  const testTable = await TestTable.start({ game: 'port-royal', options: { randomStart: false } });
  await testTable.move('anna', { kind: 'draw' });
  await testTable.move('anna', { kind: 'stop' });
  await testTable.propose('bart', { kind: 'undo', to: 0 });
  await testTable.submit((table) => requests.undo(table, 'anna', table.seq, false));
  await testTable.answer('anna', true);
  expect(testTable.table.match?.line).toHaveLength(0);
});

test('a proposal ends with the game', async () => {
  const testTable = await TestTable.start();
  await testTable.marks(4, 0, 2, 1);
  await testTable.propose('bart', ABANDON);
  await testTable.move('anna', mark(6));
  expect(testTable.table).toMatchObject({ status: 'over', proposal: undefined });
});
