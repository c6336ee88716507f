import { Match } from '@captains-table/kernel';
import { contractTests } from '@captains-table/kernel/contract-tests';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../src/index.ts';
import { texts } from '../texts/index.ts';

contractTests(ticTacToe, texts);

/** A match in which both have marked these squares in turn. */
function played(...squares: number[]) {
  const match = new Match(ticTacToe, { seats: 2, seed: 'test' });
  squares.forEach((square, i) => {
    expect(match.play(i % 2, { kind: 'mark', square }).ok).toBe(true);
  });
  return match;
}

const result = (match: ReturnType<typeof played>) => ticTacToe.result(match.state);
const view = (match: ReturnType<typeof played>) => ticTacToe.view(match.state, 'spectator');

describe('set-up', () => {
  test('TTT-1.1 two players, an empty board, the first seat begins', () => {
    expect(view(played())).toEqual({ board: [0, 0, 0, 0, 0, 0, 0, 0, 0], turn: 0 });
    expect(() => new Match(ticTacToe, { seats: 3 })).toThrow('players');
  });
});

describe('a turn', () => {
  test('TTT-2.1 marks one square and passes the turn', () => {
    const match = played(4);
    expect(view(match)).toMatchObject({ board: [0, 0, 0, 0, 1, 0, 0, 0, 0], turn: 1 });
    expect(ticTacToe.legal(match.state, 1)).toHaveLength(8);
  });

  test('TTT-2.2 a marked square is refused', () => {
    expect(played(4).play(1, { kind: 'mark', square: 4 })).toEqual({
      ok: false,
      refusal: { code: 'occupied', rule: 'TTT-2.2', params: { square: 4 } },
    });
  });

  test.each([9, -1, 0.5, '4'])('TTT-2.3 there is no square %s', (square) => {
    expect(played().play(0, { kind: 'mark', square })).toMatchObject({
      ok: false,
      refusal: { rule: 'TTT-2.3' },
    });
  });
});

describe('the end', () => {
  test.each([
    ['a row', [0, 3, 1, 4, 2], 0],
    ['a column', [1, 0, 2, 3, 4, 6], 1],
    ['a diagonal', [2, 0, 4, 1, 6], 0],
  ])('TTT-3.1 %s wins at once', (_line, squares, winner) => {
    const match = played(...squares);
    expect(view(match)).toMatchObject({ winner });
    expect(result(match)?.ranking[winner]).toBe(1);
    expect(result(match)?.scores[winner]).toBe(1);
    expect(ticTacToe.pending(match.state)).toEqual([]);
  });

  test('TTT-3.2 a full board without a line is shared', () => {
    expect(result(played(0, 1, 2, 4, 3, 5, 7, 6, 8))).toMatchObject({ ranking: [1, 1], scores: [0.5, 0.5] });
  });
});
