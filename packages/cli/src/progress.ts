import type { Output } from './io.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on the terminal while long work goes on. Silent without a terminal. */
export class Progress {
  readonly #output: Output;
  readonly #shown: boolean;
  #last = 0;

  constructor(output: Output) {
    this.#output = output;
    this.#shown = output.isTTY === true;
  }

  /** Cheap enough to be called after every game: the label is made only when it is shown. */
  update(share: number, label: () => string): void {
    if (!this.#shown) return;
    const now = performance.now();
    if (now - this.#last < EVERY_MS) return;
    this.#last = now;
    const full = Math.min(WIDTH, Math.floor(share * WIDTH));
    this.#output.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${label()}\u001b[K`);
  }

  end(): void {
    if (this.#shown && this.#last > 0) this.#output.write('\r\u001b[K');
  }
}
