import type { Proposal } from '@captains-table/protocol';
import { requests, sceneFor } from '@captains-table/table';
import { expect, test } from 'vitest';
import { mark, Sitting } from './sitting.ts';

const WEEK = 7 * 86_400_000;
const ABANDON: Proposal = { kind: 'abandon' };
const NOBODY_KNOWN = { name: () => undefined, goneSince: () => 0, watching: 0 };
const replace = (seat: number, by: (Proposal & { kind: 'replace' })['by']): Proposal => {
  return { kind: 'replace', seat, by };
};
const threeAtPortRoyal = () =>
  Sitting.start({ game: 'port-royal', chairs: ['anna', 'bart', 'carla'], options: { randomStart: false } });
/** The marks on the board. */
const board = ({ table }: Sitting) => {
  const state = table.match?.state as { readonly board: readonly number[] } | undefined;
  return state?.board.filter((square) => square > 0);
};

test('undo beyond a barrier needs everybody: the last one to agree carries it out', async () => {
  const sitting = await threeAtPortRoyal();
  await sitting.moves('anna', { kind: 'draw' });
  await sitting.proposes('anna', { kind: 'undo', to: 0 });
  expect(sitting.table.proposal?.waiting).toEqual([1, 2]);
  await sitting.answers('carla', true);
  expect(sitting.table.match?.line).toHaveLength(1);
  await sitting.answers('bart', true);
  expect(sitting.table.match?.line).toHaveLength(0);
  expect(sitting.table.proposal).toBeUndefined();
});

test('bots agree to everything', async () => {
  const sitting = await Sitting.start({ chairs: ['anna', { kind: 'bot', level: 'mate' }] });
  await sitting.moves('anna', mark(4));
  await sitting.proposes('anna', { kind: 'undo', to: 0 });
  expect(board(sitting)).toEqual([]);
});

test('one refusal ends a proposal', async () => {
  const sitting = await threeAtPortRoyal();
  await sitting.proposes('anna', ABANDON);
  await sitting.answers('bart', true);
  await sitting.answers('carla', false);
  expect(sitting.table.proposal).toBeUndefined();
  expect(sitting.table.status).toBe('playing');
});

test('whoever made a proposal can withdraw it, but not agree to it', async () => {
  const sitting = await threeAtPortRoyal();
  await sitting.proposes('anna', ABANDON);
  await expect(sitting.answers('anna', true)).rejects.toMatchObject({ code: 'not-asked' });
  await sitting.answers('anna', false);
  expect(sitting.table.proposal).toBeUndefined();
});

test('nobody answers twice', async () => {
  const sitting = await threeAtPortRoyal();
  await sitting.proposes('anna', ABANDON);
  await sitting.answers('bart', true);
  await expect(sitting.answers('bart', true)).rejects.toMatchObject({ code: 'not-asked' });
});

test('a second proposal waits until the first is settled', async () => {
  const sitting = await threeAtPortRoyal();
  await sitting.proposes('anna', ABANDON);
  await expect(sitting.proposes('bart', ABANDON)).rejects.toMatchObject({ code: 'proposal-open' });
});

test('an answer to yesterday’s proposal does not count for today’s', async () => {
  const sitting = await threeAtPortRoyal();
  await sitting.proposes('anna', ABANDON);
  const number = sitting.table.proposal?.number ?? 0;
  await sitting.answers('anna', false);
  await sitting.proposes('anna', ABANDON);
  const late = sitting.does((table) => requests.answer(table, 'bart', number, true));
  await expect(late).rejects.toMatchObject({ code: 'no-proposal' });
});

test('nothing is agreed by going away: a proposal ends when somebody who was asked leaves', async () => {
  const sitting = await threeAtPortRoyal();
  await sitting.proposes('anna', ABANDON);
  await sitting.answers('bart', true);
  await sitting.leaves('carla');
  expect(sitting.table).toMatchObject({ status: 'playing', proposal: undefined });
});

test('nothing is agreed by running out of time', async () => {
  const sitting = await Sitting.start({ record: { tempo: { kind: 'move', seconds: 60 } } });
  await sitting.moves('anna', mark(4));
  await sitting.proposes('anna', { kind: 'undo', to: 0 });
  await sitting.pass(60_000);
  expect(sitting.table.away).toEqual([undefined, 'time']);
  expect(board(sitting)).toHaveLength(1);
  expect(sitting.table.proposal).toBeUndefined();
});

test('whoever left is not asked whether to end the game, and proposes nothing', async () => {
  const sitting = await threeAtPortRoyal();
  await sitting.leaves('carla');
  await expect(sitting.proposes('carla', ABANDON)).rejects.toMatchObject({ code: 'away' });
  await sitting.proposes('anna', ABANDON);
  expect(sitting.table.proposal?.waiting).toEqual([1]);
});

