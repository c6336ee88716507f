/**
 * Pages of profiles on a server with many people and games: each reads as many rows as it shows, by an index,
 * and takes less than 50 ms of processor time. On a busy machine elapsed time says nothing, so it is not measured.
 * `FULL_SIZE=1` measures with 10,000 people and 100,000 games, which take minutes to write; plans are the same with a tenth.
 */
import type { Profile } from '@captains-table/protocol';
import { must } from '@captains-table/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profileOf } from '../../src/profiles/profile-of.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { Names } from '../../src/tables/names.ts';
import { whyNoPostgres } from '../services/postgres.ts';
import { postgresDatabase, sqliteDatabase } from '../storage/test-database.ts';
import { manyPeople } from './many-people.ts';
import { cpuTimeOf } from '../storage/cpu-time.ts';
import { listPages } from './list-pages.ts';
import type { ManagedDatabase } from '../storage/test-database.ts';

const SHARE = process.env['FULL_SIZE'] === '1' ? 1 : 10;
const PEOPLE = 10_000 / SHARE;
const GAMES = 100_000 / SHARE;
const BUSIEST = 'p0';
const NOW = 1_800_000_000_000;
const DAY = '2026-11-18';
const MANY = { people: PEOPLE, games: GAMES, now: NOW, busiest: BUSIEST, day: DAY };
const PAGES = 60;
const MOST_MILLISECONDS = 50;

/** Plans that read a large table whole. PostgreSQL should do so with small ones; a scan along an index is allowed. */
const READ_WHOLE = /\bSCAN \w+(?! USING INDEX)\b|Seq Scan on (?:seat|game_table|encounter|rating_point)\b/;
/** Allowed: counting people and games, looking for letters in names, and reading reports and bans, which are few. */
const COUNTED =
  /SCAN (?:person|game_table|report|ban|announcement)\b(?: USING COVERING INDEX \w+)?|Seq Scan on game_table/g;

const missing = whyNoPostgres();

for (const { name, open, skipped } of [
  { name: 'SQLite', open: sqliteDatabase, skipped: false },
  { name: 'PostgreSQL', open: postgresDatabase, skipped: missing !== undefined },
]) {
  describe.skipIf(skipped)(`with ${PEOPLE} people and ${GAMES} games in ${name}`, () => {
    let database: ManagedDatabase | undefined;
    const here = () => must(database);
    beforeAll(async () => {
      database = await open();
      for (const sql of manyPeople(MANY)) await database.execute(sql);
      if (database.cut !== undefined) await database.execute('analyze');
    }, 300_000);
    afterAll(() => database?.leave(), 60_000);

    test('a page is whole, and costs little', async () => {
      const page = pagesOf(here().storage);
      expect(await page('p5', BUSIEST)).toMatchObject({
        results: { modes: [{ game: 'caravelas' }, {}, {}, {}], latest: [{}, {}, {}, {}, {}, {}] },
        ratings: Array.from({ length: 8 }, () => ({ games: 9 })),
        medals: { struck: Array.from({ length: 10 }, () => ({})) },
      });
      expect((await page('p5', 'p5')).people).toHaveLength(8);
      const took = await cpuTimeOf(async () => {
        for (let n = 0; n < PAGES; n += 1)
          await page(`p${n}`, n % 3 === 0 ? BUSIEST : `p${(n * 131) % PEOPLE}`);
      });
      const each = took / PAGES;
      console.info(`${name}: ${each.toFixed(2)} ms of processor time a page in the server's process`);
      expect(each).toBeLessThan(MOST_MILLISECONDS);
    }, 60_000);

    test.each(Object.keys(listPages(undefined, DAY)))(
      'the page of %s costs little',
      async (name) => {
        const page = must(listPages(here().storage, DAY)[name]);
        const rounds = 5;
        const took = await cpuTimeOf(async () => {
          for (let n = 0; n < rounds; n += 1)
            expect(await page(n === 0 ? BUSIEST : `p${n * 97}`)).toBeGreaterThan(0);
        });
        console.info(
          `${here().cut === undefined ? 'SQLite' : 'PostgreSQL'}, ${name}: ${(took / rounds).toFixed(2)} ms`,
        );
        expect(took / rounds).toBeLessThan(MOST_MILLISECONDS);
      },
      60_000,
    );

    test('no list is gone through from one end to the other, but for what a host asks of all', async () => {
      const { plans, lists, ...watched } = await here().watchedLists();
      const storage = { ...here().storage, ...watched, tables: { ...here().storage.tables, ...lists } };
      const pages = Object.entries(listPages(storage, DAY));
      for (const [name, page] of pages) if (!/host/.test(name)) await page(BUSIEST);
      const peoples = await plans();
      expect(peoples.length).toBeGreaterThan(20);
      for (const plan of peoples) expect(plan).not.toMatch(READ_WHOLE);
      for (const [name, page] of pages) if (/host/.test(name)) await page(BUSIEST);
      for (const plan of (await plans()).slice(peoples.length))
        expect(plan.replaceAll(COUNTED, '')).not.toMatch(READ_WHOLE);
    }, 60_000);

    test('nothing is gone through from one end to the other', async () => {
      const watched = await here().watchedLists();
      const { people, profiles, acquaintances, lists, plans } = watched;
      // Only the queries that a profile makes.
      const storage = {
        ...here().storage,
        people,
        profiles,
        acquaintances,
        tables: lists,
      } as unknown as Storage;
      await pagesOf(storage)('p5', BUSIEST);
      await pagesOf(storage)('p7', 'p7');
      const asked = await plans();
      expect(asked.length).toBeGreaterThan(30);
      for (const plan of asked) expect(plan).not.toMatch(/\bSCAN\b|Seq Scan/);
      // Encounters are found by person, even of a person who has met thousands.
      for (const plan of asked.filter((one) => one.includes('encounter')))
        expect(plan).toMatch(/encounter_recent|encounter_key|sqlite_autoindex_encounter/);
      expect(asked.filter((plan) => /rating_point_at/.test(plan)).length).toBeGreaterThan(0);
    }, 60_000);
  });
}

function pagesOf(storage: Storage): (reader: string, whose: string) => Promise<Profile> {
  const parts = {
    storage,
    names: new Names(storage.people, () => NOW),
    isGuest: async () => false,
    isCooperative: async () => false,
    now: () => NOW,
  };
  return async (reader, whose) => profileOf(parts, must(await storage.people.find(reader)), whose);
}
