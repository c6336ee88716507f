/** What the page for hosts shows. All of it is fetched again after everything that a host does. */
import { signal } from '@preact/signals';
import { adminApi } from './admin-api.ts';

export const admin = signal<Awaited<ReturnType<typeof fetchAll>> | undefined>(undefined);
export const search = signal('');

export async function refreshAdmin(): Promise<void> {
  admin.value = await fetchAll();
}

async function fetchAll() {
  const [overview, { people }, { tables }, { bans }, { reports }, { entries }] = await Promise.all([
    adminApi.overview(),
    adminApi.people(search.value),
    adminApi.tables(),
    adminApi.bans(),
    adminApi.reports(),
    adminApi.audit(),
  ]);
  return { overview, people, tables, bans, reports, audit: entries };
}
