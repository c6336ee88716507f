/** Friends, those who are blocked, codes and invitations. */
import type { Engine } from './engine.ts';
import type { Database } from './schema.ts';
import type { Acquaintance, Acquaintances, InvitationRecord, ShortCodeRecord, Time } from './storage.ts';

export function acquaintances(db: Database, engine: Engine): Acquaintances {
  return {
    ...friends(db, engine),
    ...blocks(db),
    ...links(db),
    ...codes(db, engine),
    ...invitations(db, engine),
  };
}

type Friends = Pick<Acquaintances, 'befriend' | 'part' | 'of' | 'areFriends' | 'countOf'>;

function friends(db: Database, engine: Engine): Friends {
  return {
    befriend: (person, other, at) => befriend(db, engine, person, other, at),

    part: (person, other) =>
      db.transaction().execute(async (trx) => {
        const between = trx.selectFrom('friendship').selectAll().where('person', '=', other);
        const theirs = await between.where('other', '=', person).executeTakeFirst();
        await trx.deleteFrom('friendship').where('person', '=', person).where('other', '=', other).execute();
        const row = trx.updateTable('friendship').where('person', '=', other).where('other', '=', person);
        // One who has asked sees no difference between an answer that is late and one that was no.
        if (theirs?.state === 'asked') await row.set({ state: 'declined' }).execute();
        if (theirs?.state === 'friends') {
          await trx
            .deleteFrom('friendship')
            .where('person', '=', other)
            .where('other', '=', person)
            .execute();
        }
      }),

    of: (person) => acquaintancesOf(db, person),

    async areFriends(person, other) {
      const row = db.selectFrom('friendship').select('at').where('person', '=', person);
      const friendship = row.where('other', '=', other).where('state', '=', 'friends');
      return (await friendship.executeTakeFirst()) !== undefined;
    },

    async countOf(person) {
      const { count } = await db
        .selectFrom('friendship')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

/** Two who ask each other at the same moment, on any server, are friends: one row is written after the other. */
function befriend(db: Database, engine: Engine, person: string, other: string, at: Time): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const both = trx.selectFrom('person').select('id').where('id', 'in', [person, other]).orderBy('id');
    if ((await engine.locked(both).execute()).length < 2) return;
    const theirs = await trx
      .selectFrom('friendship')
      .select('state')
      .where('person', '=', other)
      .where('other', '=', person)
      .executeTakeFirst();
    if (theirs === undefined) {
      const asked = { person, other, at, state: 'asked' } as const;
      await trx
        .insertInto('friendship')
        .values(asked)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return;
    }
    if (theirs.state === 'friends') return;
    for (const pair of [
      { person, other },
      { person: other, other: person },
    ]) {
      const now = { at, state: 'friends' } as const;
      await trx
        .insertInto('friendship')
        .values({ ...pair, ...now })
        .onConflict((conflict) => conflict.columns(['person', 'other']).doUpdateSet(now))
        .execute();
    }
  });
}

async function acquaintancesOf(db: Database, person: string): Promise<readonly Acquaintance[]> {
  const blocked = db.selectFrom('block').select('other').where('person', '=', person);
  const mine = await db
    .selectFrom('friendship')
    .select(['other', 'state', 'at'])
    .where('person', '=', person)
    .where('other', 'not in', blocked)
    .execute();
  const theirs = await db
    .selectFrom('friendship')
    .select(['person', 'at'])
    .where('other', '=', person)
    .where('state', '=', 'asked')
    .where('person', 'not in', blocked)
    .execute();
  const found: Acquaintance[] = [
    ...mine.map(
      ({ other, state, at }) =>
        ({ person: other, standing: state === 'friends' ? 'friend' : 'asked', at }) as const,
    ),
    ...theirs.map(({ person: asking, at }) => ({ person: asking, standing: 'asks', at }) as const),
  ];
  return found.toSorted((a, b) => b.at - a.at || (a.person < b.person ? -1 : 1));
}

