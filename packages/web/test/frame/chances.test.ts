import type { Mistake } from '@captains-table/bots';
import { describe, expect, it } from 'vitest';
import { bestMove, costliest, raceOfChances, turnOf } from '../../src/frame/end/chances.ts';

const moments = [
  [0.5, 0.5],
  [0.6, 0.4],
  [0.3, 0.7],
].map((chances, index) => ({ number: index + 1, seat: index % 2, chances }));

function course(ranking: readonly number[], together = false) {
  const result = { ranking, scores: ranking, breakdown: [] };
  return raceOfChances({ moments, turns: [0, 2], result, together }).map(({ standing }) => standing);
}

function mistake(number: number, seat: number, loss: number): Mistake {
  return { number, seat, loss, played: { kind: 'stop' }, better: { kind: 'draw' } };
}

describe('the chances', () => {
  it('are given at the beginning of each turn and end with the result', () => {
    expect(course([2, 1])).toEqual([
      [0.5, 0.5],
      [0.3, 0.7],
      [0, 1],
    ]);
  });

  it('are one line for those who win or lose together', () => {
    expect(course([1, 1], true)).toEqual([[0.5], [0.3], [1]]);
    expect(course([2, 2], true).at(-1)).toEqual([0]);
  });

  it('are shared by those who share the victory', () => {
    const shared = raceOfChances({
      moments: [],
      turns: [0],
      result: { ranking: [1, 3, 1], scores: [], breakdown: [] },
      together: false,
    });
    expect(shared[0]?.standing).toEqual([0.5, 0, 0.5]);
  });
});

describe('the best move', () => {
  const lost = { ranking: [2, 1], scores: [], breakdown: [] };

  it('is the one after which its player’s chance had risen most', () => {
    expect(bestMove({ moments, mistakes: [] }, lost)).toEqual({ number: 2, seat: 1, from: 0.4, to: 0.7 });
  });

  it('may be the last, and none where no chance rose', () => {
    const won = { ...lost, ranking: [1, 2] };
    expect(bestMove({ moments, mistakes: [] }, won)).toMatchObject({ number: 3, from: 0.3, to: 1 });
    expect(bestMove({ moments: moments.slice(2), mistakes: [] }, lost)).toBeUndefined();
  });
});

describe('the moves that cost most', () => {
  const mistakes = [
    mistake(9, 1, 0.3),
    mistake(4, 0, 0.2),
    mistake(7, 2, 0.15),
    mistake(2, 1, 0.1),
    mistake(3, 1, 0.08),
    mistake(5, 0, 0.01),
  ];
  const told = (own: number | undefined) => costliest({ moments, mistakes }, own).map(({ number }) => number);

  it('begin with one’s own, and leave out what is hardly a mistake', () => {
    expect(told(0)).toEqual([4, 9, 7, 2]);
  });

  it('are those of everybody for a spectator', () => {
    expect(told(undefined)).toEqual([9, 4, 7]);
  });

  it('belong to a turn', () => {
    expect([0, 3, 4, 11].map((before) => turnOf([0, 4, 9], before))).toEqual([1, 1, 2, 3]);
  });
});
