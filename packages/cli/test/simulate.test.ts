import { ticTacToe } from '@captains-table/tic-tac-toe';
import { describe, expect, test } from 'vitest';
import { Tally } from '../src/simulate/tally.ts';
import { cli, json, sourceWith } from './cli.ts';

const TTT = 'simulate tic-tac-toe --players 2 --games 300 --seed a';

describe('as JSON', () => {
  test('it counts games, decisions, wins and scores', async () => {
    expect(await json(TTT)).toEqual({
      game: 'tic-tac-toe',
      players: 2,
      games: 300,
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      averageDecisions: expect.closeTo(7.6, 0),
      winsBySeat: [expect.any(Number), expect.any(Number)],
      scores: { mean: 0.5, sd: expect.any(Number), min: 0, max: 1 },
      winnersScores: { mean: expect.any(Number), sd: expect.any(Number), min: 0.5, max: 1 },
      unfinished: 0,
      seed: 'a',
      options: { mode: 'classic' },
      bots: ['random', 'random'],
    });
  });

  test('the same seed plays the same games, another one others', async () => {
    const wins = async (line: string) => JSON.stringify(Object(await json(line)).winsBySeat);
    expect(await wins(TTT)).toBe(await wins(TTT));
    expect(await wins(TTT)).not.toBe(await wins(TTT.replace('seed a', 'seed b')));
  });

  test('mode, options and bots are those asked for', async () => {
    const line = 'simulate stowaways --players 3 --games 5 --mode long --option purse=5 --bots random';
    expect(await json(line)).toMatchObject({
      options: { mode: 'long', purse: 5 },
      bots: ['random', 'random', 'random'],
      seed: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });
});

describe('wins', () => {
  test('every game of a competitive mode gives out one win', async () => {
    const { winsBySeat } = Object(await json(TTT));
    expect(winsBySeat[0] + winsBySeat[1]).toBeCloseTo(300);
    expect(winsBySeat[0]).toBeGreaterThan(winsBySeat[1]);
  });

  test('a shared first place is a shared win', () => {
    const tally = new Tally(3, false);
    tally.add({ ranking: [1, 3, 1], scores: [4, 1, 4], breakdown: [] });
    expect(tally.winsBySeat).toEqual([0.5, 0, 0.5]);
    expect(tally.scores).toEqual({ mean: 3, sd: Math.sqrt(3), min: 1, max: 4 });
  });

  test('players who win together each count as winners', async () => {
    const games = sourceWith({
      meta: {
        ...ticTacToe.meta,
        id: 'bent',
        modes: [{ id: 'together', cooperative: true, players: { min: 2, max: 2 }, options: [] }],
      },
      result: (state) => {
        return state.stack.length > 0 ? undefined : { ranking: [1, 1], scores: [3, 3], breakdown: [{}, {}] };
      },
    });
    expect(await json('simulate bent --players 2 --games 10', { games })).toMatchObject({
      winsBySeat: [10, 10],
      scores: { mean: 3, sd: 0 },
    });
  });
});

test('a game that never ends is counted as unfinished and has no scores', async () => {
  const games = sourceWith({ apply: () => undefined });
  const simulation = await json('simulate bent --players 2 --games 2', { games });
  expect(simulation).toMatchObject({ unfinished: 2, decisions: 200_000, winsBySeat: [0, 0] });
  expect(simulation).not.toHaveProperty('scores');
  expect((await cli('simulate bent --players 2 --games 1', { games })).out).toContain('unfinished: 1');
});

test('in words: how fast, who won, which scores', async () => {
  const { code, out, err } = await cli(TTT);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch('tic-tac-toe: 2 players, mode=classic, bots random, random, seed a');
  expect(out).toMatch(/decisions a second/);
  expect(out).toMatch(/wins: seat 0: [\d.]+ \([\d.]+ %\), seat 1/);
  expect(out).toMatch(/scores: mean 0.50, sd 0.\d\d, 0 to 1/);
});

test('a terminal sees a bar, on stderr only', async () => {
  const { out, err } = await cli(TTT, { terminal: true });
  expect(err).toMatch(/\r\[#*\.*\] [\d,]+ games/);
  expect(out).not.toContain('\r');
});
