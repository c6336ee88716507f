import type { Rate } from './limits.ts';

/** How much may be asked for at once, and how fast the allowance grows back. */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** 0 when it may be done now; otherwise in how many milliseconds. */
  spend(now: number): number {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1_000) * perSecond);
    this.#at = now;
    if (this.#left < 1) return Math.ceil(((1 - this.#left) / perSecond) * 1_000);
    this.#left -= 1;
    return 0;
  }
}
