/** Cups: entrants, rounds, results. The key of a round decides which server begins it. */
import { defined } from '@captains-table/kernel';
import { sql } from 'kysely';
import type { CupRecord, CupRoundRecord, Cups, EntrantRecord } from './club-records.ts';
import type { Engine } from './engine.ts';
import { seatRecord, tableRecord } from './rows.ts';
import type { CupEntrantRow, CupRoundRow, CupRow, Database } from './schema.ts';

export function cups(db: Database, engine: Engine): Cups {
  return {
    ...theCup(db),
    ...entering(db, engine),
    ...progress(db),
    ...rounds(db),
    ...tablesOfCups(db),
    ...deadlines(db),
  };
}

function cupRecord(row: CupRow): CupRecord {
  return {
    id: row.id,
    club: row.club,
    createdAt: row.created_at,
    status: row.status,
    // Written by `create` alone.
    settings: JSON.parse(row.settings) as CupRecord['settings'],
    seed: row.seed,
    ...defined({
      startedAt: row.started_at ?? undefined,
      endedAt: row.ended_at ?? undefined,
      wakeAt: row.wake_at ?? undefined,
    }),
  };
}

function theCup(
  db: Database,
): Pick<Cups, 'create' | 'find' | 'ofClub' | 'countRunning' | 'playedBy' | 'remove'> {
  return {
    async create({ createdAt, settings, startedAt, endedAt, wakeAt, ...cup }) {
      await db
        .insertInto('cup')
        .values({
          ...cup,
          created_at: createdAt,
          settings: JSON.stringify(settings),
          started_at: startedAt ?? null,
          ended_at: endedAt ?? null,
          wake_at: wakeAt ?? null,
        })
        .execute();
    },
    async find(id) {
      const row = await db.selectFrom('cup').selectAll().where('id', '=', id).executeTakeFirst();
      return row && cupRecord(row);
    },
    async ofClub(club, limit) {
      const rows = db.selectFrom('cup').selectAll().where('club', '=', club);
      return (await rows.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute()).map(cupRecord);
    },
    async countRunning(club) {
      const running = db.selectFrom('cup').where('club', '=', club).where('status', '<>', 'over');
      const { count } = await running
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    async playedBy(person) {
      const rows = await db
        .selectFrom('cup_entrant')
        .innerJoin('cup', 'cup.id', 'cup_entrant.cup')
        .selectAll('cup')
        .where('cup_entrant.person', '=', person)
        .where('cup.status', '<>', 'over')
        .orderBy('cup.created_at')
        .execute();
      return rows.map(cupRecord);
    },
    async remove(id) {
      await db.deleteFrom('cup').where('id', '=', id).execute();
    },
  };
}

function entrantRecord({ id, person, level, withdrawn }: Omit<CupEntrantRow, 'cup'>): EntrantRecord {
  return {
    id,
    ...defined({
      person: person ?? undefined,
      level: level ?? undefined,
      withdrawn: withdrawn ?? undefined,
    }),
  };
}

function entering(
  db: Database,
  engine: Engine,
): Pick<Cups, 'entrants' | 'countEntrants' | 'enter' | 'withdraw'> {
  return {
    async entrants(cup) {
      const rows = db.selectFrom('cup_entrant').selectAll().where('cup', '=', cup);
      return (await rows.orderBy('id').execute()).map(entrantRecord);
    },
    async countEntrants(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('cup_entrant')
        .select(({ fn }) => ['cup', fn.countAll<number>().as('count')])
        .where('cup', 'in', ids)
        .groupBy('cup')
        .execute();
      return new Map(rows.map(({ cup, count }) => [cup, count]));
    },
    enter: (cup, { id, person = null, level = null }, most) =>
      db.transaction().execute(async (trx) => {
        const open = trx.selectFrom('cup').select('id').where('id', '=', cup).where('status', '=', 'open');
        if ((await engine.locked(open).executeTakeFirst()) === undefined) return false;
        const entered = trx.selectFrom('cup_entrant').where('cup', '=', cup);
        if ((await entered.select('id').where('id', '=', id).executeTakeFirst()) !== undefined) return true;
        const { count } = await entered
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        if (count >= most) return false;
        await trx.insertInto('cup_entrant').values({ cup, id, person, level, withdrawn: null }).execute();
        return true;
      }),
    withdraw: (cup, id, begun) =>
      db.transaction().execute(async (trx) => {
        const { status } = await engine
          .locked(trx.selectFrom('cup').select('status').where('id', '=', cup))
          .executeTakeFirstOrThrow();
        if (status === 'open') {
          await trx.deleteFrom('cup_entrant').where('cup', '=', cup).where('id', '=', id).execute();
          return;
        }
        const entrant = trx.updateTable('cup_entrant').where('cup', '=', cup).where('id', '=', id);
        await entrant.where('withdrawn', 'is', null).set({ withdrawn: begun }).execute();
      }),
  };
}

function progress(db: Database): Pick<Cups, 'start' | 'wakeAt' | 'end' | 'due'> {
  return {
    async start(cup, at) {
      const open = db.updateTable('cup').where('id', '=', cup).where('status', '=', 'open');
      const started = await open.set({ status: 'playing', started_at: at, wake_at: at }).executeTakeFirst();
      return started.numUpdatedRows > 0n;
    },
    async wakeAt({ id, wakeAt }, at) {
      const running = db.updateTable('cup').where('id', '=', id).where('status', '<>', 'over');
      const unchanged =
        wakeAt === undefined ? running.where('wake_at', 'is', null) : running.where('wake_at', '=', wakeAt);
      await unchanged.set({ wake_at: at ?? null }).execute();
    },
    async end(cup, at) {
      const running = db.updateTable('cup').where('id', '=', cup).where('status', '=', 'playing');
      const ended = await running.set({ status: 'over', ended_at: at, wake_at: null }).executeTakeFirst();
      return ended.numUpdatedRows > 0n;
    },
    async due(now, limit) {
      const timed = db.selectFrom('cup').select('id').where('wake_at', '<=', now).orderBy('wake_at');
      const ended = db
        .selectFrom('cup_table')
        .innerJoin('game_table', 'game_table.id', 'cup_table.table_id')
        .select('cup_table.cup as id')
        .distinct()
        .where('cup_table.places', 'is', null)
        .where('game_table.status', 'in', ['over', 'abandoned']);
      const [byTime, byTable] = await Promise.all([
        timed.limit(limit).execute(),
        ended.limit(limit).execute(),
      ]);
      return [...new Set([...byTime, ...byTable].map(({ id }) => id))];
    },
  };
}

function rounds(db: Database): Pick<Cups, 'rounds' | 'beginRound' | 'note'> {
  return {
    async rounds(cup) {
      const begun = await db
        .selectFrom('cup_round')
        .selectAll()
        .where('cup', '=', cup)
        .orderBy('round')
        .execute();
      const tables = await db
        .selectFrom('cup_table')
        .selectAll()
        .where('cup', '=', cup)
        .orderBy('round')
        .orderBy('number')
        .execute();
      const byRound = grouped(tables, ({ round }) => round);
      return begun.map(({ round, begun_at, due_at, byes }) => ({
        begunAt: begun_at,
        ...defined({ dueAt: due_at ?? undefined }),
        byes: numbers(byes),
        tables: (byRound.get(round) ?? []).map(({ number, table_id, entrants, places }) => ({
          number,
          table: table_id,
          entrants: numbers(entrants),
          ...(places === null ? {} : { places: numbers(places) }),
        })),
      }));
    },
    beginRound: (cup, round, record, wakeAt) => beginRound(db, cup, round, record, wakeAt),
    async note(cup, table, places, at) {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('cup_table')
          .set({ places: JSON.stringify(places) })
          .where('cup', '=', cup)
          .where('table_id', '=', table)
          .where('places', 'is', null)
          .execute();
        const earlier = sql<number>`case when wake_at is null or wake_at > ${at} then ${at} else wake_at end`;
        await trx.updateTable('cup').set({ wake_at: earlier }).where('id', '=', cup).execute();
      });
    },
  };
}

