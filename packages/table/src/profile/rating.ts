/**
 * Ratings of people who play games with several players: the update of Glicko (Glickman 1999), one game at a time, over
 * all pairs of players. docs/decisions/018 says why, and what was measured.
 */
import { DAY, must } from '@captains-table/kernel';
import type { Time } from '../record.ts';

export interface Rating {
  readonly value: number;
  /** How uncertain it is: one standard deviation. */
  readonly deviation: number;
  readonly games: number;
  /** The highest that was not provisional; 0 before there is one. */
  readonly peak: number;
  /** When the last game ended. */
  readonly at: Time;
}

/** One player of a game: a person, or a bot whose rating is fixed. */
export interface RatedPlayer {
  readonly place: number;
  /** Undefined before the first game. */
  readonly rating: Rating | undefined;
  /** Bots are no better after a game than before it. */
  readonly fixed?: true;
}

const FIRST_VALUE = 1_500;
const FIRST_DEVIATION = 250;
const LEAST_DEVIATION = 30;
/** Three years without a game make a rating of many games as uncertain as that of a stranger. */
const GROWTH_PER_DAY = (FIRST_DEVIATION ** 2 - 50 ** 2) / (3 * 365);
const Q = Math.LN10 / 400;
/** Above this a rating is shown as provisional. */
const PROVISIONAL = 110;

export function isProvisional({ deviation }: Pick<Rating, 'deviation'>): boolean {
  return deviation > PROVISIONAL;
}

/** The rating of a bot: it is known, and stays. */
export function fixedRating(value: number): Rating {
  return { value, deviation: 0, games: 0, peak: 0, at: 0 };
}

/** The ratings after a game that ended at this time. Those of bots are as they were. */
export function ratingsAfter(players: readonly RatedPlayer[], at: Time): readonly Rating[] {
  const before = players.map(({ rating, fixed }) => (fixed ? must(rating) : ratingAt(rating, at)));
  // A ranking of n players holds n - 1 independent comparisons, and has n (n - 1) / 2 pairs.
  const weight = 2 / players.length;
  return players.map(({ place, fixed }, index) => {
    const own = must(before[index]);
    if (fixed) return own;
    let precision = 1 / own.deviation ** 2;
    let surprise = 0;
    for (const [other, rating] of before.entries()) {
      if (other === index) continue;
      const trust = trustIn(rating.deviation);
      const expected = 1 / (1 + 10 ** ((-trust * (own.value - rating.value)) / 400));
      precision += weight * Q ** 2 * trust ** 2 * expected * (1 - expected);
      surprise += weight * trust * (scored(place, must(players[other]).place) - expected);
    }
    const value = own.value + (Q / precision) * surprise;
    const deviation = Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision));
    const peak = isProvisional({ deviation }) ? own.peak : Math.max(own.peak, value);
    return { value, deviation, games: own.games + 1, peak, at };
  });
}

/** How likely one player is to finish before the other. */
export function chanceAgainst(own: Rating, other: Rating): number {
  const trust = trustIn(Math.hypot(own.deviation, other.deviation));
  return 1 / (1 + 10 ** ((-trust * (own.value - other.value)) / 400));
}

/** A rating as it stands then: the longer ago the last game is, the less is known. */
export function ratingAt(rating: Rating | undefined, at: Time): Rating {
  if (rating === undefined) return { value: FIRST_VALUE, deviation: FIRST_DEVIATION, games: 0, peak: 0, at };
  const days = Math.max(0, at - rating.at) / DAY;
  const deviation = Math.sqrt(rating.deviation ** 2 + GROWTH_PER_DAY * days);
  return { ...rating, deviation: Math.min(FIRST_DEVIATION, deviation) };
}

function trustIn(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * Q ** 2 * deviation ** 2) / Math.PI ** 2);
}

function scored(own: number, other: number): number {
  return own === other ? 0.5 : own < other ? 1 : 0;
}
