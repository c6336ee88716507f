import { writeAppends } from './appends.ts';
import { joinCampaign } from './campaigns.ts';
import { chat } from './chat.ts';
import type { Engine } from './engine.ts';
import { folding, readFolded } from './folding.ts';
import { GroupCommit } from './group-commit.ts';
import { lists } from './lists.ts';
import { appendRows, entryRow, listedSeats, seatRow, storedEntry, tableRecord, tableRow } from './rows.ts';
import type { AppendRows } from './rows.ts';
import type { Database } from './schema.ts';
import { usage } from './usage.ts';
import { visits } from './visits.ts';
import type { SeatRecord, StoredEntry, StoredTable, TableRecord, Tables, Time } from './storage.ts';

/** `settled` resolves when all entries handed over so far have been stored. */
export function tables(db: Database, engine: Engine): Tables & { settled(): Promise<void> } {
  const append = engine.append ?? appendHere(db, engine);
  const appends = new GroupCommit<AppendRows>(append);
  return {
    ...logs(db),
    ...lists(db),
    ...usage(db),
    ...hours(db),
    ...chat(db),
    ...visits(db),
    ...folding(db, engine),
    append: async (append) => appends.add(appendRows(append)),
    forgetUntouched: (since) => forgetUntouched(db, engine, since),
    settled: () => appends.settled(),
  };
}

function appendHere(db: Database, engine: Engine): NonNullable<Engine['append']> {
  return (batch) => db.transaction().execute((trx) => writeAppends(trx, engine, batch));
}

function logs(db: Database): Pick<Tables, 'create' | 'load' | 'entriesAfter' | 'record' | 'byInvite'> {
  return {
    create: (record, first, people, network) => createTable(db, record, first, people, network),
    load: (id) => loadTable(db, id),
    entriesAfter: (id, seq) => entriesAfter(db, id, seq),
    record: (id) => findTable(db, 'id', id),
    byInvite: async (invite) => (await findTable(db, 'invite', invite)) ?? findByChair(db, invite),
  };
}

function createTable(
  db: Database,
  record: TableRecord,
  first: readonly StoredEntry[],
  people: readonly SeatRecord[],
  network: string | undefined,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const entries = first.map((entry) => entryRow(record.id, entry));
    const last = Math.max(0, ...first.map(({ seq }) => seq));
    const row = tableRow(record, last, network);
    const bare = people.map((seat) => seatRow(record.id, seat));
    const seats = listedSeats(bare, row);
    await trx.insertInto('game_table').values(row).execute();
    if (entries.length > 0) await trx.insertInto('entry').values(entries).execute();
    if (seats.length > 0) await trx.insertInto('seat').values(seats).execute();
    if (record.chapter !== undefined) await joinCampaign(trx, record.chapter.campaign, record, people);
  });
}

/** Everything as it was at one moment, also while entries are appended. */
function loadTable(db: Database, id: string): Promise<StoredTable | undefined> {
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return moment.execute(async (trx) => {
    const record = await findTable(trx, 'id', id);
    if (record === undefined) return undefined;
    const later = await laterEntries(trx, id, 0);
    const folded = later[0]?.seq === 1 ? undefined : await readFolded(trx, id);
    if (folded !== undefined) return { ...folded, record, entries: [...folded.entries, ...later] };
    const entries = later;
    const snapshots = trx.selectFrom('snapshot').select(['seq', 'state']).where('table_id', '=', id);
    const snapshot = await snapshots.executeTakeFirst();
    if (snapshot === undefined) return { record, entries };
    return { record, entries, snapshot: { seq: snapshot.seq, state: JSON.parse(snapshot.state) } };
  });
}

/** Folding leaves no moment in which an entry is in neither place, and what was seen in rows need not be looked for again. */
async function entriesAfter(db: Database, id: string, seq: number): Promise<readonly StoredEntry[]> {
  const later = await laterEntries(db, id, seq);
  if (later[0]?.seq === seq + 1) return later;
  const folded = (await readFolded(db, id))?.entries ?? [];
  return [...folded.slice(seq), ...later];
}

async function laterEntries(db: Database, id: string, seq: number): Promise<readonly StoredEntry[]> {
  const entries = db.selectFrom('entry').select(['seq', 'at', 'entry']).where('table_id', '=', id);
  const rows = await entries.where('seq', '>', seq).orderBy('seq').execute();
  return rows.map(storedEntry);
}

async function findTable(
  db: Database,
  column: 'id' | 'invite',
  value: string,
): Promise<TableRecord | undefined> {
  const row = await db.selectFrom('game_table').selectAll().where(column, '=', value).executeTakeFirst();
  return row && tableRecord(row);
}

/** Chairs are kept for persons before the start only, so few tables are looked through. */
async function findByChair(db: Database, invite: string): Promise<TableRecord | undefined> {
  const open = db.selectFrom('game_table').selectAll().where('status', '=', 'open');
  const rows = await open.where('chairs', 'like', `%${JSON.stringify(invite)}%`).execute();
  return rows
    .map(tableRecord)
    .find(({ chairs }) => chairs.some((chair) => chair.kind === 'invited' && chair.invite === invite));
}

function hours(db: Database): Pick<Tables, 'due' | 'postpone' | 'untouched'> {
  return {
    async untouched(since, now, limit) {
      const rows = await db
        .selectFrom('game_table')
        .select(['id', 'seq'])
        .where('status', '=', 'playing')
        .where('updated_at', '<', since)
        // A group may take up its story again after a year.
        .where('campaign', 'is', null)
        // A running clock ends the wait by itself, however long that takes.
        .where((eb) =>
          eb.or([
            eb('wake_at', 'is', null),
            eb('wake_at', '<=', now),
            eb('tempo', 'like', '{"kind":"none"%'),
          ]),
        )
        .orderBy('updated_at')
        .limit(limit)
        .execute();
      return rows;
    },

    async due(now, limit) {
      const tables = db.selectFrom('game_table').select('id').where('wake_at', '<=', now);
      const rows = await tables.orderBy('wake_at').orderBy('id').limit(limit).execute();
      return rows.map(({ id }) => id);
    },

    async postpone(id, from, to) {
      const table = db
        .updateTable('game_table')
        .set({ wake_at: to ?? null })
        .where('id', '=', id);
      return (await table.where('wake_at', '=', from).executeTakeFirst()).numUpdatedRows > 0n;
    },
  };
}

/** Locked in the order in which appends lock, and looked at once more when the lock is ours. */
async function forgetUntouched(db: Database, engine: Engine, since: Time): Promise<void> {
  const untouched = db
    .selectFrom('game_table')
    .select('id')
    .where('status', '=', 'open')
    .where('updated_at', '<', since)
    .orderBy('id');
  await db.deleteFrom('game_table').where('id', 'in', engine.locked(untouched)).execute();
}