function tablesOfCups(db: Database): Pick<Cups, 'invites' | 'endedTables'> {
  return {
    async invites(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('game_table')
        .select(['id', 'invite'])
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map(({ id, invite }) => [id, invite]));
    },
    async endedTables(ids) {
      if (ids.length === 0) return new Map();
      const ended = await db
        .selectFrom('game_table')
        .selectAll()
        .where('id', 'in', ids)
        .where('status', 'in', ['over', 'abandoned'])
        .execute();
      if (ended.length === 0) return new Map();
      const seats = await db
        .selectFrom('seat')
        .select(['table_id', 'seat', 'person', 'owes', 'resigned', 'rank', 'score'])
        .where(
          'table_id',
          'in',
          ended.map(({ id }) => id),
        )
        .execute();
      const byTable = grouped(seats, ({ table_id }) => table_id);
      return new Map(
        ended.map((row) => [
          row.id,
          { record: tableRecord(row), people: (byTable.get(row.id) ?? []).map(seatRecord) },
        ]),
      );
    },
  };
}

function deadlines(db: Database): Pick<Cups, 'deadlinesIn' | 'deadlinesOf'> {
  const playing = db
    .selectFrom('cup')
    .innerJoin('cup_round', 'cup_round.cup', 'cup.id')
    .innerJoin('cup_table', (join) =>
      join.onRef('cup_table.cup', '=', 'cup.id').onRef('cup_table.round', '=', 'cup_round.round'),
    )
    .where('cup.status', '=', 'playing')
    .where('cup_round.due_at', 'is not', null)
    .where('cup_table.places', 'is', null)
    .selectAll('cup')
    .select(['cup_round.round', 'cup_round.begun_at', 'cup_round.due_at'])
    .orderBy('cup_round.due_at')
    .orderBy('cup.id');
  const deadline = ({ round, begun_at, due_at, ...cup }: DeadlineRow) => ({
    cup: cupRecord(cup),
    round: round + 1,
    begunAt: begun_at,
    dueAt: due_at ?? 0,
  });
  return {
    deadlinesIn: async (club) =>
      (await playing.where('cup.club', '=', club).distinct().execute()).map(deadline),
    async deadlinesOf(person) {
      const own = playing
        .innerJoin('cup_entrant', 'cup_entrant.cup', 'cup.id')
        .innerJoin('seat', 'seat.table_id', 'cup_table.table_id')
        .where('cup_entrant.person', '=', person)
        .where('seat.person', '=', person)
        .select('cup_table.table_id');
      const rows = await own.execute();
      return rows.map(({ table_id, ...row }) => ({ ...deadline(row), table: table_id }));
    },
  };
}

type DeadlineRow = CupRow & Pick<CupRoundRow, 'round' | 'begun_at' | 'due_at'>;

function beginRound(
  db: Database,
  cup: string,
  round: number,
  { begunAt, dueAt, byes, tables }: CupRoundRecord,
  wakeAt: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const won = await trx
      .insertInto('cup_round')
      .values({ cup, round, begun_at: begunAt, due_at: dueAt ?? null, byes: JSON.stringify(byes) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('round')
      .executeTakeFirst();
    if (won === undefined) return false;
    const rows = tables.map(({ number, table, entrants }) => ({
      cup,
      round,
      number,
      table_id: table,
      entrants: JSON.stringify(entrants),
      places: null,
    }));
    if (rows.length > 0) await trx.insertInto('cup_table').values(rows).execute();
    await trx.updateTable('cup').set({ wake_at: wakeAt }).where('id', '=', cup).execute();
    return true;
  });
}

export function grouped<T, K>(rows: readonly T[], keyOf: (row: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

/** Written by `beginRound` and `note` alone. */
function numbers(json: string): readonly number[] {
  return JSON.parse(json) as readonly number[];
}
