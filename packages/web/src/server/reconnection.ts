/** When to try again after a lost connection. */

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** Three tries within two seconds, even where chance makes every pause as long as it can be. */
const GROWTH = 1.5;

export class Reconnection {
  readonly #random: () => number;
  #failures = 0;
  #spread = FIRST_PAUSE;

  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** The server closes: another one may answer at once, and is not overrun if people come within this many milliseconds. */
  invited(within: number): void {
    this.#failures = 0;
    this.#spread = Math.min(within, LONGEST_PAUSE);
  }

  /** It is there: the next break is a new one. */
  succeeded(): void {
    this.#failures = 0;
    this.#spread = FIRST_PAUSE;
  }

  /** Milliseconds until the next try. The first comes soon, at a moment of its own; after that pauses grow. */
  nextPause(): number {
    const failures = this.#failures++;
    if (failures === 0) return this.#spread * this.#random();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * GROWTH ** failures);
    return pause * (0.5 + this.#random() / 2);
  }
}
