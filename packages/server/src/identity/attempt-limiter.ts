import { Failure } from '@captains-table/protocol';
import { networkOf } from '../address.ts';
import type { Time } from '../storage/storage.ts';
import { ExpiringMap } from './expiring-map.ts';

const MAX_TRIES = 10;
const WINDOW = 10 * 60_000;
const MAX_KEYS = 10_000;

/** Limits how many guesses may be made. Each server counts for itself. */
export class AttemptLimiter {
  readonly #made: ExpiringMap<{ count: number }>;
  readonly #now: () => Time;

  constructor(now: () => Time) {
    this.#now = now;
    this.#made = new ExpiringMap(MAX_KEYS, WINDOW, now);
  }

  /** Does it, unless too much went wrong under one of the keys lately. What succeeds does not count. */
  async attempt<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    for (const key of keys) this.#refuseBeyondMeasure(key);
    // Counted beforehand: many guesses sent at once are many guesses.
    const counters = keys.map((key) => this.#counter(key));
    for (const counter of counters) counter.count += 1;
    try {
      const result = await work();
      giveBack(counters);
      return result;
    } catch (error) {
      if (!isWrongGuess(error)) giveBack(counters);
      throw error;
    }
  }

  #refuseBeyondMeasure(key: string): void {
    const made = this.#made.recall(key);
    if (made === undefined || made.value.count < MAX_TRIES) return;
    throw new Failure('too-many', { retryAfter: made.until - this.#now() });
  }

  #counter(key: string): { count: number } {
    const made = this.#made.recall(key);
    if (made !== undefined) return made.value;
    const counter = { count: 0 };
    this.#made.keep(key, counter);
    return counter;
  }
}

function giveBack(counters: readonly { count: number }[]): void {
  for (const counter of counters) counter.count -= 1;
}

/** A server that is busy or broken says nothing about who asks. */
function isWrongGuess(error: unknown): boolean {
  return error instanceof Failure && error.code !== 'too-many';
}

export function addressKey(address: string): string {
  return `address ${networkOf(address)}`;
}
