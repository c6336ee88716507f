import { asError, type OnTrouble } from './trouble.ts';

/** Its result is awaited, so that an async listener that fails is noticed too. */
type Listener = (message: string) => unknown;

interface Entry {
  readonly listener: Listener;
}

/** The listeners of this server, by topic. */
export class Subscriptions {
  readonly #entries = new Map<string, Set<Entry>>();
  readonly #gapListeners: (() => unknown)[] = [];
  readonly #onTrouble: OnTrouble;

  constructor(onTrouble: OnTrouble) {
    this.#onTrouble = onTrouble;
  }

  get topics(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(topic: string): boolean {
    return this.#entries.has(topic);
  }

  /** Returns how to unsubscribe. The same listener may be added twice and is then called twice. */
  add(topic: string, listener: Listener): () => void {
    const entries = this.#entries.get(topic) ?? new Set<Entry>();
    const entry: Entry = { listener };
    this.#entries.set(topic, entries.add(entry));
    return () => {
      entries.delete(entry);
      if (entries.size === 0 && this.#entries.get(topic) === entries) this.#entries.delete(topic);
    };
  }

  onGap(listener: () => unknown): void {
    this.#gapListeners.push(listener);
  }

  deliver(topic: string, message: string): void {
    const entries = this.#entries.get(topic);
    if (entries === undefined) return;
    // Listeners added or removed meanwhile are not called.
    for (const entry of Array.from(entries)) {
      if (entries.has(entry)) void this.#guarded(() => entry.listener(message));
    }
  }

  reportGap(): void {
    for (const listener of this.#gapListeners) void this.#guarded(listener);
  }

  /** The failure of one listener affects neither the next one nor the connection. */
  async #guarded(call: () => unknown): Promise<void> {
    try {
      await call();
    } catch (error) {
      this.#onTrouble(new Error('a listener of the bus failed', { cause: asError(error) }));
    }
  }
}
