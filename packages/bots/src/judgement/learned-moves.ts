/** How good moves look, as learned from what searches looked at most. */
import type { Features, GameState, Move, MovesFile, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { floatsOf } from './base64.ts';
import { partsOfMove } from './move-parts.ts';
import { Network } from './network.ts';

/** The part that the move has which `rate` likes best. */
export const FAVOURITE = 'favourite';
/** A rating so far below the best is as good as any lower one. */
const FARTHEST = 4;

/** Ratings as they are learned from: how far each is from the best. */
export function distancesOf(ratings: readonly number[]): number[] {
  const best = Math.max(...ratings);
  return ratings.map((rating) => Math.max(-FARTHEST, rating - best));
}

/** For each move the logarithm of how likely a search is to look at it. */
export class LearnedMoves {
  readonly #network: Network;
  readonly #numbers: Uint8Array;
  readonly #places: ReadonlyMap<string, number>;
  readonly #factors: Float32Array;
  readonly #features: Features<GameState>;

  constructor(features: Features<GameState>, seats: number, { parts, factors, layers, checks }: MovesFile) {
    this.#network = new Network({ chances: layers, checks });
    this.#numbers = new Uint8Array(features.names(seats).length);
    this.#places = new Map(parts.map((part, place) => [part, place]));
    this.#factors = floatsOf(factors);
    this.#features = features;
    if (this.#network.inputs !== this.#numbers.length || this.#factors.length !== parts.length) {
      throw new Error('what was learned about moves does not fit together');
    }
  }

  weigh(state: GameState, seat: Seat, moves: readonly Move[], ratings: readonly number[]): number[] {
    this.#features.write(state, seat, this.#numbers);
    const sums = this.#network.sums(this.#numbers);
    const distances = distancesOf(ratings);
    const favourite = distances.indexOf(0);
    return moves.map((move, i) => {
      let sum = i === favourite ? this.#sumOf(FAVOURITE, sums, 0) : 0;
      for (const part of partsOfMove(move)) sum += this.#sumOf(part, sums, must(distances[i]));
      return sum;
    });
  }

  /** Parts that were hardly ever seen say nothing. */
  #sumOf(part: string, sums: Float32Array, distance: number): number {
    const place = this.#places.get(part);
    return place === undefined ? 0 : must(sums[place]) + must(this.#factors[place]) * distance;
  }
}
