import { ReplyError } from 'ioredis';
import type { Audience } from './audience.ts';
import { ConnectedBus, type Ear, type Voice } from './connected.ts';
import { PATIENCE, type Patience } from './patience.ts';
import type { Publication } from './publication.ts';
import { RedisConnection } from './redis-connection.ts';
import type { OnTrouble } from './trouble.ts';

interface Options {
  /** Keeps those apart who share a Redis server. */
  readonly namespace?: string;
  readonly patience?: Patience;
}

/** Through a Redis server's publish and subscribe, for many servers and tables. */
export class RedisBus extends ConnectedBus {
  constructor(url: string, onTrouble: OnTrouble, { namespace, patience = PATIENCE }: Options = {}) {
    const prefix = namespace === undefined ? 'captains-table:' : `captains-table:${namespace}:`;
    const { answer } = patience;
    const ear = (audience: Audience) => new RedisEar({ url, answer, prefix }, audience);
    super({ ear, voice: () => new RedisVoice({ url, answer, prefix }) }, onTrouble, patience);
  }
}

interface Settings {
  readonly url: string;
  readonly answer: number;
  readonly prefix: string;
}

class RedisEar extends RedisConnection implements Ear {
  readonly #prefix: string;
  readonly #audience: Audience;

  constructor({ url, answer, prefix }: Settings, audience: Audience) {
    super({ url, answer, name: 'captains-table-ear' });
    this.#prefix = prefix;
    this.#audience = audience;
    this.client.on('message', (channel: string, message: string) => {
      audience.tell(channel.slice(prefix.length), message);
    });
  }

  override async open(): Promise<void> {
    await super.open();
    await Promise.all(this.#audience.topics.map((topic) => this.client.subscribe(this.#prefix + topic)));
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

class RedisVoice extends RedisConnection implements Voice {
  readonly #prefix: string;

  constructor({ url, answer, prefix }: Settings) {
    super({ url, answer, name: 'captains-table-voice' });
    this.#prefix = prefix;
  }

  async tell(batch: readonly Publication[]): Promise<void> {
    const pipeline = this.client.pipeline();
    for (const { topic, message } of batch) pipeline.publish(this.#prefix + topic, message);
    for (const [error] of (await pipeline.exec()) ?? []) {
      if (error !== null) throw error;
    }
  }
}
