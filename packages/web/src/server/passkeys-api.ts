/** Requests about passkeys. Apart from the others: no first visit needs them. */
import type { PersonInfo } from '@captains-table/protocol';
import type { Current } from './api.ts';
import { ask } from './api.ts';

export interface PasskeyInfo {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

export const passkeys = {
  list: () => ask<{ passkeys: readonly PasskeyInfo[] }>('GET', '/api/me/passkeys'),
  askToMake: (current?: Current) => ask<{ options: never }>('POST', '/api/me/passkeys/options', { current }),
  add: (response: unknown, name?: string) =>
    ask<{ passkey: PasskeyInfo; person: PersonInfo }>('POST', '/api/me/passkeys', { response, name }),
  remove: (id: string) => ask<void>('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`),
  askToShow: () => ask<{ options: never }>('POST', '/api/sign-in/passkey/options'),
  signIn: (response: unknown) => ask<{ person: PersonInfo }>('POST', '/api/sign-in/passkey', { response }),
};
