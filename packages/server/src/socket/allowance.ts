/** How much somebody may ask for at once, and how fast the allowance grows back. */
export class Allowance {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now;
  }

  /** 0 when it may be done now; otherwise in how many milliseconds. */
  spend(now: number): number {
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return Math.ceil(((1 - this.#left) / this.#perSecond) * 1_000);
    this.#left -= 1;
    return 0;
  }
}
