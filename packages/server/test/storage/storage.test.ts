/** Runs one suite on both databases. */
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { whyNoPostgres } from '../services/postgres.ts';
import { acquaintancesSuite } from './acquaintances.suite.ts';
import { appendsSuite } from './appends.suite.ts';
import { campaignsSuite } from './campaigns.suite.ts';
import { inlineWriteThread } from './write-thread.ts';
import { postgresDatabase, sqliteDatabase } from './test-database.ts';
import type { ManagedDatabase } from './test-database.ts';
import { adminSuite } from './admin.suite.ts';
import { clubsSuite } from './clubs.suite.ts';
import { dailySuite } from './daily.suite.ts';
import { foldingSuite } from './folding.suite.ts';
import { listsSuite } from './lists.suite.ts';
import { noticesSuite } from './notices.suite.ts';
import { openingSuite } from './opening.suite.ts';
import { packsSuite } from './packs.suite.ts';
import { peopleSuite } from './people.suite.ts';
import { personalSuite } from './personal.suite.ts';
import { profilesSuite } from './profiles.suite.ts';
import { racesSuite } from './races.suite.ts';
import { tablesSuite } from './tables.suite.ts';
import { usageSuite } from './usage.suite.ts';

const missing = whyNoPostgres();
if (missing !== undefined) console.warn(missing);

storageSuite('SQLite', () => sqliteDatabase());
storageSuite('SQLite, written by a thread of its own', () => sqliteDatabase(inlineWriteThread));
storageSuite('PostgreSQL', postgresDatabase, missing !== undefined);

function storageSuite(name: string, moveIn: () => Promise<ManagedDatabase>, skipped = false): void {
  describe.skipIf(skipped)(`in ${name}`, () => {
    let keeper: ManagedDatabase | undefined;
    const database = (): ManagedDatabase => {
      if (keeper === undefined) throw new Error('the database is not open yet');
      return keeper;
    };
    beforeAll(async () => {
      keeper = await moveIn();
    }, 60_000);
    afterEach(() => keeper?.tidy());
    afterAll(() => keeper?.leave(), 60_000);

    peopleSuite(database);
    tablesSuite(database);
    listsSuite(database);
    usageSuite(database);
    appendsSuite(database);
    foldingSuite(database);
    acquaintancesSuite(database);
    adminSuite(database);
    dailySuite(database);
    clubsSuite(database);
    campaignsSuite(database);
    profilesSuite(database);
    packsSuite(database);
    noticesSuite(database);
    personalSuite(database);
    racesSuite(database);
    openingSuite(database);
  });
}
