/** Requests about clubs and cups. */
import type {
  ClubRole,
  ClubSummary,
  ClubView,
  CupView,
  CupWish,
  EveningAnswer,
} from '@captains-table/protocol';
import { ask } from '../server/api.ts';

/** An evening as an organiser plans it. */
export interface EveningWish {
  readonly at: number;
  readonly game?: string;
  readonly note: string;
}

const inPath = encodeURIComponent;

export const clubsApi = {
  mine: () => ask<{ clubs: readonly ClubSummary[] }>('GET', '/api/clubs'),
  found: (club: { readonly name: string; readonly motto: string }) =>
    ask<{ club: string }>('POST', '/api/clubs', club),
  invitedTo: (code: string) =>
    ask<{ club: { name: string; motto: string } }>('GET', `/api/clubs/link/${inPath(code)}`),
  join: (code: string) => ask<{ club: string }>('POST', '/api/clubs/join', { code }),

  view: (id: string) => ask<{ club: ClubView }>('GET', `/api/clubs/${inPath(id)}`),
  change: (id: string, change: { readonly name?: string; readonly motto?: string }) =>
    ask<void>('PATCH', `/api/clubs/${id}`, change),
  remove: (id: string) => ask<void>('DELETE', `/api/clubs/${id}`),
  renew: (id: string) => ask<void>('POST', `/api/clubs/${id}/link`),
  setRole: (id: string, person: string, role: ClubRole) =>
    ask<void>('PUT', `/api/clubs/${id}/members`, { person, role }),
  /** With the person's own id: leaves the club. */
  dismiss: (id: string, person: string) => ask<void>('DELETE', `/api/clubs/${id}/members`, { person }),

  plan: (id: string, wish: EveningWish) =>
    ask<{ evening: string }>('POST', `/api/clubs/${id}/evenings`, wish),
  changeEvening: (id: string, evening: string, wish: EveningWish) =>
    ask<void>('PUT', `/api/clubs/${id}/evenings/${evening}`, wish),
  cancel: (id: string, evening: string) => ask<void>('DELETE', `/api/clubs/${id}/evenings/${evening}`),
  answer: (id: string, evening: string, answer: EveningAnswer) =>
    ask<void>('PUT', `/api/clubs/${id}/evenings/${evening}/answer`, { answer }),

  share: (id: string, table: string) => ask<void>('PUT', `/api/clubs/${id}/tables`, { table }),
  unshare: (id: string, table: string) => ask<void>('DELETE', `/api/clubs/${id}/tables`, { table }),
};

export const cupsApi = {
  create: (club: string, wish: CupWish) => ask<{ cup: string }>('POST', `/api/clubs/${club}/cups`, wish),
  view: (id: string) => ask<{ cup: CupView }>('GET', `/api/cups/${inPath(id)}`),
  enter: (id: string) => ask<void>('POST', `/api/cups/${id}/entrants`, {}),
  enterBots: (id: string, level: string, bots: number) =>
    ask<void>('POST', `/api/cups/${id}/entrants`, { level, bots }),
  /** Without an entrant: the caller. */
  withdraw: (id: string, entrant?: string) => ask<void>('DELETE', `/api/cups/${id}/entrants`, { entrant }),
  start: (id: string) => ask<void>('POST', `/api/cups/${id}/start`, {}),
  remove: (id: string) => ask<void>('DELETE', `/api/cups/${id}`),
};
