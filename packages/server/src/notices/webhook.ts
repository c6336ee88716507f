/** Notices to an address of a person's own choosing, for programs of their own. */
import type { NoticeEvent } from '../../texts/notices.ts';
import { createHmac } from 'node:crypto';
import { Failure } from '@captains-table/protocol';
import { newSecret } from '../random.ts';
import type { Storage, Time } from '../storage/storage.ts';
import type { HttpPoster } from './http-poster.ts';
import { AddressRefused, expectSuccess } from './delivery-error.ts';

const TIMEOUT = 5_000;

export interface WebhookNotice {
  readonly event: NoticeEvent;
  readonly table: string;
  readonly game: string;
  readonly url: string;
  readonly at: Time;
}

export interface WebhookOptions {
  readonly storage: Storage;
  readonly poster: HttpPoster;
  /** Whether the host allows any. */
  readonly on: boolean;
  readonly timeout?: number;
}

export class Webhooks {
  readonly #options: WebhookOptions;

  constructor(options: WebhookOptions) {
    this.#options = options;
  }

  get on(): boolean {
    return this.#options.on;
  }

  /** Throws a Failure that says what is wrong with the address, or that the host allows none. */
  async check(url: string): Promise<void> {
    if (!this.on) throw new Failure('webhook', { problem: { field: 'host' } });
    const { poster, timeout = TIMEOUT } = this.#options;
    try {
      await poster.check(url, timeout);
    } catch (error) {
      const part = error instanceof AddressRefused ? error.part : 'hostname';
      throw new Failure('webhook', { problem: { field: `url.${part}` } });
    }
  }

  /** What the person's program needs to know that a notice is ours. The same on every server. */
  async secretOf(person: string): Promise<string> {
    const key = await this.#options.storage.setting('webhook-key', newSecret);
    return createHmac('sha256', key).update(person).digest('base64url');
  }

  /** Throws DeliveryError. */
  async send(person: string, url: string, notice: WebhookNotice): Promise<void> {
    const { poster, timeout = TIMEOUT } = this.#options;
    const body = JSON.stringify(notice);
    const signature = createHmac('sha256', await this.secretOf(person))
      .update(body)
      .digest('hex');
    const headers = {
      'content-type': 'application/json',
      'x-captains-table-signature': `sha256=${signature}`,
    };
    expectSuccess(await poster.post({ url, headers, body, timeout }));
  }
}
