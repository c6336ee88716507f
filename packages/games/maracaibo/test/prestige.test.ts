import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { final } from './scoring-table.ts';
import { box, cardsWith, position } from './table.ts';

describe('prestige buildings', () => {
  const invest = (building: string) => ({ kind: 'invest', building }) as const;
  const investing = (player: PlayerPosition = {}, rest: Partial<Position> = {}) =>
    position({
      players: [{ ship: '9', doubloons: 30, spies: 2, ...player }, {}],
      phase: 'main',
      points: 7,
      prestige: ['abbey', 'palace'],
      ...rest,
    }).play({ kind: 'village' });

  test('MA-22.1: the price, and a spy on the building; only open ones', () => {
    const table = investing().play(invest('abbey'));
    expect(table.me()).toMatchObject({ spies: 1, doubloons: 30 - (box.prestige[0]?.price ?? 0) });
    expect(investing({ spies: 0 }).rule(invest('abbey'))).toBe('MA-22.1');
    expect(investing({ doubloons: 1 }).rule(invest('abbey'))).toBe('MA-22.1');
    expect(investing({ doubloons: 7 }).rule(invest('abbey'))).toBe('MA-22.1');
    expect(investing({ doubloons: 8 }).play(invest('abbey')).me()).toMatchObject({
      doubloons: 0,
      spySupply: 3,
    });
    expect(investing({}, { prestigeOpen: 1 }).rule(invest('palace'))).toBe('MA-22.1');
  });

  test('MA-22.2, MA-22.3: the crown, and 2 points for the first', () => {
    const first = investing().play(invest('abbey'));
    expect(first.me()).toMatchObject({ synergies: ['crown'], score: 2 });
    const second = investing({}, { investors: { abbey: [1] } }).play(invest('abbey'));
    expect(second.me()).toMatchObject({ synergies: ['crown'], score: 0 });
    // The first of another building is first there; a crown already owned is no second one.
    const elsewhere = investing({ synergies: ['crown'] }, { investors: { abbey: [1] } }).play(
      invest('palace'),
    );
    expect(elsewhere.me()).toMatchObject({ synergies: ['crown'], score: 2 });
  });

  test('MA-22.4: every building, each once', () => {
    const table = investing().play(invest('abbey'));
    expect(table.rule(invest('abbey'))).toBe('MA-22.4');
    expect(table.can(invest('palace'))).toBe(true);
  });

  test.each([
    { rule: 'MA-22.5', building: 'abbey', player: { explorer: 'E14' }, points: 8 },
    { rule: 'MA-22.5', building: 'abbey', player: { explorer: 'E7' }, points: 0 },
    { rule: 'MA-22.5', building: 'abbey', player: { explorer: 'E24' }, points: 12 },
    { rule: 'MA-22.7', building: 'basilica', player: { bought: spyCards(4) }, points: 16 },
    { rule: 'MA-22.6', building: 'palace', player: { quests: 3 }, points: 6 },
    { rule: 'MA-22.7', building: 'basilica', player: { bought: spyCards(3) }, points: 12 },
    {
      rule: 'MA-22.7',
      building: 'basilica',
      player: { bought: spyCards(5), spies: 0, objectives: [1, 1, 1] },
      points: 16,
    },
    { rule: 'MA-22.8', building: 'citadel', player: { spies: 1, combatPoints: 4 }, points: 10 },
    { rule: 'MA-22.9', building: 'minster', player: { synergies: ['medal', 'crown'] }, points: 6 },
    { rule: 'MA-22.10', building: 'garrison', player: { tokens: 4 }, points: 8 },
    { rule: 'MA-22.11', building: 'academy', player: { open: ['U1', 'U2'], half: ['U3'] }, points: 4 },
    { rule: 'MA-22.12', building: 'cathedral', player: { doubloonIncome: 16 }, points: 6 },
  ])('$rule: the $building scores $points', ({ building, player, points }) => {
    const table = final(
      { spies: 0, ...player, ship: '22' },
      {},
      { prestige: [building], prestigeOpen: 1, investors: { [building]: [0] } },
    );
    expect(table.me().points['prestige']).toBe(points);
    // Nothing for a player who has not invested.
    const stranger = final({ spies: 0, ...player, ship: '22' }, {}, { prestige: [building] });
    expect(stranger.me().points['prestige']).toBe(0);
  });

  test('MA-22.4: every building a player has invested in counts, for every investor', () => {
    const rest = { prestige: ['palace', 'garrison'], investors: { palace: [0, 1], garrison: [1] } };
    const table = final({ quests: 2, tokens: 2 }, { quests: 1, tokens: 3 }, rest);
    expect([table.me(0).points['prestige'], table.me(1).points['prestige']]).toEqual([4, 2 + 6]);
  });
});

function spyCards(count: number): string[] {
  return cardsWith('spy to a place').slice(0, count);
}
