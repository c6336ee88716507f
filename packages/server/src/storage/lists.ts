/**
 * Tables as people look for them, a page at a time. A page begins after the last line of the one before
 * and reads as many rows as it shows: the order of each list is the order of an index.
 */
import type { GameStatistics } from '@captains-table/protocol';
import { sql } from 'kysely';
import { seatRecord, tableRecord } from './rows.ts';
import type { Database, SeatRow, TableRow } from './schema.ts';
import type { Page, PageOfTables, Tables } from './storage.ts';

type Lists = Pick<Tables, 'listed' | 'running' | 'finished' | 'statistics'>;

export function lists(db: Database): Lists {
  return {
    listed: (status, page) => listed(db, status, page),
    running: (person, page) => ownTables(db, person, 'running', page),
    finished: (person, page) => ownTables(db, person, 'finished', page),
    statistics: (person) => statistics(db, person),
  };
}

/** Written out, not given as parameters: only then is it known that the index has all of them. */
const JOINABLE = sql<boolean>`visibility = 'public' and status = 'open'`;
const WATCHABLE = sql<boolean>`visibility = 'public' and status = 'playing' and spectators = 1`;

async function listed(
  db: Database,
  status: 'open' | 'playing',
  { limit, after }: Page,
): Promise<PageOfTables> {
  let tables = db
    .selectFrom('game_table')
    .selectAll()
    .where(status === 'open' ? JOINABLE : WATCHABLE);
  if (after !== undefined) {
    tables = tables.where(sql<boolean>`(updated_at, id) < (${after.updatedAt}, ${after.id})`);
  }
  const rows = await tables
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(
    db,
    rows.map((row) => ({ ...row, listing: 0, sorted_at: row.updated_at })),
    limit,
  );
}

async function ownTables(
  db: Database,
  person: string,
  which: 'running' | 'finished',
  { limit, after }: Page,
): Promise<PageOfTables> {
  let tables = db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .selectAll('game_table')
    .select(['seat.listing', 'seat.updated_at as sorted_at'])
    .where('seat.person', '=', person)
    .where('seat.listing', which === 'running' ? '>' : '=', 0);
  if (after !== undefined) {
    const { listing, updatedAt, id } = after;
    tables = tables.where(
      sql<boolean>`(seat.listing, seat.updated_at, seat.table_id) < (${listing}, ${updatedAt}, ${id})`,
    );
  }
  const rows = await tables
    .orderBy('seat.listing', 'desc')
    .orderBy('seat.updated_at', 'desc')
    .orderBy('seat.table_id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(db, rows, limit);
}

type ListRow = TableRow & { readonly listing: number | null; readonly sorted_at: number };

/** One row more than the page has lines was asked for, to know whether there is another page. */
async function pageOf(db: Database, found: readonly ListRow[], limit: number): Promise<PageOfTables> {
  const rows = found.slice(0, limit);
  const seats = await seatsAt(db, rows);
  const tables = rows.map((row) => ({
    record: tableRecord(row),
    people: (seats.get(row.id) ?? []).map(seatRecord),
  }));
  const last = found.length > limit ? rows.at(-1) : undefined;
  if (last === undefined) return { tables };
  return { tables, last: { listing: last.listing ?? 0, updatedAt: last.sorted_at, id: last.id } };
}

async function seatsAt(
  db: Database,
  tables: readonly Pick<TableRow, 'id'>[],
): Promise<ReadonlyMap<string, readonly SeatRow[]>> {
  if (tables.length === 0) return new Map();
  const ids = tables.map(({ id }) => id);
  const rows = await db.selectFrom('seat').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
  const seats = new Map<string, SeatRow[]>(ids.map((id) => [id, []]));
  for (const row of rows) seats.get(row.table_id)?.push(row);
  return seats;
}

async function statistics(db: Database, person: string): Promise<readonly GameStatistics[]> {
  const rows = await db
    .selectFrom('seat')
    .select(({ fn }) => [
      'game',
      'mode',
      fn.countAll<number>().as('games'),
      fn.countAll<number>().filterWhere('rank', '=', 1).as('wins'),
      fn.avg<number | null>('score').as('meanScore'),
      fn.max('score').as('bestScore'),
    ])
    .where('person', '=', person)
    .where(sql<boolean>`listing = 0 and rank is not null`)
    .groupBy(['game', 'mode'])
    .orderBy('game')
    .orderBy('mode')
    .execute();
  return rows.map((row) => ({ ...row, meanScore: row.meanScore ?? 0, bestScore: row.bestScore ?? 0 }));
}
