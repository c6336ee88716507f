import { describe, expect, test } from 'vitest';
import type { Position } from '../src/position.ts';
import { given } from './table.ts';

const SEA = { barrels: 4 } as const;
const READY: Position = { players: [SEA, SEA, SEA], phase: 'prepare' };
const SEEDS = Array.from({ length: 30 }, (_, i) => `seed ${i}`);

const tokensOf = (seed: string, more: Partial<Position> = {}) => {
  const { state } = given({ ...READY, ...more, seed });
  return { frigates: state.frigates.join(), troops: state.troops.join() };
};

describe('preparing to sail', () => {
  test('FD-4.1 every town, fort and galleon gets its treasure', () => {
    const { destinations } = given(READY).view();
    expect(destinations.filter(({ treasure }) => treasure)).toHaveLength(11);
    expect(destinations.filter(({ kind, treasure }) => kind === 'trade' && treasure)).toEqual([]);
  });

  test('FD-4.2 the admiral lays the frigates and alone knows them', () => {
    const table = given({ ...READY, players: [SEA, { ...SEA, office: ['admiral'] }, SEA] });
    expect([table.kind, table.seat, table.legal.length]).toEqual(['frigates', 1, 6]);
    expect(table.whyNot({ kind: 'frigates', tokens: [2, 2, 1] })).toEqual({
      code: 'wrong-tokens',
      rule: 'FD-4.2',
    });
    table.play({ kind: 'frigates', tokens: [2, 0, 1] });
    expect(table.destination('galleon-jamaica', 1).token).toBe(2);
    expect(table.destination('galleon-jamaica', 0).token).toBe('hidden');
    expect(table.destination('galleon-jamaica').token).toBe('hidden');
  });

  test('FD-4.3 without an admiral the frigates lie at random, unknown to all', () => {
    const table = given(READY);
    expect([0, 1, 2].map((seat) => table.destination('galleon-campeche', seat).token)).toEqual([
      'hidden',
      'hidden',
      'hidden',
    ]);
    const laid = ['setup', ...SEEDS].map((seed) => {
      const voyage = given({ players: [SEA, SEA, SEA], seed, voyage: 1, phase: 'street' });
      return voyage.state.frigates.join();
    });
    expect(new Set(laid).size).toBe(6);
  });

  test('FD-4.4 the governor lays the troops and alone knows them', () => {
    const table = given({ ...READY, players: [{ ...SEA, office: ['governor'] }, SEA, SEA] });
    expect([table.kind, table.legal.length]).toEqual(['troops', 12]);
    expect(table.whyNot({ kind: 'troops', tokens: [0, 1, 2] })).toEqual({
      code: 'wrong-tokens',
      rule: 'FD-4.4',
    });
    table.play({ kind: 'troops', tokens: [0, 2, 1, 0] });
    expect(table.destination('rio-de-la-hacha', 0).token).toBe(2);
    expect(table.destination('rio-de-la-hacha', 1).token).toBe('hidden');
  });

  test('FD-4.5 without a governor the troops lie at random, unknown to all', () => {
    expect(given(READY).destination('panama', 2).token).toBe('hidden');
    const laid = SEEDS.map((seed) =>
      given({ players: [SEA, SEA, SEA], seed, phase: 'street' }).state.troops.join(),
    );
    expect(laid.every((troops) => troops.split(',').toSorted().join() === '0,0,1,2')).toBe(true);
    expect(new Set(laid).size).toBeGreaterThan(8);
  });

  test('FD-4.6 the governor moves up one dock, unless already first', () => {
    const order = (seat: number) =>
      given({
        players: [0, 1, 2].map((other) => (other === seat ? { ...SEA, office: ['governor'] } : SEA)),
        phase: 'prepare',
      })
        .play({ kind: 'troops', tokens: [0, 0, 1, 2] })
        .view().departed;
    expect([order(0), order(1), order(2)]).toEqual([
      [0, 1, 2],
      [1, 0, 2],
      [0, 2, 1],
    ]);
  });

  test('FD-4.7 as many barrels, as many zones, four at most', () => {
    const zones = [1, 2, 3, 4, 7].map(
      (barrels) => given({ players: [{ barrels }, {}, {}], phase: 'chart' }).player(0).zone,
    );
    expect(zones).toEqual([1, 2, 3, 4, 4]);
    const reach = [1, 2, 3, 4].map(
      (barrels) => given({ players: [{ barrels }, {}, {}], phase: 'chart' }).goals.length,
    );
    expect(reach).toEqual([4, 8, 12, 14]);
  });

  test('FD-4.8 without a barrel nobody sails', () => {
    const table = given({ players: [{}, { barrels: 1 }, {}], phase: 'chart' });
    for (const disc of ['1', '2', '3', '4'] as const) {
      expect(table.seat).toBe(1);
      table.mission(disc, table.goals[0] ?? 'panama');
    }
    expect(table.player(0).hand).toEqual([]);
  });
});

describe('the variants', () => {
  test('FD-12.1 the street is shuffled for the first voyage too', () => {
    const first = (shuffledStreet: boolean) =>
      SEEDS.map((seed) =>
        given({ options: { shuffledStreet }, players: [SEA, SEA, SEA], seed, voyage: 0, phase: 'street' })
          .view()
          .street.map(({ place }) => place)
          .join(),
      );
    expect(new Set(first(false)).size).toBe(1);
    expect(new Set(first(true)).size).toBe(SEEDS.length);
    expect(first(true).every((street) => street.endsWith('investor,docks'))).toBe(true);
  });

  test('FD-12.2 with all tokens the admiral chooses three of 0, 0, 1, 1, 2, 2', () => {
    const players = [{ ...SEA, office: ['admiral'] as const }, SEA, SEA];
    const table = given({ ...READY, options: { allTokens: true }, players });
    expect(table.legal).toHaveLength(24);
    expect(table.whyNot({ kind: 'frigates', tokens: [2, 2, 2] })).toMatchObject({ code: 'wrong-tokens' });
    table.play({ kind: 'frigates', tokens: [2, 2, 1] });
    expect(table.destination('galleon-nicaragua', 0).token).toBe(2);
  });

  test('FD-12.3 with all tokens the governor chooses four of 0, 0, 0, 0, 1, 1, 2, 2', () => {
    const players = [{ ...SEA, office: ['governor'] as const }, SEA, SEA];
    const table = given({ ...READY, options: { allTokens: true }, players });
    expect(table.whyNot({ kind: 'troops', tokens: [1, 1, 1, 0] })).toMatchObject({ code: 'wrong-tokens' });
    table.play({ kind: 'troops', tokens: [0, 0, 0, 0] });
    expect(table.destination('veracruz', 0).token).toBe(0);
  });

  test('FD-12.4 with all tokens, but without admiral and governor, one usual set lies at random', () => {
    for (const seed of SEEDS) {
      const { frigates, troops } = tokensOf(seed, { options: { allTokens: true } });
      expect(frigates.split(',').toSorted().join()).toBe('0,1,2');
      expect(troops.split(',').toSorted().join()).toBe('0,0,1,2');
    }
  });
});
