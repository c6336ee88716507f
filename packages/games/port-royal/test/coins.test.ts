/** Coins are cards: drawn unseen, paid unseen, and never lost. */
import { chanceFrom, pick } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../src/index.ts';
import type { TestTable } from './table.ts';
import { box, fresh, given } from './table.ts';

const VIEWERS = [0, 1, 'spectator'] as const;
const ids = (cards: readonly number[] = []) => cards.map((card) => box.cards[card]?.id ?? '');

describe('gaining', () => {
  test('PR-14.1 each coin is one card and worth 1', () => {
    const table = given({ players: [{ coins: 5 }, {}], phase: 'trade', harbour: ['captain'] });
    expect([table.state.coins[0]?.length, table.coins(0)]).toEqual([5, 5]);
    table.recruit('captain').done();
    expect([table.state.coins[0]?.length, table.view.discard.length]).toEqual([1, 4]);
  });

  test('PR-14.2 coins gained are the top cards of the draw pile, which no one looks at', () => {
    const deck = ['base-jester-01', 'base-tax-sabres-01', 'base-expedition-cross2', 'base-sailor-01'];
    const table = given({ players: [{ coins: 0 }, {}], phase: 'trade', harbour: ['blue 3/5'], deck });
    const { reveals } = table.state;
    table.trade('blue 3/5');
    expect(ids(table.state.coins[0])).toEqual(deck.slice(0, 3));
    expect(table.state.reveals).toBe(reveals);
    const heard = JSON.stringify(table.events);
    expect(deck.filter((id) => heard.includes(`"${id}"`))).toEqual([]);
  });
});

describe('what is known', () => {
  test('PR-14.3 no one sees the face of a coin, its owner included', () => {
    const table = given({ players: [{ coins: 9 }, { coins: 9 }], harbour: ['sailor'] });
    const hidden = ids(table.state.coins.flat());
    expect(hidden).toHaveLength(18);
    for (const viewer of VIEWERS) {
      const seen = JSON.stringify(portRoyal.view(table.state, viewer));
      expect(hidden.filter((id) => seen.includes(`"${id}"`))).toEqual([]);
    }
  });

  test('PR-14.3 PR-14.15 a re-deal of all hidden cards looks the same to everyone', () => {
    const table = given({
      players: [{ coins: 9 }, { coins: 4 }],
      harbour: ['sailor', 'blue 1/1'],
      discard: ['pirate'],
    });
    for (const viewer of VIEWERS) {
      const other = portRoyal.redeal(table.state, viewer, chanceFrom('another world'));
      expect(portRoyal.view(other, viewer)).toEqual(portRoyal.view(table.state, viewer));
      expect(portRoyal.legal(other, 0)).toEqual(table.legal);
      expect(other.coins).not.toEqual(table.state.coins);
      expect(other.deck).not.toEqual(table.state.deck);
      expect(other.discard).toEqual(table.state.discard);
    }
  });

  test('PR-14.3 the owner cannot rule out any hidden card as a coin', () => {
    const table = given({ players: [{ coins: 9 }, {}] });
    const mine = new Set<number>();
    for (let world = 0; world < 300; world++) {
      const other = portRoyal.redeal(table.state, 0, chanceFrom(`world ${world}`));
      for (const card of other.coins[0] ?? []) mine.add(card);
    }
    expect(mine.size).toBe(table.state.deck.length + table.state.coins.flat().length);
  });

  test('PR-14.4 the number of coins of each player is open to all', () => {
    const table = given({ players: [{ coins: 7, tokens: 2 }, { coins: 0 }] });
    for (const viewer of VIEWERS) {
      expect(portRoyal.view(table.state, viewer).players.map((player) => player.coins)).toEqual([9, 0]);
    }
  });

  test('PR-14.15 the discard pile is open, of the draw pile only its size', () => {
    const table = given({ players: [{}, {}], discard: ['base-tax-sabres-01', 'base-sailor-01'] });
    const hidden = ids(table.state.deck);
    for (const viewer of VIEWERS) {
      const view = portRoyal.view(table.state, viewer);
      expect(view.discard).toEqual(['base-tax-sabres-01', 'base-sailor-01']);
      expect(view.deck).toBe(hidden.length);
      expect(hidden.filter((id) => JSON.stringify(view).includes(`"${id}"`))).toEqual([]);
    }
  });

  test('PR-14.3 time pile and victory pile are as secret as the coins', () => {
    const table = given({ options: { mode: 'cooperative' }, players: [{}, {}], time: 9, victory: 4 });
    const hidden = ids([...table.state.timePile, ...table.state.victoryPile]);
    expect(hidden).toHaveLength(13);
    for (const viewer of VIEWERS) {
      const view = portRoyal.view(table.state, viewer);
      expect(view).toMatchObject({ time: 9, victory: 4 });
      expect(hidden.filter((id) => JSON.stringify(view).includes(`"${id}"`))).toEqual([]);
    }
  });
});

