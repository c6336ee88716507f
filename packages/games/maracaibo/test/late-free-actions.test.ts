/** Free actions at the last moment at which they count for something. */
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import { createPolicy } from '../src/policy/index.ts';
import { box, cardWith, cardsWith, given, position, showing } from './table.ts';

const RETURNING = cardWith('combatPointsForReturnedSpy');
const CITADEL = { prestige: ['citadel'], investors: { citadel: [0] } } as const;

describe('a spy for combat points', () => {
  const final = (combatPoints: number, round = 4) =>
    position({
      players: [{ ship: round === 4 ? '22' : '21a', bought: [RETURNING], spies: 2, combatPoints }, {}],
      phase: 'scoring',
      round,
      ...CITADEL,
    }).play({ kind: 'two-points' }, { kind: 'two-points' });

  test('MA-19.9, MA-22.8: after the last purchase, while the citadel counts both', () => {
    const table = final(0);
    expect(table.decision).toEqual({ seat: 0, kind: 'after', scoring: true });
    table.play({ kind: 'spy-to-points' }, { kind: 'spy-to-points' });
    expect(table.decision).toBeUndefined();
    expect(table.me().points['prestige']).toBe(2 * 4);
    expect(final(0).done().me().points['prestige']).toBe(2 * 2);
  });

  test('MA-19.9: not where nothing is gained: a full track, another round, no citadel', () => {
    expect(final(7).decision).toBeUndefined();
    expect(final(6).decision?.kind).toBe('after');
    expect(final(0, 1).decision?.kind).toBe('sail');
    const without = position({
      players: [{ ship: '22', bought: [RETURNING], spies: 2 }, {}],
      phase: 'scoring',
      round: 4,
      prestige: ['citadel'],
    });
    expect(without.play({ kind: 'two-points' }, { kind: 'two-points' }).decision).toBeUndefined();
  });
});

describe('the sailor at the last moment', () => {
  const policy = createPolicy(CONTENT);
  const best = (table: ReturnType<typeof position>) => {
    const rates = policy.rate(table.state, table.seat, table.legal);
    return table.legal[rates.indexOf(Math.max(...rates))]?.kind;
  };

  test('MA-19.9: spends spies that count more as combat points, and none while the game goes on', () => {
    const players = [{ ship: '22', bought: [RETURNING], spies: 2, combatPoints: 0 }, {}];
    const scoring = position({ players, phase: 'scoring', round: 4, ...CITADEL });
    expect(best(scoring.play({ kind: 'two-points' }, { kind: 'two-points' }))).toBe('spy-to-points');
    const main = given({ ship: '9', bought: [RETURNING], spies: 2 }, { phase: 'main', round: 2, ...CITADEL });
    expect(main.kinds).toContain('spy-to-points');
    expect(best(main)).not.toBe('spy-to-points');
  });
});

describe('objectives', () => {
  test('MA-13.4, MA-26.3: one that another player’s purchase meets can still be completed', () => {
    const cube = cardsWith('cube')[0] ?? '';
    const table = position({
      options: { armada: true },
      players: [
        { ship: '22', career: 'KA-F' },
        { hand: [cube], doubloons: 40 },
      ],
      phase: 'scoring',
      round: 4,
      cubes: { 1: 'france', 2: 'france' },
    });
    table.play({ kind: 'two-points' }, { kind: 'buy', card: cube });
    table.play({ kind: 'cube-nation', nation: 'france' }, { kind: 'cube', at: '3' });
    expect(table.decision).toEqual({ seat: 0, kind: 'after', scoring: true });
    expect(table.options('objective')).toEqual(['KA-F']);
  });

  test('MA-24.1, MA-3.3: one can bring the spy that the quest of Puerto Cabezas asks for', () => {
    const table = given(
      { ship: '17', spies: 0, career: 'K-4', tokens: 3 },
      { phase: 'main', legacy: ['L1'], cityQuest: 'Q01', quests: {} },
    ).play({ kind: 'city' });
    expect(table.decision).toMatchObject({ kind: 'city-quest', quest: 'Q01' });
    expect(table.kinds).toEqual(['decline', 'objective']);
    table.play({ kind: 'objective', career: 'K-4', objective: 1, level: 'low' });
    expect(table.play({ kind: 'quest', quest: 'Q01' }).me().spies).toBe(0);
    expect(table.decision?.kind).toBe('explore');
  });

  test('MA-24.1: without any means the quest of Puerto Cabezas is not offered', () => {
    const table = given(
      { ship: '17', spies: 0 },
      { phase: 'main', legacy: ['L1'], cityQuest: 'Q01', quests: {} },
    ).play({ kind: 'city' });
    expect(table.decision?.kind).not.toBe('quest');
    expect(table.view().cityQuest).toBe('Q01');
  });
});

describe('the token beside a cube', () => {
  test('MA-20.3: every card that places a cube shows a synergy token, which comes in any case', () => {
    const withCube = box.cards.filter(({ immediate }) => JSON.stringify(immediate)?.includes('"op":"cube"}'));
    expect(withCube.map(({ id }) => id)).toEqual(['A01', 'A02', 'A03', 'A04', 'LA4', 'LA5', 'LA6', 'C97']);
    for (const { immediate } of withCube) expect(JSON.stringify(immediate)).toContain('"op":"synergy"');
    const villages = box.locations.flatMap(({ id, type }) => (type === 'village' ? [[id, 'spain']] : []));
    const table = given(
      { ship: '9', hand: ['A01', ...showing('map', 1)], doubloons: 20 },
      { phase: 'main', cubes: Object.fromEntries(villages) },
    ).play({ kind: 'village' }, { kind: 'buy', card: 'A01' });
    expect(table.me().synergies).toEqual(['house']);
  });
});
