import { describe, expect, test } from 'vitest';
import { board, fresh, given } from './table.ts';

const drawn = (player: object, deck: readonly string[], other: object = { at: 'tanegashima' }) =>
  given({ options: { mode: 'drawn' }, players: [player, other], deck });

describe('drawn events', () => {
  test('CA-12.1 the top card is drawn on a blue space and used at once', () => {
    const table = drawn({ at: 'c05r03' }, ['storm-2']).sail('c06r03');
    expect(table.heard('played')).toEqual([{ key: 'played', seat: 0, card: 'storm-2', drawn: true }]);
    expect([table.fleet(0).markers, table.view.discard]).toEqual([6, ['storm-2']]);
    expect(
      fresh(3, 'drawn')
        .pass(3)
        .view.fleets.map(({ hand }) => hand),
    ).toEqual([0, 0, 0]);
  });

  test('CA-12.2 half of the calms are taken out', () => {
    const { copies = 0, id = '' } = board.cards.find(({ kind }) => kind === 'calm') ?? {};
    const calms = fresh(2, 'drawn').state.deck.filter((card) => card === board.cardNumber(id));
    expect(calms).toHaveLength(copies / 2);
  });

  test('CA-12.3 a storm that is too strong takes all markers; the others move by its number', () => {
    const table = drawn({ at: 'c05r03', markers: 3 }, ['storm-4'], { at: 'acores' }).sail('c06r03');
    expect(table.decision).toMatchObject({ seat: 1, kind: 'bonus', left: 4 });
    table.stay();
    expect(table.heard('stormed')).toEqual([{ key: 'stormed', seat: 0, markers: 2 }]);
    expect(table.decision).toMatchObject({ seat: 1, kind: 'turn' });
  });

  test('CA-12.4 no fair wind against pirates, and no hand in Lisboa', () => {
    const table = drawn({ at: 'c10r04' }, []);
    expect(table.ways('defend')).toEqual([]);
    const home = drawn({}, []).call();
    expect(home.legal).toEqual([{ kind: 'settle', hand: 'fill' }]);
    expect(home.settle().fleet(0).hand).toBe(0);
  });

  test('CA-12.11 bids spend markers, and the highest bidder chooses a place', () => {
    const table = given({ options: { mode: 'drawn' }, players: [{}, {}], phase: 'bid' })
      .bid(2)
      .bid(3)
      .pass()
      .place(2);
    expect([table.view.order, table.fleet(0).markers, table.fleet(1).markers]).toEqual([[0, 1], 7, 6]);
  });

  test('CA-12.11 the others in the same ocean move by the card that was drawn', () => {
    const table = drawn({ at: 'c05r03' }, ['compass-s'], { at: 'c08r03' }).sail('c06r03');
    expect(table.decision).toMatchObject({ seat: 1, kind: 'bonus', left: 2, direction: 'S' });
    expect(table.drift('c08r04').stay().fleet(0).at).toBe('c06r05');
    const calm = drawn({ at: 'c05r03' }, ['calm'], { at: 'c08r03' }).sail('c06r03');
    expect(calm.decision).toMatchObject({ seat: 1, kind: 'turn' });
    const wind = drawn({ at: 'c05r03', markers: 4 }, ['fair-wind']).sail('c06r03');
    expect(wind.decision).toMatchObject({ seat: 0, kind: 'turn', left: 5 });
  });

  test('CA-12.11 the die sinks ships at the Cape', () => {
    const table = drawn({ at: 'c13r11', goods: ['pepper'] }, [])
      .rig('one')
      .sail('c14r11');
    expect(table.play({ kind: 'sink', ship: 2 }).fleet(0)).toMatchObject({ wrecks: [2], goods: [] });
  });

  test('CA-12.11 destination cards count at the end', () => {
    const players = [{ goods: ['pepper'], destinations: ['mina'], discovered: ['mina'] }, {}] as const;
    const table = given({ options: { mode: 'drawn' }, players, pieces: [1, 1], order: [1, 0], active: 0 });
    table.call().play({ kind: 'build' }).settle();
    expect(table.result?.breakdown[0]).toEqual({ discoveries: 2, trade: 0, jeronimos: 10, destinations: 5 });
  });
});

