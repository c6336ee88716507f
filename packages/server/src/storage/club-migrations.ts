/** The steps for clubs and for their cups. Memberships and answers go with the person; at tables and in cups people are ids only. */
import { sql } from 'kysely';
import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { key, needed, ofPerson, ofTable } from './migration-columns.ts';

const ofClub = (column: ColumnDefinitionBuilder) => needed(column).references('club.id').onDelete('cascade');
const ofCup = (column: ColumnDefinitionBuilder) => needed(column).references('cup.id').onDelete('cascade');

export async function createClubs({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('club')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', needed)
    .addColumn('motto', 'text', needed)
    .addColumn('invite', 'text', (column) => column.notNull().unique())
    .addColumn('feed', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', needed)
    .execute();
  await schema
    .createTable('club_member')
    .addColumn('club', 'text', ofClub)
    .addColumn('person', 'text', ofPerson)
    .addColumn('role', 'text', needed)
    .addColumn('joined_at', 'bigint', needed)
    .addPrimaryKeyConstraint('club_member_key', ['club', 'person'])
    .execute();
  await schema.createIndex('club_member_person').on('club_member').columns(['person', 'joined_at']).execute();
  await createEvenings(schema);
  await schema
    .createTable('club_table')
    .addColumn('club', 'text', ofClub)
    .addColumn('table_id', 'text', ofTable)
    .addColumn('person', 'text', ofPerson)
    .addColumn('at', 'bigint', needed)
    .addPrimaryKeyConstraint('club_table_key', ['club', 'table_id'])
    .execute();
  await schema.createIndex('club_table_table').on('club_table').column('table_id').execute();
  await schema.createIndex('club_table_person').on('club_table').column('person').execute();
  await schema
    .createTable('club_news')
    .addColumn('id', 'text', key)
    .addColumn('club', 'text', ofClub)
    .addColumn('at', 'bigint', needed)
    .addColumn('kind', 'text', needed)
    .addColumn('person', 'text')
    .addColumn('about', 'text', needed)
    .execute();
  await schema.createIndex('club_news_latest').on('club_news').columns(['club', 'at', 'id']).execute();
  await schema.createIndex('club_news_at').on('club_news').column('at').execute();
}

async function createEvenings(schema: Kysely<unknown>['schema']): Promise<void> {
  await schema
    .createTable('evening')
    .addColumn('id', 'text', key)
    .addColumn('club', 'text', ofClub)
    .addColumn('at', 'bigint', needed)
    .addColumn('game', 'text')
    .addColumn('note', 'text', needed)
    .addColumn('changed_at', 'bigint', needed)
    .execute();
  await schema.createIndex('evening_at').on('evening').columns(['club', 'at']).execute();
  await schema
    .createTable('evening_answer')
    .addColumn('evening', 'text', (column) => needed(column).references('evening.id').onDelete('cascade'))
    .addColumn('person', 'text', ofPerson)
    .addColumn('answer', 'text', needed)
    .addPrimaryKeyConstraint('evening_answer_key', ['evening', 'person'])
    .execute();
  await schema.createIndex('evening_answer_person').on('evening_answer').column('person').execute();
}

export async function createCups({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('cup')
    .addColumn('id', 'text', key)
    .addColumn('club', 'text', ofClub)
    .addColumn('created_at', 'bigint', needed)
    .addColumn('status', 'text', needed)
    .addColumn('settings', 'text', needed)
    .addColumn('seed', 'text', needed)
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('wake_at', 'bigint')
    .execute();
  await schema.createIndex('cup_club').on('cup').columns(['club', 'created_at']).execute();
  await schema
    .createIndex('cup_due')
    .on('cup')
    .column('wake_at')
    .where(sql.ref('wake_at'), 'is not', null)
    .execute();
  await schema
    .createTable('cup_entrant')
    .addColumn('cup', 'text', ofCup)
    .addColumn('id', 'text', needed)
    .addColumn('person', 'text')
    .addColumn('level', 'text')
    .addColumn('withdrawn', 'integer')
    .addPrimaryKeyConstraint('cup_entrant_key', ['cup', 'id'])
    .execute();
  await schema
    .createIndex('cup_entrant_person')
    .on('cup_entrant')
    .column('person')
    .where(sql.ref('person'), 'is not', null)
    .execute();
  await createRounds(schema);
  await schema.alterTable('game_table').addColumn('cup', 'text').execute();
}

async function createRounds(schema: Kysely<unknown>['schema']): Promise<void> {
  await schema
    .createTable('cup_round')
    .addColumn('cup', 'text', ofCup)
    .addColumn('round', 'integer', needed)
    .addColumn('begun_at', 'bigint', needed)
    .addColumn('due_at', 'bigint')
    .addColumn('byes', 'text', needed)
    .addPrimaryKeyConstraint('cup_round_key', ['cup', 'round'])
    .execute();
  await schema
    .createTable('cup_table')
    .addColumn('cup', 'text', ofCup)
    .addColumn('round', 'integer', needed)
    .addColumn('number', 'integer', needed)
    .addColumn('table_id', 'text', needed)
    .addColumn('entrants', 'text', needed)
    .addColumn('places', 'text')
    .addPrimaryKeyConstraint('cup_table_key', ['cup', 'round', 'number'])
    .execute();
  // Few tables are being played at a time, however many have been.
  await schema
    .createIndex('cup_table_running')
    .on('cup_table')
    .column('table_id')
    .where(sql.ref('places'), 'is', null)
    .execute();
}
