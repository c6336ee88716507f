/** "When your turn comes": admirals and jesters. */
import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

const FIVE_CARDS = ['yellow 3/2', 'blue 2/2', 'green 1/1', 'sailor 3', 'captain'];
const FOUR_CARDS = FIVE_CARDS.slice(0, 4);
const ADMIRAL = { persons: ['admiral'] };
const JESTER = { persons: ['jester'] };

describe('the moment', () => {
  test('PR-6.3 is when a player begins to choose, active or not', () => {
    const table = given({ players: [ADMIRAL, ADMIRAL, ADMIRAL], harbour: FIVE_CARDS });
    const coins = () => [0, 1, 2].map((seat) => table.coins(seat));
    expect(coins()).toEqual([3, 3, 3]);
    expect(table.stop() && coins()).toEqual([5, 3, 3]);
    expect(table.done() && coins()).toEqual([5, 5, 3]);
    expect(table.done() && coins()).toEqual([5, 5, 5]);
  });

  test('PR-6.28 coins are gained and costs are lower without asking; a further card is a choice', () => {
    const persons = ['admiral', 'trader blue', 'senorita', 'governor'];
    const table = given({ players: [{ coins: 11, persons }, {}], harbour: FIVE_CARDS }).stop();
    // Two coins come, although 13 coins are in danger of a tax and 11 were not.
    expect([table.coins(0), table.heard('arrived')]).toEqual([13, [{ key: 'arrived', seat: 0, coins: 2 }]]);
    expect(table.trade('blue 2/2').coins(0)).toBe(13 + 2 + 1);
    expect(table.decision).toMatchObject({ kind: 'take', left: 1 });
    expect(table.kinds).toContain('done');
    expect(table.recruit('sailor 3').coins(0)).toBe(16 - 2);
  });

  test('PR-6.4 comes once, before the first card; what is taken later does not matter', () => {
    const players = [{ persons: ['admiral', 'governor', 'governor'] }, { coins: 0 }];
    const table = given({ players, harbour: [...FIVE_CARDS, 'priest'] }).stop();
    expect(table.coins(0)).toBe(3 + 2);
    table.trade('green 1/1').trade('blue 2/2').done();
    expect(table.coins(0)).toBe(3 + 2 + 1 + 2);
    expect(table.heard('arrived').filter((event) => event.seat === 0)).toHaveLength(1);
  });

  test('PR-6.4 a harbour emptied by the owner does not pay the jester', () => {
    const table = given({ players: [JESTER, {}], harbour: ['blue 2/2'] })
      .stop()
      .trade('blue 2/2')
      .pass();
    expect([table.coins(0), table.heard('arrived')]).toEqual([5, []]);
  });

  test('PR-6.4 PR-6.14 each player reads the harbour as it lies then: five for one, four for the next', () => {
    const both = { persons: ['admiral', 'viceadmiral'] };
    const table = given({ options: { newCrew: true }, players: [both, both], harbour: FIVE_CARDS }).stop();
    expect(table.coins(0)).toBe(3 + 2);
    table.trade('green 1/1').done();
    expect(table.coins(1)).toBe(3 + 1);
  });

  test('PR-6.5 PR-6.15 an admiral recruited this turn pays nothing, to its owner active or not', () => {
    const harbour = [...FIVE_CARDS, 'priest', 'admiral 5'];
    const active = given({ players: [{ coins: 8, persons: ['governor'] }, {}], harbour }).stop();
    expect(active.recruit('admiral 5').trade('green 1/1').coins(0)).toBe(8 - 5 + 1);
    expect(active.heard('arrived')).toEqual([]);
    const other = given({ players: [{}, { coins: 8 }], harbour })
      .stop()
      .done()
      .recruit('admiral 5')
      .done();
    expect([other.coins(1), other.heard('arrived')]).toEqual([8 - 5 - 1, []]);
  });

  test('PR-6.6 pays also those who then take nothing', () => {
    const table = given({ players: [ADMIRAL, ADMIRAL], harbour: FIVE_CARDS })
      .stop()
      .pass();
    expect([table.coins(0), table.coins(1)]).toEqual([5, 5]);
  });

  test('PR-6.6 PR-6.4 its coins can be spent at once, on card and fee', () => {
    const poor = { coins: 0, persons: ['admiral', 'admiral'] };
    const table = given({ players: [{}, poor], harbour: FIVE_CARDS })
      .stop()
      .done();
    expect(table.coins(1)).toBe(4);
    table.recruit('sailor 3');
    expect([table.coins(0), table.coins(1)]).toEqual([4, 0]);
  });
});