describe.each(['drawn', 'dice'])('CA-12.11 as in the full game, with %s rules', (mode) => {
  const at = (player: object, more: object = {}) =>
    given({ options: { mode }, players: [{ markers: 9, ...player }, { at: 'tanegashima' }], ...more });

  test('currents are free, everything else costs, and the last marker stops the fleet', () => {
    expect(at({ at: 'c11r07' }).sail('c10r08').fleet(0).markers).toBe(9);
    expect(at({ at: 'c09r03' }).sail('c08r03').fleet(0).markers).toBe(8);
    expect(at({ at: 'c08r03', markers: 1 }).sail('c09r03').seat).toBe(1);
  });

  test('ports are discovered and goods loaded', () => {
    const table = at({ at: 'c10r06' }).sail('guine', 'c09r05', 'cabo-verde');
    expect(table.fleet(0)).toMatchObject({ goods: ['malagueta'], points: 2 });
    expect(at({ at: 'c29r03' }).sail('tanegashima').fleet(0).goods).toEqual([]);
  });

  test('in Lisboa goods pay for a piece and the fourth ship and are sold, and ships are repaired', () => {
    const goods = ['malagueta', 'ivory', 'pepper', 'silk', 'cinnamon'] as const;
    const table = at({ goods, wrecks: [] }).call();
    table.play({ kind: 'build' }, { kind: 'upgrade', goods: ['malagueta', 'ivory', 'silk'] }).settle();
    expect(table.fleet(0)).toMatchObject({ upgraded: true, piecePoints: 10, salePoints: 5, goods: [] });
    expect(
      at({ wrecks: [1] })
        .call()
        .settle()
        .fleet(0).wrecks,
    ).toEqual([]);
  });

  test('the round of the last piece is the last one', () => {
    const table = at({ goods: ['pepper'] }, { pieces: [1, 1] })
      .call()
      .play({ kind: 'build' })
      .settle();
    expect([table.seat, table.view.ending, table.view.over]).toEqual([1, true, false]);
    expect(table.anchor().view.over).toBe(true);
    expect(fresh(3, mode).view.pieceCount).toBe(4);
  });
});

describe('two dice', () => {
  const dice = (player: object) =>
    given({ options: { mode: 'dice' }, players: [player, { at: 'tanegashima' }] });

  test('CA-12.5 the sum of two dice is what a fleet has for sailing this turn', () => {
    const sums = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const table = fresh(2, 'dice', `dice-${i}`);
      const [first = 0, second = 0] = table.view.dice;
      expect(table.decision).toMatchObject({ kind: 'turn', left: first + second, dice: true });
      for (const die of [first, second]) expect(die).toSatisfy((eyes: number) => eyes >= 1 && eyes <= 6);
      sums.add(first + second);
    }
    expect(sums.size).toBe(11);
    const table = fresh(2, 'dice');
    const second = table.view.order[1];
    expect(table.endTurn().heard('rolled')[0]?.seat).toBe(second);
  });

  test('CA-12.6 no event cards and no destination cards', () => {
    const { state, view } = fresh(2, 'dice');
    expect([view.deck, view.discard, state.hands, state.destinations]).toEqual([0, [], [[], []], [[], []]]);
  });

  test('CA-12.7 blue and red spaces are ignored', () => {
    const table = dice({ at: 'c12r11', markers: 9 }).sail('c13r11', 'c14r11', 'boa-esperanca');
    expect([table.fleet(0).markers, table.heard('rounded'), table.seat]).toEqual([6, [], 0]);
  });

  test('CA-12.8 pirates cost one more', () => {
    expect(dice({ at: 'c10r04', markers: 9 }).sail('c10r03').fleet(0).markers).toBe(7);
  });

  test('CA-12.9 there is no bid, and the order stays', () => {
    const table = fresh(3, 'dice');
    const { order } = table.view;
    for (let turn = 0; turn < 3; turn++) table.endTurn();
    expect([table.view.round, table.view.order, table.seat]).toEqual([2, order, order[0]]);
    expect(table.heard('bid')).toEqual([]);
  });

  test('CA-12.10 an upgrade unlocks the fourth ship and nothing else', () => {
    const goods = ['ivory', 'pepper', 'silk'] as const;
    const table = dice({ goods, markers: 4 }).call().play({ kind: 'upgrade', goods }).settle();
    expect(table.fleet(0)).toMatchObject({ upgraded: true, allMarkers: 0, markers: 0 });
  });
});
