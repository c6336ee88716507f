/** Requests about other people. */
import type { MyPeople, PersonLine, ReportReason, ShortCode } from '@captains-table/protocol';
import { ask } from '../server/api.ts';

export const peopleApi = {
  all: () => ask<MyPeople>('GET', '/api/people'),
  byLink: (code: string) =>
    ask<{ person: PersonLine }>('GET', `/api/friends/link/${encodeURIComponent(code)}`),
  befriend: (person: string) => ask<void>('PUT', '/api/friends', { person, friend: true }),
  befriendByLink: (code: string) => ask<void>('PUT', '/api/friends', { code, friend: true }),
  part: (person: string) => ask<void>('PUT', '/api/friends', { person, friend: false }),
  renewLink: () => ask<{ link: string }>('POST', '/api/friends/link'),
  block: (person: string, blocked: boolean) => ask<void>('PUT', '/api/blocks', { person, blocked }),
  /** For a table or a club, or for the caller. */
  shortCode: (to: { readonly table?: string | undefined; readonly club?: string | undefined }) =>
    ask<ShortCode>('POST', '/api/codes', to),
  invite: (table: string, person: string) =>
    ask<void>('POST', `/api/tables/${table}/invitations`, { person }),
  uninvite: (table: string) => ask<void>('DELETE', '/api/invitations', { table }),
  report: (report: {
    readonly person: string;
    readonly table: string | undefined;
    readonly reason: ReportReason;
    readonly text: string;
  }) => ask<void>('POST', '/api/reports', report),
};
