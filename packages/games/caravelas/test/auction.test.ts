import { chanceFrom } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { fresh, given } from './table.ts';

const four = { players: [{}, {}, {}, {}], phase: 'bid' } as const;

describe('the bid', () => {
  test('CA-2.1 every round everyone has one turn, in order', () => {
    const table = given({ players: [{}, {}, {}], phase: 'bid', order: [2, 0, 1] }).pass(3);
    const turns = [table.seat, table.endTurn().seat, table.endTurn().seat];
    expect(turns).toEqual([2, 0, 1]);
    table.endTurn();
    expect([table.view.round, table.decision?.kind]).toEqual([3, 'auction']);
  });

  test('CA-2.2 the first in order begins, and may bid any number or none', () => {
    const table = given({ ...four, order: [3, 1, 0, 2] });
    expect(table.decision).toMatchObject({ seat: 3, kind: 'auction', highest: 0 });
    expect(table.legal).toHaveLength(10);
    expect(table.pass().seat).toBe(1);
  });

  test('CA-2.3 a bid must be higher than the highest so far', () => {
    const table = given(four).bid(3);
    expect(table.whyNot({ kind: 'bid', markers: 3 })).toMatchObject({ code: 'bid-too-low', rule: 'CA-2.3' });
    expect(table.whyNot({ kind: 'bid', markers: 4 })).toBeUndefined();
  });

  test('CA-2.4 it ends when everyone else has passed since the last bid', () => {
    const table = given(four).pass().bid(1).pass(2);
    expect(table.decision).toMatchObject({ seat: 0, kind: 'auction' });
    expect(table.pass().decision).toMatchObject({ seat: 1, kind: 'places' });
  });

  test('CA-2.5 a player who has passed may come back, and a new bid adds to the player’s earlier one', () => {
    const table = given({ players: [{}, {}], phase: 'bid' })
      .pass()
      .bid(1)
      .bid(2)
      .bid(4);
    expect([table.fleet(0).bid, table.fleet(1).bid]).toEqual([2, 4]);
    table.pass();
    expect([table.fleet(0).markers, table.fleet(1).markers]).toEqual([7, 5]);
  });

  test('CA-2.6 no one bids more than the fleet has, and a player who cannot raise is not asked', () => {
    const table = given({ players: [{}, {}, { upgraded: true }], phase: 'bid' });
    expect(table.whyNot({ kind: 'bid', markers: 10 })).toMatchObject({
      code: 'bid-too-high',
      rule: 'CA-2.6',
    });
    table.bid(9);
    expect(table.seat).toBe(2);
    table.bid(10);
    expect(table.decision).toMatchObject({ seat: 2, kind: 'places' });
  });

  test('CA-2.7 markers bid are used, those of the loser too', () => {
    const table = given({ players: [{}, {}], phase: 'bid' })
      .bid(2)
      .bid(3)
      .pass()
      .place(2);
    expect([table.fleet(0).markers, table.fleet(1).markers]).toEqual([7, 6]);
  });

  test('CA-2.8 a fair wind takes back markers that were bid', () => {
    const table = given({
      players: [{ at: 'c05r03', hand: ['fair-wind'] }, { at: 'calecute' }],
      phase: 'bid',
    });
    table.bid(4).pass().place(1).sail('c06r03').card('fair-wind');
    expect(table.fleet(0).markers).toBe(9 - 4 - 1 + 2);
  });

  test('CA-2.9 bidders choose their places by falling bids', () => {
    const table = given(four).bid(1).bid(2).pass(2).pass();
    expect(table.place(4).seat).toBe(0);
    expect(table.whyNot({ kind: 'place', at: 4 })).toMatchObject({ code: 'place-taken', rule: 'CA-2.9' });
    expect(table.place(3).view.order).toEqual([2, 3, 0, 1]);
  });

  test('CA-2.10 who bid nothing keeps the old order in the places left', () => {
    const table = given({ ...four, order: [3, 2, 1, 0] })
      .pass(3)
      .bid(1)
      .pass(3)
      .place(2);
    expect(table.view.order).toEqual([3, 0, 2, 1]);
  });

  test('CA-2.11 without a bid the order stays', () => {
    expect(given({ ...four, order: [2, 0, 3, 1] }).pass(4).view.order).toEqual([2, 0, 3, 1]);
  });

  test('CA-2.11 a bid counts for its own round: without a new one the order it brought stays', () => {
    const table = given({ players: [{ at: 'c08r03' }, { at: 'c08r03' }], phase: 'bid' })
      .pass()
      .bid(2)
      .pass();
    table.place(1).anchor().anchor();
    expect([table.view.round, table.view.order, table.view.fleets.map(({ bid }) => bid)]).toEqual([
      3,
      [1, 0],
      [0, 0],
    ]);
    expect(table.bid(1).pass().decision).toMatchObject({ seat: 1, kind: 'places' });
    expect(table.place(2).view.order).toEqual([0, 1]);
  });

  test('CA-2.12 the only place left is taken without asking', () => {
    const table = given({ players: [{}, {}], phase: 'bid' })
      .bid(1)
      .bid(2)
      .pass()
      .place(1);
    expect([table.view.order, table.decision?.kind]).toEqual([[1, 0], 'turn']);
  });
});

