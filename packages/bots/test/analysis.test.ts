import type { AnyMatch, Move } from '@captains-table/kernel';
import { Match } from '@captains-table/kernel';
import { CONTENT, portRoyal } from '@captains-table/port-royal';
import { createPolicy } from '@captains-table/port-royal/policy';
import { stowaways } from '@captains-table/stowaways';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { describe, expect, test } from 'vitest';
import { analyse, analyseInSteps } from '../src/analysis.ts';
import { createBot, Observation } from '../src/index.ts';
import { cpuMilliseconds } from './cpu-time.ts';

const SEED = '5eed'.repeat(16);

/** A game of tic-tac-toe in which these squares are marked in turn. */
function marked(...squares: readonly number[]): AnyMatch {
  const match = new Match(ticTacToe, { seats: 2, seed: SEED });
  for (const [turn, square] of squares.entries()) match.play(turn % 2, { kind: 'mark', square });
  return match;
}

/** A match played to its end by the same bot on every seat. */
function played(match: AnyMatch, bot: string, policy?: ReturnType<typeof createPolicy>): AnyMatch {
  const bots = Array.from({ length: match.seats }, (_, seat) => createBot(bot, `${seat}`, policy));
  for (;;) {
    const seat = match.game.pending(match.state)[0]?.seat;
    if (seat === undefined) return match;
    const move: Move | undefined = bots[seat]?.choose(
      new Observation(match.game, match.options, match.state, seat),
    );
    match.play(seat, move);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('an obvious blunder', () => {
  // The second player does not block the top row.
  const match = marked(0, 4, 1, 8, 2);
  const { moments, mistakes } = analyse(match, { seed: 'blunder', iterations: 400 });

  test('is named with the move that was better', () => {
    expect(mistakes[0]).toMatchObject({
      number: 4,
      seat: 1,
      played: { kind: 'mark', square: 8 },
      better: { kind: 'mark', square: 2 },
    });
    expect(mistakes[0]?.loss).toBeGreaterThan(0.2);
  });

  test('turns the chances', () => {
    expect(moments.map(({ number, seat }) => [number, seat])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
      [4, 1],
      [5, 0],
    ]);
    expect(moments[4]?.chances[0]).toBeGreaterThan(moments[3]?.chances[0] ?? 1);
    for (const { chances } of moments) expect(sum(chances)).toBeCloseTo(1);
  });
});

test('a win that was taken is no mistake', () => {
  const { mistakes } = analyse(marked(4, 0, 8, 2, 1, 7, 3, 5, 6), { seed: 'fine', iterations: 200 });
  expect(mistakes.filter(({ number }) => number >= 6)).toEqual([]);
});

describe('a short game with secrets', () => {
  const options = { mode: 'short', purse: 2 };
  const match = played(new Match(stowaways, { seats: 3, options, seed: SEED }), 'random');
  const thinking = { seed: 'stowaways', iterations: 40 };

  test('has chances for every seat before every move, and few mistakes of each', () => {
    const { moments, mistakes } = analyse(match, thinking);
    expect(moments).toHaveLength(match.line.length);
    for (const { chances } of moments) {
      expect(chances).toHaveLength(3);
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      expect(sum(chances)).toBeCloseTo(1);
    }
    const losses = mistakes.map(({ loss }) => loss);
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    for (const seat of [0, 1, 2]) expect(mistakes.filter((m) => m.seat === seat).length).toBeLessThan(6);
  });

  test('is judged alike every time', () => {
    expect(analyse(match, thinking)).toEqual(analyse(match, thinking));
  });

  test('is analysed in short steps that report progress', () => {
    const steps: number[] = [];
    let longest = 0;
    let worked = cpuMilliseconds();
    for (const progress of analyseInSteps(match, { seed: 'steps', iterations: 100 })) {
      steps.push(progress);
      longest = Math.max(longest, cpuMilliseconds() - worked);
      worked = cpuMilliseconds();
    }
    expect(steps.length).toBeGreaterThan(2);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(1);
    expect(longest).toBeLessThan(500); // 8 ms and a rollout
  });
});

test('all share one chance in a cooperative game', () => {
  const policy = createPolicy(CONTENT);
  const options = { mode: 'cooperative' };
  const match = played(new Match(portRoyal, { seats: 2, options, seed: SEED }), 'cabin-boy', policy);
  const reports: number[] = [];
  const { moments } = analyse(match, { seed: 'together', policy, iterations: 4 }, (at) => reports.push(at));
  for (const { chances } of moments) expect(chances[1]).toBe(chances[0]);
  expect(reports.at(-1)).toBe(1);
});

test('a match that is not over is not analysed', () => {
  expect(() => analyse(marked(0, 4), { seed: 'early', iterations: 10 })).toThrow('when it is over');
});
