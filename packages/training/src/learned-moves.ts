/** How good moves look, as learned from what searches looked at most. */
import { floatsOf, HEAT, learnedPolicy } from '@captains-table/bots';
import type { AnyPolicy, Move, MovesFile, WeightsFile } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { partsOfMove } from './parts-of-move.ts';

/** The part that the move has which `rate` likes best. */
export const FAVOURITE = 'favourite';
/** Ratings farther than this below the best all count the same. */
const FARTHEST = 4;
/** How far an answer may be from the one in the file: other machines round differently. */
const TOLERANCE = 1e-3;

/** Ratings as they are learned from: how far each is from the best. */
export function distancesOf(ratings: readonly number[]): number[] {
  const best = Math.max(...ratings);
  return ratings.map((rating) => Math.max(-FARTHEST, rating - best));
}

/** A part of moves: what it adds, and how much a rating counts that is farther from the best. */
interface Part {
  readonly number: number;
  readonly factor: number;
}

/** For each move the logarithm of how likely a search is to look at it. */
export class LearnedMoves {
  readonly #parts: ReadonlyMap<string, Part>;

  /** Throws where the file is broken: its parts do not fit together, or give other answers than it says. */
  constructor({ parts, numbers, factors, checks }: MovesFile) {
    const own = floatsOf(numbers);
    const ofRatings = floatsOf(factors);
    if (own.length !== parts.length || ofRatings.length !== parts.length) {
      throw new Error('what was learned about moves does not fit together');
    }
    this.#parts = new Map(
      parts.map((part, i) => [part, { number: must(own[i]), factor: must(ofRatings[i]) }]),
    );
    for (const { moves, ratings, weights } of checks) {
      const found = this.weighParts(moves, ratings);
      const isSame = weights.every((weight, i) => Math.abs(weight - must(found[i])) <= TOLERANCE);
      if (!isSame) throw new Error(`moves weigh ${found.join()} where ${weights.join()} is right`);
    }
  }

  weigh(moves: readonly Move[], ratings: readonly number[]): number[] {
    return this.weighParts(moves.map(partsOfMove), ratings);
  }

  weighParts(moves: readonly (readonly string[])[], ratings: readonly number[]): number[] {
    const distances = distancesOf(ratings);
    const favourite = distances.indexOf(0);
    return moves.map((parts, i) => {
      const distance = must(distances[i]);
      let sum = i === favourite ? (this.#parts.get(FAVOURITE)?.number ?? 0) : 0;
      for (const name of parts) {
        const part = this.#parts.get(name);
        // Parts that were hardly ever seen say nothing.
        if (part !== undefined) sum += part.number + part.factor * distance;
      }
      return sum;
    });
  }
}

/** The policy with all that was learned: how positions are judged, and how moves look where that was learned, too. */
export function guidedPolicy(policy: AnyPolicy, file: WeightsFile): AnyPolicy {
  const judging = learnedPolicy(policy, file);
  return file.moves === undefined
    ? judging
    : { ...judging, prior: priorOf(policy, new LearnedMoves(file.moves)) };
}

/** Ratings count in units of what a player would notice, and a search goes by e to a rating divided by this. */
function priorOf(policy: AnyPolicy, learned: LearnedMoves): NonNullable<AnyPolicy['prior']> {
  return (state, seat, moves) => {
    const weights = learned.weigh(moves, policy.rate(state, seat, moves));
    return weights.map((weight) => HEAT * weight);
  };
}
