import { Subscriptions } from './subscriptions.ts';
import type { Bus, Subscription } from './bus.ts';
import { Reconnector, type BusConnection } from './reconnector.ts';
import { Outbox } from './outbox.ts';
import type { BusTimeouts } from './timeouts.ts';
import { assertCarriable, type Publication } from './publication.ts';
import { closedBus, type OnTrouble } from './trouble.ts';

/** The connection on which messages arrive. */
export interface SubscribeConnection extends BusConnection {
  /** Resolves when the topic is subscribed to or the connection is broken; rejects when it is refused. */
  listen(topic: string): Promise<void>;
  unlisten(topic: string): Promise<void>;
}

/** The connection on which messages are sent. */
export interface PublishConnection extends BusConnection {
  publish(batch: readonly Publication[]): Promise<void>;
}

/** How to connect to the server between the buses. */
export interface BusTransport {
  /** Once open, it receives all topics of the subscriptions. */
  readonly subscriber: (subscriptions: Subscriptions) => SubscribeConnection;
  readonly publisher: () => PublishConnection;
}

/** A bus over a network. One connection receives and another sends, so that neither waits for the other. */
export class NetworkBus implements Bus {
  readonly #subscriptions: Subscriptions;
  readonly #timeouts: BusTimeouts;
  readonly #subscriber: Reconnector<SubscribeConnection>;
  readonly #publisher: Reconnector<PublishConnection>;
  readonly #outbox: Outbox;
  #closing: Promise<void> | undefined;

  constructor(transport: BusTransport, onTrouble: OnTrouble, timeouts: BusTimeouts) {
    const subscriptions = new Subscriptions(onTrouble);
    // What was being sent when the publisher broke may have been lost, so that is a gap as well.
    const plan = { onReturn: () => subscriptions.reportGap(), onTrouble, keepalive: timeouts.keepalive };
    const publisher = new Reconnector({ ...plan, connect: transport.publisher });
    this.#subscriptions = subscriptions;
    this.#timeouts = timeouts;
    this.#subscriber = new Reconnector({ ...plan, connect: () => transport.subscriber(subscriptions) });
    this.#publisher = publisher;
    this.#outbox = new Outbox(async () => {
      const connection = await publisher.connected(timeouts.connection);
      return (batch) => connection.publish(batch);
    });
  }

  async publish(topic: string, message: string): Promise<void> {
    this.#assertOpen();
    const publication: Publication = { topic, message };
    assertCarriable(publication);
    await this.#outbox.post(publication);
  }

  async listen(topic: string, listener: (message: string) => void): Promise<Subscription> {
    this.#assertOpen();
    const unsubscribe = this.#subscriptions.add(topic, listener);
    const stop = async () => {
      unsubscribe();
      // Without a connection there is nothing to undo: the next one asks for what is wanted then.
      if (!this.#subscriptions.has(topic)) await this.#subscriber.current?.unlisten(topic);
    };
    try {
      await this.#subscribe(topic);
    } catch (error) {
      await stop();
      throw error;
    }
    return { stop };
  }

  onGap(listener: () => void): void {
    this.#subscriptions.onGap(listener);
  }

  async ping(): Promise<void> {
    this.#assertOpen();
    const connectors = [this.#subscriber, this.#publisher];
    await Promise.all(
      connectors.map(async (connector) => {
        const connection = await connector.connected(this.#timeouts.connection);
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
    await Promise.all([this.#subscriber.close(), this.#publisher.close()]);
  }

  async #subscribe(topic: string): Promise<void> {
    const subscriber = await this.#subscriber.connected();
    await subscriber.listen(topic);
    // If that one broke meanwhile, the next one receives the topic from its first moment.
    await this.#subscriber.connected();
  }

  #assertOpen(): void {
    if (this.#closing !== undefined) throw closedBus();
  }
}
