import { BUILT_IN, Catalogue, loadPlayerReport, tableGames } from '@captains-table/catalogue';
import { must } from '@captains-table/kernel';
import type { ChairEntry, Entry } from '@captains-table/table';
import { describe, expect, test } from 'vitest';
import { GameCounter, readPlayed } from '../../src/profiles/game-counter.ts';
import { rebuildProfiles } from '../../src/profiles/rebuild.ts';
import type { Storage, TableRecord } from '../../src/storage/storage.ts';
import { append, person, seat, table } from './records.ts';
import type { TestDatabase } from './test-database.ts';
import { cpuTimeOf } from './cpu-time.ts';

const DAY = 86_400_000;
const COUNTED = ['rating', 'rating_point', 'figure', 'medal', 'encounter'];

interface Finished {
  /** People and bots, by their levels, in the order of their places. */
  readonly order: readonly string[];
  readonly at?: number;
  readonly more?: Partial<TableRecord>;
  /** What happens after the start. */
  readonly after?: readonly Entry[];
}

function partsOf(storage: Storage) {
  return { storage, loadGame: tableGames(new Catalogue(BUILT_IN)), loadReport: loadPlayerReport };
}

function counterOf(storage: Storage): GameCounter {
  return new GameCounter({
    ...partsOf(storage),
    trouble(_what, error) {
      throw error;
    },
  });
}

/** A game that has just ended. */
async function finish(
  { tables }: Storage,
  id: string,
  { order, at = DAY, more = {}, after = [] }: Finished,
): Promise<void> {
  const chairs = order.map((who): ChairEntry => {
    return who === 'mate' || who === 'captain'
      ? { kind: 'bot', level: who }
      : { kind: 'person', person: who };
  });
  const entries: Entry[] = [
    ...chairs.map((chair, index): Entry => ({ kind: 'chair', seat: index, chair })),
    { kind: 'start' },
    ...after,
  ];
  const stored = entries.map((entry, index) => ({ seq: index + 1, at, entry }));
  const people = order.map((who, index) => seat(index, who));
  await tables.create(table(id, { chairs, status: 'playing', ...more }), stored, people);
  const ranking = order.map((_, index) => index + 1);
  const scores = order.map((_, index) => 12 - 2 * index);
  const result = { ranking, scores, breakdown: scores.map((points) => ({ points })) };
  const change = { status: 'over', endedAt: at, result } as const;
  await tables.append({ ...append(id, stored.length + 1), at, change });
}

