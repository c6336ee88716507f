import type { AnyGame, Options } from '@captains-table/kernel';
import { chanceFrom, findLegal, fork } from '@captains-table/kernel';
import { portRoyal } from '@captains-table/port-royal';
import type { State } from '@captains-table/tic-tac-toe';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { stowaways } from '@captains-table/stowaways';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createBot, Observation, playOut, Search } from '../src/index.ts';
import { randomBot } from '../src/random.ts';
import { rollout } from '../src/search/rollout.ts';
import { searcher } from '../src/searchers.ts';
import { cpuMilliseconds } from './cpu-time.ts';

const classic = { mode: 'classic' };

function board(...squares: number[]): { state: State; seat: number } {
  const state = ticTacToe.setup(2, classic, chanceFrom('board'));
  squares.forEach((square, i) => ticTacToe.apply(state, i % 2, { kind: 'mark', square }, undefined));
  return { state, seat: squares.length % 2 };
}

const thinker = (seed: string, iterations = 3_000) => searcher('thinker', seed, undefined, { iterations });

describe('tic-tac-toe, without any policy', () => {
  test.each([
    ['wins at once', [0, 3, 1, 4], 2],
    ['stops a line', [0, 4, 1], 2],
    ['answers the centre in a corner', [4], [0, 2, 6, 8]],
  ])('%s', (_name, squares, best) => {
    const { state, seat } = board(...squares);
    const move = thinker('t').choose(new Observation(ticTacToe, classic, state, seat));
    expect([best].flat().map((square) => ({ kind: 'mark', square }))).toContainEqual(move);
  });

  test('never loses, first or second, against any bot', () => {
    for (let game = 0; game < 30; game++) {
      const state = ticTacToe.setup(2, classic, chanceFrom(`perfect/${game}`));
      const other = game % 3 === 0 ? thinker(`other/${game}`) : randomBot(`other/${game}`);
      const bots = game % 2 === 0 ? [thinker(`${game}`), other] : [other, thinker(`${game}`)];
      playOut(ticTacToe, classic, state, bots);
      expect(ticTacToe.result(state)?.ranking[game % 2]).toBe(1);
    }
  });
});

describe('a rollout', () => {
  /** Judges by how many squares are taken, and would rather do so when all have had a turn. */
  const policy = {
    rate: (_state: State, _seat: number, moves: readonly unknown[]) => moves.map(() => 0),
    value: ({ board: squares }: State) => [taken(squares), 0],
  };
  const taken = (squares: readonly number[]) => squares.filter((square) => square > 0).length;
  const judgedAfter = (depth: number, isQuiet?: (state: State) => boolean) => {
    const { state } = board();
    const judge = isQuiet === undefined ? policy : { ...policy, isQuiet };
    const plan = { game: ticTacToe, cooperative: false, policy: judge, viewer: 0, depth };
    return rollout(plan, state, chanceFrom('rollout'))[0];
  };

  test('is judged at its depth', () => {
    expect(judgedAfter(1)).toBe(1);
    expect(judgedAfter(2)).toBe(2);
  });

  test('goes on to the next quiet moment', () => {
    const isQuiet = ({ board: squares }: State) => taken(squares) % 2 === 0;
    expect(judgedAfter(1, isQuiet)).toBe(2);
    expect(judgedAfter(2, isQuiet)).toBe(2);
  });

  test('ends with the game where it never becomes quiet', () => {
    expect(judgedAfter(1, () => false)).toBe(1);
  });
});

