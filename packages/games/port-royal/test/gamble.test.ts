/** The gambler: four cards at one go, no way back, and one more card if it goes well. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../src/position.ts';
import { box, fresh, given, shuffledCards } from './table.ts';

const options = { gambler: true };
const gamble = { kind: 'gamble' } as const;
const gambler = { persons: ['gambler 4'] };

/** Two players with a gambler each, unless said otherwise; the first is to act in discovery. */
function withGamblers(position: Omit<Position, 'players'> & { readonly players?: Position['players'] }) {
  return given({ options, players: [gambler, gambler], ...position });
}

describe('drawing four', () => {
  test('PR-9.1 the gamblers join the base game if wanted', () => {
    const gamblers = (table: ReturnType<typeof fresh>) =>
      table.dealt.filter((card) => card.type === 'gambler');
    expect(gamblers(fresh(2, options))).toHaveLength(shuffledCards('gambler'));
    expect(fresh(2, options).dealt).toHaveLength(shuffledCards('base', 'gambler'));
    expect(gamblers(fresh(2))).toHaveLength(0);
  });

  test('PR-9.2 the active player draws four cards instead of one, once a turn for each gambler', () => {
    const table = withGamblers({ deck: ['blue 1/1', 'red 1/1', 'sailor 3', 'jester 5'] });
    expect(table.kinds).toEqual(['draw', 'gamble']);
    table.play(gamble);
    expect(table.heard('drew')).toHaveLength(4);
    expect(table.view.harbour).toHaveLength(4);
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0 });
    expect(table.whyNot(gamble)).toBeDefined();
  });

  test('PR-9.2 no one gambles without a gambler or in the turn of another', () => {
    const table = withGamblers({ players: [{}, gambler], deck: ['blue 1/1'] });
    expect(table.whyNot(gamble)).toMatchObject({ code: 'no-gambler', rule: 'PR-9.2' });
    expect(table.whyNot(gamble, 1)).toMatchObject({ code: 'not-your-decision' });
    table.draw().stop().done();
    expect(table.seat).toBe(1);
    expect(table.kinds).not.toContain('gamble');
  });

  test('PR-9.3 a gambler may be used after single draws too', () => {
    const table = withGamblers({
      deck: ['blue 1/1', 'red 1/1', 'sailor 3', 'sailor 3', 'jester 5', 'green 1/1'],
    });
    table.draw(2);
    expect(table.kinds).toEqual(['draw', 'stop', 'gamble']);
    table.play(gamble);
    expect(table.view.harbour).toHaveLength(6);
  });

  test('PR-9.4 expeditions and taxes count among the four and are not replaced', () => {
    const players = [gambler, { coins: 3, persons: ['sailor 3'] }];
    const coin = 'jester 9';
    const deck = ['expedition 2 cross', 'tax sabres', coin, 'blue 1/1', 'sailor 3', 'red 1/1'];
    const table = withGamblers({ players, deck }).play(gamble);
    expect(table.view.expeditions).toHaveLength(1);
    expect(table.coins(1)).toBe(4);
    expect(table.view.harbour.map((id) => table.card(id).type || table.card(id).kind)).toEqual([
      'ship',
      'sailor',
    ]);
    expect(table.heard('drew')).toHaveLength(4);
  });

  test('PR-9.4 PR-5.3 an expedition among the four waits until the four are done', () => {
    const players = [{ persons: ['gambler', 'priest', 'priest'] }, {}];
    const deck = ['expedition 2 cross', 'blue 1/1', 'sailor 3', 'red 1/1'];
    const table = withGamblers({ players, deck }).play(gamble);
    expect(table.heard('drew')).toHaveLength(4);
    expect(table.kinds).toContain('expedition');
  });

  test('PR-9.5 no ship of the four can be repelled, whatever the sabres', () => {
    const players = [{ persons: ['gambler', 'pirate', 'pirate', 'pirate'] }, {}];
    const deck = ['blue 1/1', 'red 1/1', 'green 1/1', 'yellow 1/1'];
    const table = withGamblers({ players, deck }).play(gamble);
    expect(table.view.harbour).toHaveLength(4);
    expect(table.decision).toMatchObject({ kind: 'take' });
  });

  test('PR-9.5 PR-12.36 nor stored in the nest, unlike a ship drawn before', () => {
    const table = given({
      options: { mode: 'contracts', gambler: true },
      players: [{ persons: ['gambler', 'pirate'] }, {}],
      contracts: ['pirates-nest'],
      deck: ['blue 1/1', 'red 1/1', 'green 1/1', 'yellow 1/1', 'sailor 3'],
    });
    table.draw().play({ kind: 'repel-keep' }, gamble);
    expect(table.view.players[0]?.nest).toHaveLength(1);
    expect(table.view.harbour).toHaveLength(4);
  });

  test('PR-9.6 taxes among the four are resolved one by one', () => {
    const players = [
      { coins: 24, persons: ['gambler 6'] },
      { coins: 3, persons: ['sailor 3'] },
    ];
    const [coin, another] = ['jester 9', 'jester 5'];
    const deck = ['blue 1/1', 'tax sabres', coin, 'tax influence', another, 'sailor 3'];
    const table = withGamblers({ players, deck }).play(gamble);
    expect(table.heard('taxed').map(({ coins }) => coins)).toEqual([12, 6]);
    expect([table.coins(0), table.coins(1)]).toEqual([6, 5]);
    expect(table.view.harbour).toHaveLength(2);
  });

  test('PR-9.15 with fewer cards left, even after a reshuffle, the gamble uses those there are', () => {
    const table = withGamblers({ deck: ['blue 1/1'], deckOnly: true, discard: ['red 1/1', 'sailor 3'] }).play(
      gamble,
    );
    expect(table.heard('reshuffled')).toHaveLength(1);
    expect(table.view.harbour).toHaveLength(3);
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0, left: 2 });
  });

  test('PR-9.16 a gambler just recruited waits for the next turn of its owner', () => {
    const table = withGamblers({
      players: [{ coins: 4 }, { coins: 0 }],
      deck: ['gambler 4', 'governor', 'governor'],
    });
    table.draw().stop().recruit('gambler 4');
    expect(table.kinds).toEqual(['done']);
    table.done();
    expect(table.seat).toBe(1);
    expect(table.whyNot(gamble)).toMatchObject({ code: 'no-gambler' });
    table.draw().stop();
    expect(table.seat).toBe(0);
    expect(table.kinds).toEqual(['draw', 'gamble']);
  });
});

