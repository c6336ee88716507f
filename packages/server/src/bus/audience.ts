import { asError, type OnTrouble } from './trouble.ts';

/** Its result is awaited, so that an async listener that fails is noticed too. */
type Listener = (message: string) => unknown;

interface Seat {
  readonly listener: Listener;
}

/** Everybody on this server who listens to a bus. */
export class Audience {
  readonly #seats = new Map<string, Set<Seat>>();
  readonly #gapListeners: (() => unknown)[] = [];
  readonly #onTrouble: OnTrouble;

  constructor(onTrouble: OnTrouble) {
    this.#onTrouble = onTrouble;
  }

  get topics(): readonly string[] {
    return [...this.#seats.keys()];
  }

  has(topic: string): boolean {
    return this.#seats.has(topic);
  }

  /** Returns how to leave. The same listener may join twice and is then told twice. */
  join(topic: string, listener: Listener): () => void {
    const seats = this.#seats.get(topic) ?? new Set<Seat>();
    const seat: Seat = { listener };
    this.#seats.set(topic, seats.add(seat));
    return () => {
      seats.delete(seat);
      if (seats.size === 0 && this.#seats.get(topic) === seats) this.#seats.delete(topic);
    };
  }

  onGap(listener: () => unknown): void {
    this.#gapListeners.push(listener);
  }

  tell(topic: string, message: string): void {
    const seats = this.#seats.get(topic);
    if (seats === undefined) return;
    // Who joins meanwhile is not told; who leaves meanwhile is not either.
    for (const seat of Array.from(seats)) {
      if (seats.has(seat)) void this.#guarded(() => seat.listener(message));
    }
  }

  tellGap(): void {
    for (const listener of this.#gapListeners) void this.#guarded(listener);
  }

  /** One listener's failure is neither the next one's nor the connection's. */
  async #guarded(call: () => unknown): Promise<void> {
    try {
      await call();
    } catch (error) {
      this.#onTrouble(new Error('a listener of the bus failed', { cause: asError(error) }));
    }
  }
}
