/**
 * Ended games, each in one compressed row instead of one row for each entry: its entries up to some number, and the last
 * snapshot. What is appended later (a rematch is asked for) follows in rows of its own.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, crc32 } from 'node:zlib';
import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Database, EntryRow, FoldedRow } from './schema.ts';
import type { StoredEntry, StoredTable, Tables } from './storage.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Higher levels take longer and hardly save anything. */
const QUALITY = 6;

/** What is in a folded row. `at`: of the first entry, then how much later each of the others came. */
interface Folded {
  readonly at: readonly number[];
  readonly entries: readonly StoredEntry['entry'][];
  readonly snapshot?: { readonly seq: number; readonly state: unknown };
}

/** Written out: only then is it known that the index has all of them. */
const UNFOLDED = sql<boolean>`folded = 0 and ended_at is not null`;

export function folding(db: Database, engine: Engine): Pick<Tables, 'unfolded' | 'fold'> {
  return {
    async unfolded(endedBefore, limit) {
      const tables = db
        .selectFrom('game_table')
        .select('id')
        .where(UNFOLDED)
        .where('ended_at', '<', endedBefore);
      const rows = await tables.orderBy('ended_at').orderBy('id').limit(limit).execute();
      return rows.map(({ id }) => id);
    },

    async fold(id) {
      const entries = await db
        .selectFrom('entry')
        .selectAll()
        .where('table_id', '=', id)
        .orderBy('seq')
        .execute();
      const snapshot = await db
        .selectFrom('snapshot')
        .selectAll()
        .where('table_id', '=', id)
        .executeTakeFirst();
      const seq = entries.length;
      const standing = await db
        .selectFrom('game_table')
        .select('seq')
        .where('id', '=', id)
        .where(UNFOLDED)
        .executeTakeFirst();
      if (standing?.seq !== seq) {
        if (standing !== undefined && standing.seq > seq) throw new Error(`table ${id} has gaps in its log`);
        return false;
      }
      const packed = await pack(entries, snapshot);
      return replaceByFolded(db, engine, { table_id: id, seq, packed, sum: crc32(packed) });
    },
  };
}

/** All or nothing: entries are gone exactly when the row that holds them is there. */
function replaceByFolded(db: Database, engine: Engine, row: FoldedRow): Promise<boolean> {
  const { table_id: id, seq } = row;
  return db.transaction().execute(async (trx) => {
    const table = trx.selectFrom('game_table').select('seq').where('id', '=', id).where(UNFOLDED);
    const standing = await engine.locked(table).executeTakeFirst();
    // Something was appended meanwhile, or another server was faster.
    if (standing?.seq !== seq) return false;
    await trx.insertInto('folded').values(row).execute();
    await trx.deleteFrom('entry').where('table_id', '=', id).execute();
    await trx.deleteFrom('snapshot').where('table_id', '=', id).execute();
    await trx.updateTable('game_table').set({ folded: seq }).where('id', '=', id).execute();
    return true;
  });
}

/** Entries and state are JSON already: they are put together as they are. */
async function pack(
  entries: readonly Pick<EntryRow, 'at' | 'entry'>[],
  snapshot: { readonly seq: number; readonly state: string } | undefined,
): Promise<Buffer> {
  const at = entries.map((entry, index) => entry.at - (entries[index - 1]?.at ?? 0));
  const last = snapshot === undefined ? '' : `,"snapshot":{"seq":${snapshot.seq},"state":${snapshot.state}}`;
  const text = `{"at":[${at.join()}],"entries":[${entries.map(({ entry }) => entry).join()}]${last}}`;
  const bytes = Buffer.from(text);
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Undefined where nothing of the table is folded. */
export async function readFolded(
  db: Database,
  id: string,
): Promise<Pick<StoredTable, 'entries' | 'snapshot'> | undefined> {
  const row = await db.selectFrom('folded').selectAll().where('table_id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  if (crc32(row.packed) !== row.sum) throw new Error(`what is stored of table ${id} is damaged`);
  const folded: Folded = JSON.parse((await decompress(row.packed)).toString('utf8'));
  let time = 0;
  const entries = folded.entries.map((entry, index) => {
    time += folded.at[index] ?? 0;
    return { seq: index + 1, at: time, entry };
  });
  return { entries, ...(folded.snapshot === undefined ? {} : { snapshot: folded.snapshot }) };
}
