/** Clubs: members, evenings, shared tables, news. */
import type { ClubMember, ClubNewsRecord, ClubRecord, Clubs, EveningRecord } from './club-records.ts';
import type { Engine } from './engine.ts';
import { tableRecord } from './rows.ts';
import type { ClubNewsRow, ClubRow, Database, EveningRow } from './schema.ts';

export function clubs(db: Database, engine: Engine): Clubs {
  return { ...theClub(db), ...membership(db, engine), ...evenings(db), ...sharedTables(db), ...news(db) };
}

function clubRecord({ created_at, ...row }: ClubRow): ClubRecord {
  return { ...row, createdAt: created_at };
}

function theClub(
  db: Database,
): Pick<Clubs, 'create' | 'find' | 'byInvite' | 'byFeed' | 'change' | 'remove' | 'of'> {
  const by = async (column: 'id' | 'invite' | 'feed', value: string) => {
    const row = await db.selectFrom('club').selectAll().where(column, '=', value).executeTakeFirst();
    return row && clubRecord(row);
  };
  return {
    create: ({ createdAt, ...club }, founder) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('club')
          .values({ ...club, created_at: createdAt })
          .execute();
        const member = { club: club.id, person: founder, role: 'founder', joined_at: createdAt } as const;
        await trx.insertInto('club_member').values(member).execute();
      }),
    find: (id) => by('id', id),
    byInvite: (invite) => by('invite', invite),
    byFeed: (feed) => by('feed', feed),
    async change(id, change) {
      if (Object.keys(change).length > 0)
        await db.updateTable('club').set(change).where('id', '=', id).execute();
    },
    async remove(id) {
      await db.deleteFrom('club').where('id', '=', id).execute();
    },
    async of(person, limit) {
      const rows = await db
        .selectFrom('club_member')
        .innerJoin('club', 'club.id', 'club_member.club')
        .selectAll('club')
        .select((eb) => [
          'club_member.role',
          eb
            .selectFrom('club_member as other')
            .select(eb.fn.countAll<number>().as('count'))
            .whereRef('other.club', '=', 'club.id')
            .as('members'),
        ])
        .where('club_member.person', '=', person)
        .orderBy('club_member.joined_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ role, members, ...row }) => ({
        club: clubRecord(row),
        role,
        members: Number(members),
      }));
    },
  };
}

