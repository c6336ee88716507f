/** One run of a search, in steps: when it is finished, and with what. */
import type { Stepwise } from '../stepwise.ts';

export interface RunBudget {
  readonly iterations?: number | undefined;
  readonly milliseconds?: number | undefined;
}

interface RunWork<Candidate> {
  iterate(): void;
  /** Whether going on could hardly change the choice; `share` of the budget is used. */
  isSettled(share: number): boolean;
  candidates(): Candidate[];
}

const CHECK_EVERY = 32;
/**
 * While others use the thread, time passes too: the more searches share it, the less each can do in its time. But
 * each always gets this share of its time, and this many iterations, to itself: with many tables a bot plays weaker,
 * but never at random.
 */
const LEAST_SHARE = 1 / 20;
const LEAST_ITERATIONS = 50;

export class SearchRun<Candidate> implements Stepwise<Candidate[]> {
  readonly #budget: RunBudget;
  readonly #work: RunWork<Candidate>;
  readonly #start: number;
  /** What its own steps have taken. */
  #milliseconds = 0;
  #iterations = 0;

  /** `waited`: for how many milliseconds of its time it could not begin. */
  constructor(budget: RunBudget, work: RunWork<Candidate>, waited = 0) {
    this.#budget = budget;
    this.#work = work;
    this.#start = performance.now() - waited;
  }

  step(milliseconds: number): boolean {
    const { iterations = Infinity, milliseconds: whole } = this.#budget;
    const timed = whole !== undefined || milliseconds !== Infinity;
    const began = timed ? performance.now() : 0;
    const before = this.#milliseconds;
    while (this.#iterations < iterations) {
      this.#work.iterate();
      this.#iterations++;
      const now = timed ? performance.now() : 0;
      this.#milliseconds = before + now - began;
      if (this.#isOver(now)) return true;
      if (now - began >= milliseconds) return false;
    }
    return true;
  }

  answer(): Candidate[] {
    return this.#work.candidates();
  }

  #isOver(now: number): boolean {
    const { iterations = Infinity, milliseconds } = this.#budget;
    const time = milliseconds === undefined ? 0 : (now - this.#start) / milliseconds;
    if (time >= 1) return this.#hasHadItsLeast();
    if (this.#iterations % CHECK_EVERY !== 0) return false;
    return this.#work.isSettled(Math.max(time, this.#iterations / iterations));
  }

  #hasHadItsLeast(): boolean {
    const least = (this.#budget.milliseconds ?? 0) * LEAST_SHARE;
    return this.#milliseconds >= least && this.#iterations >= LEAST_ITERATIONS;
  }
}
