/** What is learned about moves from the visits of searches: the second generation. */
import { Observation, Search } from '@captains-table/bots';
import type { GameState, Move, Pending } from '@captains-table/kernel';
import { chanceFrom, fork, must, pick } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Decision, MatchLine, Subject } from '../src/index.ts';
import {
  SampleReader,
  decisionsFrom,
  decisionsText,
  generate,
  guidedPolicy,
  partsOfMove,
  playMatches,
  secondGeneration,
  subjectOf,
  train,
} from '../src/index.ts';

const port = await subjectOf('port-royal', 'base-2');
const weights = must(port.weights);

function searched(games: number) {
  return generate(port, {
    seed: 3,
    games,
    seconds: Infinity,
    search: { iterations: 24, patience: 1, weights },
  });
}

/** Positions of a random game in which a seat has a choice. */
function* questions(
  { game, seats, options }: Subject,
  seed: string,
): Generator<readonly [GameState, number]> {
  const chance = chanceFrom(seed);
  const state: GameState = game.setup(seats, options, fork(chance));
  const owed = (): Pending | undefined => game.pending(state)[0];
  for (let next = owed(); next !== undefined; next = owed()) {
    const legal: readonly Move[] = game.legal(state, next.seat);
    if (legal.length > 1) yield [state, next.seat];
    game.apply(state, next.seat, pick(chance, legal), undefined);
  }
}

describe('a second generation', () => {
  const { samples, decisions } = searched(4);
  const again = decisions.map((decision, i) => ({ ...decision, game: i }));
  const searches = new SampleReader(samples.bytes, port.inputs, port.seats);
  const { samples: loose } = generate(port, { seed: 1, games: 60, seconds: Infinity });
  const sailors = new SampleReader(loose.bytes, port.inputs, port.seats);
  const material = { sailors, searched: searches, decisions: again };
  const { weights: learned, report } = secondGeneration(port, weights, material, { seed: 1 });
  const moves = must(learned.moves);

  test('has the same visits under the same seed', () => {
    const first = decisions.filter(({ game }) => game === must(decisions[0]).game);
    expect(first.length).toBeGreaterThan(10);
    expect(searched(1).decisions).toEqual(first);
  });

  test('every move of a decision has its visits, and they were those of a search', () => {
    for (const { moves: all, visits, ratings } of decisions) {
      expect([visits.length, ratings.length]).toEqual([all.length, all.length]);
      expect(visits.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(24);
      expect(Math.max(...visits)).toBeGreaterThan(0);
    }
  });

  test('decisions are read as they were written', () => {
    const few: readonly Decision[] = decisions.slice(0, 5);
    expect(decisionsFrom(decisionsText(few))).toEqual(few);
  });

  test('comes nearer to the visits than ratings do, on games that were held back', () => {
    expect(report.moves.held).toBeGreaterThan(5);
    expect(report.moves.learned.loss).toBeLessThan(report.moves.ratings.loss);
  });

  test('goes on from earlier weights', () => {
    const { report: scratch } = train(port, sailors, { seed: 1, passes: 0.5 });
    expect(report.sailors.held).toBeGreaterThan(0);
    expect(report.sailors.network).toBeLessThan(scratch.network);
    expect(Math.abs(report.sailors.network - report.sailors.before)).toBeLessThan(0.05);
  });

  test('plays as it says it does: by patience and curiosity of the weights it goes on from', async () => {
    expect(learned.patience).toBe(weights.patience);
    const lines: MatchLine[] = [];
    const players = { a: { weights: learned, iterations: 8 }, b: { weights, iterations: 8 } };
    const plan = { lineup: 'ab', games: 2, seconds: Infinity, seed: 'x', first: 0, step: 1 };
    await playMatches(port, { ...players, ...plan }, (line) => lines.push(line));
    expect(lines).toHaveLength(2);
  });

  test('says of each move how it looks, and a search goes by it', () => {
    const policy = guidedPolicy(port.policy, learned);
    for (const [state, seat] of questions(port, 'how')) {
      const legal: readonly Move[] = port.game.legal(state, seat);
      const prior = policy.prior?.(state, seat, legal) ?? [];
      expect(prior).toHaveLength(legal.length);
      expect(prior.every(Number.isFinite)).toBe(true);
    }
    const [first] = questions(port, 'search');
    const [state, seat] = must(first);
    const liked = must(port.game.legal(state, seat).at(-1));
    const prior: typeof policy.rate = (_state, _seat, all) => all.map((move) => (move === liked ? 5 : 0));
    const observation = new Observation(port.game, port.options, state, seat);
    const search = new Search({ seed: 'x', policy: { ...policy, prior }, iterations: 6 });
    const [best] = search.run(observation);
    expect(best?.move).toEqual(liked);
  });

  test('is refused where a file gives other answers than it says', () => {
    const [check] = moves.checks;
    const wrong = { ...must(check), weights: must(check).weights.map(() => 9) };
    expect(() => guidedPolicy(port.policy, { ...learned, moves: { ...moves, checks: [wrong] } })).toThrow(
      'is right',
    );
    expect(() => guidedPolicy(port.policy, { ...learned, moves: { ...moves, parts: [] } })).toThrow(
      'fit together',
    );
  });

  test.each([
    ['port-royal', 'base-2'],
    ['port-royal', 'base-4'],
    ['caravelas', 'full-2'],
    ['francis-drake', 'base-4'],
    ['maracaibo', 'classic-2'],
  ])(
    'moves of %s, %s, are described by what their seat may see: a re-deal changes nothing',
    async (id, family) => {
      const subject = await subjectOf(id, family);
      const { game, policy } = subject;
      const chance = chanceFrom('redeal');
      const described = (state: GameState, seat: number) => {
        const legal: readonly Move[] = game.legal(state, seat);
        return { parts: legal.map(partsOfMove), ratings: policy.rate(state, seat, legal) };
      };
      let count = 0;
      for (const [state, seat] of questions(subject, 'moves')) {
        const other = game.redeal(state, seat, fork(chance));
        expect(described(other, seat)).toEqual(described(state, seat));
        count++;
      }
      expect(count).toBeGreaterThan(10);
    },
  );
});
