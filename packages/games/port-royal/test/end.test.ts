/** The end of the game: who triggers it, when it comes, who wins. */
import { checkTable } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../src/index.ts';
import { given } from './table.ts';

/** Eleven influence each, without sabres and without symbols. Both recruit a sailor of 3 for 1 or 3. */
const ELEVEN = ['senorita 9', 'senorita 9', 'admiral 9', 'jester 7'];
const OTHER_ELEVEN = ['admiral 9', 'jester 9', 'trader yellow 5', 'trader blue 5', 'settler'];
const TWELVE = [...OTHER_ELEVEN, 'settler'];

describe('the trigger', () => {
  test('PR-7.1 is 12 influence; 11 are not enough', () => {
    const position = { phase: 'trade', harbour: ['sailor 3'] } as const;
    const enough = given({ ...position, players: [{ persons: ELEVEN }, {}] }).recruit('sailor 3');
    expect(enough.heard('ending')).toEqual([{ key: 'ending', seat: 0, influence: 12 }]);
    expect(enough.view.ending).toBe(true);
    const short = given({ ...position, players: [{ persons: OTHER_ELEVEN.slice(1) }, {}] }).recruit(
      'sailor 3',
    );
    expect([short.influence(0), short.view.ending]).toEqual([9, false]);
    const eleven = given({ ...position, players: [{ persons: TWELVE.slice(0, 4) }, {}] }).recruit('sailor 3');
    expect([eleven.influence(0), eleven.view.ending]).toEqual([11, false]);
  });

  test('PR-7.1 may be a player who is not active', () => {
    const table = given({
      players: [{ coins: 0 }, { persons: ELEVEN }],
      phase: 'trade',
      harbour: ['sailor 3'],
    });
    table.recruit('sailor 3');
    expect(table.heard('ending')).toMatchObject([{ seat: 1 }]);
  });

  test('PR-7.1 may be an expedition', () => {
    const persons = [...ELEVEN.slice(0, 3), 'priest', 'priest'];
    const table = given({ players: [{ persons }, {}], expeditions: ['expedition 2 cross'] });
    table.expedition('expedition 2 cross', 'priest priest');
    expect(table.heard('ending')).toEqual([{ key: 'ending', seat: 0, influence: 13 }]);
  });

  test('PR-7.1 PR-8.13 may be a ship stored in the turn of another player', () => {
    const persons = ['senorita 9', 'senorita 9', 'merchant yellow 8', 'jester 7'];
    const table = given({
      options: { setsSail: true },
      players: [{}, { persons }],
      phase: 'trade',
      harbour: ['yellow 1/1'],
    });
    table.done().trade('yellow 1/1').play({ kind: 'store', take: true });
    expect(table.heard('ending')).toMatchObject([{ seat: 1, influence: 12 }]);
  });

  test('PR-7.1 PR-11.22 may be a contract', () => {
    const table = given({
      options: { mode: 'contracts' },
      players: [{ persons: [...OTHER_ELEVEN.slice(0, 4), 'captain'] }, {}],
      contracts: ['trade-master', 'bruja', 'luminary', 'explorer'],
      claims: { bruja: [0] },
    }).claim('trade-master');
    expect(table.heard('ending')).toMatchObject([{ seat: 0, influence: 12 }]);
  });

  test('PR-7.2 the turn itself is finished: the others still take cards', () => {
    const players = [{ persons: ELEVEN }, {}, {}];
    const table = given({ players, phase: 'trade', harbour: ['sailor 3', 'blue 2/2', 'green 1/1'] });
    table.recruit('sailor 3').done();
    expect(table.decision).toMatchObject({ kind: 'take', seat: 1 });
    table.trade('blue 2/2').done();
    expect(table.decision).toMatchObject({ kind: 'take', seat: 2 });
  });
});

