import { Socket } from 'node:net';
import { Client } from 'pg';
import { IN_RECOVERY } from '../database-hosts.ts';
import type { BusConnection } from './reconnector.ts';

interface Settings {
  readonly url: string;
  /** What the connection is called in the server's list of them. */
  readonly name: string;
  readonly answer: number;
}

type Row = Readonly<Record<string, unknown>>;

export class PostgresConnection implements BusConnection {
  readonly broken: Promise<Error>;
  protected readonly client: Client;
  readonly #answer: number;
  /** Our own, because only a socket can be ended for certain when the other side is silent. */
  readonly #socket = new Socket();
  #lastQuery: Promise<unknown> = Promise.resolve();

  constructor({ url, name, answer }: Settings) {
    this.#answer = answer;
    this.client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: answer,
      stream: () => this.#socket,
    });
    this.broken = new Promise((resolve) => {
      let reason = new Error('PostgreSQL ended the connection');
      this.client.on('error', (error) => {
        reason = error;
        this.destroy();
      });
      this.client.once('end', () => resolve(reason));
    });
  }

  /** A database that follows another one neither takes nor passes on notifications. */
  async open(): Promise<void> {
    await this.client.connect();
    const [row] = await this.query(IN_RECOVERY);
    if (row?.['follows'] === true) throw new Error('this database follows another one');
  }

  async ping(): Promise<void> {
    await this.query('select 1');
  }

  /** One after the other: the driver does not want to be asked twice at once. */
  protected query(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const query = this.#lastQuery.then(() => this.#ask(text, values));
    this.#lastQuery = query.catch(() => undefined);
    return query;
  }

  async close(): Promise<void> {
    const unheard = setTimeout(() => this.destroy(), this.#answer);
    await this.client.end();
    clearTimeout(unheard);
  }

  destroy(): void {
    this.#socket.destroy();
  }

  async #ask(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const noAnswer = () => this.#socket.destroy(new Error('PostgreSQL does not answer'));
    const unheard = setTimeout(noAnswer, this.#answer);
    try {
      return (await this.client.query<Row>(text, [...values])).rows;
    } finally {
      clearTimeout(unheard);
    }
  }
}
