/** The worked examples of the rulebook, each under its own name. */
import { describe, expect, test } from 'vitest';
import { rankOf } from '../src/coop.ts';
import type { TestTable } from './table.ts';
import { fresh, given } from './table.ts';

describe('discovery', () => {
  test('PR-X.1 Kentia repels a flute of 2 sabres with a sailor and a pirate', () => {
    const table = given({ players: [{ persons: ['sailor', 'pirate'] }, {}], deck: ['blue 2/2'] }).draw();
    expect(table.decision).toMatchObject({ kind: 'repel', seat: 0, bust: false });
    table.play({ kind: 'repel' });
    expect(table.view.harbour).toEqual([]);
    expect(table.view.discard).toHaveLength(1);
    expect(table.view.players[0]?.sabres).toBe(3);
  });

  test('PR-X.2 Olivier completes two crosses with a priest and a jack of all trades', () => {
    const table = given({
      players: [{ coins: 0, persons: ['priest', 'jack'] }, {}],
      expeditions: ['expedition 2 cross'],
    });
    expect(table.influence(0)).toBe(2);
    table.expedition('expedition 2 cross', 'priest jack');
    expect([table.coins(0), table.influence(0)]).toEqual([2, 4]);
    expect(table.view.players[0]?.persons).toEqual([]);
  });

  test('PR-X.3 of 12 coins 6 stay, of 13 coins 7, and 11 lose nothing', () => {
    const players = [{ coins: 12 }, { coins: 13 }, { coins: 11 }, { coins: 0, persons: ['sailor'] }];
    const table = given({ players, deck: ['tax sabres'] }).draw();
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([6, 7, 11]);
    expect(table.heard('taxed').map(({ seat, coins }) => [seat, coins])).toEqual([
      [0, 6],
      [1, 6],
    ]);
  });

  test('PR-X.4 while no one has a sabre, or no one any influence, everyone gains a coin', () => {
    for (const tax of ['tax sabres', 'tax influence']) {
      const table = given({ players: [{}, {}, {}], deck: [tax] }).draw();
      expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([4, 4, 4]);
    }
  });
});

describe('trade and recruit', () => {
  test('PR-X.5 Loïg takes a flute worth 2 coins and owns no trader', () => {
    const table = given({ players: [{}, {}], phase: 'trade', harbour: ['blue 2/2'] });
    const flute = table.id('blue 2/2');
    table.trade('blue 2/2');
    expect([table.view.discard, table.coins(0)]).toEqual([[flute], 5]);
  });

  test('PR-X.6 Marianne recruits a sailor of cost 3 and owns no señorita', () => {
    const table = given({ players: [{ coins: 4 }, {}], phase: 'trade', harbour: ['sailor 3'] });
    const sailor = table.id('sailor 3');
    table.recruit('sailor 3').done();
    expect([table.coins(0), table.view.discard.length]).toEqual([1, 3]);
    expect(table.view.players[0]?.persons).toEqual([sailor]);
  });

  test('PR-X.7 Kentia takes two of five cards, Olivier and the others one each', () => {
    const harbour = ['yellow 3/2', 'blue 2/2', 'green 1/1', 'red 1/1', 'sailor 3'];
    const table = given({ players: [{ coins: 0 }, {}, {}, {}], harbour }).stop();
    expect(table.decision).toMatchObject({ kind: 'take', seat: 0, left: 2 });
    table.trade('yellow 3/2');
    expect([table.coins(0), table.view.discard.length]).toEqual([3, 1]);
    table.recruit('sailor 3').done();
    expect([table.coins(0), table.influence(0), table.view.harbour.length]).toEqual([0, 1, 3]);
    table.trade('blue 2/2').done();
    expect([table.coins(0), table.coins(1), table.view.harbour.length]).toEqual([1, 4, 2]);
    expect(table.seat).toBe(2);
    table.trade('green 1/1').done();
    expect([table.coins(0), table.coins(2), table.seat]).toEqual([2, 3, 3]);
    table.done();
    // Four ships, one of them untaken, and the three coins of the sailor.
    expect([table.view.harbour.length, table.view.discard.length]).toEqual([0, 4 + 3]);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1 });
  });

  test('PR-X.8 with two señoritas a person of cost 3 costs 1', () => {
    const players = [{ coins: 1, persons: ['senorita', 'senorita'] }, {}];
    const table = given({ players, phase: 'trade', harbour: ['sailor 3'] }).recruit('sailor 3');
    expect([table.coins(0), table.heard('recruited')[0]?.cost]).toEqual([0, 1]);
  });

  test('PR-X.9 a jester recruited as the last card pays nothing, a later player’s older jester does', () => {
    const players = [{ coins: 5 }, { persons: ['jester'] }];
    const table = given({ players, harbour: ['jester 5'] })
      .stop()
      .recruit('jester 5')
      .done();
    expect([table.coins(0), table.coins(1)]).toEqual([0, 4]);
    expect(table.heard('arrived')).toEqual([{ key: 'arrived', seat: 1, coins: 1 }]);
  });

  test('PR-X.10 the Sets Sail tax leaves 8 coins; without influence everyone then gains one', () => {
    const players = [{ coins: 13 }, { coins: 9 }, { coins: 8 }];
    const table = given({ options: { mode: 'sets-sail' }, players, deck: ['tax'] }).draw();
    expect(table.heard('taxed').map(({ seat, coins }) => [seat, coins])).toEqual([
      [0, 5],
      [1, 1],
    ]);
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([9, 9, 9]);
  });
});