function membership(
  db: Database,
  engine: Engine,
): Pick<Clubs, 'join' | 'members' | 'member' | 'setRole' | 'handOver' | 'leave'> {
  const rows = (club: string) =>
    db.selectFrom('club_member').select(['person', 'role', 'joined_at']).where('club', '=', club);
  const record = ({
    joined_at,
    ...row
  }: Omit<ClubMember, 'joinedAt'> & { joined_at: number }): ClubMember => ({
    ...row,
    joinedAt: joined_at,
  });
  return {
    join: (club, person, at, most) =>
      db.transaction().execute(async (trx) => {
        // Two who take the last place at once do so one after the other.
        await engine.locked(trx.selectFrom('club').select('id').where('id', '=', club)).execute();
        const of = trx.selectFrom('club_member').where('club', '=', club);
        if ((await of.select('person').where('person', '=', person).executeTakeFirst()) !== undefined)
          return true;
        const { count } = await of
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        if (count >= most) return false;
        await trx
          .insertInto('club_member')
          .values({ club, person, role: 'member', joined_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      }),
    members: async (club) => (await rows(club).orderBy('joined_at').orderBy('person').execute()).map(record),
    async member(club, person) {
      const row = await rows(club).where('person', '=', person).executeTakeFirst();
      return row && record(row);
    },
    async setRole(club, person, role) {
      const member = db.updateTable('club_member').where('club', '=', club).where('person', '=', person);
      await member.set({ role }).execute();
    },
    handOver: (club, from, to) =>
      db.transaction().execute(async (trx) => {
        const member = trx.updateTable('club_member').where('club', '=', club);
        await member.where('person', '=', from).set({ role: 'organiser' }).execute();
        await member.where('person', '=', to).set({ role: 'founder' }).execute();
      }),
    async leave(club, person) {
      const member = db.deleteFrom('club_member').where('club', '=', club).where('person', '=', person);
      return (await member.executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}

function eveningRecord({ changed_at, game, ...row }: EveningRow): EveningRecord {
  return { ...row, ...(game === null ? {} : { game }), changedAt: changed_at };
}

function evenings(
  db: Database,
): Pick<Clubs, 'plan' | 'evening' | 'evenings' | 'cancel' | 'answer' | 'answers'> {
  return {
    async plan({ changedAt, game = null, ...evening }) {
      const row = { ...evening, game, changed_at: changedAt };
      const { at, note, changed_at } = row;
      await db
        .insertInto('evening')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at, game, note, changed_at }))
        .execute();
    },
    async evening(id) {
      const row = await db.selectFrom('evening').selectAll().where('id', '=', id).executeTakeFirst();
      return row && eveningRecord(row);
    },
    async evenings(club, from, limit) {
      const later = db.selectFrom('evening').selectAll().where('club', '=', club).where('at', '>=', from);
      return (await later.orderBy('at').orderBy('id').limit(limit).execute()).map(eveningRecord);
    },
    async cancel(evening) {
      await db.deleteFrom('evening').where('id', '=', evening).execute();
    },
    async answer(evening, person, answer) {
      await db
        .insertInto('evening_answer')
        .values({ evening, person, answer })
        .onConflict((conflict) => conflict.columns(['evening', 'person']).doUpdateSet({ answer }))
        .execute();
    },
    async answers(ids) {
      if (ids.length === 0) return [];
      return db
        .selectFrom('evening_answer')
        .selectAll()
        .where('evening', 'in', ids)
        .orderBy('evening')
        .orderBy('person')
        .execute();
    },
  };
}

function sharedTables(db: Database): Pick<Clubs, 'share' | 'unshare' | 'shared'> {
  return {
    async share(club, table, person, at) {
      const stored = await db
        .insertInto('club_table')
        .columns(['club', 'table_id', 'person', 'at'])
        .expression((eb) =>
          eb
            .selectFrom('game_table')
            .select([
              eb.val(club).as('club'),
              'game_table.id',
              eb.val(person).as('person'),
              eb.val(at).as('at'),
            ])
            .where('game_table.id', '=', table),
        )
        .onConflict((conflict) => conflict.columns(['club', 'table_id']).doUpdateSet({ at }))
        .executeTakeFirst();
      return Number(stored.numInsertedOrUpdatedRows ?? 0) > 0;
    },
    async unshare(club, table) {
      await db.deleteFrom('club_table').where('club', '=', club).where('table_id', '=', table).execute();
    },
    async shared(club, limit) {
      const rows = await db
        .selectFrom('club_table')
        .innerJoin('game_table', 'game_table.id', 'club_table.table_id')
        .selectAll('game_table')
        .select('club_table.person as by')
        .where('club_table.club', '=', club)
        .where('game_table.status', '=', 'open')
        .orderBy('club_table.at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ by, ...row }) => ({ record: tableRecord(row), by }));
    },
  };
}

function news(db: Database): Pick<Clubs, 'tell' | 'news' | 'forgetNews'> {
  return {
    async tell({ person = null, about, ...record }) {
      await db
        .insertInto('club_news')
        .values({ ...record, person, about: JSON.stringify(about) })
        .execute();
    },
    async news(club, limit) {
      const rows = db.selectFrom('club_news').selectAll().where('club', '=', club);
      return (await rows.orderBy('at', 'desc').orderBy('id').limit(limit).execute()).map(newsRecord);
    },
    async forgetNews(before) {
      await db.deleteFrom('club_news').where('at', '<', before).execute();
    },
  };
}

function newsRecord({ person, about, ...row }: ClubNewsRow): ClubNewsRecord {
  // Written by `tell` alone.
  const told = JSON.parse(about) as ClubNewsRecord['about'];
  return { ...row, ...(person === null ? {} : { person }), about: told };
}
