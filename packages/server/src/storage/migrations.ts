/**
 * The steps that lead to the tables as they are now. A released step never changes: a new one is added, under a name
 * that sorts after all others.
 */
import { Migrator, sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { createAcquaintances, createReports } from './acquaintance-migrations.ts';
import { createAdmin } from './admin-migrations.ts';
import { createClubs, createCups } from './club-migrations.ts';
import { createDaily } from './daily-migrations.ts';
import { createFolded, createUncountedByStatus } from './folded-migrations.ts';
import { key, needed, ofPerson, ofTable } from './migration-columns.ts';
import { createNotices, createProviderAccounts } from './notice-migrations.ts';
import { createProfiles, indexRatingTimes } from './profile-migrations.ts';
import type { Database } from './schema.ts';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-people': { up: createPeople },
  '002-tables': { up: createTables },
  '003-settings': { up: createSettings },
  '005-absence': { up: createAbsence },
  '006-lists-and-quotas': { up: createListsAndQuotas },
  '007-campaigns': { up: createCampaigns },
  '008-profiles': { up: createProfiles },
  '009-acquaintances': { up: createAcquaintances },
  '010-reports': { up: createReports },
  '011-desk': { up: createAdmin },
  '012-packs': { up: createPacks },
  '013-notices': { up: createNotices },
  '014-provider-accounts': { up: createProviderAccounts },
  '015-rating-times': { up: indexRatingTimes },
  '016-daily': { up: createDaily },
  '017-folded': { up: createFolded },
  '018-uncounted': { up: createUncountedByStatus },
  '019-clubs': { up: createClubs },
  '020-cups': { up: createCups },
  '021-visits': { up: indexVisitors },
};

/** The names of all steps, in their order. */
export const STEPS: readonly string[] = Object.keys(MIGRATIONS).toSorted();

/** Takes the steps this database has not seen yet. A second server waits for the first. */
export async function migrate(db: Database): Promise<void> {
  const { error } = await migrator(db).migrateToLatest();
  if (error !== undefined) throw error;
}

export function migrator(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
}

async function createPeople({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('person')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', needed)
    .addColumn('locale', 'text', needed)
    .addColumn('created_at', 'bigint', needed)
    .addColumn('seen_at', 'bigint', needed)
    .addColumn('login', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('webhook', 'text')
    .execute();
  await schema.createIndex('person_seen').on('person').column('seen_at').execute();

  await schema
    .createTable('sign_in')
    .addColumn('id', 'text', key)
    .addColumn('person', 'text', ofPerson)
    .addColumn('device', 'text', needed)
    .addColumn('created_at', 'bigint', needed)
    .addColumn('seen_at', 'bigint', needed)
    .execute();
  await schema.createIndex('sign_in_person').on('sign_in').column('person').execute();
  await schema.createIndex('sign_in_seen').on('sign_in').column('seen_at').execute();

  await schema
    .createTable('passkey')
    .addColumn('id', 'text', key)
    .addColumn('person', 'text', ofPerson)
    .addColumn('public_key', 'text', needed)
    .addColumn('counter', 'bigint', needed)
    .addColumn('transports', 'text', needed)
    .addColumn('name', 'text', needed)
    .addColumn('created_at', 'bigint', needed)
    .execute();
  await schema.createIndex('passkey_person').on('passkey').column('person').execute();

  await schema
    .createTable('push')
    .addColumn('endpoint', 'text', key)
    .addColumn('person', 'text', ofPerson)
    .addColumn('p256dh', 'text', needed)
    .addColumn('auth', 'text', needed)
    .execute();
  await schema.createIndex('push_person').on('push').column('person').execute();

  await schema
    .createTable('mute')
    .addColumn('person', 'text', ofPerson)
    .addColumn('other', 'text', ofPerson)
    .addPrimaryKeyConstraint('mute_key', ['person', 'other'])
    .execute();
  await schema.createIndex('mute_other').on('mute').column('other').execute();
}

/** Persons at tables are ids only: they may be forgotten while the table is kept. */
async function createTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('game_table')
    .addColumn('id', 'text', key)
    .addColumn('game', 'text', needed)
    .addColumn('mode', 'text', needed)
    .addColumn('rules', 'text', needed)
    .addColumn('options', 'text', needed)
    .addColumn('tempo', 'text', needed)
    .addColumn('visibility', 'text', needed)
    .addColumn('spectators', 'integer', needed)
    .addColumn('hints', 'integer', needed)
    .addColumn('host', 'text', needed)
    .addColumn('invite', 'text', (column) => column.notNull().unique())
    .addColumn('seed', 'text', needed)
    .addColumn('created_at', 'bigint', needed)
    .addColumn('seq', 'integer', needed)
    .addColumn('status', 'text', needed)
    .addColumn('chairs', 'text', needed)
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('updated_at', 'bigint', needed)
    .addColumn('wake_at', 'bigint')
    .addColumn('result', 'text')
    .addColumn('rematch', 'text')
    .addColumn('said', 'integer', needed)
    .execute();
  const index = (name: string) => schema.createIndex(name).on('game_table');
  await index('game_table_listed').columns(['visibility', 'status', 'updated_at']).execute();
  await index('game_table_untouched').columns(['status', 'updated_at']).execute();
  await index('game_table_due').column('wake_at').where(sql.ref('wake_at'), 'is not', null).execute();
  await index('game_table_host').column('host').execute();

  await schema
    .createTable('seat')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('seat', 'integer', needed)
    .addColumn('person', 'text', needed)
    .addColumn('owes', 'integer', needed)
    .addColumn('rank', 'integer')
    .addColumn('score', 'double precision')
    .addPrimaryKeyConstraint('seat_key', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('seat_person').on('seat').columns(['person', 'table_id']).execute();

  await schema
    .createTable('entry')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('seq', 'integer', needed)
    .addColumn('at', 'bigint', needed)
    .addColumn('entry', 'text', needed)
    .addPrimaryKeyConstraint('entry_key', ['table_id', 'seq'])
    .execute();

  await schema
    .createTable('snapshot')
    .addColumn('table_id', 'text', (column) => ofTable(column).primaryKey())
    .addColumn('seq', 'integer', needed)
    .addColumn('state', 'text', needed)
    .execute();

  await schema
    .createTable('chat')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('id', 'integer', needed)
    .addColumn('person', 'text', ofPerson)
    .addColumn('text', 'text', needed)
    .addColumn('at', 'bigint', needed)
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'id'])
    .execute();
  await schema.createIndex('chat_person').on('chat').column('person').execute();
}

