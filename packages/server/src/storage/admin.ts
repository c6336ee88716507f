/** Hosts, bans, announcements, and the log of what hosts have done. */
import { defined } from '@captains-table/kernel';
import type { Totals } from '@captains-table/protocol';
import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import { personRecord } from './rows.ts';
import type { AnnouncementRow, BanRow, Database } from './schema.ts';
import type { AnnouncementRecord, BanRecord, AdminRecords } from './storage.ts';

export function admin(db: Database, engine: Engine): AdminRecords {
  return { ...hosts(db), ...bans(db), ...announcements(db), ...audit(db), ...overview(db, engine) };
}

function hosts(
  db: Database,
): Pick<AdminRecords, 'isHost' | 'addHost' | 'removeHost' | 'addLink' | 'takeLink'> {
  return {
    async isHost(person) {
      const row = db.selectFrom('host_role').select('at').where('person', '=', person);
      return (await row.executeTakeFirst()) !== undefined;
    },

    async addHost(person, at) {
      await db
        .insertInto('host_role')
        .values({ person, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    removeHost: async (person) =>
      void (await db.deleteFrom('host_role').where('person', '=', person).execute()),

    async addLink(id, expiresAt) {
      await db.insertInto('host_link').values({ id, expires_at: expiresAt }).execute();
    },

    /** Of two who show it at once one is first: it is gone by then. */
    async takeLink(id, now) {
      await db.deleteFrom('host_link').where('expires_at', '<=', now).execute();
      return (await db.deleteFrom('host_link').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}

function bans(db: Database): Pick<AdminRecords, 'addBan' | 'liftBan' | 'bans'> {
  return {
    async addBan({ id, person, prefix, reason, at, until }) {
      await db
        .insertInto('ban')
        .values({ id, person: person ?? null, prefix: prefix ?? null, reason, at, until: until ?? null })
        .execute();
    },

    liftBan: async (id) =>
      (await db.deleteFrom('ban').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n,

    async bans(now) {
      const rows = await db
        .selectFrom('ban')
        .selectAll()
        .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(banRecord);
    },
  };
}

function banRecord({ id, person, prefix, reason, at, until }: BanRow): BanRecord {
  const known = { person: person ?? undefined, prefix: prefix ?? undefined, until: until ?? undefined };
  return { id, reason, at, ...defined(known) };
}

function announcements(db: Database): Pick<AdminRecords, 'announce' | 'endAnnouncement' | 'announcements'> {
  return {
    async announce({ id, texts, at, until }) {
      await db
        .insertInto('announcement')
        .values({ id, texts: JSON.stringify(texts), at, until })
        .execute();
    },

    endAnnouncement: async (id) =>
      (await db.deleteFrom('announcement').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n,

    async announcements(now) {
      const rows = await db
        .selectFrom('announcement')
        .selectAll()
        .where('until', '>', now)
        .orderBy('at', 'desc')
        .execute();
      return rows.map(announcementRecord);
    },
  };
}

function announcementRecord({ id, texts, at, until }: AnnouncementRow): AnnouncementRecord {
  return { id, texts: JSON.parse(texts) as AnnouncementRecord['texts'], at, until };
}

function audit(db: Database): Pick<AdminRecords, 'note' | 'audit'> {
  return {
    note: async ({ id, at, who, what, about, details }) =>
      void (await db.insertInto('audit').values({ id, at, who, what, about, details }).execute()),

    async audit(limit) {
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row }));
    },
  };
}

function overview(
  db: Database,
  engine: Engine,
): Pick<AdminRecords, 'people' | 'latestTables' | 'totals' | 'bytes'> {
  return {
    async people(search, limit) {
      let rows = db.selectFrom('person').selectAll();
      if (search !== '') {
        const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
        rows = rows.where((eb) =>
          eb.or([
            sql<boolean>`lower(name) like ${pattern} escape '\\'`,
            sql<boolean>`login like ${pattern} escape '\\'`,
            eb('id', '=', search),
          ]),
        );
      }
      const found = await rows.orderBy('seen_at', 'desc').orderBy('id').limit(limit).execute();
      return found.map(personRecord);
    },

    async latestTables(limit) {
      const rows = await db
        .selectFrom('game_table')
        .select(['id', 'game', 'status', 'updated_at'])
        .where('status', 'in', ['open', 'playing'])
        .orderBy('updated_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id, game, status, updated_at }) => ({ id, game, status, updatedAt: updated_at }));
    },

    totals: () => totals(db),

    async bytes() {
      const { rows } = await engine.bytes.execute(db);
      return rows[0]?.bytes ?? 0;
    },
  };
}

async function totals(db: Database): Promise<Totals> {
  const tables = await db
    .selectFrom('game_table')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const { people, accounts } = await db
    .selectFrom('person')
    .select(({ fn }) => [
      fn.countAll<number>().as('people'),
      fn.countAll<number>().filterWhere('login', 'is not', null).as('accounts'),
    ])
    .executeTakeFirstOrThrow();
  const { reports } = await db
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('reports'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const count = (status: string) => tables.find((row) => row.status === status)?.count ?? 0;
  return {
    people,
    accounts,
    reports,
    open: count('open'),
    playing: count('playing'),
    ended: count('over') + count('abandoned'),
  };
}
