/** Persons with symbols, discounts, sabres, traders and governors. */
import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

const FOUR_COLOURS = ['yellow 3/2', 'blue 2/2', 'green 1/1', 'red 1/1'];
const REPEL = { kind: 'repel' } as const;

describe('all persons', () => {
  test('PR-6.1 traders, señoritas and governors work for a player who is not active', () => {
    const trader = given({
      players: [{}, { persons: ['trader blue'] }],
      phase: 'trade',
      harbour: ['blue 2/2'],
    });
    expect(trader.done().trade('blue 2/2').coins(1)).toBe(3 + 2 + 1 - 1);
    const senorita = given({
      players: [{}, { persons: ['senorita'] }],
      phase: 'trade',
      harbour: ['sailor 3'],
    });
    expect(senorita.done().recruit('sailor 3').coins(1)).toBe(3 - 2 - 1);
    const governor = given({
      players: [{}, { persons: ['governor'] }],
      phase: 'trade',
      harbour: FOUR_COLOURS,
    });
    expect(governor.done().decision).toMatchObject({ seat: 1, left: 2 });
  });

  test('PR-6.1 but only for their owner', () => {
    const players = [{}, { persons: ['trader blue', 'senorita', 'governor'] }];
    const table = given({ players, phase: 'trade', harbour: ['blue 2/2', 'captain'] });
    expect(table.decision).toMatchObject({ seat: 0, left: 1 });
    expect(table.whyNot({ kind: 'recruit', card: table.id('captain') })).toMatchObject({
      code: 'too-expensive',
    });
    expect(table.trade('blue 2/2').coins(0)).toBe(3 + 2);
  });

  test('PR-6.2 several persons with one ability add up', () => {
    const persons = [
      'trader blue',
      'trader blue',
      'senorita',
      'senorita',
      'governor',
      'governor',
      'sailor',
      'pirate',
    ];
    const table = given({
      players: [{ persons }, {}],
      phase: 'trade',
      harbour: ['blue 2/2', 'sailor 3', 'captain'],
    });
    expect(table.decision).toMatchObject({ left: 1 + 2 });
    expect(table.view.players[0]).toMatchObject({ discount: 2, sabres: 3 });
    table.trade('blue 2/2').recruit('sailor 3').recruit('captain');
    expect(table.coins(0)).toBe(3 + 2 + 2 - 1 - 2);
  });
});

describe('symbols', () => {
  test('PR-6.7 priests are discarded for crosses', () => {
    const table = given({
      players: [{ persons: ['priest', 'priest'] }, {}],
      expeditions: ['expedition 2 cross'],
    });
    table.expedition('expedition 2 cross', 'priest priest');
    expect(table.view.discard.map((id) => table.card(id).type)).toEqual(['priest', 'priest']);
  });

  test('PR-6.8 captains are discarded for anchors', () => {
    const table = given({
      players: [{ persons: ['captain', 'captain'] }, {}],
      expeditions: ['expedition 2 anchor'],
    });
    table.expedition('expedition 2 anchor', 'captain captain');
    expect(table.view.discard.map((id) => table.card(id).type)).toEqual(['captain', 'captain']);
  });

  test('PR-6.9 settlers are discarded for houses', () => {
    const table = given({
      players: [{ persons: ['settler', 'settler'] }, {}],
      expeditions: ['expedition 2 house'],
    });
    table.expedition('expedition 2 house', 'settler settler');
    expect(table.view.discard.map((id) => table.card(id).type)).toEqual(['settler', 'settler']);
  });

  test('PR-6.10 a jack of all trades is discarded for one anchor, one cross or one house', () => {
    for (const [expedition, person] of [
      ['expedition 2 anchor', 'captain'],
      ['expedition 2 cross', 'priest'],
      ['expedition 2 house', 'settler'],
    ] as const) {
      const table = given({ players: [{ persons: [person, 'jack'] }, {}], expeditions: [expedition] });
      expect(table.expedition(expedition, `${person} jack`).view.players[0]?.persons).toEqual([]);
      const alone = given({ players: [{ persons: ['jack'] }, {}], expeditions: [expedition] });
      expect(alone.kinds).not.toContain('expedition');
    }
  });
});

describe('traders', () => {
  test('PR-6.11 add a coin each to every ship of their colour that the owner takes', () => {
    const persons = ['trader blue', 'trader blue', 'trader yellow', 'trader red'];
    const table = given({ players: [{ coins: 0, persons }, {}], phase: 'trade', harbour: FOUR_COLOURS });
    expect(table.trade('blue 2/2').coins(0)).toBe(2 + 2);
    expect(table.trade('yellow 3/2').coins(0)).toBe(4 + 3 + 1);
  });

  test('PR-6.11 add nothing to a ship of another colour', () => {
    const table = given({
      players: [{ persons: ['trader blue'] }, {}],
      phase: 'trade',
      harbour: ['green 1/1'],
    });
    expect(table.trade('green 1/1').coins(0)).toBe(3 + 1);
  });

  test('PR-6.12 count for the next ship when recruited earlier in the turn', () => {
    const players = [{ persons: ['trader blue 5'] }, {}];
    const table = given({ players, phase: 'trade', harbour: [...FOUR_COLOURS, 'trader blue 3'] });
    table.recruit('trader blue 3').trade('blue 2/2');
    expect(table.heard('traded')).toMatchObject([{ coins: 2 + 2 }]);
  });
});

