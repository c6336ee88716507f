import type { ListedTable, Tables } from '../storage/storage.ts';

/** More rows than a person has in a page of a list. */
const AT_ONCE = 500;

/** All tables of a list of a person, a page at a time. */
export async function* allTables(
  tables: Pick<Tables, 'running' | 'finished'>,
  which: 'running' | 'finished',
  person: string,
): AsyncGenerator<ListedTable> {
  let page = await tables[which](person, { limit: AT_ONCE });
  yield* page.tables;
  while (page.last !== undefined) {
    page = await tables[which](person, { limit: AT_ONCE, after: page.last });
    yield* page.tables;
  }
}
