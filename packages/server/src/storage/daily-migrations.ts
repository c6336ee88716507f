/** The steps for the daily harbour. What a person has decided goes with them; how often a move was chosen has no name. */
import type { Kysely } from 'kysely';
import { key, needed, ofPerson } from './migration-columns.ts';

export async function createDaily({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('daily_deal')
    .addColumn('day', 'text', key)
    .addColumn('deal', 'text', needed)
    .execute();
  await schema
    .createTable('daily_result')
    .addColumn('person', 'text', ofPerson)
    .addColumn('day', 'text', needed)
    .addColumn('answered', 'integer', needed)
    .addColumn('choices', 'text', needed)
    .addColumn('points', 'integer', needed)
    .addColumn('done', 'integer', needed)
    .addColumn('at', 'bigint', needed)
    .addPrimaryKeyConstraint('daily_result_key', ['person', 'day'])
    .execute();
  await schema
    .createIndex('daily_result_best')
    .on('daily_result')
    .columns(['day', 'done', 'points', 'at'])
    .execute();
  await schema
    .createTable('daily_tally')
    .addColumn('day', 'text', needed)
    .addColumn('question', 'integer', needed)
    .addColumn('choice', 'integer', needed)
    .addColumn('people', 'integer', needed)
    .addPrimaryKeyConstraint('daily_tally_key', ['day', 'question', 'choice'])
    .execute();
}
