import { describe, expect, test } from 'vitest';
import type { Position } from '../src/position.ts';
import { given } from './table.ts';

const SEA = { barrels: 4 } as const;
const READY: Position = { players: [SEA, SEA, SEA], phase: 'prepare' };
const SEEDS = Array.from({ length: 30 }, (_, i) => `seed ${i}`);

describe('preparing to sail', () => {
  test('FD-4.1 every town, fort and galleon gets its treasure', () => {
    const { destinations } = given(READY).view();
    for (const { kind, treasure } of destinations) expect(treasure).toBe(kind !== 'trade');
    const { state } = given({ ...READY, voyage: 3 });
    expect(state.treasureInBox).toEqual([8, 8, 6]);
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
    expect(table.heard('tokens-known')).toMatchObject([{ tokens: [0, 2, 1, 0], to: { only: [0] } }]);
    expect(table.heard('tokens-placed')).toEqual([{ key: 'tokens-placed', seat: 0, office: 'governor' }]);
  });

  test('FD-4.2 and FD-4.4 each player knows only their own tokens; the admiral places them first', () => {
    const players = [
      SEA,
      { ...SEA, office: ['governor'] as const },
      { ...SEA, office: ['admiral'] as const },
    ];
    const table = given({ ...READY, players });
    expect([table.kind, table.seat]).toEqual(['frigates', 2]);
    table.play({ kind: 'frigates', tokens: [2, 0, 1] });
    expect([table.kind, table.seat]).toEqual(['troops', 1]);
    table.play({ kind: 'troops', tokens: [0, 2, 1, 0] });
    const seen = (seat: number) => [
      table.destination('galleon-jamaica', seat).token,
      table.destination('rio-de-la-hacha', seat).token,
    ];
    expect([seen(0), seen(1), seen(2)]).toEqual([
      ['hidden', 'hidden'],
      ['hidden', 2],
      [2, 'hidden'],
    ]);
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
        players: [0, 1, 2, 3].map((other) => (other === seat ? { ...SEA, office: ['governor'] } : SEA)),
        departed: [3, 1, 0, 2],
        phase: 'prepare',
      })
        .play({ kind: 'troops', tokens: [0, 0, 1, 2] })
        .view().departed;
    expect([order(3), order(1), order(0), order(2)]).toEqual([
      [3, 1, 0, 2],
      [1, 3, 0, 2],
      [3, 0, 1, 2],
      [3, 1, 2, 0],
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

  test('FD-4.8 without a barrel no one sails', () => {
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
    expect(table.legal).toContainEqual({ kind: 'frigates', tokens: [0, 1, 0] });
    expect(table.whyNot({ kind: 'frigates', tokens: [2, 2, 2] })).toMatchObject({ code: 'wrong-tokens' });
    table.play({ kind: 'frigates', tokens: [2, 2, 1] });
    expect(table.destination('galleon-nicaragua', 0).token).toBe(2);
  });

  test('FD-12.3 with all tokens the governor chooses four of 0, 0, 0, 0, 1, 1, 2, 2', () => {
    const players = [{ ...SEA, office: ['governor'] as const }, SEA, SEA];
    const table = given({ ...READY, options: { allTokens: true }, players });
    // Every way to fill four places from four 0, two 1 and two 2.
    expect(table.legal).toHaveLength(63);
    expect(table.whyNot({ kind: 'troops', tokens: [1, 1, 1, 0] })).toMatchObject({ code: 'wrong-tokens' });
    table.play({ kind: 'troops', tokens: [0, 0, 0, 0] });
    expect(table.destination('veracruz', 0).token).toBe(0);
  });

  test('FD-12.4 with all tokens, but without admiral and governor, one usual set lies at random', () => {
    const sorted = (tokens: readonly number[]) => tokens.toSorted((a, b) => a - b).join();
    const rulers = [{ ...SEA, office: ['admiral', 'governor'] as const }, SEA, SEA];
    const laid = SEEDS.map((seed) => {
      // In the voyage before, both sets were chosen, as unlike the usual set as possible.
      const table = given({
        ...READY,
        options: { allTokens: true },
        players: rulers,
        phase: 'prepare',
        seed,
      });
      table.play({ kind: 'frigates', tokens: [2, 2, 1] }, { kind: 'troops', tokens: [2, 2, 1, 1] });
      while (table.kind === 'mission') table.play(table.legal[0] ?? { kind: 'pass' });
      table.raidAndTrade();
      expect([table.kind, table.view().voyage]).toEqual(['street', 2]);
      table.visit('supplies-a').pass(3);
      expect(table.kind).toBe('mission');
      expect(table.destination('veracruz', 0).token).toBe('hidden');
      const { frigates, troops } = table.state;
      for (const world of [table.state, ...table.worlds('spectator', 5)]) {
        expect([sorted(world.frigates), sorted(world.troops)]).toEqual(['0,1,2', '0,0,1,2']);
      }
      return { frigates: frigates.join(), troops: troops.join() };
    });
    expect(new Set(laid.map(({ frigates }) => frigates)).size).toBe(6);
    expect(new Set(laid.map(({ troops }) => troops)).size).toBeGreaterThan(8);
  });
});