describe('governors', () => {
  test('PR-6.20 give one more card each', () => {
    const players = [{ persons: ['governor', 'governor'] }, {}];
    const table = given({ players, phase: 'trade', harbour: FOUR_COLOURS });
    table.trade('blue 2/2').trade('red 1/1').trade('green 1/1').trade('yellow 3/2');
    expect(table.coins(0)).toBe(3 + 2 + 1 + 1 + 3);
  });

  test('PR-6.21 PR-3.6 do not save the fee: two cards, two coins; one is enough as well', () => {
    const position = {
      players: [{}, { persons: ['governor'] }],
      phase: 'trade',
      harbour: ['yellow 3/2', 'blue 2/2', 'sailor 3'],
    } as const;
    const both = given(position).done().trade('blue 2/2').recruit('sailor 3').done();
    expect([both.coins(0), both.coins(1)]).toEqual([5, 3 + 2 - 1 - 3 - 1]);
    const one = given(position).done().trade('blue 2/2').done();
    expect([one.coins(0), one.coins(1)]).toEqual([4, 4]);
  });

  test('PR-6.22 give no card in the turn they are recruited', () => {
    const table = given({ players: [{ coins: 12 }, {}], phase: 'trade', harbour: ['governor', 'blue 2/2'] });
    table.recruit('governor');
    expect(table.decision).toMatchObject({ left: 0 });
    expect(table.kinds).toEqual(['done']);
  });

  test('PR-6.22 nor in the same turn of another player', () => {
    const table = given({ players: [{}, { coins: 12 }], phase: 'trade', harbour: ['governor', 'blue 2/2'] });
    expect(table.done().recruit('governor').kinds).toEqual(['done']);
  });
});

describe('señoritas', () => {
  test('PR-6.23 make recruits one coin cheaper each', () => {
    const players = [{ coins: 5, persons: ['senorita', 'senorita'] }, {}];
    const table = given({ players, phase: 'trade', harbour: ['jester 7'] }).recruit('jester 7');
    expect(table.coins(0)).toBe(0);
    expect(table.heard('recruited')).toMatchObject([{ cost: 5 }]);
  });

  test('PR-6.23 never below nothing', () => {
    const players = [{ coins: 2, persons: ['senorita', 'senorita', 'senorita', 'senorita'] }, {}];
    const table = given({ players, phase: 'trade', harbour: ['sailor 3'] }).recruit('sailor 3');
    expect(table.coins(0)).toBe(2);
    expect(table.heard('recruited')).toMatchObject([{ cost: 0 }]);
  });

  test('PR-6.24 lower the next cost when recruited earlier in the turn', () => {
    const harbour = [...FOUR_COLOURS, 'senorita 7', 'sailor 3'];
    const table = given({ players: [{ coins: 9 }, {}], phase: 'trade', harbour });
    expect(table.recruit('senorita 7').recruit('sailor 3').coins(0)).toBe(0);
  });

  test('PR-6.25 do not lower the fee', () => {
    const players = [{}, { coins: 3, persons: ['senorita', 'senorita'] }];
    const person = given({ players, phase: 'trade', harbour: ['sailor 3'] })
      .done()
      .recruit('sailor 3');
    expect([person.coins(0), person.coins(1)]).toEqual([4, 3 - 1 - 1]);
    const ship = given({ players, phase: 'trade', harbour: ['blue 2/2'] })
      .done()
      .trade('blue 2/2');
    expect([ship.coins(0), ship.coins(1)]).toEqual([4, 3 + 2 - 1]);
  });
});

describe('sabres', () => {
  test('PR-6.26 a sailor has one sabre, for repelling and for taxes', () => {
    const repels = given({ players: [{ persons: ['sailor'] }, {}], deck: ['blue 1/1', 'blue 2/2'] });
    repels.draw().play(REPEL).draw();
    expect(repels.decision).toMatchObject({ kind: 'discover' });
    const taxed = given({ players: [{ persons: ['sailor'] }, {}], deck: ['tax sabres'] }).draw();
    expect([taxed.coins(0), taxed.coins(1)]).toEqual([4, 3]);
  });

  test('PR-6.27 a pirate has two sabres, for repelling and for taxes', () => {
    const repels = given({ players: [{ persons: ['pirate'] }, {}], deck: ['blue 2/2', 'red 2/3'] });
    repels.draw().play(REPEL).draw();
    expect(repels.decision).toMatchObject({ kind: 'discover' });
    const taxed = given({
      players: [{ persons: ['sailor'] }, { persons: ['pirate'] }],
      deck: ['tax sabres'],
    });
    taxed.draw();
    expect([taxed.coins(0), taxed.coins(1)]).toEqual([3, 4]);
  });
});
