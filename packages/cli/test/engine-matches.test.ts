import type { AnyMatch } from '@captains-table/kernel';
import { defined, Match, must } from '@captains-table/kernel';
import { stowaways } from '@captains-table/stowaways';
import { expect, test } from 'vitest';
import type { Reply } from './engine.ts';
import { engine, lastReply } from './engine.ts';

const NEW = { do: 'new', game: 'tic-tac-toe', seats: 2, seed: 'a' };
const STOWAWAYS = { do: 'new', game: 'stowaways', seats: 3, seed: 'a' };
const mark = (seat: number, square: number) => ({ do: 'apply', seat, move: { kind: 'mark', square } });
const boardOf = (reply: Reply | undefined) => Object(reply?.['view']).board;

test('without a handle, the one made last', async () => {
  const [, , , first, last] = await engine(
    NEW,
    NEW,
    mark(0, 4),
    { do: 'view', match: 1, viewer: 0 },
    { do: 'view', viewer: 0 },
  );
  expect(boardOf(first)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(boardOf(last)).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
});

test('a clone goes its own way and keeps its log', async () => {
  const replies = await engine(
    NEW,
    mark(0, 4),
    { do: 'clone' },
    mark(1, 0),
    { do: 'view', match: 1, viewer: 0 },
    { do: 'save', match: 2 },
  );
  expect(replies[2]).toMatchObject({ ok: true, match: 2, pending: [{ seat: 1, kind: 'turn' }] });
  expect(boardOf(replies[4])).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
  expect(replies[5]).toMatchObject({ document: { seed: 'a', log: [{ seat: 0 }, { seat: 1 }] } });
});

test('a re-deal looks the same to its viewer and can be played on', async () => {
  const [, own, opened, redealt, legal] = await engine(
    STOWAWAYS,
    { do: 'view', viewer: 0 },
    { do: 'redeal', viewer: 0, seed: 'other' },
    { do: 'view', viewer: 0 },
    { do: 'legal', seat: 0 },
  );
  expect(opened).toMatchObject({ match: 2, game: 'stowaways', seats: 3, options: { mode: 'short' } });
  expect(redealt?.['view']).toEqual(own?.['view']);
  const move = Object(legal?.['moves'])[0];
  const replies = await engine(
    STOWAWAYS,
    { do: 'redeal', viewer: 0, seed: 'other' },
    { do: 'clone' },
    { do: 'apply', match: 2, seat: 0, move },
    { do: 'apply', match: 2, seat: 0, move },
    { do: 'pending', match: 3 },
    { do: 'save', match: 2 },
    { do: 'undo', match: 2, seat: 0 },
  );
  expect(replies[3]).toMatchObject({ ok: true, events: [{ key: 'chose', seat: 0 }], barrier: true });
  expect(replies[4]).toMatchObject({ ok: false, error: { code: 'not-your-decision' } });
  expect(replies[5]?.['pending']).toHaveLength(3);
  expect(replies[6]).toMatchObject({ ok: false, error: { code: 'no-log' } });
  expect(replies[7]).toMatchObject({ ok: false, error: { code: 'no-log' } });
});

test('the same seed re-deals the same world, no seed another one each time', async () => {
  const worlds = async (seed: string | undefined) => {
    const redeal = { do: 'redeal', match: 1, viewer: 'spectator', ...defined({ seed }) };
    const hand = { do: 'view', viewer: 0 };
    const replies = await engine(STOWAWAYS, redeal, hand, redeal, hand, redeal, hand, redeal, hand);
    return new Set([2, 4, 6, 8].map((i) => JSON.stringify(replies[i]?.['view']))).size;
  };
  expect(await worlds('a')).toBe(1);
  expect(await worlds(undefined)).toBeGreaterThan(1);
});

test('what is dropped is gone', async () => {
  const replies = await engine(NEW, { do: 'drop', match: 1 }, { do: 'pending' }, { do: 'drop', match: 1 });
  expect(replies[1]).toEqual({ id: 2, ok: true });
  expect(replies[2]).toMatchObject({ error: { code: 'unknown-match' } });
  expect(replies[3]).toMatchObject({ error: { code: 'unknown-match' } });
});

test('there is a limit', async () => {
  const clones = Array.from({ length: 10_000 }, () => ({ do: 'clone' }));
  expect(await lastReply(NEW, ...clones)).toMatchObject({ error: { code: 'too-many-matches' } });
});

test('a chapter begins with a carry, is saved with it, and hands one on', async () => {
  const carry = {
    version: 2,
    chapter: 2,
    course: 'south',
    cargo: '',
    losses: 0,
    pages: [['departure'], [], []],
  };
  const chapter = { do: 'new', game: 'stowaways', seats: 2, seed: 'a', options: { mode: 'voyage' }, carry };
  const [opened, result, saved] = await engine(chapter, { do: 'result' }, { do: 'save' });
  expect(opened).toMatchObject({ ok: true, options: { mode: 'voyage', chapter: 2 } });
  expect(opened?.['pending']).toMatchObject([{ kind: 'page', page: 'calm' }, { kind: 'page' }]);
  expect(result).toEqual({ id: 2, ok: true, over: false });
  expect(saved).toMatchObject({ document: { carry } });
  const match: AnyMatch = new Match(stowaways, { ...chapter, seed: 'end' });
  while (stowaways.pending(match.state)[0] !== undefined) {
    const { seat } = must(stowaways.pending(match.state)[0]);
    match.play(seat, match.legal(seat)[0]);
  }
  const replies = await engine({ do: 'load', document: match.toDocument(true) }, { do: 'result' });
  expect(replies[1]).toMatchObject({ ok: true, over: true, after: match.after });
});

test.each([
  [
    'a game without a campaign',
    { game: 'tic-tac-toe', carry: { version: 1 } },
    'tic-tac-toe has no campaign',
  ],
  ['a mode outside it', { carry: { version: 2 } }, 'mode short does not belong to the campaign'],
  ['what is no carry', { options: { mode: 'voyage' }, carry: { version: 7 } }, '"version"'],
])('a carry for %s is refused', async (_what, wrong, why) => {
  const reply = await lastReply({ do: 'new', game: 'stowaways', seats: 2, ...wrong });
  expect(reply).toMatchObject({ ok: false, error: { code: 'carry', message: expect.stringContaining(why) } });
});
