/** Discovery: card after card, until enough or one too many. */
import { describe, expect, test } from 'vitest';
import { box, given } from './table.ts';

const CHOICE = ['draw', 'stop'];

describe('turning cards over', () => {
  test('PR-2.1 no one stops before the first card', () => {
    const table = given({ players: [{}, {}], deck: ['sailor'] });
    expect(table.kinds).toEqual(['draw']);
    expect(table.whyNot({ kind: 'stop' })).toMatchObject({ code: 'must-draw', rule: 'PR-2.1' });
    expect(table.draw().kinds).toEqual(CHOICE);
  });

  test('PR-2.2 after each card the active player draws on or stops', () => {
    const table = given({ players: [{}, {}], deck: ['sailor', 'blue 1/1', 'pirate'] });
    for (let card = 1; card <= 3; card++) {
      table.draw();
      expect(table.decision).toMatchObject({ kind: 'discover', seat: 0, drawn: card });
      expect(table.kinds).toEqual(CHOICE);
    }
    expect(table.stop().decision).toMatchObject({ kind: 'take', seat: 0 });
  });

  test('PR-2.3 all persons may be turned over in one turn', () => {
    const persons = box.cards.filter((card) => card.set === 'base' && card.kind === 'person');
    const table = given({ players: [{}, {}], deck: persons.map((card) => card.id) }).draw(persons.length);
    expect(table.view.harbour).toHaveLength(persons.length);
    expect(table.kinds).toEqual(CHOICE);
  });

  test('PR-2.4 PR-2.5 persons and ships go to the harbour', () => {
    const table = given({ players: [{}, {}], deck: ['jester 7', 'green 2/3'] }).draw(2);
    expect(table.view.harbour).toEqual([table.id('jester 7'), table.id('green 2/3')]);
    expect(table.view.discard).toEqual([]);
  });

  test('PR-2.6 an expedition goes to the table, not to the harbour', () => {
    const table = given({ players: [{}, {}], deck: ['expedition 2 cross'] }).draw();
    expect(table.view.expeditions).toEqual(['base-expedition-cross2']);
    expect(table.view.harbour).toEqual([]);
  });

  test('PR-2.7 a tax is resolved at once and lies in the discard pile, never in the harbour', () => {
    const players = [{ coins: 12 }, { persons: ['sailor'] }];
    const table = given({ players, deck: ['base-tax-sabres-01'] }).draw();
    expect([table.coins(0), table.coins(1)]).toEqual([6, 4]);
    expect(table.view.harbour).toEqual([]);
    expect(table.view.discard.at(-1)).toBe('base-tax-sabres-01');
  });

  test('PR-2.8 discovery goes on after any card but a second ship of a colour', () => {
    const table = given({
      players: [{ persons: ['sailor', 'sailor'] }, {}],
      // The jester becomes the coin of the tax.
      deck: ['settler', 'expedition 2 cross', 'tax sabres', 'jester', 'blue 2/2', 'yellow 4/4'],
    });
    for (let card = 1; card <= 3; card++) expect(table.draw().kinds).toEqual(CHOICE);
    expect(table.draw().play({ kind: 'repel' }).kinds).toEqual(CHOICE);
    expect(table.draw().kinds).toEqual(CHOICE);
    expect(table.view.harbour).toHaveLength(2);
  });

  test('PR-2.9 stopping with an empty harbour is allowed after an expedition, a tax or a repelled ship', () => {
    for (const card of ['expedition 2 cross', 'tax influence', 'blue 1/1']) {
      const table = given({
        players: [{ persons: ['sailor'] }, { persons: ['jester'] }],
        deck: [card],
      }).draw();
      if (table.decision?.kind === 'repel') table.play({ kind: 'repel' });
      expect(table.view.harbour).toEqual([]);
      table.stop();
      expect(table.heard('arrived')).toEqual([{ key: 'arrived', seat: 1, coins: 1 }]);
      expect(table.decision).toMatchObject({ kind: 'discover', seat: 1 });
    }
  });
});

