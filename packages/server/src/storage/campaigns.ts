/** Campaigns and their members. Chapters are read from the tables they were played at. */
import type { Transaction } from 'kysely';
import { campaignRecord, campaignRow, tableRecord } from './rows.ts';
import type { Database, Schema, TableRow } from './schema.ts';
import type { Campaigns, CampaignRecord, SeatRecord, TableRecord } from './storage.ts';

export function campaigns(db: Database): Campaigns {
  return {
    create: (record, members) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('campaign').values(campaignRow(record)).execute();
        await addMembers(
          trx,
          members.map((person) => ({ campaign: record.id, person })),
        );
      }),
    find: (id) => findCampaign(db, 'id', id),
    byInvite: (invite) => findCampaign(db, 'invite', invite),
    addMember: (campaign, person) => addMembers(db, [{ campaign, person }]),
    members: (campaign) => membersOf(db, campaign),
    tables: (campaign) => tablesOf(db, campaign),
    of: (person, limit) => campaignsOf(db, person, limit),
  };
}

async function findCampaign(
  db: Database,
  column: 'id' | 'invite',
  value: string,
): Promise<CampaignRecord | undefined> {
  const row = await db.selectFrom('campaign').selectAll().where(column, '=', value).executeTakeFirst();
  return row && campaignRecord(row);
}

async function membersOf(db: Database, campaign: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('campaign_member')
    .select('person')
    .where('campaign', '=', campaign)
    .orderBy('person')
    .execute();
  return rows.map(({ person }) => person);
}

async function tablesOf(db: Database, campaign: string): Promise<readonly TableRecord[]> {
  const rows = await db
    .selectFrom('game_table')
    .selectAll()
    .where('campaign', '=', campaign)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(tableRecord);
}

async function campaignsOf(db: Database, person: string, limit: number): Promise<readonly CampaignRecord[]> {
  const rows = await db
    .selectFrom('campaign_member')
    .innerJoin('campaign', 'campaign.id', 'campaign_member.campaign')
    .selectAll('campaign')
    .where('campaign_member.person', '=', person)
    .orderBy('campaign.updated_at', 'desc')
    .orderBy('campaign.id')
    .limit(limit)
    .execute();
  return rows.map(campaignRecord);
}

/** People whose account is gone, or who are known from an imported file alone, are no members here. */
export async function addMembers(
  db: Database,
  members: readonly { readonly campaign: string; readonly person: string }[],
): Promise<void> {
  for (const { campaign, person } of members.toSorted(inOneOrder)) {
    await db
      .insertInto('campaign_member')
      .columns(['campaign', 'person'])
      .expression((eb) =>
        eb
          .selectFrom('person')
          .select([eb.val(campaign).as('campaign'), 'person.id as person'])
          .where('person.id', '=', person),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** A table was made for a chapter. */
export async function joinCampaign(
  trx: Transaction<Schema>,
  campaign: string,
  { createdAt }: Pick<TableRecord, 'createdAt'>,
  people: readonly SeatRecord[],
): Promise<void> {
  await touch(trx, campaign, createdAt);
  await addMembers(
    trx,
    people.map(({ person }) => ({ campaign, person })),
  );
}

/** Chapters have ended: their campaigns move to the top of the lists. */
export async function noteChapters(
  trx: Database,
  ended: readonly Pick<TableRow, 'campaign' | 'updated_at'>[],
): Promise<void> {
  const chapters = ended.flatMap(({ campaign, updated_at }) =>
    campaign === null ? [] : [{ campaign, updated_at }],
  );
  for (const { campaign, updated_at } of chapters.toSorted(inOneOrder)) {
    await touch(trx, campaign, updated_at);
  }
}

/** Every server writes in the same order, so none ever waits for one that waits for it. */
function inOneOrder(
  a: { readonly campaign: string; readonly person?: string },
  b: { readonly campaign: string; readonly person?: string },
): number {
  const [first, second] = [a, b].map(({ campaign, person = '' }) => `${campaign} ${person}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

async function touch(trx: Database, campaign: string, at: number): Promise<void> {
  const older = trx.updateTable('campaign').where('id', '=', campaign).where('updated_at', '<', at);
  await older.set({ updated_at: at }).execute();
}
