/** Trade and recruit for those who are not active: one card, one coin. */
import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

const SHIPS = ['yellow 3/2', 'blue 2/2', 'green 1/1'];

describe('the other players', () => {
  test('PR-3.14 choose clockwise from the left of the active player, one card each', () => {
    const table = given({
      players: [{}, {}, {}, {}],
      active: 2,
      phase: 'trade',
      harbour: [...SHIPS, 'red 1/1'],
    });
    const asked = [table.done().decision];
    table.trade('yellow 3/2');
    expect(table.whyNot({ kind: 'trade', card: table.id('blue 2/2') })).toMatchObject({
      code: 'no-takes-left',
      rule: 'PR-3.14',
    });
    expect([0, 1, 2, 3].map((seat) => table.coins(seat))).toEqual([3, 3, 4, 5]);
    asked.push(table.done().decision, table.done().decision);
    expect(asked).toEqual([3, 0, 1].map((seat) => ({ kind: 'take', seat, left: 1, fee: true })));
  });

  test('PR-3.14 have one card each, however many colours there are', () => {
    const harbour = [...SHIPS, 'red 1/1', 'black 1/2'];
    const table = given({ players: [{}, {}], phase: 'trade', harbour }).done();
    expect(table.decision).toMatchObject({ seat: 1, left: 1 });
  });

  test('PR-3.15 pay one coin to the active player for each card', () => {
    const table = given({ players: [{}, {}, {}], phase: 'trade', harbour: [...SHIPS, 'sailor 3'] }).done();
    table.trade('yellow 3/2').done();
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([4, 5, 3]);
    table.trade('blue 2/2').done();
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([5, 5, 4]);
  });

  test('PR-3.15 pay it for a person on top of the cost', () => {
    const table = given({ players: [{}, { coins: 5 }], phase: 'trade', harbour: ['sailor 3'] }).done();
    table.recruit('sailor 3');
    expect([table.coins(0), table.coins(1)]).toEqual([4, 1]);
    expect(table.heard('fee')).toEqual([{ key: 'fee', seat: 1, other: 0 }]);
  });

  test('PR-3.16 pay nothing for taking nothing', () => {
    const table = given({ players: [{}, {}, {}], phase: 'trade', harbour: SHIPS }).pass();
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([3, 3, 3]);
    expect(table.heard('fee')).toEqual([]);
  });

  test('PR-3.17 may pay the fee with the coins of the ship', () => {
    const table = given({ players: [{}, { coins: 0 }], phase: 'trade', harbour: ['green 1/1'] }).done();
    table.trade('green 1/1');
    expect([table.coins(0), table.coins(1)]).toEqual([4, 0]);
  });

  test('PR-3.18 need cost and fee in hand before they take a person', () => {
    const harbour = ['sailor 3', 'green 1/1'];
    const poor = given({ players: [{}, { coins: 3 }], phase: 'trade', harbour }).done();
    expect(poor.whyNot({ kind: 'recruit', card: poor.id('sailor 3') })).toMatchObject({
      code: 'too-expensive',
      rule: 'PR-3.11',
      params: { cost: 4, coins: 3 },
    });
    const able = given({ players: [{}, { coins: 4 }], phase: 'trade', harbour })
      .done()
      .recruit('sailor 3');
    expect([able.coins(0), able.coins(1)]).toEqual([4, 0]);
  });

  test('PR-3.18 PR-6.25 need a coin for the fee even if the person is free', () => {
    const persons = ['senorita', 'senorita', 'senorita', 'senorita'];
    const harbour = ['sailor 3', 'green 1/1'];
    const poor = given({ players: [{}, { coins: 0, persons }], phase: 'trade', harbour }).done();
    expect(poor.whyNot({ kind: 'recruit', card: poor.id('sailor 3') })).toMatchObject({
      code: 'too-expensive',
    });
    const able = given({ players: [{}, { coins: 1, persons }], phase: 'trade', harbour }).done();
    able.recruit('sailor 3');
    expect([able.coins(0), able.coins(1)]).toEqual([4, 0]);
  });

  test('PR-3.18 PR-11.10 may claim a contract first and pay with its coins, but not the other way', () => {
    const table = given({
      options: { mode: 'contracts' },
      players: [{}, { coins: 1, persons: ['sailor', 'pirate'] }],
      contracts: ['mercenary', 'bruja', 'luminary', 'explorer'],
      phase: 'trade',
      harbour: ['sailor 3'],
    }).done();
    const recruit = { kind: 'recruit', card: table.id('sailor 3') };
    expect(table.whyNot(recruit)).toMatchObject({ code: 'too-expensive' });
    table.claim('mercenary').recruit('sailor 3');
    expect([table.coins(0), table.coins(1)]).toEqual([4, 0]);
  });

  test('PR-3.19 the active player pays no fee', () => {
    const ship = given({ players: [{ coins: 0 }, {}], phase: 'trade', harbour: ['blue 2/2'] });
    expect(ship.decision).toMatchObject({ fee: false });
    ship.trade('blue 2/2');
    expect([ship.coins(0), ship.coins(1), ship.heard('fee')]).toEqual([2, 3, []]);
    const person = given({ players: [{ coins: 3 }, {}], phase: 'trade', harbour: ['sailor 3'] });
    expect(person.recruit('sailor 3').coins(0)).toBe(0);
  });

  test('PR-3.20 the fee goes from treasure to treasure, not through the discard pile', () => {
    const table = given({ players: [{}, {}], phase: 'trade', harbour: ['blue 2/2'] }).done();
    const [ours = [], theirs = []] = table.state.coins.map((coins) => coins.slice());
    table.trade('blue 2/2').done();
    const [received] = table.state.coins[0]?.filter((card) => !ours.includes(card)) ?? [];
    expect(theirs).toContain(received);
    expect(table.state.coins[0]).toHaveLength(4);
    expect(table.state.discard).not.toContain(received);
    expect(table.view.discard).toHaveLength(1);
  });
});

