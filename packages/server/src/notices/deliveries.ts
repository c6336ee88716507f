/**
 * Sends notices out, a few at a time and in turn by person. Receivers that have shown that they answer quickly have
 * a queue of their own: however many others make us wait, these are not delayed.
 */
import type { Time } from '../storage/storage.ts';
import { Breaker } from './breaker.ts';
import { DeliveryError } from './delivery-error.ts';
import { SendQueue } from './send-queue.ts';

/** One person has few of them at a time: all their receivers may be slow. */
const PROVEN = { atOnce: 100, atOnceEach: 4, room: 5_000, roomEach: 200 };
const UNPROVEN = { atOnce: 60, atOnceEach: 4, room: 5_000, roomEach: 200 };
/** Looking into the storage takes no receiver's time. */
const LOOKS = { atOnce: 50, atOnceEach: 4, room: 5_000, roomEach: 200 };
const QUICK = 1_000;
const REMEMBERED = 10_000;
/** What has waited for longer may have been decided meanwhile. */
const WAITED = 250;

export interface Delivery {
  readonly person: string;
  /** For the host's log. */
  readonly what: string;
  /** An address. */
  readonly receiver: string;
  readonly send: () => Promise<void>;
  /** Asked again before what had to wait is sent. */
  readonly stillWanted: () => Promise<boolean>;
}

export class Deliveries {
  readonly #onTrouble: (text: string) => void;
  readonly #breaker: Breaker;
  readonly #looks = new SendQueue(LOOKS);
  readonly #proven = new SendQueue(PROVEN);
  readonly #unproven = new SendQueue(UNPROVEN);
  /** Hosts that answered quickly when they were last sent to; those of longest ago first. */
  readonly #quick = new Set<string>();
  #closed = false;

  constructor(now: () => Time, onTrouble: (text: string) => void) {
    this.#breaker = new Breaker(now);
    this.#onTrouble = onTrouble;
  }

  /** Works out what has to be sent. */
  look(person: string, what: string, look: () => Promise<void>): void {
    this.#enqueue(this.#looks, person, what, look);
  }

  /** A receiver that keeps failing is left alone for a while. */
  deliver({ person, what, receiver, send, stillWanted }: Delivery): void {
    const host = new URL(receiver).host;
    const since = performance.now();
    this.#enqueue(this.#quick.has(host) ? this.#proven : this.#unproven, person, what, async () => {
      if (!this.#breaker.allows(receiver)) return;
      if (performance.now() - since > WAITED && !(await stillWanted())) return;
      const began = performance.now();
      try {
        await send();
        this.#breaker.succeeded(receiver);
        this.#note(host, performance.now() - began < QUICK);
      } catch (error) {
        this.#breaker.failed(receiver);
        this.#note(host, performance.now() - began < QUICK && this.#quick.has(host));
        throw error;
      }
    });
  }

  async close(within: number): Promise<void> {
    this.#closed = true;
    await Promise.all([this.#looks, this.#proven, this.#unproven].map((queue) => queue.close(within)));
  }

  crowded(): void {
    this.#report('too many notices are waiting: one was left out');
  }

  /** A host that fails at once is not slow, so its other receivers keep their place. */
  #note(host: string, quick: boolean): void {
    this.#quick.delete(host);
    if (!quick) return;
    this.#quick.add(host);
    const [oldest] = this.#quick;
    if (this.#quick.size > REMEMBERED && oldest !== undefined) this.#quick.delete(oldest);
  }

  #enqueue(queue: SendQueue, person: string, what: string, work: () => Promise<void>): void {
    const added = queue.add(person, async () => {
      try {
        await work();
      } catch (error) {
        this.#report(`${what} was not delivered: ${DeliveryError.because(error).message}`);
      }
    });
    if (!added && !this.#closed) this.crowded();
  }

  /** A log that fails must not take the server with it. */
  #report(text: string): void {
    try {
      this.#onTrouble(text);
    } catch {
      return;
    }
  }
}
