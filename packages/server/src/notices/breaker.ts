/** Remembers receivers that fail, and leaves them alone for a while: longer each time. */
import type { Time } from '../storage/storage.ts';

/** Single failures happen to any server. */
const FAILURES = 3;
const FIRST_BREAK = 60_000;
const LONGEST_BREAK = 6 * 3_600_000;
/** A forgotten receiver is simply tried again. */
const REMEMBERED = 10_000;

interface Trouble {
  readonly failures: number;
  readonly until: Time;
}

export class Breaker {
  readonly #now: () => Time;
  /** Those that failed longest ago first. */
  readonly #troubles = new Map<string, Trouble>();

  constructor(now: () => Time) {
    this.#now = now;
  }

  /** After a break one message shows whether the receiver is back. */
  allows(receiver: string): boolean {
    const trouble = this.#troubles.get(receiver);
    return trouble === undefined || trouble.until <= this.#now();
  }

  succeeded(receiver: string): void {
    this.#troubles.delete(receiver);
  }

  failed(receiver: string): void {
    const failures = (this.#troubles.get(receiver)?.failures ?? 0) + 1;
    const length = Math.min(LONGEST_BREAK, FIRST_BREAK * 2 ** (failures - FAILURES));
    const until = failures < FAILURES ? 0 : this.#now() + length;
    this.#troubles.delete(receiver);
    this.#troubles.set(receiver, { failures, until });
    const [oldest] = this.#troubles.keys();
    if (this.#troubles.size > REMEMBERED && oldest !== undefined) this.#troubles.delete(oldest);
  }
}
