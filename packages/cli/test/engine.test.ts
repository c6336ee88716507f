import { stowaways } from '@captains-table/stowaways';
import { describe, expect, test } from 'vitest';
import { playedMatch } from './cli.ts';
import { engine, lastReply } from './engine.ts';

const NEW = { do: 'new', game: 'tic-tac-toe', seats: 2, seed: 'a' };
const STOWAWAYS = { do: 'new', game: 'stowaways', seats: 3, seed: 'a' };
const mark = (seat: number, square: number) => ({ do: 'apply', seat, move: { kind: 'mark', square } });

describe('opening a match', () => {
  test('new: the table as it was completed, and who decides first', async () => {
    expect(await lastReply(STOWAWAYS)).toEqual({
      id: 1,
      ok: true,
      match: 1,
      game: 'stowaways',
      seats: 3,
      options: { mode: 'short', purse: 2 },
      pending: [0, 1, 2].map((seat) => ({ seat, kind: 'choice' })),
    });
  });

  test('new with options', async () => {
    const options = { mode: 'long', purse: 0 };
    expect(await lastReply({ ...STOWAWAYS, options })).toMatchObject({ ok: true, options });
  });

  test('new without a seed draws one that only save reveals', async () => {
    const replies = await engine({ ...NEW, seed: undefined }, mark(0, 4), { do: 'save' });
    const { seed } = Object(replies.pop()?.['document']);
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(replies)).not.toContain(seed);
  });

  test('save and load: the same match again', async () => {
    const document = playedMatch(stowaways, 3, 'a').toDocument(true);
    const [loaded, saved] = await engine({ do: 'load', document }, { do: 'save' });
    expect(loaded).toMatchObject({ ok: true, match: 1, game: 'stowaways', seats: 3, pending: [] });
    expect(saved?.['document']).toEqual(JSON.parse(JSON.stringify(document)));
  });
});

describe('playing', () => {
  test('pending, legal and apply', async () => {
    const [, pending, legal, none, applied] = await engine(
      NEW,
      { do: 'pending' },
      { do: 'legal', seat: 0 },
      { do: 'legal', seat: 1 },
      mark(0, 4),
    );
    expect(pending).toEqual({ id: 2, ok: true, pending: [{ seat: 0, kind: 'turn' }] });
    expect(legal?.['moves']).toHaveLength(9);
    expect(none).toEqual({ id: 4, ok: true, moves: [] });
    expect(applied).toEqual({
      id: 5,
      ok: true,
      events: [{ key: 'marked', seat: 0, square: 4 }],
      barrier: true,
      pending: [{ seat: 1, kind: 'turn' }],
    });
  });

  test('a refused move says which rule, in words too', async () => {
    expect(await lastReply(NEW, mark(0, 4), mark(1, 4))).toEqual({
      id: 3,
      ok: false,
      error: {
        code: 'occupied',
        message: 'The centre square is taken',
        rule: 'TTT-2.2',
        params: { square: 4 },
      },
    });
    expect(await lastReply(NEW, mark(1, 4))).toMatchObject({
      error: { code: 'not-your-decision', message: 'It is not your decision', rule: 'K-2.3' },
    });
  });

  test('whyNot asks without playing', async () => {
    const replies = await engine(NEW, { ...mark(0, 4), do: 'whyNot' }, { ...mark(0, 9), do: 'whyNot' });
    expect(replies.slice(1)).toEqual([
      { id: 2, ok: true, legal: true },
      {
        id: 3,
        ok: true,
        legal: false,
        refusal: { code: 'no-such-square', rule: 'TTT-2.3', message: 'There is no such square' },
      },
    ]);
  });

  test('view shows each viewer their own', async () => {
    const [, own, others] = await engine(
      STOWAWAYS,
      { do: 'view', viewer: 1 },
      { do: 'view', viewer: 'spectator' },
    );
    expect(own).toMatchObject({
      view: { hand: [expect.any(String), expect.any(String), expect.any(String)] },
    });
    expect(others).toMatchObject({ view: { hand: [], handSizes: [3, 3, 3] } });
  });

  test('result when the game is over, and not before', async () => {
    expect(await lastReply(NEW, { do: 'result' })).toEqual({ id: 2, ok: true, over: false });
    const row = [mark(0, 0), mark(1, 3), mark(0, 1), mark(1, 4), mark(0, 2)];
    expect(await lastReply(NEW, ...row, { do: 'result' })).toMatchObject({
      over: true,
      result: { ranking: [1, 2], scores: [1, 0] },
    });
    expect(await lastReply(NEW, ...row, mark(1, 8))).toMatchObject({ error: { code: 'game-over' } });
  });

  test('undo takes back what may be taken back', async () => {
    expect(await lastReply(NEW, mark(0, 4), { do: 'undo', seat: 0 })).toMatchObject({
      ok: false,
      error: { code: 'nothing-to-undo', rule: 'K-4.2' },
    });
    const may = { do: 'apply', seat: 0, move: { kind: 'may', take: true } };
    const play = (seat: number, card: string) => ({ do: 'apply', seat, move: { kind: 'play', card } });
    const toTheRat = [{ ...STOWAWAYS, seats: 2, seed: 'q' }, play(0, 'rat'), play(1, 'captain')];
    const [asked, taken, undone] = (await engine(...toTheRat, may, { do: 'undo', seat: 0 })).slice(2);
    expect(taken).toMatchObject({ ok: true, barrier: false });
    expect(undone).toEqual({ id: 5, ok: true, pending: asked?.['pending'] });
  });
});

test('quit is answered, and nothing after it', async () => {
  expect(await engine({ do: 'quit' }, NEW)).toEqual([{ id: 1, ok: true }]);
});
