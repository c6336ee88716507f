import { ReplyError } from 'ioredis';
import type { Subscriptions } from './subscriptions.ts';
import { NetworkBus, type SubscribeConnection, type PublishConnection } from './network-bus.ts';
import { BUS_TIMEOUTS, type BusTimeouts } from './timeouts.ts';
import type { Publication } from './publication.ts';
import { RedisConnection } from './redis-connection.ts';
import type { OnTrouble } from './trouble.ts';

interface Options {
  /** Keeps those apart who share a Redis server. */
  readonly namespace?: string;
  readonly timeouts?: BusTimeouts;
}

/** Through a Redis server's publish and subscribe, for many servers and tables. */
export class RedisBus extends NetworkBus {
  constructor(url: string, onTrouble: OnTrouble, { namespace, timeouts = BUS_TIMEOUTS }: Options = {}) {
    const prefix = namespace === undefined ? 'captains-table:' : `captains-table:${namespace}:`;
    const { answer } = timeouts;
    const subscriber = (subscriptions: Subscriptions) =>
      new RedisSubscriber({ url, answer, prefix }, subscriptions);
    super({ subscriber, publisher: () => new RedisPublisher({ url, answer, prefix }) }, onTrouble, timeouts);
  }
}

interface Settings {
  readonly url: string;
  readonly answer: number;
  readonly prefix: string;
}

class RedisSubscriber extends RedisConnection implements SubscribeConnection {
  readonly #prefix: string;
  readonly #subscriptions: Subscriptions;

  constructor({ url, answer, prefix }: Settings, subscriptions: Subscriptions) {
    super({ url, answer, name: 'captains-table-subscriber' });
    this.#prefix = prefix;
    this.#subscriptions = subscriptions;
    this.client.on('message', (channel: string, message: string) => {
      subscriptions.deliver(channel.slice(prefix.length), message);
    });
  }

  override async open(): Promise<void> {
    await super.open();
    await Promise.all(this.#subscriptions.topics.map((topic) => this.client.subscribe(this.#prefix + topic)));
  }

  /** Asked for every listener, since asking twice does no harm and the answer says when it is true. */
  async listen(topic: string): Promise<void> {
    try {
      await this.client.subscribe(this.#prefix + topic);
    } catch (error) {
      if (error instanceof ReplyError) throw error;
      this.destroy();
      await this.broken;
    }
  }

  async unlisten(topic: string): Promise<void> {
    // If it fails the connection is gone, and the subscription with it.
    await this.client.unsubscribe(this.#prefix + topic).catch(() => undefined);
  }
}

class RedisPublisher extends RedisConnection implements PublishConnection {
  readonly #prefix: string;

  constructor({ url, answer, prefix }: Settings) {
    super({ url, answer, name: 'captains-table-publisher' });
    this.#prefix = prefix;
  }

  async publish(batch: readonly Publication[]): Promise<void> {
    const pipeline = this.client.pipeline();
    for (const { topic, message } of batch) pipeline.publish(this.#prefix + topic, message);
    for (const [error] of (await pipeline.exec()) ?? []) {
      if (error !== null) throw error;
    }
  }
}
