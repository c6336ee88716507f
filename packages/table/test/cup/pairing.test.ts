/** As a referee would check the pairings: worked examples, and what must hold however the games end. */
import { describe, expect, test } from 'vitest';
import { nextRound, standingsOf, usualRounds } from '../../src/cup/index.ts';
import { bergerRound } from '../../src/cup/round-robin.ts';
import { bracketOrder } from '../../src/cup/knockout.ts';
import { canPairAll } from '../../src/cup/matching.ts';
import { tableSizes } from '../../src/cup/table-sizes.ts';
import { byLot, byStrength, dice, meetingsIn, plan, playOut, seatsIn } from './played.ts';

const ascending = (a: number, b: number) => a - b;
const SIZES = [2, 3, 4, 5, 6, 7, 8, 11, 16, 23, 32];

describe('a league of two at a table', () => {
  test('follows the tables of Berger', () => {
    const rounds = [0, 1, 2].map((round) =>
      bergerRound(4, round).map(([one, two]) => `${one + 1}-${two + 1}`),
    );
    expect(rounds.map((pairs) => pairs.toSorted())).toEqual([
      ['1-4', '2-3'],
      ['1-2', '4-3'],
      ['2-4', '3-1'],
    ]);
    const six = bergerRound(6, 1).map(([one, two]) => `${one + 1}-${two + 1}`);
    expect(six.toSorted()).toEqual(['1-2', '5-3', '6-4']);
  });

  test.each(SIZES)('lets %i meet each other exactly once, and begin every other time', (entrants) => {
    const rounds = usualRounds('league', { entrants, most: 2 });
    const cup = playOut(plan('league', entrants, { rounds }), byStrength);
    const met = meetingsIn(cup);
    expect(met.size).toBe((entrants * (entrants - 1)) / 2);
    expect([...met.values()].every((times) => times === 1)).toBe(true);
    for (const [first = 0, second = 0] of seatsIn(cup))
      expect(Math.abs(first - second)).toBeLessThanOrEqual(1);
    expect(cup.rounds.flatMap(({ byes }) => byes)).toEqual([]);
  });

  test('turns the seats round when all meet again', () => {
    const rounds = usualRounds('league', { entrants: 5, most: 2 }, 2);
    const cup = playOut(plan('league', 5, { rounds }), byStrength);
    expect([...meetingsIn(cup).values()].every((times) => times === 2)).toBe(true);
    for (const [first, second] of seatsIn(cup)) expect(first).toBe(second);
  });

  test('gives the point to those whose opponent has left', () => {
    const cup = playOut(plan('league', 4, { rounds: 3 }), byStrength, (round) => (round === 1 ? [0] : []));
    const byes = cup.rounds.flatMap((round) => round.byes);
    expect(byes).toHaveLength(2);
    expect(byes).not.toContain(0);
    expect(cup.rounds.flatMap(({ tables }) => tables)).toHaveLength(2 + 1 + 1);
  });
});

