/** Notices to an address that a person has chosen: their own program, or a chat room. */
import type { NoticeEvent } from '../../texts/notices.ts';
import { createHmac } from 'node:crypto';
import { Failure } from '@captains-table/protocol';
import type { WebhookForm } from '@captains-table/protocol';
import { newSecret } from '../random.ts';
import type { Storage, Time } from '../storage/storage.ts';
import type { HttpPoster } from './http-poster.ts';
import { AddressRefused, expectSuccess } from './delivery-error.ts';
import { roomBody } from './forms.ts';
import type { RoomMessage } from './forms.ts';

const TIMEOUT = 5_000;

interface NamedTable {
  readonly table: string;
  readonly game: string;
  readonly url: string;
}

/** What programs read. */
type WebhookNotice =
  | (NamedTable & { readonly event: NoticeEvent; readonly at: Time })
  | { readonly event: 'digest'; readonly tables: readonly NamedTable[]; readonly at: Time };

/** The same for programs and for chat rooms. */
export interface WebhookMessage extends RoomMessage {
  readonly notice: WebhookNotice;
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

  /** With this the person's program can check that a notice is ours. The same on every server. */
  async secretOf(person: string): Promise<string> {
    const key = await this.#options.storage.setting('webhook-key', newSecret);
    return createHmac('sha256', key).update(person).digest('base64url');
  }

  /** Throws DeliveryError. */
  async send(person: string, url: string, form: WebhookForm, message: WebhookMessage): Promise<void> {
    if (form !== 'plain') return this.sendToRoom(url, form, message);
    const body = JSON.stringify(message.notice);
    const signature = createHmac('sha256', await this.secretOf(person))
      .update(body)
      .digest('hex');
    await this.#post(url, body, { 'x-captains-table-signature': `sha256=${signature}` });
  }

  /** Throws DeliveryError. Chat rooms know senders by the secret in their address, and check no signature. */
  sendToRoom(url: string, form: Exclude<WebhookForm, 'plain'>, message: RoomMessage): Promise<void> {
    return this.#post(url, JSON.stringify(roomBody(form, message)), {});
  }

  async #post(url: string, body: string, more: Readonly<Record<string, string>>): Promise<void> {
    const { poster, timeout = TIMEOUT } = this.#options;
    const headers = { 'content-type': 'application/json', ...more };
    expectSuccess(await poster.post({ url, headers, body, timeout }));
  }
}
