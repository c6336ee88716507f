import { describe, expect, test } from 'vitest';
import { board, fresh, given } from './table.ts';

const drawn = (player: object, deck: readonly string[], other: object = { at: 'tanegashima' }) =>
  given({ mode: 'drawn', players: [player, other], deck });

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

  test('CA-12.11 bids, destinations and pieces are as in the full game', () => {
    const table = fresh(2, 'drawn');
    expect(table.decision?.kind).toBe('auction');
    expect([table.state.destinations.map((hand) => hand.length), table.view.pieceCount]).toEqual([[8, 8], 3]);
  });
});

describe('two dice', () => {
  const dice = (player: object) => given({ mode: 'dice', players: [player, { at: 'tanegashima' }] });

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
