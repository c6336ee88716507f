import { stowaways } from '@captains-table/stowaways';
import { describe, expect, test } from 'vitest';
import type { AnyGame, AnyMatch } from '../src/index.ts';
import { MOST_DECISIONS, guardedGame } from '../src/guarded-game.ts';
import { Match, verify } from '../src/index.ts';

const CONTENT = { cards: [] };
const bent = (change: Partial<AnyGame>): AnyGame => guardedGame({ ...stowaways, ...change }, CONTENT);

function firstMove(game: AnyGame): AnyMatch {
  const match: AnyMatch = new Match(game, { seats: 3, seed: 'guard' });
  const [owed] = game.pending(match.state);
  match.play(owed?.seat ?? 0, match.legal(owed?.seat ?? 0)[0]);
  return match;
}

describe('a game with content from outside', () => {
  test('ends plainly with a move that its rules cannot carry out, and can be replayed', () => {
    const game = bent({
      apply(state) {
        state.reveals = 99;
        throw new Error('no such card');
      },
      // A game that cannot count its points before its end.
      result: () => undefined,
    });
    const match = firstMove(game);
    expect(game.pending(match.state)).toEqual([]);
    expect(game.result(match.state)).toEqual({
      ranking: [1, 1, 1],
      scores: [0, 0, 0],
      breakdown: [{}, {}, {}],
    });
    // What the move had changed before it failed is taken back.
    expect(match.state.reveals).not.toBe(99);
    expect(verify(game, match.toDocument(true))).toEqual({ ok: true, moves: 1 });
    expect(game.result(game.clone(match.state))).toEqual(game.result(match.state));
  });

  test('ends where a seat owes a decision without a move', () => {
    let asked = 0;
    const game = bent({ legal: (state, seat) => (asked++ < 5 ? stowaways.legal(state, seat) : []) });
    expect(game.pending(firstMove(game).state)).toEqual([]);
  });

  test('ends after a fixed number of decisions', () => {
    const game = bent({});
    const state = stowaways.setup(3, new Match(game, { seats: 3 }).options, [1, 2, 3, 4] as never);
    game.halt?.(state, { moves: MOST_DECISIONS, seats: 3, before: state });
    expect(game.pending(state)).toEqual([]);
  });

  test('is contained in the documents of its matches', () => {
    expect(firstMove(bent({})).toDocument(true).content).toEqual(CONTENT);
    expect(firstMove(stowaways).toDocument(true)).not.toHaveProperty('content');
  });
});
