/** Worked examples of points and tie-breaks. */
import { describe, expect, test } from 'vitest';
import { standingsOf, tieBreaksOf } from '../../src/cup/index.ts';
import type { CupRound, CupSoFar } from '../../src/cup/index.ts';
import { plan } from './played.ts';

/** `1-0`: seat by seat, what each got: 1, = or 0. */
function game(first: number, second: number, result: '1-0' | '0-1' | '=' | 'forfeit') {
  const places = { '1-0': [1, 2], '0-1': [2, 1], '=': [1, 1], forfeit: [1, 0] }[result];
  return { entrants: [first, second], places };
}

function swiss(
  entrants: number,
  rounds: readonly CupRound[],
  withdrawn = new Map<number, number>(),
): CupSoFar {
  return { plan: plan('swiss', entrants, { rounds: rounds.length }), rounds, withdrawn };
}

const lines = (cup: CupSoFar) =>
  standingsOf(cup).map(({ entrant, place, points, breaks }) => [entrant, place, points, ...breaks]);

describe('points', () => {
  test('are one for a win, a half for a shared place, one for a bye, none for giving up', () => {
    const cup = swiss(5, [{ tables: [game(0, 1, '='), game(2, 3, 'forfeit')], byes: [4] }]);
    const points = new Map(standingsOf(cup).map((line) => [line.entrant, line.points]));
    expect([0, 1, 2, 3, 4].map((entrant) => points.get(entrant))).toEqual([0.5, 0.5, 1, 0, 1]);
  });

  test('at a table of four compare each with each', () => {
    const cup: CupSoFar = {
      plan: plan('swiss', 4, { most: 4, rounds: 1 }),
      rounds: [{ tables: [{ entrants: [2, 0, 3, 1], places: [1, 2, 2, 4] }], byes: [] }],
      withdrawn: new Map(),
    };
    const points = new Map(standingsOf(cup).map((line) => [line.entrant, line.points]));
    expect(points.get(2)).toBe(1);
    expect(points.get(0)).toBe(0.5);
    expect(points.get(3)).toBe(0.5);
    expect(points.get(1)).toBe(0);
  });

  test('of those who abandoned their game are none for all of them', () => {
    const cup = swiss(2, [{ tables: [{ entrants: [0, 1], places: [0, 0] }], byes: [] }]);
    expect(standingsOf(cup).map(({ points, won, played }) => [points, won, played])).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ]);
  });
});

describe('a Swiss', () => {
  // 0 beats 3, 1 beats 2; then 0 beats 1, 2 beats 3; then 0 and 2 share, 1 beats 3.
  const cup = swiss(4, [
    { tables: [game(0, 3, '1-0'), game(1, 2, '1-0')], byes: [] },
    { tables: [game(0, 1, '1-0'), game(2, 3, '1-0')], byes: [] },
    { tables: [game(2, 0, '='), game(3, 1, '0-1')], byes: [] },
  ]);

  test('goes by points, then by the opponents’ points without the lowest, then by all of them', () => {
    expect(tieBreaksOf('swiss')).toEqual(['buchholz-cut', 'buchholz', 'sonneborn-berger', 'wins']);
    expect(lines(cup)).toEqual([
      // 2.5 points: opponents have 0, 2 and 1.5; beaten: 0 + 2, shared: half of 1.5.
      [0, 1, 2.5, 3.5, 3.5, 2.75, 2],
      // 2 points: opponents 1.5, 2.5, 0; beaten: 1.5 and 0.
      [1, 2, 2, 4, 4, 1.5, 2],
      // 1.5 points: opponents 2, 0, 2.5; beaten: 0, shared: half of 2.5.
      [2, 3, 1.5, 4.5, 4.5, 1.25, 1],
      [3, 4, 0, 4.5, 6, 0, 0],
    ]);
  });

  test('counts a bye as an opponent with as many points as the player', () => {
    const bye = swiss(3, [
      { tables: [game(0, 1, '1-0')], byes: [2] },
      { tables: [game(2, 0, '0-1')], byes: [1] },
    ]);
    const line = standingsOf(bye).find(({ entrant }) => entrant === 1);
    // Opponents: 0 with 2 points, and a bye worth its own single point.
    expect(line).toMatchObject({ points: 1, breaks: [2, 3, 1, 1] });
  });

  test('counts the rounds of one who left as shared, for those who met them', () => {
    const left = swiss(
      3,
      [
        { tables: [game(0, 1, '1-0')], byes: [2] },
        { tables: [game(2, 0, '0-1')], byes: [] },
      ],
      new Map([[1, 1]]),
    );
    expect(standingsOf(left)[0]).toMatchObject({ entrant: 0, points: 2, breaks: [1, 1.5, 1.5, 2] });
  });

  test('shares places between those who are equal in everything', () => {
    const equal = swiss(4, [{ tables: [game(0, 1, '1-0'), game(2, 3, '1-0')], byes: [] }]);
    expect(standingsOf(equal).map(({ entrant, place }) => [entrant, place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
      [3, 3],
    ]);
  });
});

describe('a league', () => {
  test('goes by the games between equals first', () => {
    const league: CupSoFar = {
      plan: plan('league', 4, { rounds: 3 }),
      rounds: [
        { tables: [game(0, 3, '1-0'), game(1, 2, '1-0')], byes: [] },
        { tables: [game(3, 2, '1-0'), game(0, 1, '0-1')], byes: [] },
        { tables: [game(1, 3, '0-1'), game(2, 0, '0-1')], byes: [] },
      ],
      withdrawn: new Map(),
    };
    // 0, 1 and 3 have two points each, and each has beaten one of the others: wins and Sonneborn-Berger are equal, too.
    expect(tieBreaksOf('league')).toEqual(['encounter', 'wins', 'sonneborn-berger']);
    expect(lines(league)).toEqual([
      [0, 1, 2, 1, 2, 2],
      [1, 1, 2, 1, 2, 2],
      [3, 1, 2, 1, 2, 2],
      [2, 4, 0, 0, 0, 0],
    ]);
  });

  test('puts the one who won their game before an equal', () => {
    const league: CupSoFar = {
      plan: plan('league', 3, { rounds: 3 }),
      rounds: [
        { tables: [game(1, 2, '1-0')], byes: [] },
        { tables: [game(2, 0, '1-0')], byes: [] },
        { tables: [game(0, 1, '=')], byes: [] },
      ],
      withdrawn: new Map(),
    };
    expect(lines(league).map(([entrant, , points]) => [entrant, points])).toEqual([
      [1, 1.5],
      [2, 1],
      [0, 0.5],
    ]);
  });

  test('shows the form of the last games', () => {
    const rounds: CupRound[] = Array.from({ length: 7 }, (_, index) => ({
      tables: [game(0, 1, index % 2 === 0 ? '1-0' : '0-1')],
      byes: [],
    }));
    const league: CupSoFar = { plan: plan('league', 2, { rounds: 7 }), rounds, withdrawn: new Map() };
    expect(standingsOf(league)[0]).toMatchObject({ entrant: 0, played: 7, won: 4, form: [1, 0, 1, 0, 1] });
  });
});