describe('bust', () => {
  test('PR-2.10 a second ship of a colour is a bust, one of another colour is not', () => {
    const table = given({ players: [{}, {}], harbour: ['blue 1/1'], deck: ['green 1/1', 'blue 3/5'] });
    expect(table.draw().heard('busted')).toEqual([]);
    expect(table.draw().heard('busted')).toEqual([{ key: 'busted', seat: 0 }]);
  });

  test('PR-2.10 a trader of the same colour is no ship', () => {
    const table = given({
      players: [{}, {}],
      harbour: ['trader blue'],
      deck: ['blue 1/1', 'trader blue'],
    }).draw(2);
    expect([table.heard('busted'), table.view.harbour.length]).toEqual([[], 3]);
  });

  test('PR-2.11 all harbour cards and the new ship are discarded', () => {
    const table = given({
      players: [{}, {}],
      harbour: ['blue 1/1', 'sailor', 'red 3/6'],
      deck: ['base-ship-blue-08'],
    });
    const harbour = table.view.harbour;
    table.draw();
    expect(table.view.harbour).toEqual([]);
    expect(table.view.discard).toHaveLength(4);
    expect(table.view.discard).toEqual(expect.arrayContaining([...harbour, 'base-ship-blue-08']));
  });

  test('PR-2.12 expeditions stay on the table', () => {
    const table = given({
      players: [{}, {}],
      harbour: ['blue 1/1'],
      deck: ['expedition 2 cross', 'blue 3/5'],
    });
    table.draw(2);
    expect(table.heard('busted')).toHaveLength(1);
    expect(table.view.expeditions).toEqual(['base-expedition-cross2']);
  });

  test('PR-2.13 a tax stays resolved', () => {
    const table = given({
      players: [{ coins: 12 }, { persons: ['sailor'] }],
      harbour: ['blue 1/1'],
      deck: ['tax sabres', 'jester', 'blue 3/5'],
    }).draw(2);
    expect(table.heard('busted')).toHaveLength(1);
    expect([table.coins(0), table.coins(1)]).toEqual([6, 4]);
  });

  test('PR-2.14 no one takes a card and no one pays', () => {
    const table = given({
      players: [{ coins: 9 }, { coins: 9, persons: ['admiral'] }, { coins: 9, persons: ['governor'] }],
      harbour: ['blue 1/1', 'sailor 3', 'settler', 'priest'],
      deck: ['blue 3/5'],
    }).draw();
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1 });
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([9, 9, 9]);
    expect(table.events.map((event) => event.key)).toEqual(['drew', 'busted', 'turn-began']);
  });

  test('PR-2.15 every jester pays, those of the active player too, clockwise from there', () => {
    const table = given({
      players: [{ persons: ['jester'] }, { persons: ['jester', 'jester'] }, {}],
      active: 1,
      harbour: ['blue 1/1'],
      deck: ['blue 3/5', 'settler', 'priest', 'captain'],
    }).draw();
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([4, 5, 3]);
    expect(table.heard('jested').map((event) => event.seat)).toEqual([1, 0]);
    const faces = (seat: number) => table.state.coins[seat]?.slice(3).map((card) => box.cards[card]?.type);
    expect([faces(1), faces(0)]).toEqual([['settler', 'priest'], ['captain']]);
  });

  test('PR-2.16 the active player may still complete an expedition, no one else', () => {
    const table = given({
      players: [{ persons: ['priest', 'priest'] }, { persons: ['captain', 'captain'] }],
      harbour: ['blue 1/1'],
      expeditions: ['expedition 2 cross', 'expedition 2 anchor'],
      deck: ['blue 3/5'],
    }).draw();
    expect(table.decision).toMatchObject({ kind: 'window', seat: 0, after: 'bust' });
    table.expedition('expedition 2 cross', 'priest priest').done();
    expect([table.coins(0), table.influence(0)]).toEqual([5, 4]);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1 });
  });

  test('PR-2.17 the next player clockwise starts discovery', () => {
    const table = given({
      players: [{}, {}, {}],
      active: 2,
      harbour: ['blue 1/1'],
      deck: ['blue 3/5'],
    }).draw();
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0, drawn: 0 });
    expect(table.view.active).toBe(0);
  });

  test('PR-2.11 PR-2.15 PR-2.16 harbour away, then Jinx, then jesters, then the last expeditions', () => {
    const table = given({
      options: { mode: 'contracts' },
      players: [{ persons: ['jester', 'priest', 'priest'] }, {}],
      contracts: ['jinx', 'luminary', 'bruja', 'explorer'],
      harbour: ['blue 1/1'],
      expeditions: ['expedition 2 cross'],
      deck: ['blue 3/5'],
    }).draw();
    expect(table.decision).toMatchObject({ kind: 'claim', seat: 0, contract: 'jinx' });
    expect([table.view.harbour.length, table.coins(0)]).toEqual([0, 3]);
    table.claim('jinx');
    expect(table.decision).toMatchObject({ kind: 'window', seat: 0 });
    expect(table.coins(0)).toBe(3 + 1 + 1);
    expect(table.expedition('expedition 2 cross', 'priest priest').claim('explorer').done().seat).toBe(1);
  });

  test('PR-2.11 PR-14.8 the cards of a busted harbour may come back as coins', () => {
    const table = given({
      players: [{ persons: ['jester', 'jester'] }, {}],
      harbour: ['blue 1/1', 'red 1/1', 'green 1/1'],
      deck: ['blue 3/5'],
      deckOnly: true,
    }).draw();
    expect(table.heard('reshuffled')).toEqual([{ key: 'reshuffled', cards: 4 }]);
    const [coins = []] = table.state.coins;
    expect(coins.slice(3).map((card) => box.cards[card]?.kind)).toEqual(['ship', 'ship']);
    expect(table.state.tokens[0]).toBe(0);
  });
});