describe('the last round', () => {
  test('PR-7.2 goes to the right of the first player, so all have been active equally often', () => {
    const table = given({
      players: [{ coins: 0 }, { persons: ELEVEN }, { coins: 0 }],
      first: 1,
      phase: 'trade',
      harbour: ['sailor 3'],
      deck: ['priest', 'settler'],
    });
    table.recruit('sailor 3').pass();
    expect([table.seat, table.result]).toEqual([2, undefined]);
    table.quietTurn();
    expect([table.seat, table.result]).toEqual([0, undefined]);
    table.quietTurn();
    expect(table.result).toMatchObject({ ranking: [2, 1, 2] });
    expect(table.decision).toBeUndefined();
    expect(table.heard('turn-began').map((event) => event.seat)).toEqual([2, 0]);
  });

  test('PR-7.2 is the same round when a later seat triggers the end in the first turn', () => {
    const table = given({
      players: [{ coins: 0 }, { persons: ELEVEN }, { coins: 0 }],
      phase: 'trade',
      harbour: ['sailor 3'],
      deck: ['priest', 'settler'],
    });
    table.recruit('sailor 3').pass().quietTurn();
    expect([table.seat, table.result]).toEqual([2, undefined]);
    expect(table.quietTurn().result).toBeDefined();
  });

  test('PR-7.3 triggered in the last turn of a round, the game ends with this turn', () => {
    const harbour = ['sailor 3', 'blue 2/2'];
    const table = given({ players: [{}, { persons: ELEVEN }], active: 1, phase: 'trade', harbour });
    table.recruit('sailor 3').done();
    expect([table.seat, table.result]).toEqual([0, undefined]);
    table.trade('blue 2/2').done();
    expect(table.result).toBeDefined();
    expect(table.heard('turn-began')).toEqual([]);
  });

  test('PR-7.3 no matter who triggers it then', () => {
    const players = [{ persons: ELEVEN }, { coins: 0 }];
    const table = given({ players, active: 1, phase: 'trade', harbour: ['sailor 3'] });
    expect(table.recruit('sailor 3').pass().result).toMatchObject({ ranking: [1, 2], scores: [12, 0] });
  });

  test('PR-7.2 PR-5.8 once triggered it stays triggered', () => {
    const table = given({
      players: [{ persons: ELEVEN }, { persons: ['priest', 'priest'] }],
      phase: 'trade',
      harbour: ['sailor 3'],
      expeditions: ['expedition 2 cross'],
      deck: ['captain'],
    });
    table.recruit('sailor 3').pass().expedition('expedition 2 cross', 'priest priest').quietTurn();
    expect(table.result).toMatchObject({ scores: [12, 4] });
    expect(table.heard('ending')).toHaveLength(1);
  });
});

/** The last turn of a round: the last seat recruits a sailor of 3, everyone else passes, the game ends. */
function lastTurn(position: Parameters<typeof given>[0]) {
  const table = given({
    ...position,
    active: position.players.length - 1,
    phase: 'trade',
    harbour: ['sailor 3', 'governor'],
  });
  return table.recruit('sailor 3').pass();
}

describe('the winner', () => {
  test('PR-7.4 has the most influence, no matter who triggered the end', () => {
    const table = lastTurn({
      players: [
        { persons: TWELVE, coins: 0 },
        { persons: [...ELEVEN, 'captain'], coins: 9 },
      ],
    });
    expect(table.heard('ending')).toEqual([]); // the first player's crew had done it before
    expect(table.result).toMatchObject({ scores: [12, 13], ranking: [2, 1] });
  });

  test('PR-7.5 has the most coins among those tied', () => {
    const table = lastTurn({
      players: [{ persons: TWELVE, coins: 0 }, { coins: 20 }, { persons: ELEVEN, coins: 2 }],
    });
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([0, 20, 1]);
    expect(table.result).toMatchObject({ scores: [12, 0, 12], ranking: [2, 3, 1], decidedBy: ['coins'] });
  });

  test('PR-7.5 PR-14.13 tokens are coins in a tie', () => {
    const rich = { persons: TWELVE, coins: 1, tokens: 2 };
    const table = lastTurn({ players: [rich, { persons: ELEVEN, coins: 3 }] });
    expect(table.result).toMatchObject({ scores: [12, 12], ranking: [1, 2] });
  });

  test('PR-7.6 shares the victory with the player who ties in coins too', () => {
    const table = lastTurn({ players: [{ persons: TWELVE, coins: 2 }, {}, { persons: ELEVEN, coins: 3 }] });
    expect([table.coins(0), table.coins(2)]).toEqual([2, 2]);
    expect(table.result).toMatchObject({ scores: [12, 0, 12], ranking: [1, 3, 1] });
    expect(table.result).not.toHaveProperty('decidedBy');
  });
});

