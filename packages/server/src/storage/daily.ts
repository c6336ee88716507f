/** The daily harbour: deals, decisions, standings. */
import { sql } from 'kysely';
import type { DailyChoice, DailyRecords, DailyResult } from './daily-records.ts';
import type { DailyResultRow, Database } from './schema.ts';
import type { Time } from './storage.ts';

export function daily(db: Database): DailyRecords {
  return { ...deals(db), ...results(db), ...standings(db) };
}

function deals(db: Database): Pick<DailyRecords, 'deal' | 'keepDeal'> {
  const stored = (day: string) => db.selectFrom('daily_deal').select('deal').where('day', '=', day);
  return {
    deal: async (day) => (await stored(day).executeTakeFirst())?.deal,
    async keepDeal(day, deal) {
      await db
        .insertInto('daily_deal')
        .values({ day, deal })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await stored(day).executeTakeFirstOrThrow()).deal;
    },
  };
}

function results(db: Database): Pick<DailyRecords, 'answer' | 'result' | 'results'> {
  const own = (person: string) => db.selectFrom('daily_result').selectAll().where('person', '=', person);
  return {
    answer: (person, day, choice, at) => answer(db, person, day, choice, at),
    async result(person, day) {
      const row = await own(person).where('day', '=', day).executeTakeFirst();
      return row && resultOf(row);
    },
    async results(person, limit) {
      const rows = await own(person).orderBy('day', 'desc').limit(limit).execute();
      return rows.map(resultOf);
    },
  };
}

function standings(db: Database): Pick<DailyRecords, 'tally' | 'best' | 'spread'> {
  const done = (day: string) => db.selectFrom('daily_result').where('day', '=', day).where('done', '=', 1);
  return {
    tally: (day) =>
      db
        .selectFrom('daily_tally')
        .select(['question', 'choice', 'people'])
        .where('day', '=', day)
        .orderBy('question')
        .orderBy('choice')
        .execute(),
    best: (day, limit) =>
      done(day).select(['person', 'points']).orderBy('points', 'desc').orderBy('at').limit(limit).execute(),
    spread: (day) =>
      done(day)
        .select(({ fn }) => ['points', fn.countAll<number>().as('people')])
        .groupBy('points')
        .orderBy('points')
        .execute(),
  };
}

/** Decisions are made one after the other: the number of those made is what decides a race. */
function answer(
  db: Database,
  person: string,
  day: string,
  { question, choice, points, last }: DailyChoice,
  at: Time,
): Promise<boolean> {
  const done = last ? 1 : 0;
  return db.transaction().execute(async (trx) => {
    const stored =
      question === 0
        ? await trx
            .insertInto('daily_result')
            .values({ person, day, answered: 1, choices: String(choice), points, done, at })
            .onConflict((conflict) => conflict.doNothing())
            .returning('answered')
            .executeTakeFirst()
        : await trx
            .updateTable('daily_result')
            .set({
              answered: question + 1,
              choices: sql<string>`choices || ${`,${choice}`}`,
              points: sql<number>`points + ${points}`,
              done,
              at,
            })
            .where('person', '=', person)
            .where('day', '=', day)
            .where('answered', '=', question)
            .returning('answered')
            .executeTakeFirst();
    if (stored === undefined) return false;
    await trx
      .insertInto('daily_tally')
      .values({ day, question, choice, people: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'question', 'choice'])
          .doUpdateSet({ people: sql<number>`daily_tally.people + 1` }),
      )
      .execute();
    return true;
  });
}

function resultOf({ day, choices, points, done }: DailyResultRow): DailyResult {
  return { day, choices: choices.split(',').map(Number), points, done: done === 1 };
}