describe('contracts', () => {
  test('PR-X.11 Marianne is second on a contract that is her second', () => {
    const table = given({
      options: { mode: 'contracts' },
      players: [{ persons: ['priest', 'jester 5'] }, {}],
      contracts: ['luminary', 'bruja', 'mercenary', 'explorer'],
      claims: { luminary: [1], bruja: [0] },
    });
    const { contractStack } = table.view;
    table.claim('luminary');
    expect(table.coins(0)).toBe(3 + 3);
    expect(table.view.contracts[0]?.claims).toEqual([1, 0]);
    expect(table.view.players[0]).toMatchObject({ contractInfluence: 1, influence: 3 });
    expect([contractStack, table.view.contractStack]).toEqual([12, 11]);
  });

  test('PR-X.12 four sabres meet a contract for three', () => {
    const contracts = ['luminary', 'bruja', 'mercenary', 'explorer'];
    const position = { options: { mode: 'contracts' }, contracts };
    const four = given({ ...position, players: [{ persons: ['pirate', 'pirate'] }, {}] });
    expect(four.view.players[0]?.sabres).toBe(4);
    expect(four.claim('mercenary').coins(0)).toBe(6);
    const two = given({ ...position, players: [{ persons: ['pirate'] }, {}] });
    expect(two.whyNot({ kind: 'claim', contract: 'mercenary' })).toMatchObject({ code: 'not-met' });
  });

  test('PR-X.17 five players have three markers each, fifteen in all', () => {
    const markers = fresh(5, { mode: 'contracts' }).view.players.map((player) => player.markers);
    expect(markers).toEqual([3, 3, 3, 3, 3]);
  });
});

/** A solo game that happens to begin with these contracts. */
function soloWith(contracts: readonly string[]): TestTable {
  const wanted = contracts.toSorted().join();
  for (let seed = 0; seed < 20_000; seed++) {
    const table = fresh(1, { mode: 'solo' }, `solo ${seed}`);
    const faceUp = table.view.contracts.map(({ id }) => id);
    if (faceUp.toSorted().join() === wanted) return table;
  }
  throw new Error(`no solo game begins with ${wanted}`);
}

/** Turns over one card a turn and takes, claims and saves nothing until the game is over. */
function passUntilTheEnd(table: TestTable): void {
  while (table.decision !== undefined) {
    const { decision } = table;
    if (decision.kind === 'discover') table.play({ kind: decision.drawn === 0 ? 'draw' : 'stop' });
    else if (decision.kind === 'save') table.play({ kind: 'save', take: false });
    else table.done();
  }
}

describe('cooperative and solo', () => {
  const THREE = ['bruja', 'maritime-supremacy', 'galleon-nemesis'];

  test('PR-X.13 seals 1 G, 0 G and −1 H make a time pile of 15 cards', () => {
    expect(soloWith(THREE).view.time).toBe(13 + (1 + 0 - 1) + 2);
  });

  test('PR-X.14 three contracts with the letter A add one card, not three', () => {
    expect(soloWith(['mercenary', 'speculator', 'pirates-nest']).view.time).toBe(13 + 0 + 1);
  });

  test('PR-X.15 Marianne puts 5 of 15 cards aside and has ten turns', () => {
    const table = soloWith(THREE).play({ kind: 'set-aside', cards: 5 });
    expect([table.view.time, table.view.victory]).toEqual([10, 5]);
    passUntilTheEnd(table);
    expect(table.heard('turn-began')).toHaveLength(10);
    expect(table.heard('lost')).toHaveLength(1);
    expect(table.result).toMatchObject({ ranking: [2] });
  });

  test('PR-X.15 with those 5 cards she wins as a Pirate', () => {
    const table = given({
      options: { mode: 'solo' },
      players: [{ persons: ['captain', 'senorita'] }],
      contracts: THREE,
      claims: { 'maritime-supremacy': [0], 'galleon-nemesis': [0] },
      time: 4,
      victory: 5,
    }).claim('bruja');
    expect(table.result).toMatchObject({ ranking: [1], scores: [5] });
    expect(rankOf(table.result?.scores[0] ?? 0)).toBe('pirate');
  });

  test('PR-X.15 a tax can add a point at the price of a turn', () => {
    const position = {
      options: { mode: 'solo' },
      players: [{}],
      contracts: THREE,
      timePile: ['tax'],
      victory: 5,
    };
    const table = given({ ...position, time: 10 })
      .draw()
      .play({ kind: 'save', take: true });
    expect([table.view.time, table.view.victory]).toEqual([8, 6]);
  });

  test('PR-X.16 with no coins, a ship of 1 coin pays for itself', () => {
    const players = [{}, { coins: 0 }];
    const position = { options: { mode: 'cooperative' }, phase: 'trade', harbour: ['green 1/1'] } as const;
    const table = given({ ...position, players })
      .done()
      .trade('green 1/1');
    expect([table.coins(0), table.coins(1)]).toEqual([4, 0]);
  });
});