describe('paying', () => {
  test('PR-14.5 coins paid lie face down until the payer is done, then face up in the discard pile', () => {
    const table = given({ players: [{ coins: 5 }, {}], phase: 'trade', harbour: ['captain', 'blue 1/1'] });
    const { reveals } = table.state;
    table.recruit('captain');
    expect([table.view.paid, table.view.discard.length, table.state.reveals]).toEqual([4, 0, reveals]);
    const paid = ids(table.state.till);
    for (const viewer of VIEWERS) {
      const seen = JSON.stringify(portRoyal.view(table.state, viewer));
      expect(paid.filter((id) => seen.includes(`"${id}"`))).toEqual([]);
    }
    table.done();
    expect([table.view.paid, table.view.discard]).toEqual([0, paid]);
    expect(table.seat).toBe(1);
  });

  test('PR-14.5 PR-14.8 they are turned over at once when a reshuffle needs them', () => {
    const table = given({
      players: [{ coins: 3, persons: ['governor'] }, {}],
      phase: 'trade',
      harbour: ['sailor 3', 'blue 3/5'],
      deckOnly: true,
    });
    table.recruit('sailor 3');
    expect([table.view.paid, table.view.discard.length]).toEqual([3, 0]);
    table.trade('blue 3/5');
    expect(table.heard('reshuffled')).toEqual([{ key: 'reshuffled', cards: 4 }]);
    expect([table.view.paid, table.coins(0), table.state.tokens[0], table.view.deck]).toEqual([0, 3, 0, 1]);
  });

  test('PR-14.6 which coins leave a treasure does not depend on their faces', () => {
    const start = given({ players: [{ coins: 0 }, { coins: 8 }], phase: 'trade', harbour: ['sailor 3'] });
    /** The places in the treasure from which coins went to bank and active player. */
    const leaving = (world: string) => {
      const state = portRoyal.redeal(start.state, 1, chanceFrom(world));
      const before = state.coins[1]?.slice() ?? [];
      portRoyal.apply(state, 1, { kind: 'recruit', card: start.id('sailor 3') }, undefined);
      const places = (cards: readonly number[] = []) => cards.map((card) => before.indexOf(card));
      return { bank: places(state.till), fee: places(state.coins[0]) };
    };
    const first = leaving('one');
    expect([first.bank.length, first.fee.length]).toEqual([3, 1]);
    for (let world = 0; world < 20; world++) expect(leaving(`world ${world}`)).toEqual(first);
  });
});

