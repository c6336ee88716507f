/** Folds ended games in the background, a few at a time, so that players do not notice. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tables, Time } from '../storage/storage.ts';

const AT_ONCE = 200;
/** After each, in milliseconds. */
const PAUSE = 5;

export class EndedGames {
  readonly #tables: Pick<Tables, 'unfolded' | 'fold'>;
  readonly #trouble: (what: string, error: unknown) => void;
  /** Tables that cannot be folded. Each is reported once. */
  readonly #damaged = new Set<string>();
  #stopped = false;

  constructor(tables: Pick<Tables, 'unfolded' | 'fold'>, trouble: (what: string, error: unknown) => void) {
    this.#tables = tables;
    this.#trouble = trouble;
  }

  async run(endedBefore: Time): Promise<void> {
    const ended = await this.#tables.unfolded(endedBefore, AT_ONCE + this.#damaged.size);
    for (const id of ended.filter((one) => !this.#damaged.has(one))) {
      if (this.#stopped) return;
      await this.#fold(id);
      await sleep(PAUSE);
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  async #fold(id: string): Promise<void> {
    try {
      await this.#tables.fold(id);
    } catch (error) {
      this.#damaged.add(id);
      this.#trouble('fold', error);
    }
  }
}
