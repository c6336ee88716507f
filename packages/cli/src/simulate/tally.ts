import type { Result } from '@captains-table/kernel';
import type { Spread } from './spread.ts';
import { RunningSpread } from './spread.ts';

/** Counts who won, and how the scores of all seats and of the winners spread. */
export class Tally {
  readonly winsBySeat: number[];
  unfinished = 0;
  readonly #cooperative: boolean;
  readonly #scores = new RunningSpread();
  readonly #winnersScores = new RunningSpread();

  constructor(seats: number, cooperative: boolean) {
    this.winsBySeat = Array.from({ length: seats }, () => 0);
    this.#cooperative = cooperative;
  }

  add(result: Result | undefined): void {
    if (result === undefined) {
      this.unfinished++;
      return;
    }
    const { ranking, scores } = result;
    this.#addWins(ranking);
    for (const [seat, score] of scores.entries()) {
      this.#scores.add(score);
      if (ranking[seat] === 1) this.#winnersScores.add(score);
    }
  }

  /** Undefined when no game came to an end. */
  get scores(): Spread | undefined {
    return this.#scores.spread;
  }

  /** Undefined when no one won. */
  get winnersScores(): Spread | undefined {
    return this.#winnersScores.spread;
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
}