describe('the end of the phase', () => {
  test('PR-3.21 when the harbour runs out later players take none, but their turn still comes', () => {
    const players = [{}, {}, { persons: ['jester'] }, {}];
    const table = given({ players, harbour: ['blue 2/2', 'green 1/1'] }).stop();
    table.trade('blue 2/2').done().trade('green 1/1').done();
    expect(table.heard('arrived')).toEqual([{ key: 'arrived', seat: 2, coins: 1 }]);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1 });
  });

  test('PR-3.22 what is left is discarded when everyone has had the chance', () => {
    const table = given({ players: [{ coins: 3 }, { coins: 0 }], harbour: [...SHIPS, 'pirate 9'] }).stop();
    const harbour = table.view.harbour;
    table.done();
    expect(table.view.harbour).toEqual(harbour);
    table.done();
    expect(table.view.harbour).toEqual([]);
    expect(table.view.discard.toSorted()).toEqual(harbour.toSorted());
  });

  test('PR-3.23 then the next player clockwise becomes active', () => {
    const table = given({ players: [{}, {}, {}], active: 1, phase: 'trade', harbour: SHIPS }).pass();
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 2, drawn: 0 });
    expect(table.view).toMatchObject({ active: 2, turn: 2 });
  });

  test('PR-3.24 before the harbour is cleared the active player may once more complete expeditions', () => {
    const table = given({
      players: [{ persons: ['priest', 'jack'] }, {}],
      phase: 'trade',
      harbour: SHIPS,
      expeditions: ['expedition 2 cross'],
    }).done();
    expect(table.trade('yellow 3/2').done().decision).toMatchObject({
      kind: 'window',
      seat: 0,
      after: 'trade',
    });
    expect(table.view.harbour).toHaveLength(2);
    expect(table.kinds).toEqual(['expedition', 'done']);
    table.expedition('expedition 2 cross', 'priest jack').done();
    expect([table.influence(0), table.seat]).toEqual([4, 1]);
  });

  test('PR-3.24 so fees just received can help to pay a Ransom', () => {
    const table = given({
      options: { mode: 'cooperative' },
      players: [{ coins: 14 }, {}],
      contracts: ['ransom', 'bruja', 'luminary', 'explorer', 'jinx'],
      phase: 'trade',
      harbour: ['blue 2/2', 'green 1/1'],
    });
    expect(table.whyNot({ kind: 'claim', contract: 'ransom' })).toMatchObject({ code: 'not-met' });
    table.done().trade('blue 2/2').done();
    expect(table.decision).toMatchObject({ kind: 'window', seat: 0 });
    expect(table.claim('ransom').coins(0)).toBe(0);
  });
});