async function createSettings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('setting')
    .addColumn('name', 'text', key)
    .addColumn('value', 'text', needed)
    .execute();
}

async function createAbsence({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('seat')
    .addColumn('resigned', 'integer', (column) => needed(column).defaultTo(0))
    .execute();
  await schema
    .createTable('visit')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('person', 'text', needed)
    .addColumn('seen_at', 'bigint', needed)
    .addPrimaryKeyConstraint('visit_key', ['table_id', 'person'])
    .execute();
  await schema
    .createTable('outage')
    .addColumn('from_at', 'bigint', needed)
    .addColumn('to_at', 'bigint', needed)
    .execute();
}

async function createListsAndQuotas(db: Kysely<unknown>): Promise<void> {
  await addListColumns(db);
  await addQuotaColumns(db);
  const { schema } = db;
  await schema.dropIndex('seat_person').execute();
  await schema
    .createIndex('seat_listed')
    .on('seat')
    // Players who resigned are not counted, and counting must not look at each seat.
    .columns(['person', 'listing', 'updated_at', 'table_id', 'resigned'])
    .execute();
  await schema
    .createIndex('seat_statistics')
    .on('seat')
    .columns(['person', 'game', 'mode', 'rank', 'score'])
    .where(sql<boolean>`listing = 0 and rank is not null`)
    .execute();

  const index = (name: string) => schema.createIndex(name).on('game_table');
  await schema.dropIndex('game_table_listed').execute();
  // The condition fixes the first two columns. They are listed all the same, because SQLite would otherwise prefer an
  // index with more columns.
  const listed = ['visibility', 'status', 'updated_at', 'id'] as const;
  await index('game_table_joinable')
    .columns([...listed])
    .where(sql<boolean>`visibility = 'public' and status = 'open'`)
    .execute();
  await index('game_table_watchable')
    .columns([...listed])
    .where(sql<boolean>`visibility = 'public' and status = 'playing' and spectators = 1`)
    .execute();
  await schema.dropIndex('game_table_host').execute();
  await index('game_table_host').columns(['host', 'status', 'bots']).execute();
  await index('game_table_network')
    .columns(['network', 'status', 'bots'])
    .where(sql<boolean>`network is not null`)
    .execute();
}

/** Seats repeat what lists sort and count by, so that no list reads more tables than it shows. */
async function addListColumns(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: 'text' | 'bigint', value: string | number) =>
    db.schema
      .alterTable('seat')
      .addColumn(name, type, (column) => needed(column).defaultTo(value))
      .execute();
  await add('game', 'text', '');
  await add('mode', 'text', '');
  await add('updated_at', 'bigint', 0);
  await db.schema.alterTable('seat').addColumn('listing', 'integer').execute();
  const ofTheTable = (what: string) => sql`(select ${sql.raw(what)} from game_table where id = table_id)`;
  await sql`
    update seat set
      game = ${ofTheTable('game')},
      mode = ${ofTheTable('mode')},
      updated_at = ${ofTheTable('updated_at')},
      listing = case
        when exists (
          select 1 from seat as other
          where other.table_id = seat.table_id and other.person = seat.person and other.seat < seat.seat
        ) then null
        else ${ofTheTable(`case when status in ('over', 'abandoned') then 0 else 1 + owes end`)}
      end`.execute(db);
}

