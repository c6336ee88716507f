import { Redis } from 'ioredis';
import type { BusConnection } from './reconnector.ts';

interface Settings {
  readonly url: string;
  /** What the connection is called in the server's list of them. */
  readonly name: string;
  readonly answer: number;
}

export class RedisConnection implements BusConnection {
  readonly broken: Promise<Error>;
  protected readonly client: Redis;

  constructor({ url, name, answer }: Settings) {
    this.client = new Redis(url, {
      connectionName: name,
      connectTimeout: answer,
      // Counts from a command without an answer, and ends the connection.
      socketTimeout: answer,
      // The reconnector makes a new connection; the old one must not reconnect by itself.
      lazyConnect: true,
      retryStrategy: null,
      enableOfflineQueue: false,
    });
    this.broken = new Promise((resolve) => {
      let reason = new Error('Redis ended the connection');
      this.client.on('error', (error: Error) => {
        reason = error;
      });
      this.client.once('end', () => resolve(reason));
    });
  }

  async open(): Promise<void> {
    try {
      await this.client.connect();
    } catch {
      // The client itself only says that it is closed.
      throw await this.broken;
    }
  }

  async ping(): Promise<void> {
    await this.client.ping();
  }

  async close(): Promise<void> {
    await this.client.quit().catch(() => undefined);
    this.destroy();
    await this.broken;
  }

  destroy(): void {
    if (this.client.status !== 'end') this.client.disconnect();
  }
}
