export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** Mean and spread of values that come one by one. */
export class RunningSpread {
  #count = 0;
  #mean = 0;
  /** Sum of squared distances from the mean, kept up to date as Welford does: nothing cancels out. */
  #squares = 0;
  #min = Infinity;
  #max = -Infinity;

  /** As if this many zeros had come before. */
  constructor(zeros = 0) {
    if (zeros === 0) return;
    this.#count = zeros;
    this.#min = 0;
    this.#max = 0;
  }

  add(value: number): void {
    this.#count++;
    const distance = value - this.#mean;
    this.#mean += distance / this.#count;
    this.#squares += distance * (value - this.#mean);
    if (value < this.#min) this.#min = value;
    if (value > this.#max) this.#max = value;
  }

  /** Undefined when there was no value. */
  get spread(): Spread | undefined {
    if (this.#count === 0) return undefined;
    const sd = this.#count > 1 ? Math.sqrt(this.#squares / (this.#count - 1)) : 0;
    return { mean: this.#mean, sd, min: this.#min, max: this.#max };
  }
}