export function profilesSuite(database: () => TestDatabase): void {
  const known = async (...ids: string[]) => {
    for (const id of ids) await database().storage.people.create(person(id));
  };
  const dump = async () => {
    const all: Record<string, readonly string[]> = {};
    for (const name of COUNTED) {
      const rows = await database().execute(`select * from ${name}`);
      all[name] = rows.map((row) => JSON.stringify(row)).toSorted();
    }
    return all;
  };

  describe('finished games', () => {
    test('count once each, whichever server looks first, and move ratings, figures and medals', async () => {
      const { storage } = database();
      await known('ann', 'bob');
      await finish(storage, 'b', { order: ['bob', 'ann', 'mate'], at: 2 * DAY });
      await finish(storage, 'a', { order: ['ann', 'bob'], at: DAY });
      const { profiles } = storage;
      expect(await profiles.uncounted(9)).toStrictEqual(['a', 'b']);
      const other = await database().another();
      await Promise.all([counterOf(storage).countAll(), counterOf(other).countAll()]);
      expect(await profiles.uncounted(9)).toStrictEqual([]);
      expect((await profiles.countedAfter(0, 9)).map(({ number }) => number)).toStrictEqual([1, 2]);
      const [rating] = await profiles.ratings('ann');
      expect(rating).toMatchObject({ game: 'port-royal', pace: 'live', games: 2, at: 2 * DAY });
      expect(await profiles.ratingPoints('ann', 'port-royal', 'live', 9)).toHaveLength(2);
      expect((await profiles.ratingBefore('ann', 'port-royal', 'live', 2 * DAY))?.at).toBe(DAY);
      const figures = await profiles.figures('ann');
      expect(Object.fromEntries(figures)).toMatchObject({
        '/games': 2,
        '/wins': 1,
        'port-royal/games': 2,
        'port-royal/met-mate': 1,
        'port-royal/longest-run': 1,
        '/days': 2,
      });
      expect((await profiles.medals('ann')).map(({ medal }) => medal)).toContain('/landfall');
      expect(await profiles.encounters('ann', 9)).toEqual([
        { other: 'bob', game: 'port-royal', games: 2, won: 1, lost: 1, at: 2 * DAY },
      ]);
      expect(await profiles.encountersWith('bob', 'ann')).toMatchObject([{ games: 2 }]);
    });

    test('that fail to be counted change nothing, and count later', async () => {
      const { storage } = database();
      await known('ann', 'bob');
      await finish(storage, 't', { order: ['ann', 'mate'] });
      const { played, report } = await readPlayed(partsOf(storage), 't');
      const cut = {
        ...must(report),
        get botRatings(): never {
          throw new Error('the power is cut');
        },
      };
      await expect(storage.profiles.count('t', played, cut)).rejects.toThrow('the power is cut');
      expect(Object.values(await dump()).flat()).toStrictEqual([]);
      expect(await storage.profiles.count('t', played, report)).toBe(true);
      expect(await storage.profiles.count('t', played, report)).toBe(false);
      expect(await storage.profiles.ratings('ann')).toMatchObject([{ games: 1 }]);
    });

    test('are rated only where people played against each other to the end', async () => {
      const { storage } = database();
      await known('ann', 'bob', 'cem');
      const resigned: Entry = { kind: 'away', seat: 0, why: 'resigned' };
      const gone: Entry = { kind: 'away', seat: 0, why: 'gone' };
      await finish(storage, 'resigned', { order: ['ann', 'bob', 'cem'], after: [resigned], at: DAY });
      await finish(storage, 'gone', { order: ['cem', 'bob'], after: [gone], at: 2 * DAY });
      await finish(storage, 'alone', { order: ['bob'], at: 3 * DAY, more: { options: { mode: 'solo' } } });
      await finish(storage, 'days', {
        order: ['bob', 'captain'],
        at: 4 * DAY,
        more: { tempo: { kind: 'days', days: 2 } },
      });
      await storage.tables.create(table('abandoned', { status: 'abandoned' }), [], [seat(0, 'bob')]);
      await counterOf(storage).countAll();
      const { profiles } = storage;
      // She led, but gave up, so she comes last.
      const [ann] = await profiles.ratings('ann');
      expect(must(ann).value).toBeLessThan(1_500);
      expect(await profiles.ratings('cem')).toMatchObject([{ pace: 'live', games: 1 }]);
      expect(await profiles.ratings('bob')).toMatchObject([
        { pace: 'live', games: 1 },
        { pace: 'turns', games: 1 },
      ]);
      expect((await profiles.figures('bob')).get('/games')).toBe(4);
      expect((await profiles.figures('bob')).get('port-royal/beat-captain')).toBe(1);
    });

    test('add up to the same when all are worked out again, deleted people included', async () => {
      const { storage } = database();
      const people = ['ann', 'bob', 'cem', 'dee', 'eve'];
      await known(...people);
      for (let game = 0; game < 15; game++) {
        const order = people.filter((_, index) => (game * 7 + index * 3) % 5 < 3);
        const shifted = [...order.slice(game % 3), ...order.slice(0, game % 3)];
        await finish(storage, `g${game}`, {
          order: game % 4 === 0 ? [...shifted, 'mate'] : shifted,
          // Not in the order in which they are stored.
          at: ((game * 4) % 15) * DAY + DAY,
          ...(game % 5 === 0 ? { after: [{ kind: 'away', seat: 0, why: 'resigned' }] } : {}),
        });
        if (game % 3 === 0) await counterOf(storage).countAll();
      }
      await counterOf(storage).countAll();
      await storage.people.delete('eve');
      const before = await dump();
      expect(must(before['rating']).length).toBeGreaterThan(3);
      expect(await rebuildProfiles(partsOf(storage))).toStrictEqual({ games: 15, people: 5 });
      expect(await dump()).toStrictEqual(before);
      await database().execute(`delete from figure`);
      await rebuildProfiles(partsOf(storage));
      expect(await dump()).toStrictEqual(before);
    });

    test('leave with their people, whose opponents keep them without a name', async () => {
      const { storage } = database();
      await known('ann', 'bob');
      await finish(storage, 't', { order: ['ann', 'bob'] });
      await counterOf(storage).countAll();
      await storage.profiles.update('ann', { portrait: 'cook', shown: { ratings: 'nobody' } });
      await storage.people.delete('ann');
      expect(await storage.profiles.ratings('ann')).toStrictEqual([]);
      expect(await storage.profiles.medals('ann')).toStrictEqual([]);
      expect(await storage.profiles.find('ann')).toBeUndefined();
      expect(await storage.profiles.encounters('bob', 9)).toMatchObject([{ other: 'ann', lost: 1 }]);
    });
  });

  test('the page of one among ten thousand people and a hundred thousand games costs what it shows', async () => {
    // PostgreSQL is slow to write many rows.
    const people = database().cut === undefined ? 10_000 : 1_000;
    const { profiles } = database().storage;
    await known('ann');
    for (const statement of manyProfiles(people)) await database().execute(statement);
    const page = async () => ({
      ratings: await profiles.ratings('ann'),
      points: await profiles.ratingPoints('ann', 'port-royal', 'live', 100),
      before: await profiles.ratingBefore('ann', 'port-royal', 'live', people / 2),
      figures: await profiles.figures('ann'),
      medals: await profiles.medals('ann'),
      met: await profiles.encounters('ann', 32),
      with: await profiles.encountersWith('ann', 'p7'),
    });
    const { points, before, met, figures } = await page();
    expect(points).toHaveLength(100);
    expect(before?.at).toBe(people / 2 - 1);
    expect(met[0]).toMatchObject({ other: `p${people}`, at: people });
    expect(figures.size).toBe(200);
    const took = await cpuTimeOf(async () => {
      for (let turn = 0; turn < 10; turn++) await page();
    });
    // Ten of them take a few milliseconds; a single one that read all rows would take far longer.
    expect(took / 10).toBeLessThan(200);
  });

  test('a profile keeps the portrait and who may see what', async () => {
    const { profiles } = database().storage;
    await known('ann', 'bob');
    expect(await profiles.find('ann')).toBeUndefined();
    await profiles.update('ann', { portrait: 'cook', shown: { ratings: 'friends' } });
    await profiles.update('bob', { shown: {} });
    expect(await profiles.find('ann')).toStrictEqual({ portrait: 'cook', shown: { ratings: 'friends' } });
    expect(await profiles.portraits(['ann', 'bob', 'cem'])).toStrictEqual(new Map([['ann', 'cook']]));
    await profiles.update('ann', { shown: {} });
    expect(await profiles.find('ann')).toStrictEqual({ shown: {} });
  });
}

