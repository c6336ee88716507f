/** One timer at a time, however far away. */
import { HOUR } from '@captains-table/kernel';
import type { Time } from './record.ts';

/** The part of a time source that an alarm needs. */
export interface Timer {
  now(): Time;
  /** Calls once, after this many milliseconds. Returns how to cancel it. */
  after(milliseconds: number, call: () => void): () => void;
}

/** The longest single timer; a later moment is reached in several steps. */
const LONGEST_WAIT = HOUR;

export class Alarm {
  readonly #timer: Timer;
  /** Called at the time set, or earlier if that is more than an hour away. */
  readonly #ring: () => void;
  #cancel: () => void = () => undefined;
  #stopped = false;

  constructor(timer: Timer, ring: () => void) {
    this.#timer = timer;
    this.#ring = ring;
  }

  /** Replaces the time set before; undefined: it does not ring. */
  set(at: Time | undefined): void {
    this.#cancel();
    if (at === undefined || this.#stopped) return;
    const wait = Math.min(Math.max(0, at - this.#timer.now()), LONGEST_WAIT);
    this.#cancel = this.#timer.after(wait + 1, this.#ring);
  }

  /** It never rings again. */
  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }
}
