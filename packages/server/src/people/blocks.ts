/**
 * What blocked people do not see. If someone at a table has blocked a person, that person cannot see the table until it
 * begins, and gets the answer that strangers get for private tables.
 */
import { Failure } from '@captains-table/protocol';
import type { Table } from '@captains-table/table';
import type { ListedTable, PageOfTables, Storage } from '../storage/storage.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** `join`: they want to sit down, which they may not at a game that has begun either. */
export async function refuseBlocked(
  { acquaintances }: Pick<Storage, 'acquaintances'>,
  live: LiveTable,
  person: string,
  join = false,
): Promise<void> {
  const blockers = new Set(await acquaintances.blockersOf(person));
  if (blockers.size === 0) return;
  await live.read((table) => {
    if (isHiddenFrom(table, person, blockers, join)) throw new Failure('unknown-table');
  });
}

function isHiddenFrom(table: Table, person: string, blockers: ReadonlySet<string>, join: boolean): boolean {
  if (table.status !== 'open' && !join) return false;
  if (table.host === person || table.isMember(person)) return false;
  const people = [table.host, ...table.people.map((seat) => seat.person)];
  const isKept = table.chairs.some((chair) => chair.kind === 'invited' && chair.person === person);
  return !isKept && people.some((other) => blockers.has(other));
}

/** A page of public tables, without those hidden from this person by blocks in either direction. */
export async function withoutBlocked(
  { acquaintances }: Pick<Storage, 'acquaintances'>,
  page: PageOfTables,
  person: string | undefined,
): Promise<PageOfTables> {
  if (person === undefined) return page;
  const blocked = new Set(await acquaintances.blockedBy(person));
  const blockers = new Set(await acquaintances.blockersOf(person));
  if (blocked.size + blockers.size === 0) return page;
  const isShown = ({ record, people }: ListedTable) =>
    [record.host, ...people.map((seat) => seat.person)].every(
      (other) => !blocked.has(other) && !(record.status === 'open' && blockers.has(other)),
    );
  return { ...page, tables: page.tables.filter(isShown) };
}
