/** The steps for friendships, blocks, codes and invitations. All of them are deleted with the person. */
import type { Kysely } from 'kysely';
import { key, needed, ofPerson, ofTable } from './migration-columns.ts';

export async function createAcquaintances({ schema }: Kysely<unknown>): Promise<void> {
  for (const name of ['friendship', 'block']) {
    const pairs = schema
      .createTable(name)
      .addColumn('person', 'text', ofPerson)
      .addColumn('other', 'text', ofPerson)
      .addColumn('at', 'bigint', needed)
      .addPrimaryKeyConstraint(`${name}_key`, ['person', 'other']);
    await (name === 'friendship' ? pairs.addColumn('state', 'text', needed) : pairs).execute();
    await schema.createIndex(`${name}_other`).on(name).column('other').execute();
  }
  await schema
    .createTable('friend_link')
    .addColumn('person', 'text', (column) => ofPerson(column).primaryKey())
    .addColumn('invite', 'text', (column) => needed(column).unique())
    .execute();
  await schema
    .createTable('short_code')
    .addColumn('code', 'text', key)
    .addColumn('person', 'text', ofPerson)
    .addColumn('invite', 'text', needed)
    .addColumn('expires_at', 'bigint', needed)
    .execute();
  await schema.createIndex('short_code_person').on('short_code').column('person').execute();
  await schema.createIndex('short_code_expires').on('short_code').column('expires_at').execute();
  await schema
    .createTable('invitation')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('person', 'text', ofPerson)
    .addColumn('by_person', 'text', ofPerson)
    .addColumn('at', 'bigint', needed)
    .addPrimaryKeyConstraint('invitation_key', ['table_id', 'person'])
    .execute();
  await schema.createIndex('invitation_person').on('invitation').columns(['person', 'at']).execute();
  await schema.createIndex('invitation_by').on('invitation').columns(['by_person', 'at']).execute();
}

/** What was said is kept by line: words of a person who deletes their account are gone from here, too. */
export async function createReports({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('report')
    .addColumn('id', 'text', key)
    .addColumn('by_person', 'text', ofPerson)
    .addColumn('about', 'text', ofPerson)
    .addColumn('table_id', 'text')
    .addColumn('reason', 'text', needed)
    .addColumn('text', 'text', needed)
    .addColumn('at', 'bigint', needed)
    .addColumn('verdict', 'text')
    .addColumn('closed_at', 'bigint')
    .execute();
  await schema.createIndex('report_about').on('report').column('about').execute();
  await schema.createIndex('report_by').on('report').columns(['by_person', 'at']).execute();
  await schema.createIndex('report_open').on('report').columns(['closed_at', 'at']).execute();
  await schema
    .createTable('report_line')
    .addColumn('report', 'text', (column) => column.notNull().references('report.id').onDelete('cascade'))
    .addColumn('number', 'integer', needed)
    .addColumn('person', 'text', ofPerson)
    .addColumn('text', 'text', needed)
    .addColumn('at', 'bigint', needed)
    .addPrimaryKeyConstraint('report_line_key', ['report', 'number'])
    .execute();
  await schema.createIndex('report_line_person').on('report_line').column('person').execute();
}
