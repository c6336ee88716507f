/** Lists of tables that are fetched a page at a time. */
import type { TablePage } from '../server/api.ts';

/** Asks the server for the page after `next`, or for the first one. */
export type AskPage = (next?: string) => Promise<TablePage>;

/** One page more. A table that has moved down meanwhile is not shown twice. */
export async function further(known: TablePage, ask: AskPage): Promise<TablePage> {
  const page = await ask(known.next);
  const ids = new Set(known.tables.map(({ id }) => id));
  return { ...page, tables: [...known.tables, ...page.tables.filter(({ id }) => !ids.has(id))] };
}

/** The list as it stands now, as far as it was shown. */
export async function again(known: TablePage | undefined, ask: AskPage): Promise<TablePage> {
  let list = await ask();
  const shown = known?.tables.length ?? 0;
  while (list.next !== undefined && list.tables.length < shown) list = await further(list, ask);
  return list;
}
