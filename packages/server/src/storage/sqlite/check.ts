/** All checks of a database that change nothing in it. */
import type { PackedContent } from '@captains-table/catalogue';
import { Catalogue, tableGames } from '@captains-table/catalogue';
import { rulesIn } from '@captains-table/table';
import { Kysely, sql } from 'kysely';
import { contentOnServer } from '../../packs/content-on-server.ts';
import { storageFaultOf } from '../fault.ts';
import { STEPS } from '../migrations.ts';
import { packs } from '../packs.ts';
import { StorageProblem } from '../problem.ts';
import { replayFault } from '../replay.ts';
import type { Database, Schema } from '../schema.ts';
import type { Tables } from '../storage.ts';
import { tables } from '../tables.ts';
import { engineOf } from './engine.ts';
import type { DataFiles } from './files.ts';
import { filesIn } from './files.ts';
import type { SqliteFile } from './library.ts';
import { openToRead, requireDatabase } from './read.ts';
import { complaints } from './soundness.ts';
import { messageOf } from '../../error-code.ts';

export interface CheckReport {
  readonly database: string;
  readonly counts: { readonly tables: number; readonly entries: number; readonly people: number };
  /** Tables whose moves were played again. */
  readonly replayed: number;
  /** Tables of rules or games that are no longer here. */
  readonly outdated: number;
  /** One line each; none when all is in order. */
  readonly faults: readonly string[];
}

interface CheckWishes {
  /** Plays all tables again. */
  readonly deep?: boolean;
  /** The content packs that the server plays with. */
  readonly packed?: readonly PackedContent[];
}

/** How many tables are played again without `deep`: those that were touched last. */
const LATEST = 50;
const MOST_COMPLAINTS = 20;

/** Throws a `StorageProblem` when there is nothing to check. */
export async function checkDatabase(dataDir: string, wishes: CheckWishes = {}): Promise<CheckReport> {
  const files = filesIn(dataDir);
  await requireDatabase(files);
  try {
    return await checkFile(files, await openToRead(files), wishes);
  } catch (error) {
    if (error instanceof StorageProblem) return unreadable(files.database, [error.message]);
    if (storageFaultOf(error) !== 'damaged') throw error;
    return unreadable(files.database, [`damaged: ${messageOf(error)}`]);
  }
}

async function checkFile(files: DataFiles, file: SqliteFile, wishes: CheckWishes): Promise<CheckReport> {
  const engine = engineOf(file);
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  try {
    const pages = pageFaults(file);
    if (pages.length > 0) return unreadable(files.database, pages);
    const steps = await missingSteps(db);
    if (steps !== undefined) return unreadable(files.database, [steps]);
    const replays = await replayTables(db, tables(db, engine), wishes);
    return {
      database: files.database,
      counts: await countsOf(db),
      ...replays,
      faults: [...(await logFaults(db)), ...replays.faults],
    };
  } finally {
    await db.destroy();
  }
}

function unreadable(database: string, faults: readonly string[]): CheckReport {
  return { database, counts: { tables: 0, entries: 0, people: 0 }, replayed: 0, outdated: 0, faults };
}

function pageFaults(file: SqliteFile): readonly string[] {
  const pages = complaints(file, `integrity_check(${MOST_COMPLAINTS})`);
  if (pages.length > 0) return pages.map((line) => `damaged: ${line}`);
  return complaints(file, 'foreign_key_check').map(
    (table) => `${table}: a row belongs to one that is not there`,
  );
}

/** Another version's columns would be taken for faults. */
async function missingSteps(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{
    readonly name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  const taken = rows.map(({ name }) => name);
  if (taken.join() === STEPS.join()) return undefined;
  return 'the database is of another version of the program: check it with that one, or start the server once';
}

async function countsOf(db: Database): Promise<CheckReport['counts']> {
  const count = async (table: 'game_table' | 'entry' | 'person') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;
  const folded = db.selectFrom('folded').select(({ fn }) => fn.sum<number | null>('seq').as('entries'));
  const { entries } = await folded.executeTakeFirstOrThrow();
  return {
    tables: await count('game_table'),
    entries: (await count('entry')) + (entries ?? 0),
    people: await count('person'),
  };
}

/** Each table's entries are numbered from 1, or from the last folded one on, to the number its own row names, and no snapshot is ahead of them. */
async function logFaults(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string; readonly seq: number; readonly entries: number }>`
    select id, game_table.seq as seq, count(entry.seq) + coalesce(folded.seq, 0) as entries
    from game_table left join entry on entry.table_id = id left join folded on folded.table_id = id
    group by id
    having count(entry.seq) + game_table.folded <> game_table.seq
      or coalesce(max(entry.seq), game_table.folded) <> game_table.seq
      or coalesce(min(entry.seq), game_table.folded + 1) <> game_table.folded + 1
      or coalesce(folded.seq, 0) <> game_table.folded`.execute(db);
  const gaps = rows.map(
    ({ id, seq, entries }) => `table ${id}: ${entries} entries are stored, where there should be 1 to ${seq}`,
  );
  const ahead = await db
    .selectFrom('snapshot')
    .innerJoin('game_table', 'id', 'table_id')
    .select('id')
    .whereRef('snapshot.seq', '>', 'game_table.seq')
    .execute();
  return [...gaps, ...ahead.map(({ id }) => `table ${id}: its snapshot is ahead of its entries`)];
}

async function replayTables(
  db: Database,
  stored: Pick<Tables, 'load'>,
  { deep = false, packed = [] }: CheckWishes,
): Promise<Pick<CheckReport, 'replayed' | 'outdated' | 'faults'>> {
  const started = db
    .selectFrom('game_table')
    .select('id')
    .where('started_at', 'is not', null)
    .orderBy('updated_at', 'desc');
  const ids = await (deep ? started : started.limit(LATEST)).execute();
  const loadGame = tableGames(new Catalogue(contentOnServer(packed, packs(db))));
  const faults: string[] = [];
  let outdated = 0;
  for (const { id } of ids) {
    const table = await stored.load(id).catch((error: unknown) => messageOf(error));
    if (typeof table === 'string') {
      faults.push(`table ${id}: ${table}`);
      continue;
    }
    if (table === undefined) continue;
    const loaded = await loadGame(table.record.game, table.record.rules);
    if (loaded?.game.meta.rulesVersion !== rulesIn(table.record, table.entries).now) outdated++;
    else {
      const fault = replayFault(loaded, table);
      if (fault !== undefined) faults.push(`table ${id}: ${fault}`);
    }
  }
  return { replayed: ids.length - outdated, outdated, faults };
}
