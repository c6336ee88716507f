import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { box, cardsWith, given, position } from './table.ts';

function withCareer(career: string, player: PlayerPosition = {}, rest: Partial<Position> = {}) {
  return given({ ship: '9', career, doubloons: 0, ...player }, { phase: 'main', ...rest });
}

function goals(career: string, player: PlayerPosition = {}, rest: Partial<Position> = {}): string[] {
  return withCareer(career, player, rest).legal.flatMap((move) => {
    return move.kind === 'objective' ? [`${move.objective} ${move.level}`] : [];
  });
}

describe('careers', () => {
  // K-4: 4 or 6 quests, 3 or 5 combat tokens, 3 or 4 spies on the board.
  const low = { kind: 'objective', career: 'K-4', objective: 0, level: 'low' } as const;

  test('MA-15.1: three objectives in any order, each once', () => {
    const table = withCareer('K-4', { quests: 4, tokens: 3 });
    table.play({ ...low, objective: 1 }, low);
    expect(table.me().objectives).toEqual([1, 1, 0]);
    expect(table.rule(low)).toBe('MA-15.1');
  });

  test('MA-15.2: the low condition brings doubloons and the spy', () => {
    const table = withCareer('K-4', { quests: 4 }).play(low);
    expect(table.me()).toMatchObject({ doubloons: 4, spies: 3, score: 0 });
    expect(withCareer('K-4', { quests: 3 }).rule(low)).toBe('MA-15.2');
  });

  test('MA-15.3: the high one brings points as well', () => {
    const table = withCareer('K-4', { quests: 6 }).play({ ...low, level: 'high' });
    expect(table.me()).toMatchObject({ doubloons: 4, spies: 3, score: 4, objectives: [2, 0, 0] });
    expect(table.me().points['careers']).toBe(4);
    expect(table.decision?.kind).toBe('main');
    // A player who waits still has the low one open if the high one is not met.
    expect(withCareer('K-4', { quests: 5 }).rule({ ...low, level: 'high' })).toBe('MA-15.2');
    expect(withCareer('K-4', { quests: 5 }).can(low)).toBe(true);
  });

  test('MA-15.4: with all three done 2 doubloons and 2 points', () => {
    const table = withCareer('K-4', { quests: 4, objectives: [0, 1, 2] }).play(low);
    expect(table.me()).toMatchObject({ doubloons: 4 + 2, score: 2 });
    expect(table.heard('admiral')).toHaveLength(1);
    // Not with two of them done, whichever they are.
    const two = withCareer('K-4', { quests: 4, objectives: [0, 1, 0] }).play(low);
    expect(two.me()).toMatchObject({ doubloons: 4, score: 0 });
    const last = withCareer('K-4', { tokens: 5, objectives: [2, 0, 2] });
    last.play({ ...low, objective: 1, level: 'high' });
    expect(last.me()).toMatchObject({ doubloons: 3 + 2, score: 4 + 2 });
  });

  const SYMBOLS = ['medal', 'house', 'crown', 'anchor', 'scales'];
  const AREAS = ['U1', 'U2', 'U3', 'U4', 'U5', 'U7', 'U8', 'U6'];
  const SPIES = cardsWith('spy to a place');

  /** A player who has exactly this many of what an objective counts. */
  test.each([
    { rule: 'MA-15.5', counts: 'combatTokens', having: (n: number): PlayerPosition => ({ tokens: n }) },
    { rule: 'MA-15.6', counts: 'quests', having: (n: number): PlayerPosition => ({ quests: n }) },
    {
      rule: 'MA-15.7',
      counts: 'influenceInOneNation',
      having: (n: number): PlayerPosition => ({ influence: [1, 1, n] }),
    },
    {
      rule: 'MA-15.8',
      counts: 'influenceInTwoNations',
      having: (n: number): PlayerPosition => ({ influence: [n, 1, 9] }),
    },
    {
      rule: 'MA-15.9',
      counts: 'upgrades',
      having: (n: number): PlayerPosition => ({ open: AREAS.slice(0, n) }),
    },
    {
      rule: 'MA-15.11',
      counts: 'synergies',
      having: (n: number): PlayerPosition => ({ synergies: SYMBOLS.slice(0, n) }),
    },
    {
      rule: 'MA-15.12',
      counts: 'spiesOnBoard',
      having: (n: number): PlayerPosition => ({ bought: SPIES.slice(0, n), spies: 0 }),
    },
  ])(
    '$rule: $counts: one short is not enough, for the low goal nor for the high one',
    ({ counts, having }) => {
      let counted = 0;
      for (const career of box.careers) {
        career.objectives.forEach((objective, number) => {
          if (objective.counts !== counts) return;
          counted++;
          const { low, high } = objective;
          const met = [low.x - 1, low.x, high.x - 1, high.x].map((n) => {
            const options = { armada: career.armada };
            const found = goals(career.id, having(n), { options }).find((goal) =>
              goal.startsWith(`${number}`),
            );
            return found?.slice(2) ?? 'none';
          });
          expect(met).toEqual(['none', 'low', 'low', 'high']);
        });
      }
      expect(counted).toBeGreaterThan(1);
    },
  );

  test('MA-15.5, MA-15.6: what another player has does not count', () => {
    const rest = {
      players: [
        { ship: '9', career: 'K-4' },
        { tokens: 9, quests: 9 },
      ],
    };
    expect(goals('K-4', {}, rest)).toEqual([]);
  });

  test('MA-15.7: in one nation, whichever it is; influence in several does not add up', () => {
    for (const influence of [
      [6, 0, 0],
      [0, 6, 0],
      [0, 0, 6],
    ]) {
      expect(goals('K-7', { influence })).toEqual(['0 low']);
    }
    expect(goals('K-7', { influence: [5, 5, 5] })).toEqual([]);
  });

  test('MA-15.8: in each of two nations, whichever they are, not in all together', () => {
    for (const influence of [
      [3, 3, 0],
      [3, 0, 3],
      [0, 3, 4],
      [3, 3, 3],
    ]) {
      expect(goals('K-3', { influence })).toEqual(['2 low']);
    }
    expect(goals('K-3', { influence: [18, 2, 2] })).toEqual([]);
    expect(goals('K-3', { influence: [18, 5, 0] })).toEqual(['2 high']);
  });

  test('MA-15.9: areas with a disc left are no upgrades', () => {
    const open = ['U1', 'U2', 'U3'];
    expect(goals('K-1', { open, half: ['U4', 'U5', 'U7', 'U8'] })).toEqual([]);
    expect(goals('K-1', { open: [...open, 'U4'] })).toEqual(['0 low']);
  });

  test.each([
    { line: 'red', before: ['E7', 'E6d'], after: 'E8' },
    { line: 'blue', before: ['E13', 'E12d'], after: 'E14' },
    { line: 'green', before: ['E19', 'E19c'], after: 'E20' },
  ])('MA-15.10: past the $line line, on either branch', ({ line, before, after }) => {
    // K-1 and K-2 ask for red and blue, K-7 for blue and green.
    const level = (explorer: string) => {
      const career = line === 'green' ? 'K-7' : 'K-1';
      const found = goals(career, { explorer }).find((goal) => goal.startsWith('1'));
      return found?.slice(2) ?? 'none';
    };
    const [short, enough] = { red: ['none', 'low'], blue: ['low', 'high'] }[line] ?? ['low', 'high'];
    expect(before.map(level)).toEqual([short, short]);
    expect(level(after)).toBe(enough);
  });

  test('MA-15.12: spies on the ship, on cards and on buildings are on no location', () => {
    const spies = { bought: [...SPIES.slice(0, 2), 'B006'], spies: 1 };
    const rest = { prestige: ['abbey'], investors: { abbey: [0] } };
    expect(goals('K-4', spies, rest)).toEqual([]);
    expect(goals('K-4', { bought: SPIES.slice(0, 3), spies: 0 })).toEqual(['2 low']);
  });

  test('MA-15.13: not while sailing or drawing, and only the player’s own', () => {
    const sailing = given({ career: 'K-4', quests: 4 });
    expect(sailing.can(low)).toBe(false);
    const drawing = given({ career: 'K-4', quests: 4 }, { phase: 'draw' });
    expect(drawing.can(low)).toBe(false);
    const other = position({
      players: [{ ship: '9' }, { career: 'K-4', quests: 4 }],
      phase: 'main',
    });
    expect(other.legal.some((move) => move.kind === 'objective')).toBe(false);
  });

  test('MA-26.3: an Armada objective counts cubes of the nation in play', () => {
    const armada = box.careers.find(({ objectives }) => objectives.some(({ counts }) => counts === 'cubes'));
    const number = armada?.objectives.findIndex(({ counts }) => counts === 'cubes') ?? 0;
    const nation = ['france', 'spain', 'england'][armada?.objectives[number]?.nation ?? 0] ?? '';
    const options = { armada: true };
    const three = { 1: nation, 2: nation, 3: nation };
    expect(goals(armada?.id ?? '', {}, { options, cubes: three })).toEqual([`${number} low`]);
    expect(goals(armada?.id ?? '', {}, { options, cubes: { ...three, 4: nation, 5: nation } })).toEqual([
      `${number} high`,
    ]);
    expect(goals(armada?.id ?? '', {}, { options, cubes: {} })).toEqual([]);
  });

  test.each([
    { career: 'KA-F', nation: 'france', other: 'spain' },
    { career: 'KA-S', nation: 'spain', other: 'england' },
    { career: 'KA-E', nation: 'england', other: 'france' },
  ])('MA-26.3: $career: 3 and 5 cubes of $nation, of no other nation', ({ career, nation, other }) => {
    const level = (cubes: number, of = nation) => {
      const places = Array.from({ length: cubes }, (_, place) => [`${place + 1}`, of]);
      return goals(career, {}, { options: { armada: true }, cubes: Object.fromEntries(places) });
    };
    expect([2, 3, 4, 5].map((cubes) => level(cubes))).toEqual([[], ['0 low'], ['0 low'], ['0 high']]);
    expect(level(5, other)).toEqual([]);
  });
});