async function addQuotaColumns(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const tables = () => schema.alterTable('game_table');
  await tables()
    .addColumn('bots', 'integer', (column) => needed(column).defaultTo(0))
    .execute();
  await tables().addColumn('network', 'text').execute();
  await tables().addColumn('closed', 'text').execute();
  const bot = '"kind":"bot"';
  await sql`
    update game_table
    set bots = (length(chairs) - length(replace(chairs, ${sql.lit(bot)}, ''))) / ${sql.lit(bot.length)}`.execute(
    db,
  );
  await schema
    .createTable('arrival')
    .addColumn('network', 'text', needed)
    .addColumn('at', 'bigint', needed)
    .execute();
  await schema.createIndex('arrival_network').on('arrival').columns(['network', 'at']).execute();
}

/** Visits go with the person, and those of people who went before are cleared away. */
async function indexVisitors(db: Kysely<unknown>): Promise<void> {
  await sql`delete from visit where person not in (select id from person)`.execute(db);
  await db.schema.createIndex('visit_person').on('visit').column('person').execute();
}

/** Chapters are tables. An ended one names what it began with and what it carried on. */
async function createCampaigns({ schema }: Kysely<unknown>): Promise<void> {
  const tables = () => schema.alterTable('game_table');
  for (const column of ['campaign', 'parent', 'carry', 'carried']) {
    await tables().addColumn(column, 'text').execute();
  }
  await tables().addColumn('chapter', 'integer').execute();
  await schema
    .createIndex('game_table_campaign')
    .on('game_table')
    .columns(['campaign', 'created_at', 'id'])
    .where(sql<boolean>`campaign is not null`)
    .execute();
  await schema
    .createTable('campaign')
    .addColumn('id', 'text', key)
    .addColumn('game', 'text', needed)
    .addColumn('rules', 'text', needed)
    .addColumn('invite', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', needed)
    .addColumn('updated_at', 'bigint', needed)
    .addColumn('names', 'text', needed)
    .execute();
  await schema
    .createTable('campaign_member')
    .addColumn('campaign', 'text', (column) => column.notNull().references('campaign.id').onDelete('cascade'))
    .addColumn('person', 'text', ofPerson)
    .addPrimaryKeyConstraint('campaign_member_key', ['campaign', 'person'])
    .execute();
  await schema.createIndex('campaign_member_person').on('campaign_member').column('person').execute();
}

/** A pack is what is written in it. Owners hold on to it, and so does every table that is played with it. */
async function createPacks({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('pack')
    .addColumn('hash', 'text', key)
    .addColumn('game', 'text', needed)
    .addColumn('name', 'text', needed)
    .addColumn('content_hash', 'text', needed)
    .addColumn('bytes', 'integer', needed)
    .addColumn('file', 'text', needed)
    .addColumn('content', 'text', needed)
    .execute();
  await schema.createIndex('pack_content').on('pack').columns(['game', 'content_hash']).execute();
  await schema
    .createTable('pack_owner')
    .addColumn('person', 'text', ofPerson)
    .addColumn('pack', 'text', (column) => needed(column).references('pack.hash'))
    .addColumn('created_at', 'bigint', needed)
    .addColumn('network', 'text')
    .addColumn('link', 'text', (column) => column.unique())
    .addPrimaryKeyConstraint('pack_owner_key', ['person', 'pack'])
    .execute();
  await schema.createIndex('pack_owner_pack').on('pack_owner').column('pack').execute();
  await schema.createIndex('pack_owner_network').on('pack_owner').column('network').execute();
  await schema
    .alterTable('game_table')
    .addColumn('pack', 'text', (column) => column.references('pack.hash'))
    .execute();
  await schema.alterTable('game_table').addColumn('pack_name', 'text').execute();
  await schema
    .createIndex('game_table_pack')
    .on('game_table')
    .column('pack')
    .where(sql<boolean>`pack is not null`)
    .execute();
}
