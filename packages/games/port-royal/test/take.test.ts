/** Trade and recruit: how many cards, which ones, and what they give. */
import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

const FOUR_COLOURS = ['yellow 3/2', 'blue 2/2', 'green 1/1', 'red 1/1'];
const FIVE_COLOURS = [...FOUR_COLOURS, 'black 1/2'];

describe('how many cards', () => {
  test('PR-3.1 one card with no, one, two or three colours', () => {
    for (const colours of [0, 1, 2, 3]) {
      const harbour = [...FOUR_COLOURS.slice(0, colours), 'sailor 3', 'captain'];
      const table = given({ players: [{ coins: 9 }, {}], phase: 'trade', harbour });
      expect(table.decision).toMatchObject({ kind: 'take', seat: 0, left: 1 });
      table.recruit('sailor 3');
      const again = { kind: 'recruit', card: table.id('captain') };
      expect(table.whyNot(again)).toMatchObject({ code: 'no-takes-left', rule: 'PR-3.1' });
    }
  });

  test('PR-3.1 colours of persons are not counted, only those of ships', () => {
    const harbour = [...FOUR_COLOURS.slice(0, 3), 'trader red', 'trader black'];
    const table = given({ players: [{}, {}], phase: 'trade', harbour });
    expect(table.decision).toMatchObject({ left: 1 });
  });

  test('PR-3.2 two cards with four colours', () => {
    const table = given({ players: [{}, {}], phase: 'trade', harbour: FOUR_COLOURS });
    expect(table.decision).toMatchObject({ left: 2 });
    table.trade('yellow 3/2').trade('blue 2/2');
    const third = { kind: 'trade', card: table.id('red 1/1') };
    expect(table.whyNot(third)).toMatchObject({ code: 'no-takes-left' });
  });

  test('PR-3.3 three cards with five colours', () => {
    const table = given({ players: [{}, {}], phase: 'trade', harbour: FIVE_COLOURS });
    expect(table.decision).toMatchObject({ left: 3 });
    table.trade('yellow 3/2').trade('blue 2/2').trade('red 1/1');
    const fourth = { kind: 'trade', card: table.id('green 1/1') };
    expect(table.whyNot(fourth)).toMatchObject({ code: 'no-takes-left' });
  });

  test('PR-3.4 taking ships does not lower the number of cards', () => {
    const table = given({ players: [{}, {}], phase: 'trade', harbour: FIVE_COLOURS });
    expect(table.trade('yellow 3/2').decision).toMatchObject({ left: 2 });
    expect(table.trade('blue 2/2').decision).toMatchObject({ left: 1 });
    expect(table.trade('green 1/1').decision).toMatchObject({ left: 0 });
  });

  test('PR-3.4 PR-6.20 a governor comes on top of the colours counted at the start', () => {
    const table = given({ players: [{ persons: ['governor'] }, {}], phase: 'trade', harbour: FOUR_COLOURS });
    table.trade('yellow 3/2').trade('blue 2/2').trade('green 1/1');
    expect(table.decision).toMatchObject({ left: 0 });
    expect(table.coins(0)).toBe(3 + 3 + 2 + 1);
  });

  test('PR-3.21 PR-6.20 the player who may take more cards than there are takes what there is', () => {
    const persons = ['governor', 'governor', 'governor'];
    const table = given({ players: [{ persons }, {}], phase: 'trade', harbour: ['blue 1/1'] });
    table.trade('blue 1/1');
    expect(table.decision).toMatchObject({ kind: 'take', left: 3 });
    expect(table.kinds).toEqual(['done']);
  });

  test('PR-3.6 a player takes fewer cards than allowed, or none', () => {
    const none = given({ players: [{}, { coins: 0 }], phase: 'trade', harbour: FIVE_COLOURS }).done();
    expect([none.seat, none.coins(0), none.view.harbour.length]).toEqual([1, 3, 5]);
    const one = given({ players: [{}, {}], phase: 'trade', harbour: FIVE_COLOURS })
      .trade('blue 2/2')
      .done();
    expect([one.seat, one.coins(0), one.view.harbour.length]).toEqual([1, 5, 4]);
  });
});