describe('a Swiss of two at a table', () => {
  test('begins with the upper half against the lower half', () => {
    const first = nextRound({ plan: plan('swiss', 8), rounds: [], withdrawn: new Map() });
    expect(first?.tables.map(({ entrants }) => entrants.toSorted(ascending))).toEqual([
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
    ]);
    expect(first?.tables.map(({ entrants }) => entrants[0])).toEqual([0, 5, 2, 7]);
  });

  test('then lets winners meet winners', () => {
    const cup = playOut(plan('swiss', 8, { rounds: 2 }), byStrength);
    const second = cup.rounds[1]?.tables.map(({ entrants }) => entrants.toSorted(ascending));
    // 0 and 2 have begun, 1 and 3 have not: the halves 0, 1 and 2, 3 would seat two who have begun against each other.
    expect(second?.slice(0, 2).flat().toSorted()).toEqual([0, 1, 2, 3]);
    expect(
      second
        ?.slice(0, 2)
        .every((pair) => pair.some((one) => one % 2 === 0) && pair.some((one) => one % 2 === 1)),
    ).toBe(true);
  });

  test('gives the bye to the last, and to nobody twice', () => {
    const cup = playOut(plan('swiss', 5, { rounds: 5 }), byStrength);
    const byes = cup.rounds.flatMap((round) => round.byes);
    expect(byes[0]).toBe(4);
    expect(new Set(byes).size).toBe(5);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'lets nobody meet twice while that can be avoided (lot %i)',
    (seed) => {
      const random = dice(seed);
      const entrants = 4 + Math.floor(random() * 30);
      const rounds = Math.min(entrants - 1, usualRounds('swiss', { entrants, most: 2 }) + 1);
      const cup = playOut(plan('swiss', entrants, { rounds }), byLot(random));
      expect(cup.rounds).toHaveLength(rounds);
      expect(mostMeetings(cup)).toBeLessThanOrEqual(1);
      const byes = cup.rounds.flatMap((round) => round.byes);
      expect(new Set(byes).size).toBe(byes.length);
      expect(byes).toHaveLength(entrants % 2 === 0 ? 0 : rounds);
      for (const [first = 0, second = 0] of seatsIn(cup))
        expect(Math.abs(first - second)).toBeLessThanOrEqual(2);
      for (const round of cup.rounds)
        expect(new Set(round.tables.flatMap((t) => t.entrants)).size + round.byes.length).toBe(entrants);
    },
  );

  test('lets all six meet each other in five rounds, whatever happens', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const cup = playOut(plan('swiss', 6, { rounds: 5 }), byLot(dice(seed)));
      const met = [...meetingsIn(cup).values()];
      // The last rounds can be stuck whatever is paired before: only then do two meet again.
      expect(Math.max(...met)).toBeLessThanOrEqual(2);
    }
  });

  test('goes on without those who have left', () => {
    const cup = playOut(plan('swiss', 8, { rounds: 4 }), byStrength, (round) => (round === 2 ? [0, 7] : []));
    for (const round of cup.rounds.slice(2)) expect(round.tables.flatMap((t) => t.entrants)).not.toContain(0);
    expect(cup.rounds[3]?.tables).toHaveLength(3);
  });

  test('finds the strongest of 64 in seven rounds', () => {
    const cup = playOut(plan('swiss', 64, { rounds: 7 }), byStrength);
    expect(standingsOf(cup)[0]).toMatchObject({ entrant: 0, place: 1, points: 7, won: 7 });
    expect(Math.max(...meetingsIn(cup).values())).toBe(1);
  });
});

function mostMeetings(cup: Parameters<typeof meetingsIn>[0]): number {
  return Math.max(...meetingsIn(cup).values());
}

test('all can be paired off exactly where a try of every pairing says so', () => {
  const random = dice(7);
  for (let turn = 0; turn < 400; turn++) {
    const size = 2 * (1 + Math.floor(random() * 4));
    const met = Array.from({ length: size }, () => new Set<number>());
    for (let one = 0; one < size; one++) {
      for (let other = one + 1; other < size; other++) {
        if (random() > 0.4) continue;
        met[one]?.add(other);
        met[other]?.add(one);
      }
    }
    const tryAll = (left: readonly number[]): boolean => {
      const [one, ...rest] = left;
      if (one === undefined) return true;
      return rest.some(
        (other) => met[one]?.has(other) === true && tryAll(rest.filter((entrant) => entrant !== other)),
      );
    };
    expect(canPairAll(met)).toBe(tryAll([...met.keys()]));
  }
});

