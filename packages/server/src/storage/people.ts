import type { Engine } from './engine.ts';
import { personChanges, personRecord, personRow } from './rows.ts';
import type { Database } from './schema.ts';
import { providerAccounts } from './provider-accounts.ts';
import { passkeys, signIns } from './sign-ins.ts';
import type { People, PersonRecord, Time } from './storage.ts';

export function people(db: Database, engine: Engine): People {
  return {
    ...persons(db, engine),
    ...arrivals(db),
    ...signIns(db),
    ...passkeys(db),
    ...providerAccounts(db, engine),
    ...pushes(db),
    ...mutes(db),
  };
}

type Persons = Pick<
  People,
  'create' | 'find' | 'findByLogin' | 'names' | 'update' | 'delete' | 'forgetUnseen'
>;
type Arrivals = Pick<People, 'guestsFrom' | 'forgetArrivals'>;

function persons(db: Database, engine: Engine): Persons {
  return {
    create: (person, network) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('person').values(personRow(person)).execute();
        if (network === undefined) return;
        await trx.insertInto('arrival').values({ network, at: person.createdAt }).execute();
      }),

    find: (id) => findPerson(db, 'id', id),

    findByLogin: (login) => findPerson(db, 'login', login),

    async names(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('person').select(['id', 'name']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    async update(id, change) {
      const columns = personChanges(change);
      if (Object.keys(columns).length === 0) return true;
      try {
        await db.updateTable('person').set(columns).where('id', '=', id).execute();
        return true;
      } catch (error) {
        if (engine.isTaken(error)) return false;
        throw error;
      }
    },

    // Everything else that is theirs goes with the row that it points to.
    delete: (id) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('visit').where('person', '=', id).execute();
        await trx.deleteFrom('person').where('id', '=', id).execute();
      }),

    forgetUnseen: (since) => forgetUnseen(db, engine, since),
  };
}

/** Apart from the persons: a deleted guest still counts as made, and no person's address is kept. */
function arrivals(db: Database): Arrivals {
  return {
    async guestsFrom(network, since) {
      const { count } = await db
        .selectFrom('arrival')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('network', '=', network)
        .where('at', '>', since)
        .executeTakeFirstOrThrow();
      return count;
    },

    forgetArrivals: async (before) =>
      void (await db.deleteFrom('arrival').where('at', '<=', before).execute()),
  };
}

async function findPerson(
  db: Database,
  column: 'id' | 'login',
  value: string,
): Promise<PersonRecord | undefined> {
  const row = await db.selectFrom('person').selectAll().where(column, '=', value).executeTakeFirst();
  return row && personRecord(row);
}

/**
 * A guest must be unseen as well: a new guest has no sign-in for a moment. Rows are
 * locked in order, so that servers tidying up at once never wait for each other in a circle.
 */
async function forgetUnseen(db: Database, engine: Engine, since: Time): Promise<void> {
  const unseen = db.selectFrom('sign_in').select('id').where('seen_at', '<', since).orderBy('id');
  await db.deleteFrom('sign_in').where('id', 'in', engine.locked(unseen)).execute();
  const guests = db
    .selectFrom('person')
    .select('id')
    .where('seen_at', '<', since)
    .where('login', 'is', null)
    .where((eb) => {
      const signIn = eb.selectFrom('sign_in').select('id').whereRef('sign_in.person', '=', 'person.id');
      const passkey = eb.selectFrom('passkey').select('id').whereRef('passkey.person', '=', 'person.id');
      const account = eb
        .selectFrom('provider_account')
        .select('subject')
        .whereRef('provider_account.person', '=', 'person.id');
      const seat = eb.selectFrom('seat').select('seat').whereRef('seat.person', '=', 'person.id');
      const table = eb.selectFrom('game_table').select('id').whereRef('game_table.host', '=', 'person.id');
      return eb.and([signIn, passkey, account, seat, table].map((kept) => eb.not(eb.exists(kept))));
    })
    .orderBy('id');
  await db.deleteFrom('visit').where('person', 'in', guests).execute();
  await db.deleteFrom('person').where('id', 'in', engine.locked(guests)).execute();
}

function pushes(db: Database): Pick<People, 'addPush' | 'pushesOf' | 'removePush'> {
  return {
    /** One browser has one address, no matter who is signed in. */
    async addPush({ endpoint, person, p256dh, auth }) {
      const keys = { person, p256dh, auth };
      await db
        .insertInto('push')
        .values({ endpoint, ...keys })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(keys))
        .execute();
    },

    pushesOf: (person) =>
      db.selectFrom('push').selectAll().where('person', '=', person).orderBy('endpoint').execute(),

    removePush: async (endpoint) =>
      void (await db.deleteFrom('push').where('endpoint', '=', endpoint).execute()),
  };
}

function mutes(db: Database): Pick<People, 'mute' | 'mutedBy'> {
  return {
    async mute(person, other, muted) {
      if (!muted) {
        await db.deleteFrom('mute').where('person', '=', person).where('other', '=', other).execute();
        return;
      }
      // A person deleted meanwhile is not stored again.
      const known = db
        .selectFrom('person')
        .select((eb) => [eb.cast<string>(eb.val(person), 'text').as('person'), 'id as other'])
        .where('id', '=', other);
      await db
        .insertInto('mute')
        .columns(['person', 'other'])
        .expression(known)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async mutedBy(person) {
      const rows = await db
        .selectFrom('mute')
        .select('other')
        .where('person', '=', person)
        .orderBy('other')
        .execute();
      return rows.map(({ other }) => other);
    },
  };
}