describe('which cards', () => {
  test('PR-3.7 ships and persons of the harbour, no expedition and no tax', () => {
    const table = given({
      players: [{ coins: 9 }, {}],
      phase: 'trade',
      harbour: ['blue 1/1', 'sailor 3'],
      expeditions: ['expedition 2 cross'],
      discard: ['base-tax-sabres-01'],
    });
    expect(table.kinds).toEqual(['trade', 'recruit', 'done']);
    expect(table.legal).toHaveLength(3);
    for (const card of ['base-expedition-cross2', 'base-tax-sabres-01']) {
      for (const kind of ['recruit', 'trade']) {
        const refusal = { code: 'not-in-harbour', rule: 'PR-3.7' };
        expect(table.whyNot({ kind, card })).toMatchObject(refusal);
      }
    }
  });

  test('PR-3.7 a ship is traded and a person recruited, not the other way', () => {
    const table = given({ players: [{ coins: 9 }, {}], phase: 'trade', harbour: ['blue 1/1', 'sailor 3'] });
    expect(table.whyNot({ kind: 'recruit', card: table.id('blue 1/1') })).toBeDefined();
    expect(table.whyNot({ kind: 'trade', card: table.id('sailor 3') })).toBeDefined();
  });

  test('PR-3.8 a traded ship goes to the discard pile and brings its coins', () => {
    const table = given({ players: [{}, {}], phase: 'trade', harbour: ['blue 3/5'], discard: ['sailor'] });
    const ship = table.id('blue 3/5');
    table.trade('blue 3/5');
    expect(table.view.discard.at(-1)).toBe(ship);
    expect([table.coins(0), table.view.harbour.length]).toEqual([6, 0]);
  });

  test('PR-3.8 PR-14.8 it is discarded first, so it may itself come back as a coin', () => {
    const table = given({
      players: [{ coins: 0 }, {}],
      phase: 'trade',
      harbour: ['blue 1/1'],
      deckOnly: true,
    });
    const ship = table.state.harbour[0];
    table.trade('blue 1/1');
    expect(table.state.coins[0]).toEqual([ship]);
    expect([table.state.tokens[0], table.view.discard.length]).toEqual([0, 0]);
  });

  test('PR-3.9 a recruited person costs what is printed and lies in the player’s area', () => {
    const table = given({ players: [{ coins: 9 }, {}], phase: 'trade', harbour: ['jester 7'] });
    const jester = table.id('jester 7');
    table.recruit('jester 7');
    expect(table.view.players[0]).toMatchObject({ coins: 2, persons: [jester] });
    expect(table.view.harbour).toEqual([]);
  });

  test('PR-3.10 the coins spent lie face up on the discard pile', () => {
    const table = given({ players: [{ coins: 5 }, {}], phase: 'trade', harbour: ['sailor 3'] });
    const treasure = table.state.coins[0]?.slice() ?? [];
    table.recruit('sailor 3').done();
    const spent = treasure.filter((card) => !table.state.coins[0]?.includes(card));
    expect(spent).toHaveLength(3);
    expect(table.state.discard).toEqual(expect.arrayContaining(spent));
    expect(table.view.discard).toHaveLength(3);
  });

  test('PR-3.11 no one recruits without enough coins', () => {
    const table = given({ players: [{ coins: 4 }, {}], phase: 'trade', harbour: ['captain', 'jester 5'] });
    const jester = { kind: 'recruit', card: table.id('jester 5') };
    expect(table.whyNot(jester)).toMatchObject({ code: 'too-expensive', rule: 'PR-3.11' });
    expect(table.recruit('captain').coins(0)).toBe(0);
  });

  test('PR-3.11 with a discount the lower price counts, for others the fee on top', () => {
    const senorita = { coins: 4, persons: ['senorita 7'] };
    const harbour = ['jester 5', 'jester 7', 'blue 1/1'];
    const active = given({ players: [senorita, {}], phase: 'trade', harbour });
    expect(active.whyNot({ kind: 'recruit', card: active.id('jester 5') })).toBeUndefined();
    expect(active.whyNot({ kind: 'recruit', card: active.id('jester 7') })).toMatchObject({
      code: 'too-expensive',
      params: { cost: 6, coins: 4 },
    });
    const other = given({ players: [{}, senorita], phase: 'trade', harbour }).done();
    expect(other.whyNot({ kind: 'recruit', card: other.id('jester 5') })).toMatchObject({
      code: 'too-expensive',
      params: { cost: 5, coins: 4 },
    });
  });
});

describe('one card after another', () => {
  test('PR-3.5 the coins of the first card pay for the second', () => {
    const harbour = [...FOUR_COLOURS, 'sailor 3'];
    const table = given({ players: [{ coins: 0 }, {}], phase: 'trade', harbour });
    expect(table.whyNot({ kind: 'recruit', card: table.id('sailor 3') })).toMatchObject({
      code: 'too-expensive',
    });
    table.trade('yellow 3/2').recruit('sailor 3');
    expect(table.coins(0)).toBe(0);
  });

  test('PR-3.12 PR-3.5 a trader recruited first already adds to the ship taken next', () => {
    const harbour = [...FOUR_COLOURS, 'trader blue 3'];
    const table = given({ players: [{}, {}], phase: 'trade', harbour })
      .recruit('trader blue 3')
      .trade('blue 2/2');
    expect(table.coins(0)).toBe(3 - 3 + 2 + 1);
  });

  test('PR-3.12 "when your turn comes" does not come back for an admiral or governor just recruited', () => {
    for (const recruit of ['admiral 5', 'governor']) {
      const harbour = [...FOUR_COLOURS, recruit];
      const table = given({ players: [{ coins: 8 }, {}], phase: 'trade', harbour });
      const before = table.coins(0);
      table.recruit(recruit);
      expect(table.decision).toMatchObject({ left: 1 });
      expect(table.coins(0)).toBe(before - (recruit === 'governor' ? 8 : 5));
    }
  });

  test('PR-3.12 a sailor recruited now repels in the next turn', () => {
    const table = given({
      players: [{ coins: 3 }, { coins: 0 }],
      phase: 'trade',
      harbour: ['sailor 3'],
      deck: ['settler', 'blue 1/1'],
    });
    table.recruit('sailor 3').pass().quietTurn().draw();
    expect(table.decision).toMatchObject({ kind: 'repel', seat: 0 });
  });

  test('PR-3.13 the influence of a recruit counts at once', () => {
    const table = given({ players: [{ coins: 9 }, {}], phase: 'trade', harbour: ['pirate 9'] }).recruit(
      'pirate 9',
    );
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0 });
    expect([table.influence(0), table.view.players[0]?.influence]).toEqual([3, 3]);
  });
});