describe('admirals', () => {
  test('PR-6.13 pay two coins each from five harbour cards on', () => {
    const two = { persons: ['admiral', 'admiral'] };
    for (const [harbour, coins] of [
      [FOUR_CARDS, 0],
      [FIVE_CARDS, 4],
      [[...FIVE_CARDS, 'priest'], 4],
    ] as const) {
      expect(given({ players: [two, {}], phase: 'trade', harbour }).coins(0)).toBe(3 + coins);
    }
  });

  test('PR-6.14 do not count expeditions and taxes', () => {
    const table = given({
      players: [ADMIRAL, { persons: ['sailor'] }],
      harbour: FOUR_CARDS,
      expeditions: ['expedition 2 cross'],
      deck: ['tax sabres', 'jester', 'expedition 2 anchor'],
    });
    table.draw(2).stop();
    expect(table.view.expeditions).toHaveLength(2);
    expect([table.coins(0), table.heard('arrived')]).toEqual([3, []]);
  });

  test('PR-6.15 PR-6.5 an older one still pays beside the one just recruited', () => {
    const players = [{ coins: 3, persons: ['admiral'] }, {}];
    const table = given({ players, phase: 'trade', harbour: [...FOUR_CARDS, 'admiral 5'] });
    expect(table.coins(0)).toBe(3 + 2);
    expect(table.recruit('admiral 5').coins(0)).toBe(0);
  });
});

describe('jesters', () => {
  test('PR-6.16 pay one coin each to the player who finds the harbour empty, and only to them', () => {
    const players = [JESTER, { persons: ['jester', 'jester'] }, { coins: 0 }];
    const table = given({ players, harbour: ['blue 2/2'] }).stop();
    expect(table.trade('blue 2/2').done().coins(0)).toBe(5);
    expect([table.coins(1), table.coins(2)]).toEqual([5, 0]);
    expect(table.heard('arrived')).toEqual([{ key: 'arrived', seat: 1, coins: 2 }]);
  });

  test('PR-6.16 pay nothing while a card is left', () => {
    const table = given({ players: [{}, JESTER], harbour: ['blue 2/2', 'pirate 9'] })
      .stop()
      .trade('blue 2/2')
      .pass();
    expect([table.coins(1), table.heard('arrived')]).toEqual([3, []]);
  });

  test('PR-6.17 are not disturbed by expeditions and taxes', () => {
    const table = given({
      players: [JESTER, JESTER],
      expeditions: ['expedition 2 cross'],
      deck: ['tax sabres', 'sailor', 'pirate', 'expedition 2 anchor'],
    });
    table.draw(2).stop();
    expect(table.heard('arrived')).toMatchObject([
      { seat: 0, coins: 1 },
      { seat: 1, coins: 1 },
    ]);
    expect([table.coins(0), table.coins(1)]).toEqual([5, 5]);
  });

  test('PR-6.18 pay everyone when there is no trade and recruit, but not a second time', () => {
    const table = given({ players: [JESTER, {}, JESTER], harbour: ['blue 1/1'], deck: ['blue 2/2'] }).draw();
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([4, 3, 4]);
    expect(table.heard('jested')).toHaveLength(2);
    expect(table.heard('arrived')).toEqual([]);
  });

  test('PR-6.19 a jester just recruited pays nothing, even as the last card of the harbour', () => {
    const table = given({ players: [{ coins: 5 }, {}], harbour: ['jester 5'] })
      .stop()
      .recruit('jester 5')
      .pass();
    expect([table.coins(0), table.heard('arrived')]).toEqual([0, []]);
    const other = given({ players: [{}, { coins: 6 }], harbour: ['jester 5'] })
      .stop()
      .recruit('jester 5');
    expect([other.pass().coins(1), other.heard('arrived')]).toEqual([0, []]);
  });
});
