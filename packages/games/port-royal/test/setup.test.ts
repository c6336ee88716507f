/** Setting the table up, and the frame of a turn. */
import { checkTable } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../src/index.ts';
import { box, fresh, given, shuffledCards } from './table.ts';

const SPECIAL = 'base-expedition-special';

/** The numbers of players a mode takes. */
function seatsFor(mode: string): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((seats) => checkTable(portRoyal.meta, seats, { mode }).ok);
}

function cardsInGame(options: Readonly<Record<string, string | boolean>>, seats = 2): string[] {
  return fresh(seats, options).everyCard();
}

describe('players', () => {
  test('PR-1.9 two to five play the base game; Sets Sail alone takes four, the cooperative game also one', () => {
    expect(seatsFor('base')).toEqual([2, 3, 4, 5]);
    expect(seatsFor('sets-sail')).toEqual([2, 3, 4]);
    expect(seatsFor('contracts')).toEqual([2, 3, 4, 5]);
    expect([...seatsFor('solo'), ...seatsFor('cooperative')]).toEqual([1, 2, 3, 4, 5]);
    expect(checkTable(portRoyal.meta, 6, { mode: 'base' })).toMatchObject({ problem: { code: 'players' } });
    expect(() => given({ options: { mode: 'base' }, players: [{}] })).toThrow('players: must be 2 to 5');
  });

  test('PR-1.16 the first player is drawn at random, unless the first seat is to begin', () => {
    const starts = Array.from({ length: 60 }, (_, seed) => fresh(3, { randomStart: true }, `start ${seed}`));
    expect(new Set(starts.map((table) => table.view.first))).toEqual(new Set([0, 1, 2]));
    for (const table of starts) expect(table.seat).toBe(table.view.first);
    const named = Array.from({ length: 20 }, (_, seed) => fresh(3, { randomStart: false }, `start ${seed}`));
    expect(new Set(named.map((table) => table.seat))).toEqual(new Set([0]));
  });
});

describe('cards', () => {
  test('PR-1.11 with five players the special expedition can be completed before the first card', () => {
    expect(fresh(5).view.expeditions).toEqual([SPECIAL]);
    const table = given({ players: [{ persons: ['captain', 'priest', 'settler'] }, {}, {}, {}, {}] });
    table.expedition(SPECIAL, 'captain priest settler');
    expect([table.coins(0), table.influence(0)]).toEqual([6, 5]);
    expect(table.view.expeditions).toEqual([]);
  });

  test('PR-1.12 with fewer players the special expedition is nowhere in the game', () => {
    for (const seats of [2, 3, 4]) {
      const table = fresh(seats);
      expect(table.view.expeditions).toEqual([]);
      expect(table.everyCard()).not.toContain(SPECIAL);
    }
  });

  test('PR-1.12 nor do contracts bring it to fewer than five', () => {
    expect(cardsInGame({ mode: 'contracts' }, 4)).not.toContain(SPECIAL);
    expect(cardsInGame({ mode: 'cooperative' }, 4)).not.toContain(SPECIAL);
    expect(fresh(5, { mode: 'cooperative' }).view.expeditions).toEqual([SPECIAL]);
  });

  test('PR-1.13 all other cards are shuffled into one draw pile; the discard pile is empty', () => {
    const table = fresh(2);
    expect(table.everyCard()).toHaveLength(shuffledCards('base'));
    expect(table.view.deck).toBe(shuffledCards('base') - 2 * 3);
    expect(table.view.discard).toEqual([]);
    expect(table.state.deck).not.toEqual(table.state.deck.toSorted((a, b) => a - b));
    expect(fresh(2, {}, 'another').state.deck).not.toEqual(table.state.deck);
  });

  test('PR-1.14 everyone has three unseen cards of the draw pile as coins', () => {
    for (const seats of [2, 3, 4, 5]) {
      const table = fresh(seats);
      expect(table.state.coins.map((coins) => coins.length)).toEqual(Array(seats).fill(3));
      expect(table.state.tokens).toEqual(Array(seats).fill(0));
      expect(table.view.deck).toBe(shuffledCards('base') - 3 * seats);
      expect(fresh(seats, {}, 'another').state.coins).not.toEqual(table.state.coins);
    }
  });

  test('PR-1.15 no one has persons, expeditions or influence', () => {
    for (const player of fresh(5).view.players) {
      expect(player).toMatchObject({ persons: [], expeditions: [], ships: [], influence: 0 });
    }
  });

  test('PR-1.22 gamblers, the joining cards and the contract set are added alone or together', () => {
    expect(cardsInGame({ gambler: true })).toHaveLength(shuffledCards('base', 'gambler'));
    expect(cardsInGame({ setsSail: true })).toHaveLength(shuffledCards('base', 'sets-sail'));
    expect(cardsInGame({ newCrew: true })).toHaveLength(shuffledCards('base', 'contracts'));
    const everything = { gambler: true, setsSail: true, newCrew: true };
    const all = shuffledCards('base', 'gambler', 'sets-sail', 'contracts');
    expect(cardsInGame(everything)).toHaveLength(all);
    expect(checkTable(portRoyal.meta, 2, { mode: 'base', ...everything }).ok).toBe(true);
    for (const [mode, seats] of [
      ['contracts', 2],
      ['cooperative', 2],
      ['solo', 1],
    ] as const) {
      expect(checkTable(portRoyal.meta, seats, { mode, gambler: true, setsSail: true }).ok).toBe(true);
      expect(cardsInGame({ mode, gambler: true, setsSail: true }, seats)).toHaveLength(all);
    }
  });

  test('PR-1.22 Sets Sail alone takes no other set', () => {
    expect(cardsInGame({ mode: 'sets-sail' })).toHaveLength(shuffledCards('sets-sail'));
    for (const option of ['gambler', 'setsSail', 'newCrew']) {
      expect(checkTable(portRoyal.meta, 2, { mode: 'sets-sail', [option]: true }).ok).toBe(false);
    }
  });

  test('PR-1.10 with contracts everyone has three markers; without contracts no one has any', () => {
    const markers = (mode: string) => fresh(5, { mode }).view.players.map((player) => player.markers);
    expect(markers('contracts')).toEqual([3, 3, 3, 3, 3]);
    expect(markers('base')).toEqual([0, 0, 0, 0, 0]);
  });

  test('PR-1.8 every card in draw pile and treasures has a coin on its back', () => {
    const { state } = fresh(5, { setsSail: true, gambler: true, newCrew: true });
    const coins = [...state.deck, ...state.coins.flat()].map((number) => box.cards[number]);
    expect(coins).toHaveLength(shuffledCards('base', 'sets-sail', 'gambler', 'contracts'));
    expect(coins.filter((card) => card?.special !== false)).toEqual([]);
  });

  test('PR-1.8 the special expedition, once completed, stays with its player and is no coin', () => {
    const table = given({
      players: [{ persons: ['captain', 'priest', 'settler'] }, {}, {}, {}, {}],
      deck: ['blue 1/1', 'blue 2/2'],
      deckOnly: true,
    });
    table.draw().expedition(SPECIAL, 'captain priest settler');
    expect(table.view.players[0]?.expeditions).toEqual([SPECIAL]);
    expect([table.view.discard, table.coins(0), table.state.tokens[0]]).toEqual([[], 6, 0]);
  });
});

