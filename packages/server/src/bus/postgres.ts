import { must } from '@captains-table/kernel';
import { hostsOf } from '../database-hosts.ts';
import type { Subscriptions } from './subscriptions.ts';
import { channelOf } from './channels.ts';
import { NetworkBus, type SubscribeConnection, type PublishConnection } from './network-bus.ts';
import { BUS_TIMEOUTS, type BusTimeouts } from './timeouts.ts';
import { PostgresConnection } from './postgres-connection.ts';
import type { Publication } from './publication.ts';
import type { OnTrouble } from './trouble.ts';

/** Through `listen` and `notify` of the database in which everything is kept anyway. */
export class PostgresBus extends NetworkBus {
  constructor(url: string, onTrouble: OnTrouble, timeouts: BusTimeouts = BUS_TIMEOUTS) {
    const { answer } = timeouts;
    const [toListen, toPublish] = [inTurn(hostsOf(url)), inTurn(hostsOf(url))];
    const subscriber = (subscriptions: Subscriptions) =>
      new PostgresSubscriber(toListen(), answer, subscriptions);
    super({ subscriber, publisher: () => new PostgresPublisher(toPublish(), answer) }, onTrouble, timeouts);
  }
}

/** After a connection that broke, or came to nothing, the next host is tried. */
function inTurn(hosts: readonly string[]): () => string {
  let tries = 0;
  return () => must(hosts[tries++ % hosts.length]);
}

class PostgresSubscriber extends PostgresConnection implements SubscribeConnection {
  readonly #subscriptions: Subscriptions;
  /** The topics that are listened to, by the channel that carries them. */
  readonly #topics = new Map<string, Set<string>>();

  constructor(url: string, answer: number, subscriptions: Subscriptions) {
    super({ url, answer, name: 'captains-table subscriber' });
    this.#subscriptions = subscriptions;
    this.client.on('notification', ({ payload }) => {
      const publication = unpack(payload ?? '');
      if (publication !== undefined) subscriptions.deliver(publication.topic, publication.message);
    });
  }

  override async open(): Promise<void> {
    await super.open();
    const channels = new Set(this.#subscriptions.topics.map((topic) => this.#want(topic)));
    if (channels.size > 0) await this.query([...channels].map((channel) => `listen ${channel}`).join(';'));
  }

  /** Asked for every listener, since asking twice does no harm and the answer says when it is true. */
  async listen(topic: string): Promise<void> {
    try {
      await this.query(`listen ${this.#want(topic)}`);
    } catch {
      this.destroy();
      await this.broken;
    }
  }

  async unlisten(topic: string): Promise<void> {
    const channel = channelOf(topic);
    const topics = this.#topics.get(channel);
    topics?.delete(topic);
    if (topics === undefined || topics.size > 0) return;
    this.#topics.delete(channel);
    // If it fails the connection is gone, and the subscription with it.
    await this.query(`unlisten ${channel}`).catch(() => undefined);
  }

  /** Answers the channel that carries the topic. */
  #want(topic: string): string {
    const channel = channelOf(topic);
    this.#topics.set(channel, (this.#topics.get(channel) ?? new Set()).add(topic));
    return channel;
  }
}

class PostgresPublisher extends PostgresConnection implements PublishConnection {
  constructor(url: string, answer: number) {
    super({ url, answer, name: 'captains-table publisher' });
  }

  async publish(batch: readonly Publication[]): Promise<void> {
    await this.query(
      'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as sent (channel, payload)',
      [batch.map(({ topic }) => channelOf(topic)), batch.map(pack)],
    );
  }
}

/** The place in the batch comes first because PostgreSQL drops all but one of equal payloads in a query. */
function pack({ topic, message }: Publication, place: number): string {
  return `${place} ${topic.length} ${topic}${message}`;
}

/** Undefined for messages on our channels that are not ours. */
function unpack(payload: string): Publication | undefined {
  const [head, length] = /^\d+ (\d+) /.exec(payload) ?? [];
  if (head === undefined) return undefined;
  const end = head.length + Number(length);
  return { topic: payload.slice(head.length, end), message: payload.slice(end) };
}
