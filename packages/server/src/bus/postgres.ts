import type { Audience } from './audience.ts';
import { ConnectedBus, type Ear, type Voice } from './connected.ts';
import { PATIENCE, type Patience } from './patience.ts';
import { PostgresConnection } from './postgres-connection.ts';
import type { Publication } from './publication.ts';
import type { OnTrouble } from './trouble.ts';

/** One for all topics: a database's notifications are few, and listening is per connection. */
const CHANNEL = 'captains_table';

/** Through `listen` and `notify` of the database in which everything is kept anyway. */
export class PostgresBus extends ConnectedBus {
  constructor(url: string, onTrouble: OnTrouble, patience: Patience = PATIENCE) {
    const { answer } = patience;
    const ear = (audience: Audience) => new PostgresEar(url, answer, audience);
    super({ ear, voice: () => new PostgresVoice(url, answer) }, onTrouble, patience);
  }
}

class PostgresEar extends PostgresConnection implements Ear {
  constructor(url: string, answer: number, audience: Audience) {
    super({ url, answer, name: 'captains-table ear' });
    this.client.on('notification', ({ payload }) => {
      const publication = unpack(payload ?? '');
      if (publication !== undefined) audience.tell(publication.topic, publication.message);
    });
  }

  override async open(): Promise<void> {
    await super.open();
    await this.query(`listen ${CHANNEL}`);
  }

  async listen(): Promise<void> {}

  async unlisten(): Promise<void> {}
}

class PostgresVoice extends PostgresConnection implements Voice {
  constructor(url: string, answer: number) {
    super({ url, answer, name: 'captains-table voice' });
  }

  tell(batch: readonly Publication[]): Promise<void> {
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

/** Nothing when somebody else spoke on our channel. */
function unpack(payload: string): Publication | undefined {
  const [head, length] = /^\d+ (\d+) /.exec(payload) ?? [];
  if (head === undefined) return undefined;
  const end = head.length + Number(length);
  return { topic: payload.slice(head.length, end), message: payload.slice(end) };
}
