/** What a server counts in finished games: ratings, medals, figures, and who has played with whom. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { needed, ofPerson } from './migration-columns.ts';

/** What finished games add up to. Other people are ids only, as at tables. */
export async function createProfiles({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('game_table').addColumn('counted', 'integer').execute();
  const index = (name: string) => schema.createIndex(name).on('game_table');
  await index('game_table_uncounted')
    .columns(['ended_at', 'id'])
    .where(sql<boolean>`counted is null and status = 'over'`)
    .execute();
  await index('game_table_counted')
    .column('counted')
    .unique()
    .where(sql<boolean>`counted is not null`)
    .execute();

  const ofPool = ['person', 'game', 'pace'] as const;
  await schema
    .createTable('rating')
    .addColumn('person', 'text', ofPerson)
    .addColumn('game', 'text', needed)
    .addColumn('pace', 'text', needed)
    .addColumn('value', 'double precision', needed)
    .addColumn('deviation', 'double precision', needed)
    .addColumn('games', 'integer', needed)
    .addColumn('peak', 'double precision', needed)
    .addColumn('at', 'bigint', needed)
    .addPrimaryKeyConstraint('rating_key', [...ofPool])
    .execute();
  await schema
    .createTable('rating_point')
    .addColumn('person', 'text', ofPerson)
    .addColumn('game', 'text', needed)
    .addColumn('pace', 'text', needed)
    .addColumn('counted', 'integer', needed)
    .addColumn('at', 'bigint', needed)
    .addColumn('value', 'double precision', needed)
    .addColumn('deviation', 'double precision', needed)
    .addPrimaryKeyConstraint('rating_point_key', [...ofPool, 'counted'])
    .execute();
  await schema
    .createTable('figure')
    .addColumn('person', 'text', ofPerson)
    .addColumn('name', 'text', needed)
    .addColumn('value', 'double precision', needed)
    .addPrimaryKeyConstraint('figure_key', ['person', 'name'])
    .execute();
  await schema
    .createTable('medal')
    .addColumn('person', 'text', ofPerson)
    .addColumn('medal', 'text', needed)
    .addColumn('at', 'bigint', needed)
    .addPrimaryKeyConstraint('medal_key', ['person', 'medal'])
    .execute();
  await createEncounters(schema);
  await schema
    .createTable('profile')
    .addColumn('person', 'text', (column) => ofPerson(column).primaryKey())
    .addColumn('portrait', 'text')
    .addColumn('shown', 'text', needed)
    .execute();
}

/** A person has one row for each game with each of the others. */
async function createEncounters(schema: Kysely<unknown>['schema']): Promise<void> {
  await schema
    .createTable('encounter')
    .addColumn('person', 'text', ofPerson)
    .addColumn('other', 'text', needed)
    .addColumn('game', 'text', needed)
    .addColumn('games', 'integer', needed)
    .addColumn('won', 'integer', needed)
    .addColumn('lost', 'integer', needed)
    .addColumn('at', 'bigint', needed)
    .addPrimaryKeyConstraint('encounter_key', ['person', 'other', 'game'])
    .execute();
  await schema.createIndex('encounter_recent').on('encounter').columns(['person', 'at', 'other']).execute();
}

/** How a rating stood before a certain day is looked up on every page of a profile. */
export async function indexRatingTimes({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('rating_point_at')
    .on('rating_point')
    .columns(['person', 'game', 'pace', 'at', 'counted'])
    .execute();
}
