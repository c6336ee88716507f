/** No turn and no game goes on for ever, whatever the players do. */
import { chanceFrom, must, pick } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import type { Move, State } from '../src/index.ts';
import { portRoyal } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';
import type { Position } from '../src/position.ts';
import type { TestTable } from './table.ts';
import { box, fresh, given } from './table.ts';

const FIGHTERS = ['pirate', 'pirate', 'pirate', 'sailor'];
const CONTRACTS = ['bruja', 'explorer', 'pirates-nest', 'speculator'];

/** Draws and repels for as long as that is legal; answers how many cards were turned over. */
function drawAndRepel(table: TestTable): number {
  const { turn } = table.view;
  const before = table.heard('drew').length;
  for (let moves = 0; table.view.turn === turn && table.result === undefined; moves++) {
    if (moves > 1000) throw new Error('a turn without an end');
    const move = table.legal.find(({ kind }) => ['draw', 'repel', 'gamble'].includes(kind));
    table.play(move ?? must(table.legal.at(-1)));
  }
  return table.heard('drew').length - before;
}

describe('a turn', () => {
  test('PR-2.28 with nothing but a repelled ship to turn over, the ship comes once', () => {
    const players = [{ coins: 0, persons: FIGHTERS }, {}];
    const table = given({ players, deckOnly: true, discard: ['blue 1/1'] });
    table.draw().play({ kind: 'repel' });
    expect(table.heard('nothing-left')).toEqual([{ key: 'nothing-left', seat: 0 }]);
    expect(table.heard('drew')).toHaveLength(1);
    // The repelled ship lies in the discard pile, so the next turn begins with it.
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1, drawn: 0 });
    expect(table.draw().view.harbour).toEqual([table.id('blue 1/1')]);
  });

  test('PR-2.28 the draw pile is renewed once, and what came back may be turned over again', () => {
    const table = given({
      players: [{ persons: FIGHTERS }, {}],
      deck: ['blue 1/1', 'red 1/1'],
      deckOnly: true,
      discard: ['green 1/1'],
    });
    for (let ship = 0; ship < 5; ship++) table.draw().play({ kind: 'repel' });
    expect(table.heard('reshuffled')).toEqual([{ key: 'reshuffled', cards: 3 }]);
    expect(table.heard('nothing-left')).toHaveLength(1);
    expect(table.view.active).toBe(1);
  });

  test('PR-2.28 a tax that is all there is comes once, and pays in tokens', () => {
    const table = given({ players: [{ coins: 0 }, { coins: 0 }], deckOnly: true, discard: ['tax sabres'] });
    table.draw();
    expect(table.heard('nothing-left')).toHaveLength(1);
    expect([table.state.tokens, table.view.active]).toEqual([[1, 1], 1]);
  });

  test('PR-2.28 a pile renewed by coins counts as well: a second one is not turned over', () => {
    const table = given({
      players: [{ coins: 12, persons: FIGHTERS }, { coins: 0 }],
      deckOnly: true,
      discard: ['tax sabres'],
    });
    table.draw();
    // The six coins lost became the second draw pile of this turn; the bonus took one of them.
    expect(table.heard('reshuffled').map(({ cards }) => cards)).toEqual([1, 6]);
    expect([table.view.deck, table.view.active]).toEqual([5, 1]);
    expect(table.draw().heard('drew')).toHaveLength(2);
  });

  test('PR-2.28 PR-9.15 a gamble ends where the second draw pile does', () => {
    const table = given({
      options: { gambler: true },
      players: [{ persons: ['gambler'] }, {}],
      deckOnly: true,
      discard: ['blue 1/1', 'sailor 3'],
    }).play({ kind: 'gamble' });
    expect(table.heard('drew')).toHaveLength(2);
    expect(table.decision).toMatchObject({ kind: 'take', left: 2 });
  });

  test('PR-2.28 the next turn has its own draw pile to renew', () => {
    const players = [{ persons: FIGHTERS }, { persons: ['sailor', 'sailor'] }];
    const table = given({ players, deckOnly: true, discard: ['blue 1/1', 'red 1/1'] });
    expect(drawAndRepel(table)).toBe(2);
    expect(table.view.active).toBe(1);
    expect(drawAndRepel(table)).toBe(2);
  });

  test.each([
    { mode: 'base' },
    { mode: 'base', setsSail: true, gambler: true, newCrew: true },
    { mode: 'sets-sail' },
    { mode: 'contracts', gambler: true },
    { mode: 'cooperative', gambler: true },
  ])('PR-2.28 no turn turns over more than two draw piles: $mode', (options) => {
    for (let seed = 0; seed < 30; seed++) {
      const table = fresh(2, options, `fighters ${seed}`);
      if (table.decision?.kind === 'set-aside') table.play({ kind: 'set-aside', cards: 0 });
      const { state } = table;
      const sailors = state.deck.filter((card) => (box.cards[card]?.sabres ?? 0) > 0 && isPerson(card));
      state.persons[state.active]?.push(...sailors);
      state.deck = state.deck.filter((card) => !sailors.includes(card));
      // Only a few cards are left in the draw pile: the rest are coins.
      state.coins[1]?.push(...state.deck.splice(0, state.deck.length - 4 - (seed % 9)));
      expect(drawAndRepel(table)).toBeLessThan(2 * box.cards.length);
      expect(table.state.renewals).toBeLessThan(4);
    }
  });
});

