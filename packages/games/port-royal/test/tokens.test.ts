/** Tokens: coins for when all cards are in use. */
import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

describe('tokens', () => {
  test('PR-14.10 are gained when draw pile and discard pile are both empty', () => {
    const table = given({
      players: [{ coins: 0 }, {}],
      phase: 'trade',
      harbour: ['blue 3/5'],
      deckOnly: true,
    });
    table.trade('blue 3/5');
    // The ship itself is the one card left.
    expect([table.state.coins[0]?.length, table.state.tokens[0], table.coins(0)]).toEqual([1, 2, 3]);
    expect(table.view.players[0]?.coins).toBe(3);
  });

  test('PR-14.10 are not exchanged: cards discarded later serve the next draw', () => {
    const table = given({
      players: [{ coins: 0, persons: ['governor'] }, { coins: 0 }],
      phase: 'trade',
      harbour: ['blue 3/5', 'green 1/1'],
      deckOnly: true,
    });
    table.trade('blue 3/5').trade('green 1/1');
    expect([table.state.coins[0]?.length, table.state.tokens[0]]).toEqual([2, 2]);
  });

  test('PR-14.11 are paid first and vanish', () => {
    const players = [{ coins: 4, tokens: 2 }, { coins: 0 }];
    const table = given({ players, phase: 'trade', harbour: ['captain'] })
      .recruit('captain')
      .done();
    expect([table.state.coins[0]?.length, table.state.tokens[0]]).toEqual([2, 0]);
    expect(table.view.discard).toHaveLength(2);
    expect(table.state.tokens).toEqual([0, 0]);
  });

  test('PR-14.11 leave the cards alone while they last', () => {
    const players = [{ coins: 4, tokens: 5 }, { coins: 0 }];
    const table = given({ players, phase: 'trade', harbour: ['captain'] })
      .recruit('captain')
      .done();
    expect([table.state.coins[0]?.length, table.state.tokens[0], table.view.discard]).toEqual([4, 1, []]);
  });

  test('PR-14.12 pass to the active player when paid as a fee', () => {
    const players = [{ coins: 3 }, { coins: 2, tokens: 1 }];
    const table = given({ players, phase: 'trade', harbour: ['blue 2/2'] })
      .done()
      .trade('blue 2/2');
    expect(table.state.tokens).toEqual([1, 0]);
    expect([table.coins(0), table.coins(1)]).toEqual([4, 4]);
  });

  test('PR-14.13 count as coins for a tax', () => {
    const players = [{ coins: 8, tokens: 5 }, { persons: ['sailor'] }];
    const table = given({ players, deck: ['tax sabres'] }).draw();
    expect([table.state.coins[0]?.length, table.state.tokens[0]]).toEqual([7, 0]);
    expect(table.heard('taxed')).toEqual([{ key: 'taxed', seat: 0, coins: 6 }]);
    expect(table.view.discard).toHaveLength(1 + 1);
  });

  test('PR-14.13 count as coins for costs and fees', () => {
    const players = [{}, { coins: 0, tokens: 4 }];
    const table = given({ players, phase: 'trade', harbour: ['sailor 3'] })
      .done()
      .recruit('sailor 3');
    expect([table.coins(0), table.coins(1)]).toEqual([4, 0]);
  });

  test('PR-14.13 count as coins for a Ransom', () => {
    const table = given({
      options: { mode: 'cooperative' },
      players: [{ coins: 9, tokens: 6 }, {}],
      contracts: ['ransom', 'bruja', 'luminary', 'explorer', 'jinx'],
    }).claim('ransom');
    expect([table.coins(0), table.state.tokens[0], table.view.paid]).toEqual([0, 0, 9]);
  });
});