describe('tables of three to five', () => {
  test('are as few and as equal as possible', () => {
    expect(tableSizes(10, 4, 2)).toEqual({ sizes: [4, 3, 3], sitOut: 0 });
    expect(tableSizes(5, 4, 2)).toEqual({ sizes: [3, 2], sitOut: 0 });
    expect(tableSizes(5, 4, 3)).toEqual({ sizes: [4], sitOut: 1 });
    expect(tableSizes(7, 3, 3)).toEqual({ sizes: [3, 3], sitOut: 1 });
    expect(tableSizes(1, 4, 2)).toEqual({ sizes: [], sitOut: 1 });
  });

  test.each([3, 4, 5])('of %i: nobody meets twice in the first rounds of a large field', (most) => {
    const cup = playOut(plan('swiss', 40, { most, rounds: 3 }), byLot(dice(most)));
    expect(Math.max(...meetingsIn(cup).values())).toBe(1);
  });

  test('of four: seats go round', () => {
    const cup = playOut(plan('swiss', 16, { most: 4, rounds: 4 }), byLot(dice(3)));
    for (const seats of seatsIn(cup)) expect(Math.max(...seats)).toBeLessThanOrEqual(2);
  });

  test('in a league of nine at tables of three each meets nearly all others', () => {
    const rounds = usualRounds('league', { entrants: 9, most: 3 });
    expect(rounds).toBe(4);
    const cup = playOut(plan('league', 9, { most: 3, fewest: 3, rounds }), byLot(dice(1)));
    const met = meetingsIn(cup);
    expect(met.size).toBeGreaterThanOrEqual(32);
    expect(Math.max(...met.values())).toBeLessThanOrEqual(2);
  });

  test('nobody sits out twice before everyone has once', () => {
    const cup = playOut(plan('swiss', 7, { most: 3, fewest: 3, rounds: 5 }), byLot(dice(5)));
    const byes = cup.rounds.flatMap((round) => round.byes);
    expect(byes).toHaveLength(5);
    expect(new Set(byes).size).toBe(5);
  });
});

describe('a knock-out', () => {
  test('keeps the first and the last of the draw apart', () => {
    expect(bracketOrder(8)).toEqual([0, 7, 3, 4, 1, 6, 2, 5]);
  });

  test.each(SIZES)('of %i finds its winner in as few rounds as possible', (entrants) => {
    const cup = playOut(plan('knockout', entrants), byStrength);
    expect(cup.rounds).toHaveLength(Math.ceil(Math.log2(entrants)));
    expect(cup.rounds.flatMap(({ tables }) => tables)).toHaveLength(entrants - 1);
    expect(cup.rounds.slice(1).flatMap(({ byes }) => byes)).toEqual([]);
    expect(standingsOf(cup)[0]).toMatchObject({ entrant: 0, place: 1 });
    expect(standingsOf(cup)[1]).toMatchObject({ entrant: 1, place: 2 });
  });

  test('gives free places to the first of the draw', () => {
    const cup = playOut(plan('knockout', 6), byStrength);
    expect(cup.rounds[0]?.byes.toSorted()).toEqual([0, 1]);
  });

  test('gives a shared place to the player who sat further back', () => {
    const cup = playOut(plan('knockout', 2), () => [1, 1]);
    expect(standingsOf(cup)[0]?.entrant).toBe(cup.rounds[0]?.tables[0]?.entrants[1]);
  });

  test('lets the opponent of one who left through, and nobody where both gave up', () => {
    const left = playOut(plan('knockout', 4), byStrength, (round) => (round === 1 ? [0] : []));
    expect(left.rounds[1]).toEqual({ tables: [], byes: [1] });
    expect(standingsOf(left)[0]?.entrant).toBe(1);
    const none = playOut(plan('knockout', 4), ({ entrants }) =>
      entrants.includes(0) ? [0, 0] : byStrength({ entrants }),
    );
    expect(none.rounds[1]).toEqual({ tables: [], byes: [1] });
  });

  test('of twelve at tables of four lets the better half go on', () => {
    const cup = playOut(plan('knockout', 12, { most: 4 }), byStrength);
    expect(cup.rounds.map(({ tables }) => tables.map(({ entrants }) => entrants.length))).toEqual([
      [4, 4, 4],
      [3, 3],
      [2],
    ]);
    expect(
      standingsOf(cup)
        .slice(0, 2)
        .map(({ entrant }) => entrant),
    ).toEqual([0, 1]);
  });
});