const isPerson = (card: number) => box.cards[card]?.kind === 'person';

/** Five players hold all cards but a governor, which no one can afford. */
const GOVERNOR: Position = {
  players: [23, 23, 23, 23, 23].map((coins) => ({ coins })),
  deck: ['governor'],
  deckOnly: true,
  expeditions: ['expedition 2 anchor', 'expedition 2 cross', 'expedition 2 house'],
  discard: [],
};

/** Turns over one card, and takes nothing that need not be taken. */
function passively(legal: readonly Move[]): Move {
  const wanted = new Set(['stop', 'done', 'decline', 'let-in', 'save']);
  return legal.findLast(({ kind }) => wanted.has(kind)) ?? must(legal[0]);
}

/** Plays this many turns in which a card is turned over and no one takes anything. */
function quietTurns(table: TestTable, turns: number): void {
  const end = table.view.turn + turns;
  while (table.view.turn < end && table.result === undefined) table.play(passively(table.legal));
}

describe('no card left', () => {
  test('PR-2.27 coins become tokens and their cards the new draw pile', () => {
    const table = given({ players: [{ coins: 5 }, { coins: 3, tokens: 2 }], deckOnly: true });
    expect(table.view).toMatchObject({ active: 1, deck: 8, discard: [] });
    expect([table.state.coins, table.state.tokens]).toEqual([
      [[], []],
      [5, 5],
    ]);
    expect(table.draw().heard('drew')).toHaveLength(1);
  });

  test('PR-2.27 they do so before anything else: a quiet round is no reason to end the game', () => {
    const table = given({
      players: [{ coins: 5 }, { coins: 3 }],
      active: 1,
      phase: 'trade',
      harbour: ['blue 1/1'],
      deckOnly: true,
    });
    table.state.quiet = 5;
    table.done().trade('blue 1/1');
    expect([table.pass().view.deck, table.view.active, table.result]).toEqual([9, 0, undefined]);
  });

  test('PR-2.27 PR-14.3 no one can know the order of the new pile', () => {
    const table = given({ players: [{ coins: 30 }, { coins: 30 }], deckOnly: true });
    const tops = new Set<number | undefined>();
    for (let world = 0; world < 300; world++) {
      tops.add(portRoyal.redeal(table.state, 0, chanceFrom(`world ${world}`)).deck.at(-1));
    }
    expect(table.view.deck).toBe(60);
    expect(tops.size).toBeGreaterThan(50);
  });
});