describe('a gamble lost', () => {
  test('PR-9.7 all four are drawn before the colours are compared', () => {
    const table = withGamblers({ deck: ['blue 1/1', 'blue 1/1', 'sailor 3', 'jester 5', 'red 1/1'] }).play(
      gamble,
    );
    expect(table.heard('drew')).toHaveLength(4);
    expect(table.events.map((event) => event.key).indexOf('busted')).toBeGreaterThan(4);
  });

  test('PR-9.7 a ship that lay in the harbour before counts as well', () => {
    const deck = ['red 1/1', 'green 1/1', 'sailor 3', 'blue 2/1'];
    const table = withGamblers({ harbour: ['blue 1/1'], deck }).play(gamble);
    expect(table.heard('busted')).toHaveLength(1);
    const fine = withGamblers({ harbour: ['black 1/2'], deck }).play(gamble);
    expect(fine.heard('busted')).toHaveLength(0);
  });

  test('PR-9.6 PR-9.7 a tax behind two ships of a colour is still resolved before the bust', () => {
    const players = [{ coins: 12, persons: ['gambler'] }, { persons: ['sailor 3'] }];
    const deck = ['blue 1/1', 'blue 1/1', 'tax sabres', 'jester 9', 'sailor 3'];
    const table = withGamblers({ players, deck }).play(gamble);
    const keys = table.events.map((event) => event.key);
    expect(keys.indexOf('taxed')).toBeLessThan(keys.indexOf('busted'));
    expect([table.coins(0), table.coins(1)]).toEqual([6, 4]);
  });

  test('PR-9.8 a bust as usual: the harbour is discarded and no one takes a card', () => {
    const deck = ['blue 1/1', 'red 1/1', 'sailor 3', 'blue 1/1'];
    const table = withGamblers({ harbour: ['green 1/1'], deck }).play(gamble);
    expect(table.view.harbour).toEqual([]);
    expect(table.view.discard).toHaveLength(5);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1, drawn: 0 });
  });

  test('PR-9.9 PR-6.18 jesters pay and expeditions may be completed after it', () => {
    const players = [
      { coins: 0, persons: ['gambler', 'jester', 'priest', 'priest'] },
      { coins: 0, persons: ['jester'] },
    ];
    const deck = ['blue 1/1', 'blue 1/1', 'sailor 3', 'expedition 2 cross'];
    const table = withGamblers({ players, deck }).play(gamble);
    expect([table.coins(0), table.coins(1)]).toEqual([1, 1]);
    expect(table.decision).toMatchObject({ kind: 'window', seat: 0, after: 'bust' });
    table.expedition('expedition 2 cross', 'priest priest');
    expect(table.coins(0)).toBe(3);
  });

  test('PR-9.9 PR-2.15 the jesters are paid clockwise from the active player', () => {
    const jester = { persons: ['jester'] };
    const players = [jester, { persons: ['jester', 'gambler'] }, jester];
    const deck = ['blue 1/1', 'blue 1/1', 'sailor 3', 'sailor 3', 'pirate 5', 'priest', 'captain'];
    const table = withGamblers({ players, active: 1, deck }).play(gamble);
    const newest = [1, 2, 0].map((seat) => box.cards[table.state.coins[seat]?.at(-1) ?? -1]?.type);
    expect(newest).toEqual(['pirate', 'priest', 'captain']);
  });
});