describe('the variant with an expedition', () => {
  const options = { expeditionToWin: true };
  const CROSS = 'expedition 2 cross';

  test('PR-7.7 12 influence alone do not trigger the end; the expedition later does', () => {
    const persons = [...ELEVEN.slice(0, 3), 'priest', 'priest'];
    const position = { phase: 'trade', harbour: ['sailor 3'], expeditions: [CROSS] } as const;
    const table = given({ ...position, options, players: [{ persons }, {}] }).recruit('sailor 3');
    expect([table.influence(0), table.view.ending]).toEqual([12, false]);
    table.expedition(CROSS, 'priest priest');
    expect(table.heard('ending')).toEqual([{ key: 'ending', seat: 0, influence: 14 }]);
  });

  test('PR-7.7 nor does the expedition alone; the twelfth influence later does', () => {
    const persons = [...ELEVEN.slice(0, 2), 'jester 5', 'priest', 'priest'];
    const position = { phase: 'trade', harbour: ['sailor 3'], expeditions: [CROSS] } as const;
    const table = given({ ...position, options, players: [{ persons }, {}] }).expedition(
      CROSS,
      'priest priest',
    );
    expect([table.influence(0), table.view.ending]).toEqual([11, false]);
    expect(table.recruit('sailor 3').view.ending).toBe(true);
  });

  test('PR-7.8 more influence without an expedition does not win', () => {
    const rich = { persons: [...TWELVE, 'captain', 'captain', 'governor'], coins: 20 };
    const explorer = { persons: ['senorita 9', 'senorita 9', 'jester 5'], expeditions: [CROSS] };
    const table = lastTurn({ options, players: [rich, explorer] });
    expect(table.result).toMatchObject({ scores: [14, 12], ranking: [2, 1], decidedBy: ['expedition'] });
    const usual = lastTurn({ players: [rich, explorer] });
    expect(usual.result).toMatchObject({ ranking: [1, 2] });
  });

  test('PR-7.8 among those with an expedition the most influence wins', () => {
    const first = { persons: TWELVE, expeditions: ['expedition 2 anchor'], coins: 0 };
    const explorer = { persons: ['senorita 9', 'senorita 9', 'jester 5'], expeditions: [CROSS], coins: 9 };
    expect(lastTurn({ options, players: [first, explorer] }).result).toMatchObject({ ranking: [1, 2] });
  });

  test('PR-7.9 ties among them are broken by coins, and shared if these tie too', () => {
    const rich = { persons: [...TWELVE, 'captain'], coins: 20 };
    const anchors = { persons: ['pirate 9', 'pirate 7', 'admiral 9'], expeditions: ['expedition 2 anchor'] };
    const crosses = { persons: ['senorita 9', 'senorita 9', 'jester 5'], expeditions: [CROSS], coins: 3 };
    const end = (coins: number) =>
      lastTurn({ options, players: [rich, { ...anchors, coins }, crosses] }).result;
    expect(end(5)).toMatchObject({
      scores: [13, 12, 12],
      ranking: [3, 1, 2],
      decidedBy: ['expedition', 'coins'],
    });
    expect(end(1)).toMatchObject({ ranking: [3, 2, 1] });
    expect(end(2)).toMatchObject({ ranking: [3, 1, 1] });
  });

  test('PR-7.10 is on offer with base expeditions and competition, and nowhere else', () => {
    const offered = (mode: string, seats: number) =>
      checkTable(portRoyal.meta, seats, { mode, ...options }).ok;
    expect([offered('base', 2), offered('contracts', 2)]).toEqual([true, true]);
    expect([offered('sets-sail', 2), offered('cooperative', 2), offered('solo', 1)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(given({ options, players: [{}, {}] }).view.needsExpedition).toBe(true);
    expect(given({ players: [{}, {}] }).view.needsExpedition).toBe(false);
  });

  test('PR-7.11 without a card and without an expedition, influence alone decides', () => {
    const table = given({
      options,
      players: [{ coins: 0, persons: ['sailor 3'] }, { coins: 0 }],
      deckOnly: true,
    });
    expect(table.result).toMatchObject({ scores: [1, 0], ranking: [1, 2] });
  });
});