describe('rounds in which nothing lasting happens', () => {
  test('PR-7.12 after five of them coins become tokens, and the cards come back', () => {
    const table = given(GOVERNOR);
    quietTurns(table, 5 * 5);
    expect(table.heard('exchanged')).toEqual([]);
    quietTurns(table, 1);
    expect(table.heard('exchanged')).toEqual([{ key: 'exchanged', cards: 115 }]);
    expect(table.view.deck + table.view.discard.length).toBe(116);
    expect(table.state.tokens).toEqual([23, 23, 23, 23, 23]);
    expect(table.result).toBeUndefined();
  });

  test('PR-7.13 after ten the game ends as it stands, when all have been active equally often', () => {
    const table = given({
      players: [{ persons: ['sailor 3'], coins: 1 }, { persons: ['sailor 3'], coins: 2 }, { coins: 9 }],
      first: 1,
      active: 2,
    });
    quietTurns(table, 10 * 3);
    expect(table.result).toBeUndefined();
    quietTurns(table, 2);
    expect(table.heard('standstill')).toEqual([{ key: 'standstill', rounds: 10 }]);
    expect(table.view.active).toBe(0);
    expect(table.result).toMatchObject({ scores: [1, 1, 0], ranking: [2, 1, 3] });
  });

  test('PR-7.13 PR-7.7 the variant ends so too: the player who has an expedition is ahead', () => {
    const table = given({
      options: { expeditionToWin: true },
      players: [{ persons: ['pirate 9', 'pirate 7'] }, { expeditions: ['expedition 2 anchor'] }],
    });
    quietTurns(table, 10 * 2 + 2);
    expect(table.result).toMatchObject({ scores: [5, 4], ranking: [2, 1] });
  });

  const quiet = (position: Position) => {
    const table = given(position);
    table.state.quiet = 7;
    return table;
  };
  const lasting: Readonly<Record<string, () => TestTable>> = {
    'a person recruited': () =>
      quiet({ players: [{}, {}], phase: 'trade', harbour: ['sailor 3'] }).recruit('sailor 3'),
    'an expedition completed': () =>
      quiet({
        players: [{ persons: ['priest', 'priest'] }, {}],
        expeditions: ['expedition 2 cross'],
      }).expedition('expedition 2 cross', 'priest priest'),
    'a ship put under a merchant': () =>
      quiet({
        options: { setsSail: true },
        players: [{ persons: ['merchant blue'] }, {}],
        phase: 'trade',
        harbour: ['blue 1/1'],
      })
        .trade('blue 1/1')
        .play({ kind: 'store', take: true }),
    'a contract fulfilled': () =>
      quiet({
        options: { mode: 'contracts' },
        players: [{ persons: ['captain', 'senorita'] }, {}],
        contracts: CONTRACTS,
      }).claim('bruja'),
    'a step on a contract': () =>
      quiet({
        options: { mode: 'contracts' },
        players: [{}, {}],
        contracts: CONTRACTS,
        harbour: ['blue 1/1', 'red 1/1'],
        deck: ['green 1/1'],
      })
        .draw()
        .claim('speculator'),
    'a ship kept for the nest': () =>
      quiet({
        options: { mode: 'contracts' },
        players: [{ persons: FIGHTERS }, {}],
        contracts: CONTRACTS,
        deck: ['blue 1/1'],
      })
        .draw()
        .play({ kind: 'repel-keep' }),
  };
  test.each(Object.keys(lasting))('PR-7.12 %s begins the count again', (what) => {
    expect(lasting[what]?.().state.quiet).toBe(0);
  });

  test.each([
    ['trading, repelling and taxes', { deck: ['tax sabres', 'jester', 'blue 1/1', 'red 1/1', 'jester'] }],
  ])('PR-7.12 %s are not lasting', (_what, position) => {
    const table = quiet({ players: [{ persons: FIGHTERS }, {}], ...position });
    table.draw(2).play({ kind: 'repel' }).draw().play({ kind: 'let-in' }).stop().trade('red 1/1').pass();
    expect(table.state.quiet).toBe(7 + 1);
  });

  test('PR-7.13 PR-13.10 in cooperative play the time pile is the measure', () => {
    const table = given({
      options: { mode: 'cooperative' },
      players: [{}, {}],
      contracts: ['bruja', 'explorer', 'jinx', 'mercenary', 'luminary'],
      time: 30,
    });
    while (table.result === undefined) quietTurns(table, 1);
    expect(table.heard('turn-began')).toHaveLength(29);
    expect([table.heard('exchanged'), table.heard('standstill'), table.view.time]).toEqual([[], [], 0]);
    expect(table.view.outcome).toBe('lost');
  });

  test('PR-2.28 PR-13.7 alone, a turn that repels the same ship ends, and so does the time', () => {
    const table = given({
      options: { mode: 'solo' },
      players: [{ persons: FIGHTERS }],
      contracts: ['bruja', 'explorer', 'jinx'],
      time: 4,
      deckOnly: true,
      discard: ['blue 1/1'],
    });
    while (table.result === undefined) drawAndRepel(table);
    expect(table.view.outcome).toBe('lost');
    expect(table.view.turn).toBe(4);
  });
});

