/** Solo play, and the victory pile, which gives solo and cooperative games their rank. */
import { describe, expect, test } from 'vitest';
import { rankOf } from '../src/coop.ts';
import type { Position } from '../src/position.ts';
import { box, fresh, given, shuffledCards } from './table.ts';

const options = { mode: 'solo' };

/** One player with an open contract, unless said otherwise. */
function alone(position: Partial<Position>) {
  return given({ options, players: [{ coins: 0 }], contracts: ['explorer'], ...position });
}

describe('solo', () => {
  test('PR-13.2 PR-13.18 three contracts, three coins, no special expedition', () => {
    const table = fresh(1, options);
    expect(table.view.contracts).toHaveLength(3);
    expect(table.coins(0)).toBe(3);
    expect(table.dealt).toHaveLength(shuffledCards('base', 'contracts'));
    expect(table.view.expeditions).toEqual([]);
  });

  test('PR-13.19 the player is always active and never pays a fee', () => {
    const table = alone({ timePile: ['blue 2/1', 'red 1/1'], time: 4 })
      .draw()
      .stop();
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0, left: 1, fee: false });
    table.trade('blue 2/1').done();
    expect(table.coins(0)).toBe(2);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0, drawn: 0 });
    table.draw().stop().trade('red 1/1').done();
    expect([table.coins(0), table.view.active, table.view.turn]).toEqual([3, 0, 3]);
    expect(table.heard('fee')).toEqual([]);
  });

  test('PR-13.19 PR-3.6 a card left by the player is taken by no one', () => {
    const table = alone({ timePile: ['blue 2/1'], time: 4 })
      .draw()
      .stop()
      .done();
    expect(table.view.discard).toHaveLength(1);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0 });
  });

  test('PR-13.20 the player gains the bonus of every tax', () => {
    const unarmed = alone({ timePile: ['tax sabres'] }).draw();
    expect(unarmed.coins(0)).toBe(1);
    const mighty = [{ coins: 12, persons: ['senorita 9', 'admiral 9'] }];
    const taxed = alone({ players: mighty, timePile: ['tax influence'] }).draw();
    expect(taxed.coins(0)).toBe(6 + 1);
  });

  test('PR-13.21 the gift of a ship is ignored', () => {
    const gift = 'contracts-ship-green-02';
    const table = alone({ timePile: [gift] })
      .draw()
      .stop()
      .trade(gift);
    expect(table.coins(0)).toBe(3);
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0 });
  });

  test('PR-13.19 PR-6.16 PR-6.18 jesters pay on an empty harbour and on a bust', () => {
    const players = [{ coins: 0, persons: ['jester', 'jester'] }];
    const empty = alone({ players, timePile: ['expedition 2 cross'], time: 3 })
      .draw()
      .stop();
    expect(empty.coins(0)).toBe(2);
    const bust = alone({ players, timePile: ['blue 1/1'], time: 3, deck: ['blue 2/1'] }).draw(2);
    expect(bust.coins(0)).toBe(2);
  });

  test('PR-13.10 PR-13.11 PR-13.24 as many turns as time cards are left, then it is lost', () => {
    const table = fresh(1, options);
    const { time } = table.view;
    table.play({ kind: 'set-aside', cards: time - 3 });
    while (table.decision !== undefined) {
      const { kind } = table.decision;
      if (kind === 'discover') table.play(table.kinds.includes('stop') ? { kind: 'stop' } : { kind: 'draw' });
      else if (kind === 'save') table.play({ kind: 'save', take: false });
      else if (kind === 'claim') table.play({ kind: 'decline' });
      else table.done();
    }
    expect(table.heard('turn-began')).toHaveLength(3);
    expect(table.view.outcome).toBe('lost');
    expect(table.result).toMatchObject({ ranking: [2], scores: [0] });
  });

  test('PR-13.12 PR-13.19 all three markers win three contracts', () => {
    const persons = ['pirate', 'sailor', 'captain', 'senorita', 'trader', 'trader'];
    const contracts = ['mercenary', 'bruja', 'trade-master'];
    const table = alone({ players: [{ coins: 0, persons }], contracts, victory: 2 });
    table.claim('mercenary').claim('bruja');
    expect(table.view.outcome).toBe('');
    table.claim('trade-master');
    expect(table.view.outcome).toBe('won');
    expect(table.result).toMatchObject({ ranking: [1], scores: [2] });
  });

  test('PR-12.42 PR-13.12 Ransom paid as the last contract wins the game', () => {
    const table = alone({ players: [{ coins: 15 }], contracts: ['ransom'] }).claim('ransom');
    expect([table.coins(0), table.view.outcome]).toEqual([0, 'won']);
  });
});

