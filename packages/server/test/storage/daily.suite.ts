import { describe, expect, test } from 'vitest';
import { person } from './records.ts';
import type { TestDatabase } from './test-database.ts';

/** Data that belongs to a day and to no person stays from test to test. */
const DAY = '2026-11-18';
const LATER = '2026-11-20';

export function dailySuite(database: () => TestDatabase): void {
  describe('days', () => {
    test('keep the first deal that was made', async () => {
      const { daily } = database().storage;
      expect(await daily.deal(DAY)).toBeUndefined();
      expect(await daily.keepDeal(DAY, '{"first":1}')).toBe('{"first":1}');
      const elsewhere = (await database().another()).daily;
      expect(await elsewhere.keepDeal(DAY, '{"second":2}')).toBe('{"first":1}');
      expect(await elsewhere.deal(DAY)).toBe('{"first":1}');
    });

    test('take each decision once and in order, no matter who is faster', async () => {
      const { people, daily } = database().storage;
      await people.create(person('ann'));
      const choose = (question: number, choice: number, points: number, last = false) =>
        daily.answer('ann', DAY, { question, choice, points, last }, 1_000);
      expect(await choose(1, 0, 10)).toBe(false);
      const both = await Promise.all([choose(0, 2, 7), choose(0, 3, 10)]);
      expect(both.toSorted()).toEqual([false, true]);
      expect(await choose(1, 14, 10, true)).toBe(true);
      expect(await choose(1, 1, 10, true)).toBe(false);
      const result = await daily.result('ann', DAY);
      expect(result).toMatchObject({ day: DAY, done: true });
      expect(result?.choices).toHaveLength(2);
      expect(result?.choices[1]).toBe(14);
      const people1 = (await daily.tally(DAY)).map(({ question, people: count }) => [question, count]);
      expect(people1).toEqual([
        [0, 1],
        [1, 1],
      ]);
    });

    test('have the best first, and forget people who leave', async () => {
      const { people, daily } = database().storage;
      for (const [index, id] of ['ann', 'bob', 'cleo', 'dan'].entries()) {
        await people.create(person(id));
        const points = [5, 9, 9, 10][index] ?? 0;
        const last = id !== 'dan';
        await daily.answer(id, LATER, { question: 0, choice: 1, points, last }, 1_000 + index);
      }
      expect(await daily.best(LATER, 2)).toEqual([
        { person: 'bob', points: 9 },
        { person: 'cleo', points: 9 },
      ]);
      expect(await daily.spread(LATER)).toEqual([
        { points: 5, people: 1 },
        { points: 9, people: 2 },
      ]);
      await daily.answer('bob', '2026-11-21', { question: 0, choice: 0, points: 1, last: false }, 5_000);
      expect((await daily.results('bob', 10)).map(({ day, done }) => [day, done])).toEqual([
        ['2026-11-21', false],
        [LATER, true],
      ]);
      await people.delete('bob');
      expect(await daily.results('bob', 10)).toEqual([]);
      expect(await daily.best(LATER, 5)).toHaveLength(2);
      // How often a move was chosen is stored without names.
      expect(await daily.tally(LATER)).toEqual([{ question: 0, choice: 1, people: 4 }]);
    });
  });
}
