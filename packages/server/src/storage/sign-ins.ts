/** Browsers that are signed in, and the passkeys that people sign in with. */
import { passkeyRecord, passkeyRow, signInRecord, signInRow } from './rows.ts';
import type { Database } from './schema.ts';
import type { People } from './storage.ts';

type SignIns = Pick<People, 'addSignIn' | 'findSignIn' | 'signInsOf' | 'touchSignIn' | 'endSignIn'>;

export function signIns(db: Database): SignIns {
  return {
    addSignIn: async (signIn) => void (await db.insertInto('sign_in').values(signInRow(signIn)).execute()),

    async findSignIn(id) {
      const row = await db.selectFrom('sign_in').selectAll().where('id', '=', id).executeTakeFirst();
      return row && signInRecord(row);
    },

    /** The latest seen first. */
    async signInsOf(person) {
      const mine = db.selectFrom('sign_in').selectAll().where('person', '=', person);
      const rows = await mine.orderBy('seen_at', 'desc').orderBy('id').execute();
      return rows.map(signInRecord);
    },

    touchSignIn: async (id, seenAt) =>
      void (await db.updateTable('sign_in').set({ seen_at: seenAt }).where('id', '=', id).execute()),

    async endSignIn(person, id) {
      const mine = db.deleteFrom('sign_in').where('id', '=', id).where('person', '=', person);
      return (await mine.executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}

type Passkeys = Pick<People, 'addPasskey' | 'findPasskey' | 'passkeysOf' | 'usePasskey' | 'removePasskey'>;

export function passkeys(db: Database): Passkeys {
  return {
    addPasskey: async (passkey) =>
      void (await db.insertInto('passkey').values(passkeyRow(passkey)).execute()),

    async findPasskey(id) {
      const row = await db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
      return row && passkeyRecord(row);
    },

    /** The oldest first. */
    async passkeysOf(person) {
      const mine = db.selectFrom('passkey').selectAll().where('person', '=', person);
      const rows = await mine.orderBy('created_at').orderBy('id').execute();
      return rows.map(passkeyRecord);
    },

    usePasskey: async (id, counter) =>
      void (await db.updateTable('passkey').set({ counter }).where('id', '=', id).execute()),

    async removePasskey(person, id) {
      const mine = db.deleteFrom('passkey').where('id', '=', id).where('person', '=', person);
      return (await mine.executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}
