import type { Result } from '@captains-table/kernel';

export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** Counts who won, and how the scores of all seats spread. */
export class Tally {
  readonly winsBySeat: number[];
  unfinished = 0;
  readonly #cooperative: boolean;
  #count = 0;
  #mean = 0;
  /** Sum of squared distances from the mean, kept up to date as Welford does: nothing cancels out. */
  #squares = 0;
  #min = Infinity;
  #max = -Infinity;

  constructor(seats: number, cooperative: boolean) {
    this.winsBySeat = Array.from({ length: seats }, () => 0);
    this.#cooperative = cooperative;
  }

  add(result: Result | undefined): void {
    if (result === undefined) {
      this.unfinished++;
      return;
    }
    this.#addWins(result.ranking);
    for (const score of result.scores) this.#addScore(score);
  }

  /** Undefined when no game came to an end. */
  get scores(): Spread | undefined {
    if (this.#count === 0) return undefined;
    const sd = this.#count > 1 ? Math.sqrt(this.#squares / (this.#count - 1)) : 0;
    return { mean: this.#mean, sd, min: this.#min, max: this.#max };
  }

  /** Those who share the first place share the win, except where all win together. */
  #addWins(ranking: readonly number[]): void {
    let winners = 0;
    for (const place of ranking) if (place === 1) winners++;
    const win = this.#cooperative ? 1 : 1 / winners;
    for (const [seat, wins] of this.winsBySeat.entries()) {
      if (ranking[seat] === 1) this.winsBySeat[seat] = wins + win;
    }
  }

  #addScore(score: number): void {
    this.#count++;
    const distance = score - this.#mean;
    this.#mean += distance / this.#count;
    this.#squares += distance * (score - this.#mean);
    if (score < this.#min) this.#min = score;
    if (score > this.#max) this.#max = score;
  }
}
