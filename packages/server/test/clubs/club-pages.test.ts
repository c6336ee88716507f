/**
 * The pages of a club and of its cups, as large as they may be: each reads as many rows as it shows, by an index, and takes
 * less than 50 ms of processor time. On a busy machine elapsed time says nothing, so it is not measured.
 */
import { loadTableGame } from '@captains-table/catalogue';
import { must } from '@captains-table/kernel';
import { CLUB_LIMITS } from '@captains-table/protocol';
import type { CupForm } from '@captains-table/protocol';
import { nextRound } from '@captains-table/table/cup';
import type { CupPlan, CupRound } from '@captains-table/table/cup';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ClubRegistry } from '../../src/clubs/club-registry.ts';
import { CupRegistry } from '../../src/clubs/cup-registry.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { Names } from '../../src/tables/names.ts';
import { whyNoPostgres } from '../services/postgres.ts';
import { postgresDatabase, sqliteDatabase } from '../storage/test-database.ts';
import type { ManagedDatabase } from '../storage/test-database.ts';

/** Others on the same server; the pages must not read their rows. */
const STRANGERS = 5_000;
const CLUBS = 300;
/** How many of the evenings everyone has answered. */
const ANSWERED = 12;
const ROUNDS = 7;
const PAGES = 30;
const MOST_MILLISECONDS = 50;
const NOW = 1_800_000_000_000;
const READER = { locale: 'en', origin: new URL('https://table.example') } as const;

const missing = whyNoPostgres();

for (const { name, open, skipped } of [
  { name: 'SQLite', open: sqliteDatabase, skipped: false },
  { name: 'PostgreSQL', open: postgresDatabase, skipped: missing !== undefined },
]) {
  describe.skipIf(skipped)(`a club of ${CLUB_LIMITS.members} members in ${name}`, () => {
    let database: ManagedDatabase | undefined;
    const here = () => must(database);
    beforeAll(async () => {
      database = await open();
      for (const sql of everything()) await database.execute(sql);
      if (database.cut !== undefined) await database.execute('analyze');
    }, 120_000);
    afterAll(() => database?.leave(), 60_000);

    const cpuOf = async (what: string, page: () => Promise<unknown>) => {
      await page();
      const before = process.cpuUsage();
      for (let n = 0; n < PAGES; n += 1) await page();
      const { user, system } = process.cpuUsage(before);
      const each = (user + system) / 1_000 / PAGES;
      console.info(`${name}: ${each.toFixed(2)} ms of processor time for ${what}`);
      expect(each).toBeLessThan(MOST_MILLISECONDS);
    };

    test('its page is whole, and costs little', async () => {
      const { clubs } = pagesOf(here().storage);
      const view = await clubs.view('c0', 'p3', READER);
      expect(view.members).toHaveLength(CLUB_LIMITS.members);
      expect(view.evenings).toHaveLength(CLUB_LIMITS.evenings);
      expect(view.evenings[0]?.answers.yes).toHaveLength(100);
      expect(view.cups.map(({ entrants }) => entrants)).toEqual([128, 128, 128]);
      await cpuOf('a club', () => clubs.view('c0', 'p3', READER));
    }, 60_000);

    test.each(['swiss', 'league', 'knockout'] as const)(
      'a cup with 128 entrants is whole, and costs little: %s',
      async (form) => {
        const { cups } = pagesOf(here().storage);
        const view = await cups.view(form, 'p3');
        expect(view.entrants).toHaveLength(CLUB_LIMITS.entrants);
        expect(view.rounds).toHaveLength(ROUNDS);
        expect(view.standings).toHaveLength(CLUB_LIMITS.entrants);
        await cpuOf(`a cup (${form})`, () => cups.view(form, 'p3'));
      },
      60_000,
    );

    // PostgreSQL reads small tables whole, whatever indexes they have.
    test.skipIf(name !== 'SQLite')(
      'nothing is gone through from one end to the other',
      async () => {
        const watched = await here().watchedLists();
        const { people, profiles, clubs, cups, plans } = watched;
        // Only the queries that these pages make.
        const storage = { ...here().storage, people, profiles, clubs, cups } as Storage;
        const pages = pagesOf(storage);
        await pages.clubs.view('c0', 'p3', READER);
        await pages.clubs.mine('p3');
        for (const form of ['swiss', 'league', 'knockout']) await pages.cups.view(form, 'p3');
        const asked = await plans();
        expect(asked.length).toBeGreaterThan(20);
        for (const plan of asked) expect(plan).not.toMatch(/\bSCAN\b/);
      },
      60_000,
    );
  });
}

