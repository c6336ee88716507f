/** Clerks, gunners, vice-admirals and ships with a gift. */
import { checkTable } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import { portRoyal } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { box, fresh, given, shuffledCards } from './table.ts';

const options = { newCrew: true };

/** Trade and recruit is about to begin. */
function harbourOf(harbour: readonly string[], players: Position['players'], more: Partial<Position> = {}) {
  return given({ options, players, harbour, phase: 'trade', ...more });
}

describe('the set', () => {
  test('PR-10.1 joins the base game without contracts, for two to five players', () => {
    const possible = [1, 2, 3, 4, 5].filter((seats) => checkTable(portRoyal.meta, seats, options).ok);
    expect(possible).toEqual([2, 3, 4, 5]);
    const table = fresh(2, options);
    expect(table.dealt.filter((card) => card.set === 'contracts')).toHaveLength(shuffledCards('contracts'));
    expect(table.dealt).toHaveLength(shuffledCards('base', 'contracts'));
    expect(table.view.contracts).toEqual([]);
  });

  test('PR-10.2 contracts are always played with these cards and the whole base game', () => {
    const games = [
      fresh(2, { mode: 'contracts' }),
      fresh(2, { mode: 'cooperative' }),
      fresh(1, { mode: 'solo' }),
    ];
    for (const { dealt } of games) {
      expect(dealt.filter((card) => card.set === 'contracts')).toHaveLength(shuffledCards('contracts'));
      expect(dealt.filter((card) => card.set === 'base')).toHaveLength(shuffledCards('base'));
    }
  });
});

describe('clerks', () => {
  const clerk = { coins: 0, persons: ['clerk yellow'] };

  test('PR-10.4 a ship of the colour lets the owner take one card more', () => {
    const table = harbourOf(['yellow 1/1', 'red 1/1', 'green 1/1'], [clerk, {}]).trade('yellow 1/1');
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0, left: 1 });
    table.trade('red 1/1');
    expect(table.kinds).toEqual(['done']);
    const other = harbourOf(['yellow 1/1', 'red 1/1'], [clerk, {}]).trade('red 1/1');
    expect(other.decision).toMatchObject({ left: 0 });
  });

  test('PR-10.4 PR-3.6 the extra card may wait or be left', () => {
    const table = harbourOf(['yellow 1/1', 'red 1/1', 'green 1/1', 'blue 1/1'], [clerk, {}]).trade(
      'yellow 1/1',
    );
    expect(table.decision).toMatchObject({ left: 2 });
    table.done();
    expect(table.seat).toBe(1);
  });

  test('PR-10.5 PR-10.6 works for a player who is not active, who pays the fee for each card', () => {
    const table = harbourOf(['yellow 2/2', 'red 1/1'], [{ coins: 0 }, clerk]).done();
    table.trade('yellow 2/2').trade('red 1/1');
    expect([table.coins(0), table.coins(1)]).toEqual([2, 1]);
  });

  test('PR-10.6 an extra card that cannot be paid for cannot be taken', () => {
    const table = harbourOf(['yellow 1/1', 'sailor 3'], [{ coins: 0 }, clerk])
      .done()
      .trade('yellow 1/1');
    expect(table.decision).toMatchObject({ seat: 1, left: 1 });
    const sailor = { kind: 'recruit', card: table.id('sailor 3') } as const;
    expect(table.whyNot(sailor)).toMatchObject({ code: 'too-expensive', rule: 'PR-3.11' });
  });

  test('PR-10.4 PR-10.6 clerks of several colours make a chain', () => {
    const chain = { coins: 0, persons: ['clerk yellow', 'clerk red', 'clerk black'] };
    const ships = ['yellow 1/1', 'red 1/1', 'black 1/2', 'blue 1/1', 'green 1/1'];
    const table = harbourOf(ships, [{ coins: 0 }, chain]).done();
    table.trade('yellow 1/1').trade('red 1/1').trade('black 1/2').trade('blue 1/1');
    expect(table.kinds).toEqual(['done']);
    expect([table.coins(0), table.coins(1)]).toEqual([4, 0]);
  });

  test('PR-10.7 a clerk just recruited already counts for the next ship', () => {
    const harbour = ['clerk yellow', 'yellow 1/1', 'red 1/1', 'green 1/1', 'blue 1/1'];
    const table = harbourOf(harbour, [{ coins: 4 }, {}]).recruit('clerk yellow');
    expect(table.decision).toMatchObject({ left: 1 });
    table.trade('yellow 1/1');
    expect(table.decision).toMatchObject({ left: 1 });
  });
});

describe('gunners', () => {
  const ships = ['yellow 1/1', 'red 1/1', 'green 1/1', 'blue 1/1'];

  test('PR-10.8 each gives the ships in the harbour minus one, as its owner finds them', () => {
    const players = [
      { coins: 0, persons: ['gunner', 'gunner'] },
      { coins: 0, persons: ['gunner'] },
    ];
    const table = harbourOf([...ships, 'sailor 3'], players);
    expect(table.coins(0)).toBe(6);
    table.trade('yellow 1/1').done();
    expect(table.coins(1)).toBe(2);
  });

  test('PR-10.9 one ship or none gives nothing and costs nothing', () => {
    const gunner = { coins: 5, persons: ['gunner', 'gunner'] };
    expect(harbourOf(['sailor 3'], [gunner, {}]).coins(0)).toBe(5);
    expect(harbourOf(['red 1/1', 'sailor 3'], [gunner, {}]).coins(0)).toBe(5);
    expect(harbourOf(['red 1/1', 'blue 1/1'], [gunner, {}]).coins(0)).toBe(7);
    const mixed = { coins: 0, persons: ['gunner', 'viceadmiral'] };
    expect(harbourOf(['sailor 3', 'priest', 'settler'], [mixed, {}]).coins(0)).toBe(1);
  });

  test('PR-10.10 a gunner just recruited gives nothing this turn', () => {
    const table = harbourOf([...ships, 'gunner 4'], [{ coins: 4 }, {}]).recruit('gunner 4');
    expect(table.coins(0)).toBe(0);
    table.done();
    expect(table.heard('arrived')).toEqual([]);
  });
});

