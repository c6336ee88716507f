/** Writes a batch of appends, of many tables or of one. */
import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import { isEnded, listedSeats } from './rows.ts';
import type { AppendRows } from './rows.ts';
import { addMembers, noteChapters } from './campaigns.ts';
import type { Database, StandingRow, TableRow } from './schema.ts';

/** A table's row as far as entries move it, and what its seats repeat. */
type Standing = StandingRow & Pick<TableRow, 'game' | 'mode' | 'campaign'>;

/** For each append whether it won its number. `trx`: the transaction that all of it belongs to. */
export async function writeAppends(
  trx: Database,
  engine: Engine,
  appends: readonly AppendRows[],
): Promise<readonly boolean[]> {
  const standing = await lockStanding(trx, engine, appends);
  const running = new Set([...standing.values()].flatMap(({ id, status }) => (isEnded(status) ? [] : [id])));
  const winners = appends.toSorted(bySeq).filter((append) => take(standing, append));
  if (winners.length > 0) {
    await writeWinners(trx, standing, winners);
    const ended = [...standing.values()].filter(({ id, status }) => running.has(id) && isEnded(status));
    await moveToHistory(trx, ended);
    await noteChapters(trx, ended);
  }
  const won = new Set(winners);
  return appends.map((append) => won.has(append));
}

function bySeq(a: AppendRows, b: AppendRows): number {
  return a.entry.seq - b.entry.seq;
}

/** Every server locks in the same order, so none ever waits for one that waits for it. */
async function lockStanding(
  trx: Database,
  engine: Engine,
  appends: readonly AppendRows[],
): Promise<Map<string, Standing>> {
  const ids = [...new Set(appends.map(({ entry }) => entry.table_id))];
  const tables = trx
    .selectFrom('game_table')
    .select(['id', 'game', 'mode', 'campaign', ...MOVING])
    .where('id', 'in', ids)
    .orderBy('id');
  const rows = await engine.locked(tables).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** An append loses if its number does not follow the last one: the number was taken, or would leave a gap. */
function take(standing: Map<string, Standing>, { entry, change }: AppendRows): boolean {
  const table = standing.get(entry.table_id);
  if (table === undefined || entry.seq !== table.seq + 1) return false;
  standing.set(table.id, { ...table, ...change, seq: entry.seq, updated_at: entry.at });
  return true;
}

async function writeWinners(
  trx: Database,
  standing: ReadonlyMap<string, Standing>,
  winners: readonly AppendRows[],
): Promise<void> {
  const entries = winners.map(({ entry }) => entry);
  await trx.insertInto('entry').values(entries).execute();
  const ids = new Set(entries.map((entry) => entry.table_id));
  await moveTables(
    trx,
    [...standing.values()].filter(({ id }) => ids.has(id)),
  );
  await replaceSeats(trx, standing, winners);
  await replaceSnapshots(trx, winners);
}

const MOVING = [
  'seq',
  'status',
  'chairs',
  'started_at',
  'ended_at',
  'updated_at',
  'wake_at',
  'result',
  'rematch',
  'bots',
  'network',
  'closed',
  'carried',
] as const;
const TEXT: ReadonlySet<keyof StandingRow> = new Set([
  'status',
  'chairs',
  'result',
  'rematch',
  'network',
  'closed',
  'carried',
]);

/** All in one statement, however differently they move. */
async function moveTables(trx: Database, rows: readonly StandingRow[]): Promise<void> {
  // Values in a list of their own have no type of their own.
  const cell = (row: StandingRow, column: (typeof MOVING)[number]) =>
    TEXT.has(column) ? sql`cast(${row[column]} as text)` : sql`cast(${row[column]} as bigint)`;
  const lines = rows.map((row) => sql`(${row.id}, ${sql.join(MOVING.map((column) => cell(row, column)))})`);
  await sql`
    with moved (id, ${sql.join(MOVING.map((column) => sql.ref(column)))}) as (values ${sql.join(lines)})
    update game_table
    set ${sql.join(MOVING.map((column) => sql`${sql.ref(column)} = ${sql.ref(`moved.${column}`)}`))}
    from moved
    where game_table.id = moved.id`.execute(trx);
}

/** Beyond this a statement would carry more values than SQLite takes (32 766). */
const MOST_SEATS = 2_000;

async function replaceSeats(
  trx: Database,
  standing: ReadonlyMap<string, Standing>,
  winners: readonly AppendRows[],
): Promise<void> {
  const latest = new Map(winners.flatMap(({ entry, seats }) => (seats ? [[entry.table_id, seats]] : [])));
  if (latest.size === 0) return;
  await trx
    .deleteFrom('seat')
    .where('table_id', 'in', [...latest.keys()])
    .execute();
  const rows = [...latest].flatMap(([id, seats]) => {
    const table = standing.get(id);
    return table === undefined ? [] : listedSeats(seats, table);
  });
  for (let from = 0; from < rows.length; from += MOST_SEATS) {
    const some = rows.slice(from, from + MOST_SEATS);
    await trx.insertInto('seat').values(some).execute();
  }
  await addMembers(
    trx,
    [...latest].flatMap(([id, seats]) => {
      const campaign = standing.get(id)?.campaign ?? null;
      return campaign === null ? [] : seats.map(({ person }) => ({ campaign, person }));
    }),
  );
}

/** Also where no seat has changed with the last entry. */
async function moveToHistory(trx: Database, ended: readonly Standing[]): Promise<void> {
  for (const { id, updated_at } of ended) {
    const seats = trx.updateTable('seat').where('table_id', '=', id).where('listing', '>', 0);
    await seats.set({ owes: 0, listing: 0, updated_at }).execute();
  }
}

async function replaceSnapshots(trx: Database, winners: readonly AppendRows[]): Promise<void> {
  const latest = new Map(
    winners.flatMap(({ entry: { table_id, seq }, snapshot }) =>
      snapshot === undefined ? [] : [[table_id, { table_id, seq, state: snapshot }]],
    ),
  );
  if (latest.size === 0) return;
  await trx
    .insertInto('snapshot')
    .values([...latest.values()])
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet((eb) => ({
        seq: eb.ref('excluded.seq'),
        state: eb.ref('excluded.state'),
      })),
    )
    .execute();
}
