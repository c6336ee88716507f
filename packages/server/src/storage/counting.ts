/** Finished games, counted one after the other: what each of them changes is stored together with its number. */
import type { AnyPlayerReport } from '@captains-table/kernel';
import type { PersonCounted, PlayedGame, Rating } from '@captains-table/table/profile';
import { countGame } from '@captains-table/table/profile';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Database, Schema } from './schema.ts';
import type { AllCounted, Counting } from './storage.ts';

/** The setting that holds the number of the last counted game. Only the server that has locked it counts. */
const LAST = 'counted-games';

export function counting(db: Database, engine: Engine): Counting {
  return {
    async uncounted(limit) {
      const tables = db.selectFrom('game_table').select('id').where(UNCOUNTED);
      const rows = await tables.orderBy('ended_at').orderBy('id').limit(limit).execute();
      return rows.map(({ id }) => id);
    },

    async countedAfter(number, limit) {
      const rows = await db
        .selectFrom('game_table')
        .select(['id', 'counted'])
        .where(sql<boolean>`counted is not null`)
        .where('counted', '>', number)
        .orderBy('counted')
        .limit(limit)
        .execute();
      return rows.map(({ id, counted }) => ({ id, number: counted ?? 0 }));
    },

    count: (table, played, report) =>
      db.transaction().execute(async (trx) => {
        const last = await lockLast(trx, engine);
        const tables = trx.updateTable('game_table').where('id', '=', table).where(UNCOUNTED);
        const { numUpdatedRows } = await tables.set({ counted: last + 1 }).executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await trx
          .updateTable('setting')
          .set({ value: String(last + 1) })
          .where('name', '=', LAST)
          .execute();
        if (played !== undefined) await store(trx, played, report, last + 1);
        return true;
      }),

    replaceCounted: (all, last) =>
      db.transaction().execute(async (trx) => {
        if ((await lockLast(trx, engine)) !== last) return false;
        await replaceAll(trx, all);
        return true;
      }),
  };
}

/** Written out: only then is it known that the index has all of them. */
const UNCOUNTED = sql<boolean>`counted is null and status = 'over'`;

async function lockLast(trx: Transaction<Schema>, engine: Engine): Promise<number> {
  await trx
    .insertInto('setting')
    .values({ name: LAST, value: '0' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const setting = trx.selectFrom('setting').select('value').where('name', '=', LAST);
  return Number((await engine.locked(setting).executeTakeFirstOrThrow()).value);
}

async function store(
  trx: Transaction<Schema>,
  played: PlayedGame,
  report: AnyPlayerReport | undefined,
  number: number,
): Promise<void> {
  const ids = played.players.flatMap(({ person }) => (person === undefined ? [] : [person]));
  if (ids.length === 0) return;
  const ratings = await ratingsOf(trx, played, ids);
  const before = await booksOf(trx, ids);
  const books = new Map(ids.map((id) => [id, new Map(before.get(id))]));
  const counted = countGame(played, report, {
    rating: (person) => ratings.get(person),
    book: (person) => books.get(person) ?? new Map<string, number>(),
  });
  const people = await trx.selectFrom('person').select('id').where('id', 'in', ids).execute();
  const known = counted.filter(({ person }) => people.some(({ id }) => id === person));
  for (const one of known) {
    const figures = [...(books.get(one.person) ?? [])].filter(
      ([name, value]) => before.get(one.person)?.get(name) !== value,
    );
    await storePerson(trx, played, number, one, figures);
  }
}

async function ratingsOf(
  trx: Transaction<Schema>,
  { game, pace }: PlayedGame,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Rating>> {
  const rows = await trx
    .selectFrom('rating')
    .select(['person', 'value', 'deviation', 'games', 'peak', 'at'])
    .where('person', 'in', ids)
    .where('game', '=', game)
    .where('pace', '=', pace)
    .execute();
  return new Map(rows.map(({ person, ...rating }) => [person, rating]));
}

async function booksOf(
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const rows = await trx.selectFrom('figure').selectAll().where('person', 'in', ids).execute();
  const books = new Map(ids.map((id) => [id, new Map<string, number>()]));
  for (const { person, name, value } of rows) books.get(person)?.set(name, value);
  return books;
}

async function storePerson(
  trx: Transaction<Schema>,
  { game, pace, endedAt: at }: PlayedGame,
  counted: number,
  { person, rating, medals, met }: PersonCounted,
  figures: readonly (readonly [string, number])[],
): Promise<void> {
  if (rating !== undefined) {
    const { value, deviation } = rating;
    await trx
      .insertInto('rating')
      .values({ person, game, pace, ...rating })
      .onConflict((conflict) => conflict.columns(['person', 'game', 'pace']).doUpdateSet(rating))
      .execute();
    await trx
      .insertInto('rating_point')
      .values({ person, game, pace, counted, at, value, deviation })
      .execute();
  }
  if (figures.length > 0) {
    await trx
      .insertInto('figure')
      .values(figures.map(([name, value]) => ({ person, name, value })))
      .onConflict((conflict) =>
        conflict.columns(['person', 'name']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
      )
      .execute();
  }
  if (medals.length > 0) {
    await trx
      .insertInto('medal')
      .values(medals.map((medal) => ({ person, medal, at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const { person: other, outcome } of met) {
    const won = outcome === 'before' ? 1 : 0;
    const lost = outcome === 'behind' ? 1 : 0;
    await trx
      .insertInto('encounter')
      .values({ person, other, game, games: 1, won, lost, at })
      .onConflict((conflict) =>
        conflict.columns(['person', 'other', 'game']).doUpdateSet((eb) => ({
          games: eb('encounter.games', '+', 1),
          won: eb('encounter.won', '+', won),
          lost: eb('encounter.lost', '+', lost),
          at,
        })),
      )
      .execute();
  }
}

/** Fewer values than SQLite takes in one statement (32 766). */
const MOST_ROWS = 3_000;

async function replaceAll(
  trx: Transaction<Schema>,
  { ratings, points, figures, medals, encounters }: AllCounted,
): Promise<void> {
  const people = new Set((await trx.selectFrom('person').select('id').execute()).map(({ id }) => id));
  const isKnown = ({ person }: { readonly person: string }) => people.has(person);
  await trx.deleteFrom('rating').execute();
  await trx.deleteFrom('rating_point').execute();
  await trx.deleteFrom('figure').execute();
  await trx.deleteFrom('medal').execute();
  await trx.deleteFrom('encounter').execute();
  for (const some of parts(ratings.filter(isKnown))) await trx.insertInto('rating').values(some).execute();
  for (const some of parts(points.filter(isKnown)))
    await trx.insertInto('rating_point').values(some).execute();
  for (const some of parts(figures.filter(isKnown))) await trx.insertInto('figure').values(some).execute();
  for (const some of parts(medals.filter(isKnown))) await trx.insertInto('medal').values(some).execute();
  for (const some of parts(encounters.filter(isKnown)))
    await trx.insertInto('encounter').values(some).execute();
}

function parts<T>(rows: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, index) =>
    rows.slice(index * MOST_ROWS, (index + 1) * MOST_ROWS),
  );
}
