/** Requests about notices, mutes, and what people take along. Apart from the others: no first visit needs them. */
import type { NoticeWishesBody, ProviderPurpose, WebhookForm } from '@captains-table/protocol';
import { ask } from './api.ts';
import type { Current } from './api.ts';

/** A chat room that is told about the turns at a table. Only the person who entered its address can see it. */
export interface TableRoom {
  /** Whether the host of the server wants any. */
  readonly allowed: boolean;
  readonly room?: { readonly form: WebhookForm; readonly by: string; readonly url?: string };
}

export interface OwnWebhook {
  readonly url?: string;
  readonly form?: WebhookForm;
  readonly secret?: string;
}

export const notices = {
  key: () => ask<{ key: string }>('GET', '/api/push/key'),
  add: (subscription: unknown) => ask<void>('POST', '/api/push', subscription),
  remove: (endpoint: string) => ask<void>('DELETE', '/api/push', { endpoint }),
  mutes: () => ask<{ muted: readonly string[] }>('GET', '/api/mutes'),
  mute: (person: string, muted: boolean) => ask<void>('PUT', '/api/mutes', { person, muted }),
  wishes: () => ask<NoticeWishesBody>('GET', '/api/me/notices'),
  wish: (wishes: NoticeWishesBody) => ask<NoticeWishesBody>('PUT', '/api/me/notices', wishes),
  webhook: () => ask<OwnWebhook>('GET', '/api/me/webhook'),
  setWebhook: (url: string | undefined, form: WebhookForm) =>
    ask<OwnWebhook>('PUT', '/api/me/webhook', { url, form }),
  room: (table: string) => ask<TableRoom>('GET', `/api/tables/${table}/webhook`),
  setRoom: (table: string, url: string | undefined, form: WebhookForm) =>
    ask<TableRoom>('PUT', `/api/tables/${table}/webhook`, { url, form }),
};

export const calendar = {
  get: () => ask<{ link?: string }>('GET', '/api/me/calendar'),
  make: () => ask<{ link: string }>('POST', '/api/me/calendar'),
  remove: () => ask<void>('DELETE', '/api/me/calendar'),
};

export const provider = {
  get: () => ask<{ provider?: { readonly name: string } }>('GET', '/api/sign-in/provider'),
  /** Leaves this page. */
  async go(purpose: ProviderPurpose, current?: Current): Promise<void> {
    const { location: there } = await ask<{ location: string }>('POST', '/api/sign-in/provider', {
      purpose,
      current,
    });
    location.assign(there);
  },
  remove: (current?: Current) => ask<void>('DELETE', '/api/me/provider', { current }),
};
