import type { Bus, Listening } from './bus.ts';
import { Audience } from './audience.ts';
import { assertCarriable, type Publication } from './publication.ts';
import { closedBus, type OnTrouble } from './trouble.ts';

/** For a server that is alone: whatever is published stays in this process. */
export class InProcessBus implements Bus {
  readonly #audience: Audience;
  #published: Publication[] = [];
  #closed = false;

  constructor(onTrouble: OnTrouble) {
    this.#audience = new Audience(onTrouble);
  }

  async publish(topic: string, message: string): Promise<void> {
    this.#assertOpen();
    const publication: Publication = { topic, message };
    assertCarriable(publication);
    // Later, as over a network: a publisher never finds its own listeners inside its call.
    if (this.#published.push(publication) === 1) setImmediate(() => this.#deliver());
  }

  async listen(topic: string, listener: (message: string) => void): Promise<Listening> {
    this.#assertOpen();
    const leave = this.#audience.join(topic, listener);
    return { stop: async () => leave() };
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
    for (const { topic, message } of due) this.#audience.tell(topic, message);
  }
}