describe('the reshuffle', () => {
  test('PR-14.7 turns the discard pile into a new draw pile', () => {
    const discard = ['jester', 'pirate', 'settler', 'captain', 'priest'];
    const table = given({ players: [{}, {}], deck: ['sailor'], deckOnly: true, discard }).draw(2);
    expect(table.heard('reshuffled')).toEqual([{ key: 'reshuffled', cards: 5 }]);
    expect([table.view.deck, table.view.discard, table.view.harbour.length]).toEqual([4, [], 2]);
  });

  test('PR-14.7 it is shuffled: the order of the discard pile reveals nothing', () => {
    const discard = box.cards
      .filter((card) => card.set === 'base' && card.kind === 'person')
      .map((card) => card.id);
    const table = given({ players: [{}, {}], deckOnly: true, discard }).draw();
    const order = ids(table.state.deck);
    expect(order).toHaveLength(discard.length - 1);
    expect(order).not.toEqual(discard.filter((id) => order.includes(id)));
    expect(order.toReversed()).not.toEqual(discard.filter((id) => order.includes(id)));
  });

  test('PR-14.8 happens when a card is needed, not when the last one leaves', () => {
    const table = given({
      players: [{ persons: ['sailor'] }, {}],
      deck: ['settler', 'blue 1/1'],
      deckOnly: true,
      discard: ['pirate'],
    }).draw(2);
    expect([table.view.deck, table.heard('reshuffled')]).toEqual([0, []]);
    table.play({ kind: 'repel' }).draw();
    expect(table.heard('reshuffled')).toEqual([{ key: 'reshuffled', cards: 2 }]);
  });

  test('PR-14.8 comes in the middle of a gain: the last cards first, then those of the discard pile', () => {
    const table = given({
      players: [{ coins: 0 }, {}],
      phase: 'trade',
      harbour: ['blue 3/5'],
      deck: ['base-jester-01'],
      deckOnly: true,
      discard: ['base-sailor-01', 'base-sailor-02', 'base-sailor-03'],
    }).trade('blue 3/5');
    const coins = ids(table.state.coins[0]);
    expect(coins[0]).toBe('base-jester-01');
    expect(table.heard('reshuffled')).toEqual([{ key: 'reshuffled', cards: 4 }]);
    expect([coins.length, table.view.deck, table.view.discard.length]).toEqual([3, 2, 0]);
  });

  test('PR-14.9 touches nothing but the discard pile', () => {
    const table = given({
      options: { mode: 'cooperative' },
      players: [
        { persons: ['priest'], expeditions: ['expedition 2 anchor'], nest: ['red 1/1'] },
        { persons: ['settler'], coins: 5 },
      ],
      harbour: ['blue 1/1', 'sailor'],
      expeditions: ['expedition 2 cross'],
      deckOnly: true,
      discard: ['jester', 'pirate', 'captain'],
      time: 6,
      victory: 3,
    });
    const elsewhere = ({ state }: TestTable) => ({
      piles: [state.timePile, state.victoryPile, state.expeditions, state.harbour.slice(0, 2)],
      owned: [state.coins, state.persons, state.completed, state.nest],
    });
    const before = structuredClone(elsewhere(table));
    table.draw();
    expect(table.heard('reshuffled')).toEqual([{ key: 'reshuffled', cards: 3 }]);
    expect(elsewhere(table)).toEqual(before);
  });
});

describe('no card is lost', () => {
  for (const [mode, seats] of [
    ['base', 5],
    ['contracts', 4],
    ['sets-sail', 3],
    ['cooperative', 2],
    ['solo', 1],
  ] as const) {
    test(`PR-14.14 PR-1.8 through a whole game (${mode}), and the special expedition is never a coin`, () => {
      const table = fresh(
        seats,
        { mode, setsSail: mode !== 'sets-sail', gambler: mode !== 'sets-sail' },
        mode,
      );
      const all = table.everyCard();
      const chance = chanceFrom(`moves of ${mode}`);
      for (let move = 0; move < 600 && table.result === undefined; move++) {
        table.play(pick(chance, table.legal));
        expect(table.everyCard()).toEqual(all);
        const { deck, discard, till, coins } = table.state;
        expect(ids([...deck, ...discard, ...till, ...coins.flat()])).not.toContain('base-expedition-special');
      }
      expect(table.events.length).toBeGreaterThan(20);
    });
  }
});
