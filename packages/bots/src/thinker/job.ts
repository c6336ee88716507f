/** One question on its way through the pool. */
import { MILLISECONDS } from '../levels.ts';
import type { Outcome, Question, ThinkerRequest } from './messages.ts';
import type { Claim, Queued } from './queue.ts';
import type { Thinker } from './thinker.ts';
import { ThinkerError } from './thinker.ts';

/** A worker pauses after this many milliseconds, in case others are waiting who have had less time. */
const STEP = 50;

export interface Wish {
  readonly question: Question;
  readonly claim: Claim;
  /** The workers that may remember something about it. */
  readonly favourite?: Thinker | undefined;
  /** Milliseconds after which it is answered with what is known by then, or not at all. */
  readonly within?: number | undefined;
}

export class Job implements Queued {
  readonly id: number;
  readonly favourite: Thinker | undefined;
  readonly outcome: Promise<Outcome>;
  claim: Claim;
  readonly #question: Question;
  readonly #askedAt = performance.now();
  #begun: { readonly thinker: Thinker; readonly generation: number } | undefined;
  #hasAnswer = false;
  #isEnding = false;
  #isSettled = false;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #resolve: (outcome: Outcome) => void = () => undefined;
  #reject: (error: ThinkerError) => void = () => undefined;

  constructor(id: number, { question, claim, favourite }: Wish) {
    this.id = id;
    this.claim = claim;
    this.favourite = favourite;
    this.#question = question;
    this.outcome = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  get isQuick(): boolean {
    if (this.#isEnding) return true;
    if (this.#question.do === 'choose') return !Object.hasOwn(MILLISECONDS, this.#question.level);
    // What the policy thinks of the moves: a person who asks for a hint sees it first.
    return this.#question.do === 'hint' && this.#question.iterations === 0;
  }

  /** Whether its answer is not needed any more. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Where what has been thought so far is kept; undefined before the first step, and when it is lost. */
  get thinker(): Thinker | undefined {
    const begun = this.#begun;
    return begun?.thinker.generation === begun?.generation ? begun?.thinker : undefined;
  }

  /** What to ask this thinker now. */
  next(thinker: Thinker): ThinkerRequest {
    if (this.thinker === undefined) return this.#first(thinker);
    return this.#isEnding ? { do: 'finish' } : { do: 'continue', step: STEP };
  }

  /** A step has been made, and there is an answer if one is needed. */
  hasStepped(): void {
    this.#hasAnswer = true;
  }

  /** From now on the time is short: after this many milliseconds `late` is called. */
  hurry(within: number, late: () => void): void {
    this.#clock = setTimeout(() => {
      this.#isEnding = true;
      if (!this.#hasAnswer) this.fail(new ThinkerError('late', `no answer within ${within} ms`));
      late();
    }, within);
  }

  succeed(outcome: Outcome): void {
    this.#settle();
    this.#resolve(outcome);
  }

  fail(error: ThinkerError): void {
    this.#settle();
    this.#reject(error);
  }

  #settle(): void {
    this.#isSettled = true;
    clearTimeout(this.#clock);
  }

  #first(thinker: Thinker): ThinkerRequest {
    this.#hasAnswer = false;
    this.#begun = { thinker, generation: thinker.generation };
    const waited = performance.now() - this.#askedAt;
    return { ...this.#question, step: STEP, waited };
  }
}
