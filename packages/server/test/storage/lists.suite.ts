import { describe, expect, test } from 'vitest';
import type { TableStatus } from '@captains-table/protocol';
import type { Page, PageOfTables, Position, TableRecord } from '../../src/storage/storage.ts';
import type { TestDatabase } from './test-database.ts';
import { append, seat, table } from './records.ts';
import { cpuTimeOf } from './cpu-time.ts';

const PAGE = 50;

export function listsSuite(database: () => TestDatabase): void {
  describe('lists', () => {
    test('show public tables, the latest first, page by page', async () => {
      const { tables } = database().storage;
      for (const [id, updatedAt] of [
        ['a', 10],
        ['b', 30],
        ['c', 20],
        ['d', 30],
      ] as const) {
        await tables.create(table(id, { updatedAt }), [], [seat(1, 'bob'), seat(0, 'ann', { owes: true })]);
      }
      await tables.create(table('private', { visibility: 'invite', updatedAt: 99 }), [], []);
      await tables.create(table('watched', { status: 'playing', updatedAt: 98 }), [], []);
      await tables.create(table('unseen', { status: 'playing', spectators: false, updatedAt: 97 }), [], []);
      await tables.create(table('closed', { spectators: false, updatedAt: 5 }), [], []);
      await tables.create(table('over', { status: 'over', updatedAt: 96 }), [], []);
      const all = await tables.listed('open', { limit: 9 });
      expect(idsOf(all)).toStrictEqual(['d', 'b', 'c', 'a', 'closed']);
      expect(all.last).toBeUndefined();
      const first = await tables.listed('open', { limit: 1 });
      expect(idsOf(first)).toStrictEqual(['d']);
      // Two of them have the same time; neither is skipped or shown twice.
      const second = await tables.listed('open', { limit: 2, ...after(first) });
      expect(idsOf(second)).toStrictEqual(['b', 'c']);
      expect(idsOf(await tables.listed('open', { limit: 2, ...after(second) }))).toStrictEqual([
        'a',
        'closed',
      ]);
      expect(idsOf(await tables.listed('playing', { limit: 9 }))).toStrictEqual(['watched']);
      expect((await tables.listed('open', { limit: 2 })).tables[1]).toStrictEqual({
        record: table('b', { updatedAt: 30 }),
        people: [seat(0, 'ann', { owes: true }), seat(1, 'bob')],
      });
    });

    test('show a game that a person resigned from as over for them, while the others play on', async () => {
      const { tables } = database().storage;
      const people = [seat(0, 'ann', { owes: true }), seat(1, 'bob', { resigned: true })];
      await tables.create(table('t', { status: 'playing' }), [], people);
      expect(idsOf(await tables.running('ann', { limit: 9 }))).toStrictEqual(['t']);
      expect(idsOf(await tables.running('bob', { limit: 9 }))).toStrictEqual([]);
      expect(idsOf(await tables.finished('bob', { limit: 9 }))).toStrictEqual(['t']);
    });

    test('show a person the tables that wait for them first, then the latest, each once', async () => {
      const { tables } = database().storage;
      const sit = (id: string, updatedAt: number, owes: boolean, status: TableStatus) =>
        tables.create(table(id, { updatedAt, status, visibility: 'invite' }), [], [seat(0, 'ann', { owes })]);
      await sit('idle', 40, false, 'playing');
      await sit('mine-old', 10, true, 'playing');
      await sit('mine-new', 20, true, 'open');
      await sit('over', 50, false, 'over');
      await sit('abandoned', 60, false, 'abandoned');
      await tables.create(
        table('both', { updatedAt: 15 }),
        [],
        [seat(0, 'ann'), seat(1, 'ann', { owes: true })],
      );
      await tables.create(table('other', { status: 'playing' }), [], [seat(0, 'bob', { owes: true })]);
      const mine = await tables.running('ann', { limit: 9 });
      expect(idsOf(mine)).toStrictEqual(['mine-new', 'both', 'mine-old', 'idle']);
      const first = await tables.running('ann', { limit: 2 });
      expect(idsOf(first)).toStrictEqual(['mine-new', 'both']);
      expect(idsOf(await tables.running('ann', { limit: 2, ...after(first) }))).toStrictEqual([
        'mine-old',
        'idle',
      ]);
      expect(await tables.running('cid', { limit: 9 })).toStrictEqual({ tables: [] });
      expect(idsOf(await tables.finished('ann', { limit: 9 }))).toStrictEqual(['abandoned', 'over']);
      const latest = await tables.finished('ann', { limit: 1 });
      expect(idsOf(latest)).toStrictEqual(['abandoned']);
      expect(idsOf(await tables.finished('ann', { limit: 9, ...after(latest) }))).toStrictEqual(['over']);
    });

    test('move a table on with the person whose turn it is, and to the history with its end', async () => {
      const { tables } = database().storage;
      const people = [seat(0, 'ann'), seat(1, 'bob', { owes: true })];
      await tables.create(table('older', { status: 'playing' }), [], people);
      await tables.create(table('newer', { status: 'playing', updatedAt: 2_000 }), [], people);
      const lists = async () => ({
        running: idsOf(await tables.running('ann', { limit: 9 })),
        finished: idsOf(await tables.finished('ann', { limit: 9 })),
      });
      expect(await lists()).toStrictEqual({ running: ['newer', 'older'], finished: [] });
      const turned = [seat(0, 'ann', { owes: true }), seat(1, 'bob')];
      await tables.append(append('older', 1, { people: turned }));
      expect(await lists()).toStrictEqual({ running: ['older', 'newer'], finished: [] });
      // The last entry does not mention the seats, and still no one has anything left to decide.
      await tables.append(append('older', 2, { change: { status: 'abandoned' } }));
      expect(await lists()).toStrictEqual({ running: ['newer'], finished: ['older'] });
      expect((await tables.finished('ann', { limit: 9 })).tables[0]?.people).toStrictEqual([
        seat(0, 'ann'),
        seat(1, 'bob'),
      ]);
    });

    test('of ten thousand tables cost what one page costs', async () => {
      // PostgreSQL makes the same plans for fewer rows, and is slow to write many.
      const many = database().cut === undefined ? 10_000 : 2_000;
      await database().storage.tables.create(table('t'), [], []);
      await database().execute(manyTables(many));
      await database().execute(manySeats('open', many));
      await database().execute(manySeats('playing', many));
      await database().execute(manySeats('over', many));
      const { lists, plans } = await database().watchedLists();
      const answers: (readonly string[])[] = [];
      const took = await cpuTimeOf(async () => {
        answers.push(
          await pages((page) => lists.running('ann', page)),
          await pages((page) => lists.finished('ann', page)),
          await pages((page) => lists.listed('open', page)),
          await pages((page) => lists.listed('playing', page)),
        );
        expect(await lists.statistics('ann')).toMatchObject([
          { games: many, wins: Math.floor(many / 3), bestScore: 5 },
        ]);
      });
      for (const ids of answers) expect(new Set(ids).size).toBe(3 * PAGE);
      const asked = await plans();
      // Each page asks for its tables and for their seats, however many there are elsewhere.
      expect(asked).toHaveLength(answers.length * 3 * 2 + 1);
      for (const plan of asked) expect(plan).not.toMatch(/\bSCAN\b|TEMP B-TREE FOR (?!ORDER BY)|Seq Scan/);
      const own = asked.filter((plan) => /seat_listed|game_table_(joinable|watchable)/.test(plan));
      expect(own).toHaveLength(answers.length * 3);
      for (const plan of own) expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
      expect(asked.at(-1)).toMatch(/seat_statistics/);
      // Reading a whole list for each request would take far longer.
      expect(took).toBeLessThan(2_000);
    });

    test('count finished games by game and mode', async () => {
      const { tables } = database().storage;
      const end = (id: string, more: Partial<TableRecord>, rank?: number, score?: number) => {
        const ranked = rank === undefined || score === undefined ? {} : { rank, score };
        return tables.create(
          table(id, { status: 'over', ...more }),
          [],
          [seat(0, 'ann', ranked), seat(1, 'bob')],
        );
      };
      await end('a', {}, 1, 12);
      await end('b', {}, 2, 7);
      await end('c', {}, 1, 12.5);
      await end('d', { options: { mode: 'solo' } }, 2, -3);
      await end('e', { game: 'stowaways' }, 1, 0);
      await end('f', {});
      await end('g', { status: 'abandoned' });
      await end('h', { status: 'playing' }, 1, 99);
      expect(await tables.statistics('ann')).toStrictEqual([
        { game: 'port-royal', mode: 'base', games: 3, wins: 2, meanScore: 10.5, bestScore: 12.5 },
        { game: 'port-royal', mode: 'solo', games: 1, wins: 0, meanScore: -3, bestScore: -3 },
        { game: 'stowaways', mode: 'base', games: 1, wins: 1, meanScore: 0, bestScore: 0 },
      ]);
      expect(await tables.statistics('bob')).toStrictEqual([]);
    });
  });
}