describe('vice-admirals', () => {
  const cards = ['sailor 3', 'sailor 3', 'red 1/1', 'blue 1/1', 'jester 5'];
  const viceadmiral = { coins: 0, persons: ['viceadmiral'] };

  test('PR-10.11 each gives 1 coin when the harbour holds exactly 3 or 4 cards', () => {
    const paid = [1, 2, 3, 4, 5].map((size) => harbourOf(cards.slice(0, size), [viceadmiral, {}]).coins(0));
    expect(paid).toEqual([0, 0, 1, 1, 0]);
    const two = { coins: 0, persons: ['viceadmiral', 'viceadmiral'] };
    expect(harbourOf(cards.slice(0, 4), [two, {}]).coins(0)).toBe(2);
  });

  test('PR-10.12 neither taxes nor expeditions are harbour cards', () => {
    const expeditions = ['expedition 2 cross'];
    expect(harbourOf(cards.slice(0, 2), [viceadmiral, {}], { expeditions }).coins(0)).toBe(0);
    expect(harbourOf(cards.slice(0, 4), [viceadmiral, {}], { expeditions }).coins(0)).toBe(1);
    const players = [viceadmiral, { persons: ['sailor 3'] }];
    const taxed = given({ options, players, harbour: ['red 1/1', 'jester 5'], deck: ['tax sabres'] })
      .draw()
      .stop();
    expect(taxed.coins(0)).toBe(0);
  });

  test('PR-10.13 a vice-admiral just recruited gives nothing this turn', () => {
    const table = harbourOf(['viceadmiral 5', ...cards.slice(0, 3)], [{ coins: 5 }, {}]).recruit(
      'viceadmiral 5',
    );
    expect(table.coins(0)).toBe(0);
    expect(table.heard('arrived')).toEqual([]);
  });

  test('PR-10.11 PR-6.14 of five cards one is taken: admirals paid before, vice-admirals pay now', () => {
    const both = { coins: 0, persons: ['admiral', 'viceadmiral'] };
    const table = harbourOf(cards, [both, both]);
    expect(table.coins(0)).toBe(2);
    table.trade('red 1/1').done();
    expect(table.coins(1)).toBe(1);
  });
});

describe('ships with a gift', () => {
  const gift = 'contracts-ship-blue-02';
  const three = [{ coins: 0 }, { coins: 0 }, { coins: 0 }];

  test('PR-10.14 3 coins for the taker, 1 for another player of the taker’s choice', () => {
    const gifts = CONTENT.cards.contracts.flatMap((card) =>
      card.kind === 'ship' && card.gift !== undefined ? [card] : [],
    );
    expect(gifts.map(({ colour, coins, gift }) => [colour, coins, gift])).toEqual([
      ['yellow', 3, 1],
      ['blue', 3, 1],
      ['green', 3, 1],
      ['red', 3, 1],
      ['black', 3, 1],
    ]);
    const table = harbourOf([gift], three).trade(gift);
    expect(table.decision).toMatchObject({ kind: 'gift', seat: 0, card: gift });
    table.play({ kind: 'gift', to: 2 });
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([3, 0, 1]);
  });

  test('PR-10.15 the gift comes from the draw pile, after the taker’s coins and before the fee', () => {
    const deck = ['sailor 3', 'sailor 3', 'sailor 3', 'priest'];
    const table = harbourOf([gift], three, { deck }).done().trade(gift).play({ kind: 'gift', to: 2 });
    expect(table.coins(1)).toBe(2);
    expect(box.cards[table.state.coins[2]?.[0] ?? -1]?.type).toBe('priest');
    const keys = table.events
      .map((event) => event.key)
      .filter((key) => ['traded', 'gave', 'fee'].includes(key));
    expect(keys).toEqual(['traded', 'gave', 'fee']);
  });

  test('PR-10.16 the active player may get it and gets the fee as well', () => {
    const table = harbourOf([gift], three).done().trade(gift);
    expect(table.legal).toEqual([
      { kind: 'gift', to: 2 },
      { kind: 'gift', to: 0 },
    ]);
    table.play({ kind: 'gift', to: 0 });
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([2, 2, 0]);
  });

  test('PR-10.17 the gift is compulsory', () => {
    const table = harbourOf([gift], three).trade(gift);
    expect(table.kinds).toEqual(['gift']);
    expect(table.whyNot({ kind: 'gift', to: 0 })).toBeDefined();
    expect(table.whyNot({ kind: 'done' })).toBeDefined();
    const pair = harbourOf([gift], three.slice(1)).trade(gift);
    expect([pair.coins(0), pair.coins(1)]).toEqual([3, 1]);
  });

  test('PR-10.18 in solo play the ship gives just 3 coins', () => {
    const solo = harbourOf([gift], [{ coins: 0 }], { options: { mode: 'solo' } }).trade(gift);
    expect(solo.coins(0)).toBe(3);
    expect(solo.heard('gave')).toEqual([]);
    expect(solo.decision).toMatchObject({ kind: 'take' });
  });
});
