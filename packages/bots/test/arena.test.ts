import { chanceFrom } from '@captains-table/kernel';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../src/index.ts';
import {
  BOT_NAMES,
  createBot,
  dealOf,
  duel,
  isBotName,
  Observation,
  seating,
  standings,
  unhurried,
} from '../src/index.ts';

const options = { mode: 'classic' };

/** A two-player game between `a` and `b` in which `places` are theirs. */
const game = (places: [number, number]): Duel => ({
  result: { ranking: places, scores: places.map((place) => 10 - place), breakdown: [{}, {}] },
  names: ['a', 'b'],
  decisions: [10, 5],
  milliseconds: [100, 5],
});

describe('an arena', () => {
  test('moves all players on by one chair, and deals alike until each has sat in every chair', () => {
    expect([0, 1, 2, 3].map((number) => seating(['a', 'b', 'c'], number).join(''))).toEqual([
      'abc',
      'bca',
      'cab',
      'abc',
    ]);
    const deal = (number: number) => dealOf({ game: ticTacToe, options, seed: 's', number }, 2).chance.join();
    expect([deal(0) === deal(1), deal(1) === deal(2)]).toEqual([true, false]);
  });

  test('plays a game and counts decisions that had a choice', async () => {
    const bots = ['a', 'b'].map((seed) => {
      const bot = createBot('random', seed);
      if (bot === undefined) throw new Error('random');
      return unhurried(bot);
    });
    const played = await duel({ game: ticTacToe, options, seed: 's', number: 0 }, bots);
    expect(played.result?.ranking).toHaveLength(2);
    expect(played.decisions.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(5);
  });
});

describe('names of bots', () => {
  test('a level that searches may be asked for by its number of iterations, and then plays alike everywhere', () => {
    const state = ticTacToe.setup(2, options, chanceFrom('counted'));
    const choices = ['mate@20', 'captain@20', 'admiral@20'].map((name) => {
      const [first, again] = [1, 2].map(() =>
        createBot(name, 'seed')?.choose(new Observation(ticTacToe, options, state, 0)),
      );
      expect(first).toEqual(again);
      return first;
    });
    expect(choices).not.toContain(undefined);
  });

  test('is no name: a level that does not search, or no number', () => {
    for (const name of ['sailor@20', 'captain@', 'captain@0', 'captain@1.5', 'toString@3', '@20'])
      expect([name, isBotName(name), createBot(name, 'seed')]).toEqual([name, false, undefined]);
    for (const name of [...BOT_NAMES, 'captain@800']) expect(isBotName(name)).toBe(true);
    expect(BOT_NAMES).not.toContain('captain@800');
  });
});

describe('standings', () => {
  test('report rates, intervals, ratings and time', () => {
    const [a, b] = standings(
      [...Array.from({ length: 75 }, () => game([1, 2])), ...Array.from({ length: 25 }, () => game([2, 1]))],
      false,
    );
    expect(a).toMatchObject({ bot: 'a', winRate: 0.75, meanScore: 8.75, msPerMove: 10 });
    expect(b).toMatchObject({ bot: 'b', winRate: 0.25, msPerMove: 1 });
    // Wilson's interval for 75 of 100.
    expect(a?.low).toBeCloseTo(0.657, 3);
    expect(a?.high).toBeCloseTo(0.825, 3);
    expect(a?.elo).toBeGreaterThan(180);
    expect(a?.elo).toBe(-(b?.elo ?? 0));
  });

  test('a tie counts as half a win, a cooperative win as a whole one for everyone', () => {
    expect(standings([game([1, 1])], false).map(({ winRate }) => winRate)).toEqual([0.5, 0.5]);
    expect(standings([game([1, 1])], true).map(({ winRate }) => winRate)).toEqual([1, 1]);
  });

  test('a player who forfeits loses to all others, who are equal, and no score is counted', () => {
    const forfeit: Duel = { ...game([1, 2]), result: undefined, forfeit: { seat: 0, why: 'it ended' } };
    const [a, b] = standings([forfeit, game([1, 2])], false);
    expect([a, b].map((row) => row?.winRate)).toEqual([0.5, 0.5]);
    expect([a, b].map((row) => row?.meanScore)).toEqual([9, 8]);
    expect(standings([forfeit], true).map(({ winRate }) => winRate)).toEqual([0, 0]);
  });

  test('a common game is one result, however many of a kind have won it', () => {
    const twins = Array.from({ length: 12 }, () => ({ ...game([1, 1]), names: ['a', 'a'] }));
    // Wilson's interval for 12 of 12.
    expect(standings(twins, true)[0]?.low).toBeCloseTo(0.757, 3);
  });
});