function idsOf({ tables }: PageOfTables): readonly string[] {
  return tables.map(({ record }) => record.id);
}

/** The page after this one. */
function after({ last }: PageOfTables): { readonly after: Position } {
  if (last === undefined) throw new Error('there is no further page');
  return { after: last };
}

/** The first pages of a list. */
async function pages(ask: (page: Page) => Promise<PageOfTables>): Promise<readonly string[]> {
  const first = await ask({ limit: PAGE });
  const second = await ask({ limit: PAGE, ...after(first) });
  const third = await ask({ limit: PAGE, ...after(second) });
  return [first, second, third].flatMap(idsOf);
}

const NUMBERS =
  'with recursive copy (number) as (select 1 union all select number + 1 from copy where number < ';

/** Makes this many copies of `t` three times with one statement: open, being played, and over. */
function manyTables(count: number): string {
  const columns = 'seq, said, game, mode, rules, options, tempo, visibility, spectators, hints, host, seed';
  const others = 'created_at, chairs, bots';
  const status = `case number % 3 when 0 then 'open' when 1 then 'playing' else 'over' end`;
  return `
    ${NUMBERS} ${3 * count})
    insert into game_table (id, invite, updated_at, status, ${columns}, ${others})
    select 't' || number, 'copy ' || number, 5000 + number / 4, ${status}, ${columns}, ${others}
    from game_table, copy where id = 't'`;
}

/** Ann sits at all tables that are in this stage. */
function manySeats(status: 'open' | 'playing' | 'over', count: number): string {
  const first = { open: 3, playing: 1, over: 2 }[status];
  const [listing, rank] = status === 'over' ? ['0', '1 + number % 3'] : ['1 + number % 2', 'null'];
  return `
    ${NUMBERS} ${count})
    insert into seat (table_id, seat, person, owes, rank, score, listing, updated_at, game, mode)
    select 't' || (number * 3 - 3 + ${first}), 0, 'ann', 0, ${rank}, 5, ${listing}, 5000 + number / 4, 'port-royal', 'base'
    from copy`;
}
