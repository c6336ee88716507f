import type { Bus, Subscription } from './bus.ts';
import { Subscriptions } from './subscriptions.ts';
import { assertCarriable, type Publication } from './publication.ts';
import { closedBus, type OnTrouble } from './trouble.ts';

/** For a single server: what is published stays in this process. */
export class InProcessBus implements Bus {
  readonly #subscriptions: Subscriptions;
  #published: Publication[] = [];
  #closed = false;

  constructor(onTrouble: OnTrouble) {
    this.#subscriptions = new Subscriptions(onTrouble);
  }

  async publish(topic: string, message: string): Promise<void> {
    this.#assertOpen();
    const publication: Publication = { topic, message };
    assertCarriable(publication);
    // Later, as over a network: no listener is called inside the call that publishes.
    if (this.#published.push(publication) === 1) setImmediate(() => this.#deliver());
  }

  async listen(topic: string, listener: (message: string) => void): Promise<Subscription> {
    this.#assertOpen();
    const unsubscribe = this.#subscriptions.add(topic, listener);
    return { stop: async () => unsubscribe() };
  }

  /** There is no connection that could break. */
  onGap(): void {}

  async ping(): Promise<void> {
    this.#assertOpen();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#published = [];
  }

  #assertOpen(): void {
    if (this.#closed) throw closedBus();
  }

  #deliver(): void {
    const due = this.#published;
    this.#published = [];
    for (const { topic, message } of due) this.#subscriptions.deliver(topic, message);
  }
}
