/** The migrations for notices: what people have chosen, what was sent to them, and what is held back until later. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { needed, ofPerson, ofTable } from './migration-columns.ts';

export async function createNotices(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('notice_wish')
    .addColumn('person', 'text', (column) => ofPerson(column).primaryKey())
    .addColumn('zone', 'text', needed)
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_to', 'integer')
    .addColumn('digest_at', 'integer')
    .addColumn('webhook_form', 'text', needed)
    .execute();
  await schema
    .createTable('told')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('person', 'text', ofPerson)
    .addColumn('channel', 'text', needed)
    .addColumn('decision', 'integer', needed)
    .addColumn('at', 'bigint', needed)
    .addPrimaryKeyConstraint('told_key', ['table_id', 'person', 'channel'])
    .execute();
  await schema.createIndex('told_person').on('told').column('person').execute();
  await schema
    .createTable('held_notice')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('person', 'text', ofPerson)
    .addColumn('event', 'text', needed)
    .addColumn('decision', 'integer', needed)
    .addColumn('due_at', 'bigint', needed)
    .addPrimaryKeyConstraint('held_notice_key', ['table_id', 'person', 'event'])
    .execute();
  await schema.createIndex('held_notice_due').on('held_notice').column('due_at').execute();
  await schema.createIndex('held_notice_person').on('held_notice').columns(['person', 'due_at']).execute();
  await schema
    .createTable('table_webhook')
    .addColumn('table_id', 'text', (column) => ofTable(column).primaryKey())
    .addColumn('person', 'text', ofPerson)
    .addColumn('url', 'text', needed)
    .addColumn('form', 'text', needed)
    .execute();
  await schema.createIndex('table_webhook_person').on('table_webhook').column('person').execute();
  await schema
    .createTable('calendar_link')
    .addColumn('person', 'text', (column) => ofPerson(column).primaryKey())
    .addColumn('secret', 'text', (column) => needed(column).unique())
    .execute();
  // Turns that a server was about to announce when it stopped.
  await schema
    .createIndex('seat_waiting')
    .on('seat')
    .column('updated_at')
    .where(sql<boolean>`listing = 2`)
    .execute();
  // The earlier release has notified those who are already waiting.
  await sql`
    insert into told (table_id, person, channel, decision, at)
    select table_id, person, 'person', 0, updated_at from seat
    where listing = 2 and person in (select id from person)`.execute(db);
}

/** Accounts at an OpenID provider. One belongs to one person, and a person has one at each provider. */
export async function createProviderAccounts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('provider_account')
    .addColumn('issuer', 'text', needed)
    .addColumn('subject', 'text', needed)
    .addColumn('person', 'text', ofPerson)
    .addColumn('created_at', 'bigint', needed)
    .addPrimaryKeyConstraint('provider_account_key', ['issuer', 'subject'])
    .execute();
  await schema
    .createIndex('provider_account_person')
    .on('provider_account')
    .columns(['person', 'issuer'])
    .unique()
    .execute();
}
