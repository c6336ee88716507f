/** Requests about notices and mutes. Apart from the others: no first visit needs them. */
import { ask } from './api.ts';

export const notices = {
  key: () => ask<{ key: string }>('GET', '/api/push/key'),
  add: (subscription: unknown) => ask<void>('POST', '/api/push', subscription),
  remove: (endpoint: string) => ask<void>('DELETE', '/api/push', { endpoint }),
  mutes: () => ask<{ muted: readonly string[] }>('GET', '/api/mutes'),
  mute: (person: string, muted: boolean) => ask<void>('PUT', '/api/mutes', { person, muted }),
};
