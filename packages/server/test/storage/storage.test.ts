/** One suite for both databases: whoever passes it is a storage. */
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { whyNoPostgres } from '../services/postgres.ts';
import { appendsSuite } from './appends.suite.ts';
import { postgresHouse, sqliteHouse } from './house.ts';
import type { Keeper } from './house.ts';
import { listsSuite } from './lists.suite.ts';
import { openingSuite } from './opening.suite.ts';
import { peopleSuite } from './people.suite.ts';
import { racesSuite } from './races.suite.ts';
import { tablesSuite } from './tables.suite.ts';
import { usageSuite } from './usage.suite.ts';

const missing = whyNoPostgres();
if (missing !== undefined) console.warn(missing);

storageSuite('SQLite', sqliteHouse);
storageSuite('PostgreSQL', postgresHouse, missing !== undefined);

function storageSuite(name: string, moveIn: () => Promise<Keeper>, skipped = false): void {
  describe.skipIf(skipped)(`in ${name}`, () => {
    let keeper: Keeper | undefined;
    const house = (): Keeper => {
      if (keeper === undefined) throw new Error('the house is not open yet');
      return keeper;
    };
    beforeAll(async () => {
      keeper = await moveIn();
    }, 60_000);
    afterEach(() => keeper?.tidy());
    afterAll(() => keeper?.leave(), 60_000);

    peopleSuite(house);
    tablesSuite(house);
    listsSuite(house);
    usageSuite(house);
    appendsSuite(house);
    racesSuite(house);
    openingSuite(house);
  });
}
