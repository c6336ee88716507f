import { describe, expect, test } from 'vitest';
import type { TestTable } from './table.ts';
import { given } from './table.ts';

const alone = (player: object, rest: object = {}) =>
  given({ players: [player, { at: 'tanegashima' }], ...rest });

describe('Lisboa', () => {
  test('CA-10.1 may be passed, and nothing happens there', () => {
    const table = alone({ at: 'ceuta', goods: ['ivory'], wrecks: [1] }).sail('lisboa', 'madeira');
    expect(table.fleet(0)).toMatchObject({ goods: ['ivory'], points: 1, wrecks: [1] });
    const away = alone({ at: 'ceuta', goods: ['ivory'] });
    for (const kind of ['call', 'build', 'settle']) {
      expect(away.whyNot({ kind })).toMatchObject({ code: 'not-in-lisboa', rule: 'CA-10.1' });
    }
  });

  test('CA-10.2, CA-10.11 a call ends the turn, with all markers back', () => {
    const table = alone({ at: 'ceuta', markers: 5 }).sail('lisboa').call();
    expect(table.whyNot({ kind: 'sail', to: table.space('madeira') })).toMatchObject({ rule: 'CA-10.2' });
    expect([table.settle().seat, table.fleet(0).markers]).toEqual([1, 9]);
  });

  test('CA-10.3 a turn that ends in Lisboa is always a call', () => {
    const table = alone({});
    expect(table.whyNot({ kind: 'anchor' })).toMatchObject({ code: 'in-lisboa', rule: 'CA-10.3' });
    const spent = alone({ at: 'ceuta', markers: 1, goods: ['silk'] }).sail('lisboa');
    expect(spent.decision).toMatchObject({ seat: 0, kind: 'lisboa', goods: 1 });
  });

  test('CA-10.4 pepper buys the next piece, for 10 points', () => {
    const table = alone({ goods: ['pepper'] }, { pieces: [1] })
      .call()
      .play({ kind: 'build' });
    expect([table.view.pieces, table.fleet(0).points, table.fleet(0).goods]).toEqual([[1, 0], 10, []]);
    expect(table.whyNot({ kind: 'build' })).toMatchObject({ code: 'no-pepper', rule: 'CA-10.4' });
  });

  test('CA-10.5 three different goods unlock the fourth ship and three more markers', () => {
    const table = alone({ goods: ['malagueta', 'ivory', 'silk', 'cinnamon'] }).call();
    expect(table.legal.filter(({ kind }) => kind === 'upgrade')).toHaveLength(4);
    const two = { kind: 'upgrade', goods: ['malagueta', 'ivory'] };
    expect(table.whyNot(two)).toMatchObject({ code: 'three-goods', rule: 'CA-10.5' });
    table.play({ kind: 'upgrade', goods: ['malagueta', 'ivory', 'cinnamon'] }).settle();
    expect(table.fleet(0)).toMatchObject({ upgraded: true, markers: 12, allMarkers: 12, points: 5 });
  });

  test('CA-10.6 only once', () => {
    const table = alone({ goods: ['malagueta', 'ivory', 'silk'], upgraded: true }).call();
    expect(table.kinds).toEqual(['settle']);
    const again = { kind: 'upgrade', goods: ['malagueta', 'ivory', 'silk'] };
    expect(table.whyNot(again)).toMatchObject({ code: 'already-upgraded', rule: 'CA-10.6' });
  });

  test('CA-10.7 everything left is sold for 5 or 10 points; pepper for 5', () => {
    const table = alone({ goods: ['pepper', 'nutmeg', 'silver', 'silk'], upgraded: true })
      .call()
      .settle();
    expect(table.fleet(0)).toMatchObject({ salePoints: 5 + 10 + 10 + 5, goods: [] });
  });

  test('CA-10.8 piece, upgrade and sale in one call, in either order', () => {
    const goods = ['malagueta', 'ivory', 'pepper', 'silk'] as const;
    const upgrade = { kind: 'upgrade', goods: ['malagueta', 'ivory', 'silk'] } as const;
    for (const order of [
      [upgrade, { kind: 'build' }],
      [{ kind: 'build' }, upgrade],
    ] as const) {
      const table = alone({ goods: [...goods] })
        .call()
        .play(...order)
        .settle();
      expect(table.fleet(0)).toMatchObject({ upgraded: true, points: 10 });
    }
  });

  test('CA-10.9 the hand is filled up, or handed back whole for five new cards', () => {
    const hand = ['storm-4', 'storm-4', 'calm'];
    const filled = alone({ hand }).call().settle('fill');
    expect([filled.fleet(0).hand, filled.view.discard]).toEqual([5, []]);
    const swapped = alone({ hand }).call().settle('swap');
    expect([swapped.fleet(0).hand, swapped.view.discard]).toEqual([5, hand]);
    const empty = alone({}).call();
    expect(empty.whyNot({ kind: 'settle', hand: 'swap' })).toMatchObject({
      code: 'no-hand',
      rule: 'CA-10.9',
    });
    const seven = alone({ hand: Array(7).fill('storm-2') })
      .call()
      .settle('swap');
    expect(seven.fleet(0).hand).toBe(5);
  });

  test('CA-10.10 sunk ships are repaired, a locked fourth ship stays locked', () => {
    const table = alone({ wrecks: [1, 3] })
      .call()
      .settle();
    expect(table.fleet(0)).toMatchObject({ wrecks: [], upgraded: false });
    expect(
      alone({ wrecks: [4], upgraded: true })
        .call()
        .settle()
        .fleet(0).wrecks,
    ).toEqual([]);
  });

  /** Seat 0 fetches pepper again and again and spends it in Lisboa with `spend`; every other player keeps a cube. */
  function fetched(times: number, spend: (table: TestTable) => void): number {
    const others = [1, 2, 3].map(() => ({ at: 'tanegashima', goods: ['pepper'] as const }));
    const table = given({ players: [{ goods: ['ivory', 'silk'] }, ...others] });
    for (let i = 0; i < times; i++) {
      table.moor('c22r06').sail('calecute').moor('lisboa').call();
      spend(table);
      table.settle();
      while (table.seat !== 0 || table.decision?.kind !== 'turn') {
        if (table.decision?.kind === 'auction') table.pass();
        else table.anchor();
      }
    }
    return table.heard('loaded').filter(({ seat }) => seat === 0).length;
  }

  test('CA-10.12 goods that are sold go back to the stock: four cubes do for ever', () => {
    expect(fetched(6, () => undefined)).toBe(6);
  });

  test('CA-10.12 and so does pepper that pays for a piece or for the upgrade', () => {
    expect(fetched(4, (table) => table.play({ kind: 'build' }))).toBe(4);
    let upgrades = 0;
    const upgradeOnce = (table: TestTable) => {
      if (upgrades++ === 0) table.play({ kind: 'upgrade', goods: ['ivory', 'pepper', 'silk'] });
    };
    expect(fetched(3, upgradeOnce)).toBe(3);
  });

  test('CA-10.13 pepper can pay for the upgrade', () => {
    const goods = ['ivory', 'pepper', 'silk'] as const;
    expect(alone({ goods }).call().play({ kind: 'upgrade', goods }).fleet(0)).toMatchObject({
      upgraded: true,
      goods: [],
    });
  });

  test('CA-10.14 when all pieces are bought, pepper is only worth its price', () => {
    const table = alone({ goods: ['pepper'] }, { pieces: [1, 1, 1] }).call();
    expect(table.whyNot({ kind: 'build' })).toMatchObject({ code: 'all-built', rule: 'CA-10.14' });
    expect(table.settle().fleet(0).points).toBe(5);
  });
});
