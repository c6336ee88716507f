import { ReplyError } from 'ioredis';
import type { Subscriptions } from './subscriptions.ts';
import { ClusterConnection, type ClusterSettings, type NodeAddress } from './cluster-connection.ts';
import { NetworkBus, type SubscribeConnection, type PublishConnection } from './network-bus.ts';
import { BUS_TIMEOUTS, type BusTimeouts } from './timeouts.ts';
import type { Publication } from './publication.ts';
import { RedisConnection } from './redis-connection.ts';
import { asError, type OnTrouble } from './trouble.ts';
import { defined } from '@captains-table/kernel';

interface Options {
  readonly timeouts?: BusTimeouts;
  readonly addressOf?: (node: NodeAddress) => NodeAddress;
}

const PREFIX = 'captains-table:';

/**
 * Through sharded publish and subscribe of a Valkey or Redis cluster: each topic is carried by the one node that owns
 * its slot, so that more nodes carry more.
 */
export class RedisClusterBus extends NetworkBus {
  constructor(urls: readonly string[], onTrouble: OnTrouble, options: Options = {}) {
    const { timeouts = BUS_TIMEOUTS, addressOf } = options;
    const settings = { urls, answer: timeouts.answer, ...defined({ addressOf }) };
    const subscriber = (subscriptions: Subscriptions) =>
      new ClusterSubscriber({ ...settings, name: 'captains-table-subscriber' }, subscriptions);
    const publisher = () => new ClusterPublisher({ ...settings, name: 'captains-table-publisher' });
    super({ subscriber, publisher }, onTrouble, timeouts);
  }
}

class ClusterSubscriber extends ClusterConnection<SubscribingNode> implements SubscribeConnection {
  readonly #subscriptions: Subscriptions;

  constructor(settings: ClusterSettings, subscriptions: Subscriptions) {
    const { answer, name } = settings;
    super(settings, (url) => new SubscribingNode({ url, answer, name }, subscriptions));
    this.#subscriptions = subscriptions;
  }

  override async open(): Promise<void> {
    await super.open();
    await Promise.all(this.#subscriptions.topics.map((topic) => this.#subscribe(topic)));
  }

  async listen(topic: string): Promise<void> {
    try {
      await this.#subscribe(topic);
    } catch (error) {
      // Another node owns the slot now: the next connection knows which.
      if (error instanceof ReplyError && !isMoved(error)) throw error;
      this.destroy();
      await this.broken;
    }
  }

  async unlisten(topic: string): Promise<void> {
    const channel = PREFIX + topic;
    // If it fails the connection is gone, and the subscription with it.
    await Promise.resolve()
      .then(() => this.nodeFor(channel).unsubscribe(channel))
      .catch(() => undefined);
  }

  async #subscribe(topic: string): Promise<void> {
    const channel = PREFIX + topic;
    await this.nodeFor(channel).subscribe(channel);
  }
}

class SubscribingNode extends RedisConnection {
  constructor(settings: ConstructorParameters<typeof RedisConnection>[0], subscriptions: Subscriptions) {
    super(settings);
    this.client.on('smessage', (channel: string, message: string) => {
      subscriptions.deliver(channel.slice(PREFIX.length), message);
    });
  }

  async subscribe(channel: string): Promise<void> {
    await this.client.ssubscribe(channel);
  }

  async unsubscribe(channel: string): Promise<void> {
    await this.client.sunsubscribe(channel);
  }
}

class ClusterPublisher extends ClusterConnection<PublishingNode> implements PublishConnection {
  constructor(settings: ClusterSettings) {
    const { answer, name } = settings;
    super(settings, (url) => new PublishingNode({ url, answer, name }));
  }

  /** Messages of one topic go to one node, so their order is kept. */
  async publish(batch: readonly Publication[]): Promise<void> {
    const byNode = new Map<PublishingNode, Publication[]>();
    for (const publication of batch) {
      const node = this.nodeFor(PREFIX + publication.topic);
      byNode.set(node, [...(byNode.get(node) ?? []), publication]);
    }
    try {
      await Promise.all(Array.from(byNode, ([node, own]) => node.publish(own)));
    } catch (error) {
      if (isMoved(error)) this.destroy();
      throw error;
    }
  }
}

class PublishingNode extends RedisConnection {
  async publish(batch: readonly Publication[]): Promise<void> {
    const pipeline = this.client.pipeline();
    for (const { topic, message } of batch) pipeline.spublish(PREFIX + topic, message);
    for (const [error] of (await pipeline.exec()) ?? []) {
      if (error !== null) throw error;
    }
  }
}

function isMoved(error: unknown): boolean {
  return error instanceof ReplyError && /^(MOVED|ASK|CLUSTERDOWN|TRYAGAIN)\b/.test(asError(error).message);
}
