import { Audience } from './audience.ts';
import type { Bus, Listening } from './bus.ts';
import { Lifeline, type Connection } from './lifeline.ts';
import { Outbox } from './outbox.ts';
import type { Patience } from './patience.ts';
import { assertCarriable, type Publication } from './publication.ts';
import { closedBus, type OnTrouble } from './trouble.ts';

/** The connection that hears. */
export interface Ear extends Connection {
  /** Resolves when the topic is heard or the connection is broken; rejects when it is refused. */
  listen(topic: string): Promise<void>;
  unlisten(topic: string): Promise<void>;
}

/** The connection that speaks. */
export interface Voice extends Connection {
  tell(batch: readonly Publication[]): Promise<void>;
}

/** A server through which buses reach each other. */
export interface Medium {
  /** An ear that is open hears all the audience's topics. */
  readonly ear: (audience: Audience) => Ear;
  readonly voice: () => Voice;
}

/** A bus over a medium. One connection hears and another speaks, so that neither waits for the other. */
export class ConnectedBus implements Bus {
  readonly #audience: Audience;
  readonly #patience: Patience;
  readonly #ear: Lifeline<Ear>;
  readonly #voice: Lifeline<Voice>;
  readonly #outbox: Outbox;
  #closing: Promise<void> | undefined;

  constructor(medium: Medium, onTrouble: OnTrouble, patience: Patience) {
    const audience = new Audience(onTrouble);
    // What was being told when the voice broke may have reached nobody, so that is a gap as well.
    const plan = { onReturn: () => audience.tellGap(), onTrouble, keepalive: patience.keepalive };
    const voice = new Lifeline({ ...plan, connect: medium.voice });
    this.#audience = audience;
    this.#patience = patience;
    this.#ear = new Lifeline({ ...plan, connect: () => medium.ear(audience) });
    this.#voice = voice;
    this.#outbox = new Outbox(async () => {
      const connection = await voice.connected(patience.connection);
      return (batch) => connection.tell(batch);
    });
  }

  async publish(topic: string, message: string): Promise<void> {
    this.#assertOpen();
    const publication: Publication = { topic, message };
    assertCarriable(publication);
    await this.#outbox.post(publication);
  }

  async listen(topic: string, listener: (message: string) => void): Promise<Listening> {
    this.#assertOpen();
    const leave = this.#audience.join(topic, listener);
    const stop = async () => {
      leave();
      // Without a connection there is nothing to undo: the next one asks for what is wanted then.
      if (!this.#audience.has(topic)) await this.#ear.current?.unlisten(topic);
    };
    try {
      await this.#hear(topic);
    } catch (error) {
      await stop();
      throw error;
    }
    return { stop };
  }

  onGap(listener: () => void): void {
    this.#audience.onGap(listener);
  }

  async ping(): Promise<void> {
    this.#assertOpen();
    const lifelines = [this.#ear, this.#voice];
    await Promise.all(
      lifelines.map(async (lifeline) => {
        const connection = await lifeline.connected(this.#patience.connection);
        await connection.ping();
      }),
    );
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#outbox.emptied();
    await Promise.all([this.#ear.close(), this.#voice.close()]);
  }

  async #hear(topic: string): Promise<void> {
    const ear = await this.#ear.connected();
    await ear.listen(topic);
    // If that one broke meanwhile, the next one hears the topic from its first moment.
    await this.#ear.connected();
  }

  #assertOpen(): void {
    if (this.#closing !== undefined) throw closedBus();
  }
}