describe('no card left', () => {
  test('PR-2.26 discovery ends by itself and trade and recruit begins with what is there', () => {
    const table = given({ players: [{}, {}], deck: ['sailor 3'], deckOnly: true }).draw();
    expect(table.heard('nothing-left')).toHaveLength(1);
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0, left: 1 });
    expect(table.view.harbour).toEqual([table.id('sailor 3')]);
  });

  test('PR-2.26 PR-6.16 even before the first card; then the jesters pay for the empty harbour', () => {
    const players = [{ coins: 0, persons: ['jester', 'priest', 'priest'] }, {}];
    const table = given({ players, expeditions: ['expedition 2 cross'], deckOnly: true });
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0 });
    expect(table.coins(0)).toBe(1);
  });

  test('PR-2.26 a discard pile is cards enough: it is shuffled and discovery goes on', () => {
    const table = given({ players: [{}, {}], deck: ['sailor'], deckOnly: true, discard: ['pirate'] }).draw();
    expect(table.kinds).toEqual(CHOICE);
    expect(table.draw().view.harbour).toHaveLength(2);
  });

  test('PR-2.27 the game ends as it stands after a whole round without a card anywhere', () => {
    const none = { coins: 0 };
    const table = given({ players: [{ ...none, persons: ['sailor 3'] }, none, none], deckOnly: true });
    expect(table.decision).toBeUndefined();
    expect(table.result).toMatchObject({ scores: [1, 0, 0], ranking: [1, 2, 2] });
  });

  test('PR-2.27 a turn in which the last card was turned over does not count as one without', () => {
    const persons = ['senorita', 'senorita', 'senorita'];
    const table = given({
      players: [{ coins: 0, persons }, { coins: 0 }],
      deck: ['sailor 3'],
      deckOnly: true,
    });
    table.draw().recruit('sailor 3').done();
    expect(table.heard('turn-began').map((event) => event.seat)).toEqual([1, 0, 1]);
    expect(table.heard('standstill')).toHaveLength(1);
    expect(table.result).toBeDefined();
  });

  test('PR-2.27 one turn without a card is no round: cards that come back keep the game going', () => {
    const table = given({
      options: { mode: 'contracts' },
      players: [{ nest: ['yellow', 'blue', 'green', 'red', 'black'] }, {}],
      contracts: ['pirates-nest', 'bruja', 'explorer', 'jinx'],
      deckOnly: true,
    });
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0 });
    table.claim('pirates-nest').done();
    expect(table.result).toBeUndefined();
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1 });
    expect(table.draw().view.harbour).toHaveLength(1);
  });
});
