/** What a host asks of the server. */
import type { Locale } from '@captains-table/kernel';
import type {
  AdminAuditEntry,
  AdminBan,
  AdminOverview,
  AdminPerson,
  AdminReport,
  AdminReportLine,
  AdminTable,
} from '@captains-table/protocol';
import { ask } from '../server/api.ts';

export interface BanWish {
  readonly person?: string;
  readonly prefix?: string;
  readonly reason: string;
  readonly days?: number;
}

export interface Usage {
  readonly open: number;
  readonly running: number;
  readonly bots: number;
}

export const adminApi = {
  claim: (key: string) => ask<void>('POST', '/api/desk/claim', { key }),
  overview: () => ask<AdminOverview>('GET', '/api/desk'),
  people: (search: string) =>
    ask<{ people: readonly AdminPerson[] }>('GET', `/api/desk/people?search=${encodeURIComponent(search)}`),
  usage: (id: string) => ask<{ usage: Usage }>('GET', `/api/desk/people/${id}/usage`),
  tables: () => ask<{ tables: readonly AdminTable[] }>('GET', '/api/desk/tables'),
  closeTable: (id: string) => ask<void>('POST', `/api/desk/tables/${id}/close`),
  bans: () => ask<{ bans: readonly AdminBan[] }>('GET', '/api/desk/bans'),
  ban: (wish: BanWish) => ask<unknown>('POST', '/api/desk/bans', wish),
  lift: (id: string) => ask<void>('DELETE', `/api/desk/bans/${id}`),
  reports: () => ask<{ reports: readonly AdminReport[] }>('GET', '/api/desk/reports'),
  report: (id: string) => ask<{ lines: readonly AdminReportLine[] }>('GET', `/api/desk/reports/${id}`),
  closeReport: (id: string, verdict: string) => ask<void>('POST', `/api/desk/reports/${id}`, { verdict }),
  announce: (texts: Partial<Record<Locale, string>>, days: number) =>
    ask<unknown>('POST', '/api/desk/announcements', { texts, days }),
  endAnnouncement: (id: string) => ask<void>('DELETE', `/api/desk/announcements/${id}`),
  audit: () => ask<{ entries: readonly AdminAuditEntry[] }>('GET', '/api/desk/audit'),
};