function blocks(db: Database): Pick<Acquaintances, 'block' | 'blockedBy' | 'blockersOf'> {
  return {
    block: (person, other, blocked, at) =>
      db.transaction().execute(async (trx) => {
        if (!blocked) {
          await trx.deleteFrom('block').where('person', '=', person).where('other', '=', other).execute();
          return;
        }
        for (const [from, to] of [
          [person, other],
          [other, person],
        ] as const) {
          const row = trx.deleteFrom('friendship').where('person', '=', from).where('other', '=', to);
          await row.where('state', '=', 'friends').execute();
        }
        // A person deleted meanwhile is not stored again.
        const known = trx
          .selectFrom('person')
          .select((eb) => [
            eb.cast<string>(eb.val(person), 'text').as('person'),
            'id as other',
            eb.cast<number>(eb.val(at), 'bigint').as('at'),
          ])
          .where('id', '=', other);
        await trx
          .insertInto('block')
          .columns(['person', 'other', 'at'])
          .expression(known)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    async blockedBy(person) {
      const rows = await db.selectFrom('block').select('other').where('person', '=', person).execute();
      return rows.map(({ other }) => other).toSorted();
    },

    async blockersOf(person) {
      const rows = await db.selectFrom('block').select('person').where('other', '=', person).execute();
      return rows.map(({ person: blocker }) => blocker).toSorted();
    },
  };
}

function links(db: Database): Pick<Acquaintances, 'friendLink' | 'renewFriendLink' | 'byFriendLink'> {
  return {
    async friendLink(person, make) {
      const stored = db.selectFrom('friend_link').select('invite').where('person', '=', person);
      const found = await stored.executeTakeFirst();
      if (found !== undefined) return found.invite;
      const made = { person, invite: make() };
      await db
        .insertInto('friend_link')
        .values(made)
        .onConflict((conflict) => conflict.column('person').doNothing())
        .execute();
      return (await stored.executeTakeFirstOrThrow()).invite;
    },

    async renewFriendLink(person, invite) {
      await db
        .insertInto('friend_link')
        .values({ person, invite })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ invite }))
        .execute();
    },

    async byFriendLink(invite) {
      const row = db.selectFrom('friend_link').select('person').where('invite', '=', invite);
      return (await row.executeTakeFirst())?.person;
    },
  };
}

type Codes = Pick<Acquaintances, 'addCode' | 'findCode' | 'codesOf' | 'forgetCodes'>;

function codes(db: Database, engine: Engine): Codes {
  const all = () => db.selectFrom('short_code').selectAll();
  return {
    async addCode({ code, person, invite, expiresAt }) {
      try {
        await db.insertInto('short_code').values({ code, person, invite, expires_at: expiresAt }).execute();
        return true;
      } catch (error) {
        if (engine.isTaken(error)) return false;
        throw error;
      }
    },

    async findCode(code, now) {
      const row = await all().where('code', '=', code).where('expires_at', '>', now).executeTakeFirst();
      return row && codeRecord(row);
    },

    async codesOf(person, now) {
      const rows = await all()
        .where('person', '=', person)
        .where('expires_at', '>', now)
        .orderBy('expires_at', 'desc')
        .execute();
      return rows.map(codeRecord);
    },

    forgetCodes: async (before) =>
      void (await db.deleteFrom('short_code').where('expires_at', '<=', before).execute()),
  };
}

interface CodeColumns {
  readonly code: string;
  readonly person: string;
  readonly invite: string;
  readonly expires_at: Time;
}

function codeRecord({ expires_at, ...row }: CodeColumns): ShortCodeRecord {
  return { ...row, expiresAt: expires_at };
}

type Invitations = Pick<Acquaintances, 'invite' | 'invitations' | 'uninvite' | 'invitedSince'>;

function invitations(db: Database, engine: Engine): Invitations {
  return {
    invite: ({ table, person, by, at }) => invite(db, engine, { table, person, by, at }),

    async invitations(person, limit) {
      const blocked = db.selectFrom('block').select('other').where('block.person', '=', person);
      const rows = await db
        .selectFrom('invitation')
        .innerJoin('game_table', 'game_table.id', 'invitation.table_id')
        .select(['table_id', 'by_person', 'at'])
        .where('invitation.person', '=', person)
        .where('status', '=', 'open')
        .where('by_person', 'not in', blocked)
        .orderBy('at', 'desc')
        .orderBy('table_id')
        .limit(limit)
        .execute();
      return rows.map(({ table_id, by_person, at }) => ({ table: table_id, person, by: by_person, at }));
    },

    uninvite: async (person, table) =>
      void (await db
        .deleteFrom('invitation')
        .where('person', '=', person)
        .where('table_id', '=', table)
        .execute()),

    async invitedSince(person, since) {
      const { count } = await db
        .selectFrom('invitation')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('by_person', '=', person)
        .where('at', '>', since)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

function invite(db: Database, engine: Engine, { table, person, by, at }: InvitationRecord): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const both = trx.selectFrom('person').select('id').where('id', 'in', [person, by]).orderBy('id');
    if ((await engine.locked(both).execute()).length < 2) return false;
    const known = await trx.selectFrom('game_table').select('id').where('id', '=', table).executeTakeFirst();
    if (known === undefined) return false;
    const now = { by_person: by, at };
    await trx
      .insertInto('invitation')
      .values({ table_id: table, person, ...now })
      .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet(now))
      .execute();
    return true;
  });
}
