/**
 * Pages of profiles on a server with many people and games: each reads as many rows as it shows, by an index,
 * and takes less than 50 ms of processor time. Wall clocks of a busy machine say nothing, so none is looked at.
 * `FULL_SIZE=1` measures with 10,000 people and 100,000 games, which take minutes to write; plans are the same for a tenth.
 */
import type { Profile } from '@captains-table/protocol';
import { must } from '@captains-table/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profileOf } from '../../src/profiles/profile-of.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { Names } from '../../src/tables/names.ts';
import { whyNoPostgres } from '../services/postgres.ts';
import { postgresDatabase, sqliteDatabase } from '../storage/test-database.ts';
import type { ManagedDatabase } from '../storage/test-database.ts';

const SHARE = process.env['FULL_SIZE'] === '1' ? 1 : 10;
const PEOPLE = 10_000 / SHARE;
const GAMES = 100_000 / SHARE;
/** The busiest person has one game of twenty-one. */
const BUSIEST = 'p0';
const NOW = 1_800_000_000_000;
const PAGES = 60;
const MOST_MILLISECONDS = 50;

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
      for (const sql of everything()) await database.execute(sql);
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
      const before = process.cpuUsage();
      for (let n = 0; n < PAGES; n += 1)
        await page(`p${n}`, n % 3 === 0 ? BUSIEST : `p${(n * 131) % PEOPLE}`);
      const { user, system } = process.cpuUsage(before);
      const each = (user + system) / 1_000 / PAGES;
      console.info(`${name}: ${each.toFixed(2)} ms of processor time a page in the server's process`);
      expect(each).toBeLessThan(MOST_MILLISECONDS);
    }, 60_000);

    test('nothing is gone through from one end to the other', async () => {
      const watched = await here().watchedLists();
      const { people, profiles, acquaintances, lists, plans } = watched;
      // What a profile asks of the storage, and no more.
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
      // A person who has met thousands is found by who they are.
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

/** All of it, in SQL that both databases read. Numbers are spread by primes, so that everybody meets many others. */
function everything(): readonly string[] {
  const upTo = (count: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`;
  const game = (i: string) =>
    `case ${i} % 4 when 0 then 'port-royal' when 1 then 'caravelas' when 2 then 'francis-drake' else 'maracaibo' end`;
  const first = `case when i % 21 = 0 then '${BUSIEST}' else 'p' || (i * 7919 % ${PEOPLE}) end`;
  const second = `'p' || (1 + i * 20011 % ${PEOPLE - 1})`;
  const at = `${NOW} - (${GAMES} - i) * cast(60000 as bigint)`;
  const chairs = `'[{"kind":"person","person":"' || ${first} || '"},{"kind":"person","person":"' || ${second} || '"}]'`;
  const seat = (number: number, who: string, rank: number, where: string) => `
    insert into seat (table_id, seat, person, owes, resigned, rank, score, listing, updated_at, game, mode)
    ${upTo(GAMES)} select 't' || i, ${number}, ${who}, 0, 0, ${rank}, i % 90, 0, ${at}, ${game('i')}, 'base' from n
    where ${where}`;
  const met = (who: string, other: string) => `
    insert into encounter (person, other, game, games, won, lost, at)
    ${upTo(GAMES)} select ${who}, ${other}, ${game('i')}, 1, 1, 0, ${at} from n where ${who} <> ${other}
    on conflict do nothing`;
  const points = (who: string) => `
    insert into rating_point (person, game, pace, counted, at, value, deviation)
    ${upTo(GAMES)} select ${who}, ${game('i')}, 'live', i, ${at}, 1500, 60 from n where i >= 0 on conflict do nothing`;
  return [
    'begin',
    `insert into person (id, name, locale, created_at, seen_at, login)
     ${upTo(PEOPLE)} select 'p' || i, 'Captain ' || i, 'en', 1, 1, 'captain-' || i from n`,
    `insert into game_table (id, game, mode, rules, options, tempo, visibility, spectators, hints, host, invite, seed,
       created_at, seq, status, chairs, started_at, ended_at, updated_at, result, said, bots)
     ${upTo(GAMES)} select 't' || i, ${game('i')}, 'base', '1', '{"mode":"base"}', '{"kind":"none"}', 'invite', 1, 1,
       ${first}, 'invite-' || i, 'seed', ${at}, 9, 'over', ${chairs}, ${at}, ${at}, ${at},
       '{"ranking":[1,2],"scores":[60,50],"breakdown":[{},{}]}', 0, 0 from n`,
    seat(0, first, 1, 'i >= 0'),
    // No one sits twice at a table.
    seat(1, second, 2, `${first} <> ${second}`),
    met(first, second),
    met(second, first),
    points(first),
    points(second),
    ...['live', 'turns'].map(
      (pace) => `
      insert into rating (person, game, pace, value, deviation, games, peak, at)
      ${upTo(4 * PEOPLE)} select 'p' || (i / 4), ${game('i')}, '${pace}', 1500, 60, 9, 1550, ${NOW} from n`,
    ),
    `insert into figure (person, name, value)
     ${upTo(30 * PEOPLE)} select 'p' || (i / 30), 'port-royal/figure-' || (i % 30), i from n`,
    `insert into medal (person, medal, at)
     ${upTo(10 * PEOPLE)} select 'p' || (i / 10), 'port-royal/medal-' || (i % 10), i from n`,
    `insert into profile (person, portrait, shown) ${upTo(PEOPLE)} select 'p' || i, 'cook', '{}' from n`,
    `insert into block (person, other, at) ${upTo(PEOPLE - 1)} select 'p' || i, 'p' || (i + 1), 1 from n`,
    `insert into friendship (person, other, at, state)
     ${upTo(PEOPLE - 1)} select 'p' || (i + 1), 'p' || i, 1, 'friends' from n`,
    'commit',
  ];
}