/** Ann has played a tenth of all games, against everyone. */
function manyProfiles(people: number): readonly string[] {
  const numbers = (count: number) =>
    `with recursive copy (n) as (select 1 union all select n + 1 from copy where n < ${count})`;
  return [
    `${numbers(people)} insert into person (id, name, locale, created_at, seen_at)
      select 'p' || n, 'Somebody', 'en', 1, 1 from copy`,
    `insert into rating (person, game, pace, value, deviation, games, peak, at)
      select id, 'port-royal', 'live', 1500, 80, 10, 1500, 1 from person`,
    `${numbers(people)} insert into rating_point (person, game, pace, counted, at, value, deviation)
      select 'ann', 'port-royal', 'live', n, n, 1500, 80 from copy`,
    `${numbers(9 * people)} insert into rating_point (person, game, pace, counted, at, value, deviation)
      select 'p' || (1 + n % ${people}), 'port-royal', 'live', n, n, 1500, 80 from copy`,
    `${numbers(people)} insert into encounter (person, other, game, games, won, lost, at)
      select 'ann', 'p' || n, 'port-royal', 1, 1, 0, n from copy`,
    `${numbers(people)} insert into encounter (person, other, game, games, won, lost, at)
      select 'p' || n, 'ann', 'port-royal', 1, 0, 1, n from copy`,
    `${numbers(200)} insert into figure (person, name, value)
      select 'ann', 'port-royal/figure-' || n, n from copy`,
    `${numbers(60)} insert into medal (person, medal, at) select 'ann', '/medal-' || n, n from copy`,
  ];
}
