/** Accounts at OpenID providers. */
import type { Engine } from './engine.ts';
import { personRow } from './rows.ts';
import type { Database, ProviderAccountRow } from './schema.ts';
import type { People, ProviderAccount } from './storage.ts';

type ProviderAccounts = Pick<
  People,
  | 'addProviderAccount'
  | 'createWithAccount'
  | 'findProviderAccount'
  | 'providerAccountsOf'
  | 'removeProviderAccount'
>;

export function providerAccounts(db: Database, engine: Engine): ProviderAccounts {
  const unlessTaken = async (write: () => Promise<unknown>) => {
    try {
      await write();
      return true;
    } catch (error) {
      if (engine.isTaken(error)) return false;
      throw error;
    }
  };
  const accounts = () => db.selectFrom('provider_account').selectAll();
  return {
    addProviderAccount: (account) =>
      unlessTaken(() => db.insertInto('provider_account').values(accountRow(account)).execute()),

    createWithAccount: (person, account, network) =>
      unlessTaken(() =>
        db.transaction().execute(async (trx) => {
          await trx.insertInto('person').values(personRow(person)).execute();
          const row = accountRow({ ...account, person: person.id });
          await trx.insertInto('provider_account').values(row).execute();
          if (network === undefined) return;
          await trx.insertInto('arrival').values({ network, at: person.createdAt }).execute();
        }),
      ),

    async findProviderAccount(issuer, subject) {
      const row = await accounts()
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row && accountRecord(row);
    },

    async providerAccountsOf(person) {
      const rows = await accounts().where('person', '=', person).orderBy('issuer').execute();
      return rows.map(accountRecord);
    },

    async removeProviderAccount(person, issuer) {
      const removed = db.deleteFrom('provider_account').where('person', '=', person);
      const { numDeletedRows } = await removed.where('issuer', '=', issuer).executeTakeFirst();
      return numDeletedRows > 0;
    },
  };
}

function accountRow({ createdAt, ...account }: ProviderAccount): ProviderAccountRow {
  return { ...account, created_at: createdAt };
}

function accountRecord({ created_at, ...row }: ProviderAccountRow): ProviderAccount {
  return { ...row, createdAt: created_at };
}