function pagesOf(storage: Storage) {
  const now = () => NOW;
  const names = new Names(storage.people, now);
  const clubs = new ClubRegistry({ storage, names, now });
  const cups = new CupRegistry({
    storage,
    names,
    clubs,
    runner: { start: async () => false },
    loadGame: loadTableGame,
    mostBots: undefined,
    now,
  });
  return { clubs, cups };
}

/** The whole content, in SQL that both databases understand. */
function everything(): readonly string[] {
  const upTo = (count: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`;
  const { members, evenings } = CLUB_LIMITS;
  return [
    'begin',
    `insert into person (id, name, locale, created_at, seen_at, login)
     ${upTo(STRANGERS)} select 'p' || i, 'Captain ' || i, 'en', 1, 1, 'captain-' || i from n`,
    `insert into profile (person, portrait, shown) ${upTo(STRANGERS)} select 'p' || i, 'cook', '{}' from n`,
    `insert into club (id, name, motto, invite, feed, created_at)
     ${upTo(CLUBS)} select 'c' || i, 'Club ' || i, '', 'invite-' || i, 'feed-' || i, 1 from n`,
    `insert into club_member (club, person, role, joined_at)
     ${upTo(members)} select 'c0', 'p' || i, case i when 0 then 'founder' else 'member' end, i from n`,
    `insert into club_member (club, person, role, joined_at)
     ${upTo(STRANGERS)} select 'c' || (1 + i % ${CLUBS - 1}), 'p' || i, 'member', i from n`,
    `insert into evening (id, club, at, note, changed_at)
     ${upTo(20 * evenings)} select 'e' || i, 'c' || (i / ${evenings}), ${NOW} + i, 'Bring dice', 1 from n`,
    `insert into evening_answer (evening, person, answer)
     ${upTo(members * ANSWERED)} select 'e' || (i / ${members}), 'p' || (i % ${members}),
       case i % 5 when 0 then 'yes' when 1 then 'maybe' else 'no' end from n`,
    `insert into club_news (id, club, at, kind, person, about)
     ${upTo(STRANGERS)} select 'n' || i, 'c' || (i % ${CLUBS}), i, 'joined', 'p' || i, '{}' from n`,
    ...(['swiss', 'league', 'knockout'] as const).flatMap(cupOf),
    'commit',
  ];
}

/** A cup of this many members in its last round but some. */
function cupOf(form: CupForm): readonly string[] {
  const { entrants } = CLUB_LIMITS;
  const settings = { name: form, form, game: 'tic-tac-toe', options: { mode: 'classic' }, most: 2, laps: 1 };
  const more = { tempo: { kind: 'none' }, early: true, followers: 'link', rounds: ROUNDS };
  const row = (values: readonly (string | number)[]) =>
    `(${values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(', ')})`;
  const rounds = playedRounds(form);
  return [
    `insert into cup (id, club, created_at, status, settings, seed, started_at)
     values ('${form}', 'c0', 1, 'playing', '${JSON.stringify({ ...settings, ...more })}', 'seed', 1)`,
    `insert into cup_entrant (cup, id, person) values ${Array.from({ length: entrants }, (_, number) =>
      row([form, `p${number}`, `p${number}`]),
    ).join(', ')}`,
    `insert into cup_round (cup, round, begun_at, byes) values ${rounds
      .map(({ byes }, round) => row([form, round, round, JSON.stringify(byes)]))
      .join(', ')}`,
    `insert into cup_table (cup, round, number, table_id, entrants, places) values ${rounds
      .flatMap(({ tables }, round) =>
        tables.map(({ entrants: seats, places }, number) =>
          row([
            form,
            round,
            number,
            `${form}-${round}-${number}`,
            JSON.stringify(seats),
            JSON.stringify(places),
          ]),
        ),
      )
      .join(', ')}`,
  ];
}

/** The player higher in the draw wins, so the same player always leads, and many are tied. */
function playedRounds(form: CupForm): readonly CupRound[] {
  const plan: CupPlan = { form, entrants: CLUB_LIMITS.entrants, most: 2, fewest: 2, rounds: 127 };
  const rounds: CupRound[] = [];
  while (rounds.length < ROUNDS) {
    const { tables, byes } = must(nextRound({ plan, rounds, withdrawn: new Map() }));
    rounds.push({
      byes,
      tables: tables.map(({ entrants }) => {
        const [one = 0, other = 0] = entrants;
        return { entrants, places: one < other ? [1, 2] : [2, 1] };
      }),
    });
  }
  return rounds;
}
