import { must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Rating, RatedPlayer } from '../../src/profile/rating.ts';
import {
  chanceAgainst,
  fixedRating,
  isProvisional,
  ratingAt,
  ratingsAfter,
} from '../../src/profile/rating.ts';

const DAY = 86_400_000;
const rated = (value: number, deviation: number): Rating => ({ value, deviation, games: 20, peak: 0, at: 0 });
const finish = (...ratings: (Rating | undefined)[]): readonly Rating[] =>
  ratingsAfter(
    ratings.map((rating, index) => ({ place: index + 1, rating })),
    DAY / 1_000,
  );

describe('a rating', () => {
  test('follows the worked example of Glickman in its direction and size', () => {
    // 1500 ± 200 beats 1400 ± 30 in one game; his paper gives g = 0.9955 and E = 0.639 for this opponent.
    const [winner] = finish(rated(1_500, 200), rated(1_400, 30));
    expect(must(winner).value).toBeCloseTo(1_563.5, 0);
    expect(must(winner).deviation).toBeCloseTo(175.2, 0);
  });

  test('moves people apart by as much as it was not expected, and is surer after each game', () => {
    const [first, second, third] = finish(undefined, undefined, undefined);
    expect(must(first).value).toBeGreaterThan(1_500);
    expect(must(second).value).toBeCloseTo(1_500, 9);
    expect(must(third).value).toBeLessThan(1_500);
    expect(must(first).deviation).toBeLessThan(250);
    const [expected] = finish(rated(1_900, 60), rated(1_300, 60));
    const [surprise] = finish(rated(1_300, 60), rated(1_900, 60));
    expect(must(surprise).value - 1_300).toBeGreaterThan(10 * (must(expected).value - 1_900));
  });

  test('of equals who share a place stays, and so do those of bots', () => {
    const same = { place: 1, rating: rated(1_500, 80) };
    const bot: RatedPlayer = { place: 3, rating: fixedRating(1_500), fixed: true };
    const [one, other, mate] = ratingsAfter([same, same, bot], DAY);
    expect(must(one).value).toBe(must(other).value);
    expect(must(one).value).toBeGreaterThan(1_500);
    expect(mate).toBe(bot.rating);
  });

  test('is the less sure the longer no game has been played, and never less than at first', () => {
    const known = { ...rated(1_700, 60), at: 0 };
    expect(ratingAt(known, 365 * DAY).deviation).toBeCloseTo(153.6, 1);
    expect(ratingAt(known, 9_999 * DAY).deviation).toBe(250);
    expect(ratingAt(known, 365 * DAY).value).toBe(1_700);
  });
});

test('100,000 games of players whose strength is known: their order and the chances come out right', () => {
  const { truth, ratings, bins } = manyGames(100_000, 1_000);
  const errors = ratings.map((rating, index) => rating.value - must(truth[index]));
  const rms = Math.hypot(...errors) / Math.sqrt(errors.length);
  expect(
    correlationOfOrder(
      truth,
      ratings.map(({ value }) => value),
    ),
  ).toBeGreaterThan(0.98);
  // Bots hold the scale: no drift of all.
  expect(Math.abs(errors.reduce((sum, error) => sum + error, 0) / errors.length)).toBeLessThan(15);
  expect(rms).toBeLessThan(60);
  // Two deviations are to hold about 95 of 100.
  const within = errors.filter((error, index) => Math.abs(error) <= 2 * must(ratings[index]).deviation);
  expect(within.length / errors.length).toBeGreaterThan(0.9);
  expect(ratings.filter(isProvisional)).toHaveLength(0);
  for (const { pairs, expected, happened } of bins) {
    if (pairs < 1_000) continue;
    expect(Math.abs(happened - expected) / pairs).toBeLessThan(0.03);
  }
});

interface Bin {
  pairs: number;
  expected: number;
  happened: number;
}

/**
 * Each player performs at their strength plus luck, so that of two the better wins as often as 400 points are ten to one;
 * two to five at a table, in three of ten games with a bot. The chances are those before each game of the second half.
 */
function manyGames(games: number, people: number) {
  const random = seeded(20_261_117);
  const luck = () => -Math.log(-Math.log(random() + 1e-12)) * (400 / Math.LN10);
  const truth = Array.from({ length: people }, () => {
    const normal = Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
    return 1_500 + 250 * normal;
  });
  const bots = [770, 1_285, 1_500, 1_615];
  const ratings: (Rating | undefined)[] = truth.map(() => undefined);
  const bins: Bin[] = Array.from({ length: 10 }, () => ({ pairs: 0, expected: 0, happened: 0 }));
  for (let game = 0; game < games; game++) {
    const at = Math.floor((game / games) * 365) * DAY;
    const players = tableOf(random, people);
    const bot = random() < 0.3 ? must(bots[Math.floor(random() * bots.length)]) : undefined;
    const performances = players.map((id) => must(truth[id]) + luck());
    if (bot !== undefined) performances.push(bot + luck());
    const seats = performances.map((performance, seat): RatedPlayer => {
      const place = 1 + performances.filter((other) => other > performance).length;
      const id = players[seat];
      if (id === undefined) return { place, rating: fixedRating(must(bot)), fixed: true };
      return { place, rating: ratings[id] };
    });
    if (game > games / 2) noteChances(seats, at, bins);
    const after = ratingsAfter(seats, at);
    for (const [seat, id] of players.entries()) ratings[id] = must(after[seat]);
  }
  return { truth, ratings: ratings.map(must), bins };
}

function tableOf(random: () => number, people: number): readonly number[] {
  const seats = 2 + Math.floor(random() * 4);
  const ids = new Set<number>();
  while (ids.size < seats) ids.add(Math.floor(random() * people));
  return [...ids];
}

function noteChances(seats: readonly RatedPlayer[], at: number, bins: readonly Bin[]): void {
  const now = seats.map(({ rating, fixed }) => (fixed ? must(rating) : ratingAt(rating, at)));
  for (const [one, rating] of now.entries()) {
    for (const [other, against] of now.slice(0, one).entries()) {
      const chance = chanceAgainst(rating, against);
      const bin = must(bins[Math.min(9, Math.floor(chance * 10))]);
      bin.pairs++;
      bin.expected += chance;
      bin.happened += must(seats[one]).place < must(seats[other]).place ? 1 : 0;
    }
  }
}

/** Spearman's. */
function correlationOfOrder(one: readonly number[], other: readonly number[]): number {
  const ranks = (values: readonly number[]) => {
    const order = [...values.keys()].toSorted((a, b) => must(values[a]) - must(values[b]));
    const rank: number[] = [];
    for (const [place, index] of order.entries()) rank[index] = place;
    return rank;
  };
  const [a, b] = [ranks(one), ranks(other)];
  const squares = a.reduce((sum, rank, index) => sum + (rank - must(b[index])) ** 2, 0);
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1));
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