describe('a gamble won', () => {
  const safe = ['blue 1/1', 'red 1/1', 'sailor 3', 'sailor 3'];
  const safeAgain = ['green 1/1', 'jester 5', 'admiral 5', 'priest'];
  const two = [{ coins: 0, persons: ['gambler', 'gambler'] }, { coins: 0 }];

  test('PR-9.10 discovery is over: no single card any more', () => {
    expect(withGamblers({ deck: safe }).play(gamble).decision).toMatchObject({ kind: 'take', seat: 0 });
    const table = withGamblers({ players: two, deck: safe }).play(gamble);
    expect(table.whyNot({ kind: 'draw' })).toMatchObject({ code: 'gambled', rule: 'PR-9.10' });
    table.stop();
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0, left: 2 });
  });

  test('PR-9.11 the active player may take one card more', () => {
    const table = withGamblers({ deck: safe }).play(gamble);
    expect(table.decision).toMatchObject({ left: 2 });
    const colours = ['blue 1/1', 'red 1/1', 'green 1/1', 'yellow 1/1'];
    expect(withGamblers({ deck: colours }).play(gamble).decision).toMatchObject({ left: 3 });
    table.trade('blue 1/1').recruit('sailor 3').done();
    expect(table.decision).toMatchObject({ kind: 'take', seat: 1, left: 1 });
  });

  test('PR-9.12 PR-9.13 a second gambler may follow, and each success is worth its own card', () => {
    const table = withGamblers({ players: two, deck: [...safe, ...safeAgain] }).play(gamble);
    expect(table.kinds).toEqual(['stop', 'gamble']);
    table.play(gamble);
    expect(table.view.harbour).toHaveLength(8);
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0, left: 1 + 2 });
  });

  test('PR-9.13 PR-9.8 everything is lost when the second gamble busts', () => {
    const table = withGamblers({ players: two, deck: [...safe, 'red 1/1', 'priest', 'priest', 'jester 5'] });
    table.play(gamble, gamble);
    expect(table.view.harbour).toEqual([]);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1 });
  });

  test('PR-9.14 after the last gambler trade and recruit must follow', () => {
    const table = withGamblers({ players: two, deck: [...safe, ...safeAgain] }).play(gamble, gamble);
    expect(table.kinds).not.toContain('gamble');
    expect(table.kinds).not.toContain('draw');
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0 });
  });
});
