/** Taxes: everyone pays, then a player gains. */
import { describe, expect, test } from 'vitest';
import type { PlayerPosition } from '../src/position.ts';
import { box, given } from './table.ts';

/** Turns over a tax in front of these players and says how many coins each has afterwards. */
function taxed(tax: string, players: readonly PlayerPosition[], active = 0): number[] {
  const table = given({ players, active, deck: [tax] }).draw();
  return players.map((_, seat) => table.coins(seat));
}

/** Wins the sabre bonus, so that no one else does. */
const ARMED = { coins: 0, persons: ['pirate'] };

describe('losses', () => {
  test('PR-4.1 PR-4.2 every player with 12 coins or more loses half, no matter who revealed the tax', () => {
    expect(taxed('tax sabres', [ARMED, { coins: 12 }, { coins: 20 }])).toEqual([1, 6, 10]);
    expect(taxed('tax sabres', [{ coins: 12 }, { coins: 20 }, ARMED], 1)).toEqual([6, 10, 1]);
  });

  test('PR-4.3 the half is rounded down', () => {
    const rich = [12, 13, 14, 15].map((coins) => ({ coins }));
    expect(taxed('tax sabres', [...rich, ARMED])).toEqual([6, 7, 7, 8, 1]);
  });

  test('PR-4.4 eleven coins or fewer lose nothing', () => {
    expect(taxed('tax sabres', [{ coins: 11 }, { coins: 4 }, { coins: 0 }, ARMED])).toEqual([11, 4, 0, 1]);
  });

  test('PR-4.2 PR-4.4 the influence tax takes the same half', () => {
    const someone = ['sailor'];
    const players = [{ coins: 13, persons: someone }, { coins: 11, persons: someone }, { coins: 0 }];
    expect(taxed('tax influence', players)).toEqual([7, 11, 1]);
  });

  test('PR-4.5 the coins lost lie in the discard pile, below the tax', () => {
    const table = given({ players: [{ coins: 12 }, ARMED], deck: ['base-tax-sabres-01'] });
    const treasure = table.state.coins[0]?.slice() ?? [];
    table.draw();
    const lost = treasure.filter((card) => !table.state.coins[0]?.includes(card));
    expect(lost).toHaveLength(6);
    expect(new Set(table.state.discard.slice(0, 6))).toEqual(new Set(lost));
    expect(table.view.discard.slice(6)).toEqual(['base-tax-sabres-01']);
  });
});

describe('the bonus', () => {
  test('PR-4.6 comes after all losses: a player who reaches 12 through it is not taxed by the same card', () => {
    expect(taxed('tax sabres', [{ coins: 11, persons: ['sailor'] }, { coins: 12 }])).toEqual([12, 6]);
  });

  test('PR-4.6 PR-14.8 so it can be drawn from coins that a later player has just lost', () => {
    const players = [{ coins: 0, persons: ['sailor'] }, { coins: 12 }];
    const table = given({ players, deck: ['tax sabres'], deckOnly: true });
    table.draw();
    expect([table.coins(0), table.state.tokens[0]]).toEqual([1, 0]);
    expect(table.heard('reshuffled')).toEqual([{ key: 'reshuffled', cards: 6 }]);
  });

  test('PR-4.7 of the sabre tax goes to the most sabres', () => {
    const players = [{ persons: ['sailor', 'sailor', 'sailor'] }, { persons: ['pirate', 'pirate'] }, {}];
    expect(taxed('tax sabres', players)).toEqual([3, 4, 3]);
  });

  test('PR-4.8 of the influence tax goes to the least influence', () => {
    const players = [
      { persons: ['jester 7'] },
      { persons: ['sailor 3'] },
      { expeditions: ['expedition 2 cross'] },
    ];
    expect(taxed('tax influence', players)).toEqual([3, 4, 3]);
  });

  test('PR-4.9 goes to all who tie, also at 0, also if it is everyone', () => {
    const crew = { persons: ['sailor 3'] };
    expect(taxed('tax sabres', [crew, {}, crew])).toEqual([4, 3, 4]);
    expect(taxed('tax influence', [crew, {}, {}])).toEqual([3, 4, 4]);
    expect(taxed('tax sabres', [{}, {}, {}])).toEqual([4, 4, 4]);
    expect(taxed('tax influence', [crew, crew, crew])).toEqual([4, 4, 4]);
  });

  test('PR-4.10 may go to a player who has just lost half', () => {
    expect(taxed('tax sabres', [{ coins: 16, persons: ['sailor'] }, {}])).toEqual([9, 3]);
    expect(taxed('tax influence', [{ coins: 12 }, { persons: ['sailor'] }])).toEqual([7, 3]);
  });

  test('PR-4.12 is drawn clockwise, the active player first', () => {
    const deck = ['tax influence', 'settler', 'priest', 'captain'];
    const table = given({ players: [{}, {}, {}], active: 1, deck }).draw();
    const newest = table.state.coins.map((coins) => box.cards[coins.at(-1) ?? -1]?.type);
    expect(newest).toEqual(['captain', 'settler', 'priest']);
    expect(table.heard('tax-bonus').map((event) => event.seat)).toEqual([1, 2, 0]);
  });

  test('PR-4.6 PR-11.17 PR-11.22 is judged after a Tax Inspector, whose influence may cost it', () => {
    const position = {
      options: { mode: 'contracts' },
      players: [{ coins: 12 }, { coins: 3 }],
      contracts: ['tax-inspector', 'bruja', 'luminary', 'explorer'],
      claims: { bruja: [0] },
      deck: ['tax influence'],
    };
    const claimed = given(position).draw();
    expect(claimed.decision).toMatchObject({ kind: 'claim', seat: 0, contract: 'tax-inspector' });
    expect([claimed.coins(0), claimed.coins(1)]).toEqual([6, 3]);
    claimed.claim('tax-inspector');
    expect([claimed.coins(0), claimed.coins(1)]).toEqual([6 + 7, 3 + 1]);
    const declined = given(position).draw().play({ kind: 'decline' });
    expect([declined.coins(0), declined.coins(1)]).toEqual([6 + 1, 3 + 1]);
  });
});

describe('afterwards', () => {
  test('PR-4.11 the tax is discarded last, so it is no card for its own bonus', () => {
    const players = [{ coins: 0 }, { coins: 0 }];
    const table = given({
      players,
      deck: ['base-tax-sabres-01'],
      deckOnly: true,
      discard: ['sailor'],
    }).draw();
    expect(table.state.coins.flat().map((card) => box.cards[card]?.type)).toEqual(['sailor']);
    expect(table.state.tokens).toEqual([0, 1]);
    expect(table.view.discard).toEqual(['base-tax-sabres-01']);
  });

  test('PR-4.11 then discovery goes on', () => {
    const table = given({ players: [{}, {}], deck: ['tax sabres', 'jester', 'jester', 'sailor'] }).draw();
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0, drawn: 1 });
    expect(table.kinds).toEqual(['draw', 'stop']);
  });

  test('PR-4.2 PR-4.9 two taxes in one turn are each resolved in full', () => {
    const players = [{ coins: 30, persons: ['sailor'] }, { coins: 3 }];
    const table = given({ players, deck: ['tax sabres', 'settler', 'tax influence'] }).draw(2);
    expect([table.coins(0), table.coins(1)]).toEqual([16 - 8, 4]);
    expect(table.heard('taxed').map((event) => event.coins)).toEqual([15, 8]);
  });
});