describe('the victory pile', () => {
  /** Two players together. */
  const deal = (position: Partial<Position>) =>
    given({
      options: { mode: 'cooperative' },
      players: [{ coins: 0 }, { coins: 0 }],
      contracts: ['explorer'],
      ...position,
    });
  const save = { kind: 'save', take: true } as const;
  const skip = { kind: 'save', take: false } as const;
  const sailor = [{ coins: 0 }, { coins: 0, persons: ['sailor 3'] }];

  test('PR-13.22 each tax lets the active player move the top time card to the victory pile', () => {
    const [coin, another] = ['priest', 'settler'];
    const deck = [coin, 'jack', 'tax sabres', another];
    const table = deal({ players: sailor, timePile: ['tax influence'], time: 5, deck });
    table.draw();
    const top = table.state.timePile.at(-1);
    expect(table.decision).toMatchObject({ kind: 'save', seat: 0 });
    table.play(save);
    expect([table.view.time, table.view.victory, table.state.victoryPile.at(-1)]).toEqual([3, 1, top]);
    table.draw(2).play(skip);
    expect([table.view.time, table.view.victory]).toEqual([3, 1]);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0 });
  });

  test('PR-13.23 after the tax has been resolved, once for each tax', () => {
    const table = deal({ players: sailor, timePile: ['tax sabres'], time: 5 }).draw();
    expect(table.heard('tax-bonus')).toMatchObject([{ seat: 1 }]);
    expect(table.view.discard).toHaveLength(1);
    expect(table.whyNot({ kind: 'draw' })).toMatchObject({ rule: 'PR-13.22' });
    table.play(save);
    expect(table.decision).toMatchObject({ kind: 'discover' });
    expect(table.view.victory).toBe(1);
  });

  test('PR-13.23 not offered when the tax was the last time card', () => {
    const table = deal({ players: sailor, timePile: ['tax sabres'], time: 1 }).draw();
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0 });
  });

  test('PR-13.22 PR-13.11 the last time card may be set aside: this turn is then the last', () => {
    const table = deal({ players: sailor, timePile: ['governor'], time: 2, deck: ['tax sabres'] })
      .draw(2)
      .play(save);
    expect([table.view.time, table.view.victory, table.view.outcome]).toEqual([0, 1, '']);
    table.stop();
    expect(table.view.outcome).toBe('lost');
  });

  test('PR-13.25 victory cards stay face down and never come back', () => {
    const position = {
      timePile: ['governor'],
      time: 2,
      deck: ['red 1/1'],
      deckOnly: true,
      discard: ['priest'],
    };
    const table = deal(position);
    const pile = table.state.victoryPile.slice();
    table.draw(3);
    expect(table.heard('reshuffled')).toHaveLength(1);
    expect(table.state.victoryPile).toEqual(pile);
    expect(table.view.victory).toBe(pile.length);
  });

  test('PR-13.25 PR-14.3 PR-14.4 PR-14.15 numbers are open, hidden faces are not', () => {
    const table = fresh(3, { mode: 'cooperative' }).play({ kind: 'set-aside', cards: 4 });
    const { deck, coins, timePile, victoryPile } = table.state;
    const text = JSON.stringify(table.view);
    for (const card of [...deck, ...coins.flat(), ...timePile, ...victoryPile]) {
      expect(text).not.toContain(`"${box.cards[card]?.id}"`);
    }
    const { view } = table;
    expect([view.deck, view.time, view.victory]).toEqual([deck.length, timePile.length, 4]);
    expect(view.players.map((player) => player.coins)).toEqual([3, 3, 3]);
  });

  test('PR-13.26 on a win each victory card is a point, and nothing else is', () => {
    const rich = {
      coins: 20,
      persons: ['pirate', 'sailor', 'senorita 9', 'admiral 9'],
      contractInfluence: 1,
    };
    const table = deal({ players: [rich, { coins: 0 }], contracts: ['mercenary'], victory: 5 }).claim(
      'mercenary',
    );
    expect(table.result).toMatchObject({ scores: [5, 5], breakdown: [{ victory: 5 }, { victory: 5 }] });
    expect(rankOf(table.result?.scores?.[0] ?? 0)).toBe('pirate');
  });

  test('PR-13.27 two cards a rank, from landlubber to lord of the seven seas', () => {
    const ranks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20].map(rankOf);
    expect(ranks.slice(0, 4)).toEqual(['landlubber', 'landlubber', 'sailor', 'sailor']);
    expect(ranks.slice(4, 8)).toEqual(['pirate', 'pirate', 'captain', 'captain']);
    expect(ranks.slice(8)).toEqual(['lord', 'lord', 'lord']);
  });

  test('PR-13.28 a lost game earns nothing, whatever the victory pile holds', () => {
    const table = deal({ victory: 6, timePile: ['governor'], time: 1 })
      .draw()
      .stop();
    expect(table.result).toMatchObject({ ranking: [2, 2], scores: [0, 0] });
  });
});
