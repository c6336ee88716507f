/** What the page for hosts shows. All of it is fetched again after everything that a host does. */
import { signal } from '@preact/signals';
import type {
  AdminAuditEntry,
  AdminBan,
  AdminOverview,
  AdminPerson,
  AdminReport,
  AdminTable,
} from '@captains-table/protocol';
import { adminApi } from './admin-api.ts';

interface AdminState {
  readonly overview: AdminOverview;
  readonly people: readonly AdminPerson[];
  readonly tables: readonly AdminTable[];
  readonly bans: readonly AdminBan[];
  readonly reports: readonly AdminReport[];
  readonly audit: readonly AdminAuditEntry[];
}

export const admin = signal<AdminState | undefined>(undefined);
export const search = signal('');

export async function refreshAdmin(): Promise<void> {
  const [overview, { people }, { tables }, { bans }, { reports }, { entries }] = await Promise.all([
    adminApi.overview(),
    adminApi.people(search.value),
    adminApi.tables(),
    adminApi.bans(),
    adminApi.reports(),
    adminApi.audit(),
  ]);
  admin.value = { overview, people, tables, bans, reports, audit: entries };
}
