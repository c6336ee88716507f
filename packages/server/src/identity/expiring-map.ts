import type { Time } from '../storage/storage.ts';

interface Memory<Value> {
  readonly value: Value;
  readonly until: Time;
}

/** Remembers a bounded number of things for a while; the oldest is dropped when there are too many. */
export class ExpiringMap<Value> {
  readonly #memories = new Map<string, Memory<Value>>();
  readonly #limit: number;
  readonly #lifetime: number;
  readonly #now: () => Time;

  constructor(limit: number, lifetime: number, now: () => Time) {
    this.#limit = limit;
    this.#lifetime = lifetime;
    this.#now = now;
  }

  recall(key: string): Memory<Value> | undefined {
    const memory = this.#memories.get(key);
    return memory !== undefined && memory.until > this.#now() ? memory : undefined;
  }

  keep(key: string, value: Value): void {
    // A map lists its keys in the order of their coming; all live equally long, so the first is the oldest.
    this.#memories.delete(key);
    for (const oldest of this.#memories.keys()) {
      if (this.#memories.size < this.#limit) break;
      this.#memories.delete(oldest);
    }
    this.#memories.set(key, { value, until: this.#now() + this.#lifetime });
  }

  forgetEach(unwanted: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#memories) if (unwanted(value)) this.#memories.delete(key);
  }
}
