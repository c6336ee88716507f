import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { CONTENT } from '../src/content.ts';
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
    expect(table.me()).toMatchObject({ doubloons: 4, spies: 3, score: 4 });
    expect(table.decision?.kind).toBe('main');
  });

  test('MA-15.4: with all three done 2 doubloons and 2 points', () => {
    const table = withCareer('K-4', { quests: 4, objectives: [0, 1, 2] }).play(low);
    expect(table.me()).toMatchObject({ doubloons: 4 + 2, score: 2 });
    expect(table.heard('admiral')).toHaveLength(1);
  });

  test.each([
    { rule: 'MA-15.5', code: 'K1', met: { tokens: 5 }, half: { tokens: 3 } },
    { rule: 'MA-15.6', code: 'K2', met: { quests: 6 }, half: { quests: 4 } },
    { rule: 'MA-15.7', code: 'K3', met: { influence: [0, 9, 0] }, half: { influence: [0, 6, 0] } },
    { rule: 'MA-15.8', code: 'K4', met: { influence: [0, 5, 5] }, half: { influence: [3, 9, 0] } },
    {
      rule: 'MA-15.9',
      code: 'K5',
      met: { open: ['U1', 'U2', 'U3', 'U4', 'U5', 'U7'] },
      half: { open: ['U1', 'U2', 'U3', 'U4'] },
    },
    { rule: 'MA-15.10', code: 'K6', met: { explorer: 'E24' }, half: { explorer: 'E14' } },
    {
      rule: 'MA-15.11',
      code: 'K7',
      met: { synergies: ['medal', 'house', 'crown', 'anchor', 'scales'] },
      half: { synergies: ['medal', 'house', 'crown'] },
    },
    {
      rule: 'MA-15.12',
      code: 'K8',
      met: { bought: cardsWith('PC2').slice(0, 5), spies: 0 },
      half: { bought: cardsWith('PC2').slice(0, 3), spies: 0 },
    },
  ])('$rule: $code is met in two steps', ({ code, met, half }) => {
    for (const career of CONTENT.careers) {
      career.objectives.forEach((objective, number) => {
        if (objective.code !== code) return;
        expect(goals(career.id, met)).toContain(`${number} high`);
        expect(goals(career.id).some((goal) => goal.startsWith(`${number}`))).toBe(false);
        const level = goals(career.id, half).find((goal) => goal.startsWith(`${number}`));
        expect([`${number} low`, `${number} high`]).toContain(level);
      });
    }
  });

  test('MA-15.8: in each of two nations, not in all together', () => {
    expect(goals('K-3', { influence: [6, 0, 0] })).toEqual([]);
    expect(goals('K-3', { influence: [3, 3, 0] })).toEqual(['2 low']);
  });

  test('MA-15.13: not while sailing or drawing, and only the own ones', () => {
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

  test('MA-26.3: KA counts cubes of the nation in play', () => {
    const armada = box.careers.find(({ objectives }) => objectives.some(({ code }) => code === 'KA'));
    const number = armada?.objectives.findIndex(({ code }) => code === 'KA') ?? 0;
    const nation = ['france', 'spain', 'england'][armada?.objectives[number]?.nation ?? 0] ?? '';
    const options = { armada: true };
    const three = { 1: nation, 2: nation, 3: nation };
    expect(goals(armada?.id ?? '', {}, { options, cubes: three })).toEqual([`${number} low`]);
    expect(goals(armada?.id ?? '', {}, { options, cubes: { ...three, 4: nation, 5: nation } })).toEqual([
      `${number} high`,
    ]);
    expect(goals(armada?.id ?? '', {}, { options, cubes: {} })).toEqual([]);
  });
});
