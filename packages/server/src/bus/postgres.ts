import type { Subscriptions } from './subscriptions.ts';
import { NetworkBus, type SubscribeConnection, type PublishConnection } from './network-bus.ts';
import { BUS_TIMEOUTS, type BusTimeouts } from './timeouts.ts';
import { PostgresConnection } from './postgres-connection.ts';
import type { Publication } from './publication.ts';
import type { OnTrouble } from './trouble.ts';

/** One for all topics: a database's notifications are few, and listening is per connection. */
const CHANNEL = 'captains_table';

/** Through `listen` and `notify` of the database in which everything is kept anyway. */
export class PostgresBus extends NetworkBus {
  constructor(url: string, onTrouble: OnTrouble, timeouts: BusTimeouts = BUS_TIMEOUTS) {
    const { answer } = timeouts;
    const subscriber = (subscriptions: Subscriptions) => new PostgresSubscriber(url, answer, subscriptions);
    super({ subscriber, publisher: () => new PostgresPublisher(url, answer) }, onTrouble, timeouts);
  }
}

class PostgresSubscriber extends PostgresConnection implements SubscribeConnection {
  constructor(url: string, answer: number, subscriptions: Subscriptions) {
    super({ url, answer, name: 'captains-table subscriber' });
    this.client.on('notification', ({ payload }) => {
      const publication = unpack(payload ?? '');
      if (publication !== undefined) subscriptions.deliver(publication.topic, publication.message);
    });
  }

  override async open(): Promise<void> {
    await super.open();
    await this.query(`listen ${CHANNEL}`);
  }

  async listen(): Promise<void> {}

  async unlisten(): Promise<void> {}
}

class PostgresPublisher extends PostgresConnection implements PublishConnection {
  constructor(url: string, answer: number) {
    super({ url, answer, name: 'captains-table publisher' });
  }

  publish(batch: readonly Publication[]): Promise<void> {
    return this.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
      CHANNEL,
      batch.map(pack),
    ]);
  }
}

/** The place in the batch comes first because PostgreSQL drops all but one of equal payloads in a query. */
function pack({ topic, message }: Publication, place: number): string {
  return `${place} ${topic.length} ${topic}${message}`;
}

/** Undefined for messages on our channel that are not ours. */
function unpack(payload: string): Publication | undefined {
  const [head, length] = /^\d+ (\d+) /.exec(payload) ?? [];
  if (head === undefined) return undefined;
  const end = head.length + Number(length);
  return { topic: payload.slice(head.length, end), message: payload.slice(end) };
}
