/** Players with leanings of their own, so that games come to positions that good sense alone would never see. */
import type { AnyPolicy, Chance, GameState, Move, Seat } from '@captains-table/kernel';
import { below, chanceFromNumbers, must, next, pick } from '@captains-table/kernel';
import { partsOf } from './move-parts.ts';

/** How much a leaning for a kind of move, or for one of its values, weighs: 1 is what a player would notice. */
const LEANING = 0.5;
/** How far from the best move a player strays. */
const HEATS = [0.15, 0.4, 0.8, 1.6] as const;
/** How often one moves without looking. */
const SLIPS = [0, 0, 0.05, 0.2] as const;

export class LoosePlayer {
  readonly #policy: AnyPolicy;
  readonly #chance: Chance;
  readonly #leanings = new Map<number, number>();
  readonly #family: number;
  readonly #heat: number;
  readonly #slips: number;

  /** `isCalm`: with leanings, but without slips. */
  constructor(policy: AnyPolicy, chance: Chance, isCalm: boolean) {
    this.#policy = policy;
    this.#chance = chance;
    this.#family = next(chance);
    this.#heat = isCalm ? HEATS[0] : pick(chance, HEATS);
    this.#slips = isCalm ? 0 : pick(chance, SLIPS);
  }

  choose(state: GameState, seat: Seat, moves: readonly Move[]): Move {
    if (uniform(this.#chance) < this.#slips) return must(moves[below(this.#chance, moves.length)]);
    const ratings: readonly number[] = this.#policy.rate(state, seat, moves);
    const worths = moves.map((move, i) => {
      let worth = must(ratings[i]);
      for (const part of partsOf(move, moves)) worth += this.#leaning(part);
      return worth / this.#heat;
    });
    return must(moves[weightedIndex(worths, this.#chance)]);
  }

  #leaning(part: number): number {
    let leaning = this.#leanings.get(part);
    if (leaning === undefined) {
      leaning = LEANING * normal(chanceFromNumbers(this.#family, part));
      this.#leanings.set(part, leaning);
    }
    return leaning;
  }
}

export function uniform(chance: Chance): number {
  return next(chance) / 0x1_0000_0000;
}

export function normal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - uniform(chance))) * Math.cos(2 * Math.PI * uniform(chance));
}

/** An index, each as likely as e to its number. */
export function weightedIndex(numbers: readonly number[], chance: Chance): number {
  const most = Math.max(...numbers);
  const weights = numbers.map((number) => Math.exp(number - most));
  let left = uniform(chance) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (left -= weight) <= 0);
  return index < 0 ? numbers.length - 1 : index;
}
