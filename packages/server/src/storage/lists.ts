/** Tables as people look for them. */
import type { TableStatus } from '@captains-table/protocol';
import { seatRecord, tableRecord } from './rows.ts';
import type { Database, TableRow } from './schema.ts';
import type { GameStatistics, ListedTable, Tables } from './storage.ts';

const RUNNING: readonly TableStatus[] = ['open', 'playing'];
const FINISHED: readonly TableStatus[] = ['over', 'abandoned'];

type Lists = Pick<Tables, 'listed' | 'running' | 'finished' | 'statistics'>;

export function lists(db: Database): Lists {
  return {
    async listed(status, { limit, before }) {
      const rows = await db
        .selectFrom('game_table')
        .selectAll()
        .where('visibility', '=', 'public')
        .where('status', '=', status)
        .$if(status === 'playing', (tables) => tables.where('spectators', '=', 1))
        .$if(before !== undefined, (tables) => tables.where('updated_at', '<', before ?? 0))
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return withPeople(db, rows);
    },

    async running(person) {
      const rows = await tablesOf(db, person, FINISHED)
        .orderBy('mine.owes', 'desc')
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute();
      return withPeople(db, rows);
    },

    async finished(person, { limit, before }) {
      const rows = await tablesOf(db, person, RUNNING)
        .$if(before !== undefined, (tables) => tables.where('updated_at', '<', before ?? 0))
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return withPeople(db, rows);
    },

    statistics: (person) => statistics(db, person),
  };
}

/**
 * Each table once, however many chairs the person has at it. Named by what it is not, so that SQLite goes
 * from the person to the tables and not through everybody's.
 */
function tablesOf(db: Database, person: string, but: readonly TableStatus[]) {
  const mine = db
    .selectFrom('seat')
    .select(({ fn }) => ['table_id', fn.max('owes').as('owes')])
    .where('person', '=', person)
    .groupBy('table_id')
    .as('mine');
  return db
    .selectFrom(mine)
    .innerJoin('game_table', 'game_table.id', 'mine.table_id')
    .selectAll('game_table')
    .where('status', 'not in', but);
}

async function withPeople(db: Database, rows: readonly TableRow[]): Promise<readonly ListedTable[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db
    .selectFrom('seat')
    .selectAll()
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute();
  return rows.map((row) => ({
    record: tableRecord(row),
    people: seats.filter(({ table_id }) => table_id === row.id).map(seatRecord),
  }));
}

async function statistics(db: Database, person: string): Promise<readonly GameStatistics[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .select(({ fn }) => [
      'game',
      'mode',
      fn.countAll<number>().as('games'),
      fn.countAll<number>().filterWhere('rank', '=', 1).as('wins'),
      fn.avg<number | null>('score').as('meanScore'),
      fn.max('score').as('bestScore'),
    ])
    .where('person', '=', person)
    .where('status', '=', 'over')
    .where('rank', 'is not', null)
    .groupBy(['game', 'mode'])
    .orderBy('game')
    .orderBy('mode')
    .execute();
  return rows.map((row) => ({ ...row, meanScore: row.meanScore ?? 0, bestScore: row.bestScore ?? 0 }));
}