/** Plays on to the end with the moves that `choose` picks. */
function playOn(state: State, choose: (state: State, seat: number, legal: readonly Move[]) => Move): number {
  for (let decisions = 0; decisions < 20_000; decisions++) {
    const [owed] = portRoyal.pending(state);
    if (owed === undefined) return decisions;
    portRoyal.apply(state, owed.seat, choose(state, owed.seat, portRoyal.legal(state, owed.seat)), undefined);
  }
  throw new Error('a game without an end');
}

describe('every game ends', () => {
  const policy = createPolicy(CONTENT);
  const byPolicy = (state: State, seat: number, legal: readonly Move[]) => {
    const ratings = policy.rate(state, seat, legal);
    return must(legal[ratings.indexOf(Math.max(...ratings))]);
  };
  const tables = [
    [2, { mode: 'base' }],
    [5, { mode: 'base', gambler: true, setsSail: true, newCrew: true, expeditionToWin: true }],
    [4, { mode: 'sets-sail' }],
    [3, { mode: 'contracts' }],
    [3, { mode: 'cooperative' }],
    [1, { mode: 'solo' }],
  ] as const;

  test.each(tables)('PR-7.13 although no one ever takes anything: %i players, %o', (seats, options) => {
    const { state } = fresh(seats, options);
    playOn(state, (_state, _seat, legal) => passively(legal));
    expect(portRoyal.result(state)).toBeDefined();
    expect(state.turn).toBeLessThan(11 * seats + 30);
  });

  test.each(tables)(
    'PR-7.13 although everybody hoards coins and repels: %i players, %o',
    (seats, options) => {
      const hoard = (_state: State, _seat: number, legal: readonly Move[]) =>
        legal.find(({ kind }) => ['repel', 'draw', 'trade'].includes(kind)) ?? passively(legal);
      const { state } = fresh(seats, options);
      playOn(state, hoard);
      expect(portRoyal.result(state)).toBeDefined();
    },
  );

  test('PR-7.12 by the policy, players among whom only a governor goes round come to 12 influence', () => {
    const table = given({
      ...GOVERNOR,
      players: [
        { coins: 15, persons: ['admiral 9', 'admiral 9', 'senorita 9'] },
        { coins: 20, persons: ['jester 9', 'pirate 9'] },
        { coins: 23, persons: ['sailor 7'] },
        { coins: 24 },
        { coins: 27 },
      ],
    });
    playOn(table.state, byPolicy);
    expect(Math.max(...(table.result?.scores ?? []))).toBeGreaterThanOrEqual(12);
  });

  test('PR-2.28 by the policy, a player with sabres and one ship to repel goes on with the game', () => {
    const table = given({
      players: [{ coins: 40, persons: FIGHTERS }, { coins: 40 }],
      deckOnly: true,
      discard: ['blue 1/1'],
    });
    playOn(table.state, byPolicy);
    expect(table.result).toBeDefined();
  });

  test('PR-7.13 by the policy, the player who is behind sees the end coming and recruits', () => {
    const table = given({
      players: [{ coins: 9 }, { coins: 9, persons: ['pirate 9'] }],
      phase: 'trade',
      harbour: ['jester 5', 'blue 4/5'],
    });
    const choice = () => byPolicy(table.state, 0, table.legal).kind;
    table.state.quiet = 0;
    expect(choice()).toBe('trade');
    table.state.quiet = 19;
    expect(choice()).toBe('recruit');
  });

  test('PR-7.13 random games end, with whatever is in the box', () => {
    for (let game = 0; game < 40; game++) {
      const [seats, options] = tables[game % tables.length] ?? tables[0];
      const chance = chanceFrom(`random ${game}`);
      const { state } = fresh(seats, options, `random ${game}`);
      playOn(state, (_state, _seat, legal) => pick(chance, legal));
      expect(portRoyal.result(state)).toBeDefined();
    }
  });
});