describe('hands', () => {
  test('CA-3.1 in the first round 4, 5, 6 and 7 cards are dealt when the order is settled', () => {
    const table = fresh(4);
    expect(table.view.fleets.map(({ hand }) => hand)).toEqual([0, 0, 0, 0]);
    const first = table.seat;
    table.bid(1).pass(3).place(4);
    expect(table.view.order.map((seat) => table.fleet(seat).hand)).toEqual([4, 5, 6, 7]);
    expect(table.view.order[3]).toBe(first);
  });

  test('CA-3.1 from a shuffled draw pile', () => {
    const first = (seed: string) => fresh(2, 'full', seed).pass(2).state.hands.flat().join();
    const hands = new Set(Array.from({ length: 20 }, (_, i) => first(`hands-${i}`)));
    expect(hands.size).toBe(20);
    expect(fresh(2).state.deck).not.toEqual(fresh(2).state.deck.toSorted((a, b) => a - b));
  });

  test('CA-3.2, CA-3.3 at the end of a turn a hand is filled up to 5; more are kept', () => {
    const table = fresh(3).pass(3);
    const [one = 0, two = 0, three = 0] = table.view.order;
    table.endTurn().endTurn().endTurn();
    expect([one, two, three].map((seat) => table.fleet(seat).hand)).toEqual([5, 5, 6]);
  });

  test('CA-3.4 a card that was played lies face up', () => {
    const table = given({ players: [{ at: 'c05r03', hand: ['storm-2'] }, { at: 'calecute' }] });
    const { reveals } = table.sail('c06r03').state;
    expect(table.card('storm-2').view.discard).toEqual(['storm-2']);
    expect(table.state.reveals).toBeGreaterThan(reveals);
  });

  test('CA-3.4 a fair wind against pirates and a hand that is swapped lie face up too', () => {
    const pirates = given({ players: [{ at: 'c10r04', hand: ['fair-wind'] }, {}] });
    const { reveals } = pirates.state;
    expect(pirates.defend('c10r03').view.discard).toEqual(['fair-wind']);
    expect(pirates.state.reveals).toBeGreaterThan(reveals);
    const swapped = given({ players: [{ hand: ['storm-1', 'calm'] }, {}] });
    expect(swapped.call().settle('swap').view.discard).toEqual(['storm-1', 'calm']);
  });

  test('CA-3.5 when the draw pile is empty, the discard pile is shuffled into a new one', () => {
    const table = given({ players: [{}, {}], deck: ['calm', 'storm-1'], deckOnly: true });
    const discarded = table.view.discard.length;
    table.call().settle();
    expect(table.heard('reshuffled')).toEqual([{ key: 'reshuffled', cards: discarded }]);
    expect([table.fleet(0).hand, table.view.discard, table.view.deck]).toEqual([5, [], discarded - 3]);
  });

  test('CA-3.5 the new pile is shuffled: no one knows it from the order of the discard pile', () => {
    const drawn = (seed: string) => {
      const table = given({ players: [{}, {}], deck: [], deckOnly: true });
      table.state.chance = chanceFrom(seed);
      return table.call().settle().state.hands[0]?.join();
    };
    expect(new Set(Array.from({ length: 12 }, (_, i) => drawn(`pile-${i}`))).size).toBeGreaterThan(6);
  });
});