describe('a search', () => {
  const state = stowaways.setup(3, { mode: 'long', purse: 2 }, chanceFrom('search'));
  const observation = new Observation(stowaways, { mode: 'long' }, state, 0);

  test('with iterations finds the same from the same seed', () => {
    const run = () => new Search({ seed: 's', iterations: 200 }).run(observation);
    expect(run()).toEqual(run());
  });

  test('lists every legal move once, the most visited first', () => {
    const candidates = new Search({ seed: 's', iterations: 150 }).run(observation);
    expect(candidates.map(({ move }) => move)).toHaveLength(observation.legal.length);
    const visits = candidates.map((candidate) => candidate.visits);
    expect(visits).toEqual(visits.toSorted((a, b) => b - a));
    for (const { value } of candidates) expect(value >= 0 && value <= 1).toBe(true);
  });

  test('tries all moves in the same worlds, in the same order', () => {
    const worlds: string[] = [];
    const game: AnyGame = {
      ...stowaways,
      redeal(truth, viewer, chance) {
        worlds.push(String(chance));
        return stowaways.redeal(truth, viewer, chance);
      },
    };
    const watched = new Observation(game, { mode: 'long' }, state, 0);
    const [first] = new Search({ seed: 's', iterations: 30 }).run(watched);
    // One world is there to look at; the favourite saw all others, and the other moves those before them.
    expect(new Set(worlds).size).toBe(1 + (first?.visits ?? 0));
    expect(worlds).toHaveLength(1 + 30);
  });

  test('stops on time', () => {
    // A clock of its own: that of a busy machine goes on while something else runs.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
    onTestFinished(() => clock.mockRestore());
    const search = new Search({ seed: 'u', milliseconds: 120 });
    search.run(observation);
    expect(search.iterations).toBeGreaterThan(0);
    expect(now).toBeGreaterThan(100);
    expect(now).toBeLessThan(400);
  });

  test('stops early when nothing could change its mind', () => {
    const { state: won, seat } = board(0, 3, 1, 4);
    const search = new Search({ seed: 's', iterations: 100_000 });
    search.run(new Observation(ticTacToe, classic, won, seat));
    expect(search.iterations).toBeLessThan(60_000);
  });

  test('keeps what it learned when the table goes on', () => {
    const { state: open, seat } = board(0);
    const search = new Search({ seed: 's', iterations: 300 });
    const [best] = search.run(new Observation(ticTacToe, classic, open, seat));
    const move = findLegal(ticTacToe.legal(open, seat), best?.move);
    if (move === undefined) throw new Error('no candidate');
    search.advance(move);
    ticTacToe.apply(open, seat, move, undefined);
    const short = new Search({ seed: 's', iterations: 1 });
    const known = search.run(new Observation(ticTacToe, classic, open, 1 - seat));
    const fresh = short.run(new Observation(ticTacToe, classic, open, 1 - seat));
    const visits = (list: typeof known) => list.reduce((sum, candidate) => sum + candidate.visits, 0);
    expect(visits(known)).toBeGreaterThan(300);
    expect(visits(fresh)).toBe(1);
    search.forget();
    expect(visits(search.run(new Observation(ticTacToe, classic, open, 1 - seat)))).toBeLessThanOrEqual(300);
  });

  test('knows nothing yet of a position that a turned card has made', () => {
    const options = { mode: 'base', randomStart: false };
    const table = portRoyal.setup(2, options, chanceFrom('harbour'));
    portRoyal.apply(table, 0, { kind: 'draw' }, undefined);
    const before = new Observation(portRoyal, options, table, 0);
    const search = new Search({ seed: 's', iterations: 200 });
    expect(before.legal).toContainEqual({ kind: 'draw' });
    search.run(before);
    search.advance({ kind: 'draw' });
    portRoyal.apply(table, 0, { kind: 'draw' }, undefined);
    const seat = portRoyal.pending(table)[0]?.seat ?? 0;
    const earlier = search.iterations;
    const candidates = search.run(new Observation(portRoyal, options, table, seat));
    const visits = candidates.reduce((sum, candidate) => sum + candidate.visits, 0);
    expect(visits).toBe(search.iterations - earlier);
  });

  test('needs a budget', () => {
    expect(() => new Search({ seed: 's' })).toThrow('budget');
  });

  test('plays any game without a policy, secrets, all at once and alone included', () => {
    const chance = chanceFrom('any');
    const tables: { game: AnyGame; options: Options; seats: number }[] = [
      { game: stowaways, options: { mode: 'short', purse: 2 }, seats: 4 },
      { game: portRoyal, options: { mode: 'solo', setsSail: false, gambler: false }, seats: 1 },
    ];
    for (const { game, options, seats } of tables) {
      const table = game.setup(seats, options, fork(chance));
      const bots = Array.from({ length: seats }, (_, seat) =>
        searcher('s', `${seat}`, undefined, { iterations: 20 }),
      );
      expect(playOut(game, options, table, bots)).toBeGreaterThan(5);
      expect(game.result(table)).toBeDefined();
    }
  });
});

describe('levels', () => {
  test('every level plays a legal move', () => {
    const { state, seat } = board(0, 4, 8);
    const observation = new Observation(ticTacToe, classic, state, seat);
    for (const name of ['random', 'cabin-boy', 'sailor', 'mate']) {
      expect(observation.legal).toContainEqual(createBot(name, 'seed')?.choose(observation));
    }
  });

  test('a forced move takes no time', () => {
    const { state, seat } = board(0, 1, 2, 4, 3, 5, 7, 6);
    const worked = cpuMilliseconds();
    createBot('admiral', 'seed')?.choose(new Observation(ticTacToe, classic, state, seat));
    expect(cpuMilliseconds() - worked).toBeLessThan(300);
  });
});