describe('the turn', () => {
  test('PR-1.17 players become active clockwise from the first player', () => {
    const deck = ['sailor', 'pirate', 'jester', 'settler'];
    const table = given({ players: [{ coins: 0 }, { coins: 0 }, { coins: 0 }], first: 1, deck });
    const active = [table.seat];
    for (let turn = 0; turn < 3; turn++) active.push(table.quietTurn().seat);
    expect(active).toEqual([1, 2, 0, 1]);
  });

  test('PR-1.18 first discovery, then trade and recruit; never the other way', () => {
    const table = given({ players: [{}, {}], harbour: ['blue 2/2'] });
    const trade = { kind: 'trade', card: table.id('blue 2/2') };
    expect(table.whyNot(trade)).toMatchObject({ code: 'not-asked', rule: 'PR-1.18' });
    table.stop();
    expect(table.whyNot(trade)).toBeUndefined();
    expect(table.whyNot({ kind: 'draw' })).toBeDefined();
  });

  test('PR-1.19 trade and recruit takes place even if the harbour is empty, but not after a bust', () => {
    const players = [{}, { persons: ['jester'] }];
    const empty = given({ players, deck: ['expedition 2 cross'] })
      .draw()
      .stop();
    expect(empty.heard('arrived')).toEqual([{ key: 'arrived', seat: 1, coins: 1 }]);
    const bust = given({ players, harbour: ['blue 1/1', 'sailor'], deck: ['blue 2/2'] }).draw();
    expect(bust.heard('arrived')).toEqual([]);
    expect(bust.decision).toMatchObject({ kind: 'discover', seat: 1 });
  });

  test('PR-1.20 the harbour is empty when the next turn begins', () => {
    const table = given({ players: [{}, {}], harbour: ['blue 2/2', 'sailor'] })
      .stop()
      .pass();
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1, drawn: 0 });
    expect(table.view.harbour).toEqual([]);
    expect(table.view.discard).toHaveLength(2);
  });

  test('PR-1.21 persons, expeditions, stored ships and contracts are influence; coins are not', () => {
    const table = given({
      options: { mode: 'contracts', setsSail: true },
      players: [
        { coins: 20, persons: ['merchant yellow 8', 'jester 7', 'governor', 'captain', 'senorita 7'] },
        {},
      ],
      contracts: ['bruja', 'explorer', 'luminary', 'mercenary'],
      claims: { luminary: [0] },
      harbour: ['yellow 1/1'],
      expeditions: ['expedition 2 anchor'],
    });
    expect(table.influence(0)).toBe(3 + 2 + 0 + 1 + 2);
    table.claim('bruja');
    expect(table.influence(0)).toBe(8 + 1);
    table.stop().trade('yellow 1/1').play({ kind: 'store', take: true });
    expect(table.influence(0)).toBe(8 + 1 + 1);
    expect(table.view.players.map((player) => player.influence)).toEqual([10, 0]);
    const explorer = given({
      players: [{ expeditions: ['expedition 2 anchor 1 house'], persons: ['sailor 3'] }, {}],
    });
    expect(explorer.influence(0)).toBe(6 + 1);
  });
});
