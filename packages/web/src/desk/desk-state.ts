/** What the desk shows. After everything that a host does, all of it is looked at again. */
import { signal } from '@preact/signals';
import type {
  DeskAuditEntry,
  DeskBan,
  DeskOverview,
  DeskPerson,
  DeskReport,
  DeskTable,
} from '@captains-table/protocol';
import { deskApi } from './desk-api.ts';

interface DeskState {
  readonly overview: DeskOverview;
  readonly people: readonly DeskPerson[];
  readonly tables: readonly DeskTable[];
  readonly bans: readonly DeskBan[];
  readonly reports: readonly DeskReport[];
  readonly audit: readonly DeskAuditEntry[];
}

export const desk = signal<DeskState | undefined>(undefined);
export const search = signal('');

export async function lookAtDesk(): Promise<void> {
  const [overview, { people }, { tables }, { bans }, { reports }, { entries }] = await Promise.all([
    deskApi.overview(),
    deskApi.people(search.value),
    deskApi.tables(),
    deskApi.bans(),
    deskApi.reports(),
    deskApi.audit(),
  ]);
  desk.value = { overview, people, tables, bans, reports, audit: entries };
}