test('a game abandoned by agreement has no result, and its seed is shown', async () => {
  const sitting = await Sitting.start();
  await sitting.moves('anna', mark(4));
  const seen = () => sceneFor(sitting.table, { host: false }, NOBODY_KNOWN);
  expect(seen().play?.seed).toBeUndefined();
  await sitting.proposes('anna', ABANDON);
  await sitting.answers('bart', true);
  expect(seen()).toMatchObject({
    status: 'abandoned',
    endedAt: sitting.now,
    play: { seed: sitting.table.record.seed },
  });
  expect(seen().play?.result).toBeUndefined();
  await expect(sitting.moves('bart', mark(0))).rejects.toMatchObject({ code: 'over' });
});

test('after a week somebody who is away can be replaced by a bot for good', async () => {
  const sitting = await Sitting.start();
  await sitting.leaves('bart');
  await sitting.pass(WEEK);
  await sitting.proposes('anna', replace(1, { kind: 'bot', level: 'sailor' }));
  expect(sitting.table.chairs[1]).toEqual({ kind: 'bot', level: 'sailor' });
  await expect(sitting.returns('bart')).rejects.toMatchObject({ code: 'not-seated' });
});

test('after a week somebody who is away can be replaced by anybody, who plays on', async () => {
  const sitting = await Sitting.start();
  await sitting.moves('anna', mark(4));
  await sitting.leaves('bart');
  await sitting.pass(WEEK);
  await sitting.proposes('anna', replace(1, { kind: 'anybody' }));
  await sitting.does((table) => requests.sit(table, 'carla', { invite: table.record.invite }));
  await sitting.moves('carla', mark(0));
  expect(board(sitting)).toHaveLength(2);
});

test('nobody who sits there is replaced, nor oneself, nor a bot, nor by a bot that does not exist', async () => {
  const sitting = await Sitting.start({
    game: 'port-royal',
    chairs: ['anna', 'bart', { kind: 'bot', level: 'mate' }],
  });
  const bot = { kind: 'bot', level: 'mate' } as const;
  await expect(sitting.proposes('anna', replace(1, bot))).rejects.toMatchObject({ code: 'not-away' });
  await expect(sitting.proposes('anna', replace(0, bot))).rejects.toMatchObject({ code: 'not-seated' });
  await expect(sitting.proposes('anna', replace(2, bot))).rejects.toMatchObject({ code: 'not-seated' });
  await expect(sitting.proposes('anna', replace(7, bot))).rejects.toMatchObject({ code: 'not-seated' });
  await sitting.leaves('bart');
  await sitting.pass(WEEK);
  const parrot = sitting.proposes('anna', replace(1, { kind: 'bot', level: 'parrot' }));
  await expect(parrot).rejects.toMatchObject({
    code: 'bad-message',
    details: { problem: { field: 'level' } },
  });
});

test('whoever comes back in time keeps the seat', async () => {
  const sitting = await threeAtPortRoyal();
  await sitting.leaves('carla');
  await sitting.pass(WEEK);
  await sitting.proposes('anna', replace(2, { kind: 'bot', level: 'mate' }));
  await sitting.returns('carla');
  expect(sitting.table.proposal).toBeUndefined();
  await expect(sitting.answers('bart', true)).rejects.toMatchObject({ code: 'no-proposal' });
  expect(sitting.table.seatOf('carla')).toBe(2);
});

test('there must be something to undo, and it must be the position that everybody sees', async () => {
  const sitting = await Sitting.start();
  const nothing = sitting.proposes('anna', { kind: 'undo', to: 0 });
  await expect(nothing).rejects.toMatchObject({ code: 'refused', details: { refusal: { rule: 'K-4.2' } } });
  await sitting.moves('anna', mark(4));
  const late = sitting.does((table) =>
    requests.propose(table, 'anna', table.seq - 1, { kind: 'undo', to: 0 }, sitting.now),
  );
  await expect(late).rejects.toMatchObject({ code: 'stale' });
});

test('a proposal to undo what has been undone meanwhile is settled', async () => {
  const sitting = await Sitting.start({ game: 'port-royal', options: { randomStart: false } });
  await sitting.moves('anna', { kind: 'draw' });
  await sitting.moves('anna', { kind: 'stop' });
  await sitting.proposes('bart', { kind: 'undo', to: 1 });
  await sitting.does((table) => requests.undo(table, 'anna', table.seq, false));
  expect(sitting.table.proposal).toBeUndefined();
});

test('a proposal to undo more than has been undone meanwhile stays', async () => {
  const sitting = await Sitting.start({ game: 'port-royal', options: { randomStart: false } });
  await sitting.moves('anna', { kind: 'draw' });
  await sitting.moves('anna', { kind: 'stop' });
  await sitting.proposes('bart', { kind: 'undo', to: 0 });
  await sitting.does((table) => requests.undo(table, 'anna', table.seq, false));
  await sitting.answers('anna', true);
  expect(sitting.table.match?.line).toHaveLength(0);
});

test('a proposal ends with the game', async () => {
  const sitting = await Sitting.start();
  for (const [person, square] of [
    ['anna', 4],
    ['bart', 0],
    ['anna', 2],
    ['bart', 1],
  ] as const)
    await sitting.moves(person, mark(square));
  await sitting.proposes('bart', ABANDON);
  await sitting.moves('anna', mark(6));
  expect(sitting.table).toMatchObject({ status: 'over', proposal: undefined });
});
