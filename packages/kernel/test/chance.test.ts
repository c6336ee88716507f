import { createHash } from 'node:crypto';
import type { Chance } from '@captains-table/kernel';
import {
  below,
  chanceFrom,
  chanceFromNumbers,
  fork,
  next,
  pick,
  reseed,
  sha256Hex,
  shuffle,
  uses,
} from '@captains-table/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('SHA-256', () => {
  test('is that of Node, for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });

  test.each([0, 55, 56, 63, 64, 119, 120, 1000])('and of %i bytes, where blocks begin and end', (length) => {
    const text = 'a'.repeat(length);
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  });
});

describe('chance', () => {
  test('K-5.2 follows from its seed alone', () => {
    const draws = (seed: string) =>
      Array.from(
        { length: 5 },
        (
          (chance) => () =>
            next(chance)
        )(chanceFrom(seed)),
      );
    expect(draws('a')).toEqual(draws('a'));
    expect(draws('a')).not.toEqual(draws('b'));
  });

  test('K-5.2 goes on the same after JSON', () => {
    const chance = chanceFrom('json');
    next(chance);
    const copy: Chance = JSON.parse(JSON.stringify(chance));
    expect([next(copy), next(copy)]).toEqual([next(chance), next(chance)]);
  });

  test('K-5.2 is fair: each of seven faces comes up as often as it should', () => {
    const chance = chanceFrom('fair');
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 70_000; i++) {
      const face = below(chance, 7);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    // Chi-squared with six degrees of freedom: beyond 22.5 in one of a thousand fair tests.
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(22.5);
  });

  test('K-5.2 every order of four cards is equally likely', () => {
    const chance = chanceFrom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const cards = ['a', 'b', 'c', 'd'];
      shuffle(chance, cards);
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: beyond 49.7 in one of a thousand fair tests.
    const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquared).toBeLessThan(49.7);
  });

  test('K-5.2 whole numbers stay below their limit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 0x7fffffff }), (seed, limit) => {
        const drawn = below(chanceFromNumbers(seed, 7), limit);
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(limit);
      }),
    );
  });

  test('counts what was drawn, also across a reseed', () => {
    const chance = chanceFrom('count');
    next(chance);
    next(chance);
    expect(uses(chance)).toBe(2);
    reseed(chance, chanceFrom('other'));
    expect(uses(chance)).toBe(2);
    expect(next(chance)).toBe(next(chanceFrom('other')));
  });

  test('a fork goes its own way', () => {
    const chance = chanceFrom('fork');
    const own = fork(chance);
    expect(next(own)).not.toBe(next(chance));
  });

  test('nothing can be picked from nothing', () => {
    expect(() => pick(chanceFrom('x'), [])).toThrow('nothing to pick from');
  });
});
