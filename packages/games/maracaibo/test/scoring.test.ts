import { describe, expect, test } from 'vitest';
import { final, scoring } from './scoring-table.ts';
import { card, cardWith, cardsWith, locationOf, position, showing } from './table.ts';

const NO_CUBES = { cubes: {}, reserve: [13, 13, 13] };

describe('the buying step', () => {
  test('MA-13.1: from who ended the round, each buys, invests or takes 2 points', () => {
    const id = cardWith('doubloon income');
    const table = scoring({ hand: [id], doubloons: 40 });
    expect(table.decision).toMatchObject({ kind: 'buying', seat: 0, round: 1 });
    expect(table.kinds).toEqual(['two-points', 'buy', 'invest']);
    table.play({ kind: 'two-points' });
    expect(table.me().points['scoring']).toBe(2);
    expect(table.decision).toMatchObject({ kind: 'buying', seat: 1 });
  });

  test('MA-13.1: the third of three begins when the third has ended the round', () => {
    const table = position({ players: [{}, {}, { ship: '21a' }], phase: 'scoring', active: 2 });
    const order = [table.seat];
    order.push(table.play({ kind: 'two-points' }).seat, table.play({ kind: 'two-points' }).seat);
    expect(order).toEqual([2, 0, 1]);
  });

  test('MA-13.2: after buying the hand is filled, but not at the final scoring', () => {
    const id = cardWith('doubloon income');
    const interim = scoring({ hand: [id], doubloons: 40 }).play({ kind: 'buy', card: id });
    expect(interim.decision).toMatchObject({ kind: 'draw', seat: 0, left: 4 });
    const invested = scoring({ doubloons: 40 }, {}, { prestige: ['abbey'] });
    invested.play({ kind: 'invest', building: 'abbey' });
    expect(invested.me()).toMatchObject({ score: 2, spies: 1, synergies: ['crown'] });
    expect(invested.decision).toMatchObject({ kind: 'draw', seat: 0, left: 4 });
    // A player who takes the points instead draws nothing.
    expect(scoring({}).play({ kind: 'two-points' }).me().handSize).toBe(0);
    const last = scoring({ ship: '22', hand: [id], doubloons: 40 }, {}, { round: 4 });
    expect(last.play({ kind: 'buy', card: id }).decision).toMatchObject({ kind: 'buying', seat: 1 });
  });

  test('MA-13.3: nothing is planned', () => {
    const [hand = ''] = showing('corn', 1);
    expect(scoring({ hand: [hand] }).rule({ kind: 'plan', card: hand })).toBe('MA-13.3');
    // Nor in a village action that a purchase brings: U11 leads the explorer to the end.
    const discs = cardWith('discs');
    const table = scoring({
      hand: [discs, hand],
      doubloons: 40,
      explorer: 'E22',
      open: ['U1', 'U2', 'U3', 'U4'],
      half: ['U11'],
    });
    table.play({ kind: 'buy', card: discs }, { kind: 'disc', area: 'U11' }, { kind: 'choose', option: 0 });
    table.play({ kind: 'explore', to: 'E24' });
    expect(table.decision?.kind).toBe('village');
    expect(table.rule({ kind: 'plan', card: hand })).toBe('MA-13.3');
  });

  test('MA-13.4, MA-14.1: objectives before and after, at the final scoring too', () => {
    const career = { career: 'K-4', quests: 4, tokens: 3 };
    for (const [ship, round] of [
      ['21a', 1],
      ['22', 4],
    ] as const) {
      const table = scoring({ ship, ...career, doubloons: 0 }, {}, { round });
      table.play({ kind: 'objective', career: 'K-4', objective: 0, level: 'low' });
      expect(table.me().doubloons).toBe(4);
      table.play({ kind: 'two-points' }, { kind: 'two-points' });
      expect(table.decision).toMatchObject({ kind: 'after', scoring: true, seat: 0 });
      table.play({ kind: 'objective', career: 'K-4', objective: 1, level: 'low' });
      expect(table.decision?.kind).not.toBe('after');
    }
  });
});

test('MA-6.12, MA-17.9: a combat within a purchase has all its actions, no matter who fought before', () => {
  // Both buy a disc: U11, an explorer on a quest, and its reward is a combat.
  const ready = { doubloons: 9, half: ['U11'], open: ['U1', 'U2', 'U3', 'U4'] };
  const table = scoring(
    { ...ready, hand: ['A21'], explorer: 'E9' },
    { ...ready, hand: ['A22'], explorer: 'E6b', bought: ['A28', 'A31'] },
    { explorerQuests: ['Q16', 'Q02', 'Q01'], tokens: ['TK04', 'TK25'] },
  );
  const fighting = (card: string, to: string, quest: string) => {
    table.play({ kind: 'buy', card }, { kind: 'disc', area: 'U11' }, { kind: 'choose', option: 0 });
    table.play({ kind: 'explore', to }, { kind: 'quest', quest }, { kind: 'may', take: true });
    table.play({ kind: 'fight-for', nation: 'spain' }, { kind: 'gain-influence', n: 1 }).done();
  };
  fighting('A21', 'E10', 'Q02');
  table.until('buying', 1);
  fighting('A22', 'E6c', 'Q16');
  expect([table.me(0).influence, table.me(1).influence]).toEqual([
    [0, 1, 0],
    [0, 1, 0],
  ]);
});

describe('objectives around the buying step', () => {
  const rounds = [
    { ship: '21a', round: 1 },
    { ship: '22', round: 4 },
  ];

  test.each(rounds)(
    'MA-13.4, MA-14.1: in round $round an objective pays for the purchase',
    ({ ship, round }) => {
      const player = { ship, career: 'K-4', quests: 4, doubloons: 0, hand: ['A10'] };
      const table = scoring(player, {}, { round });
      expect(table.rule({ kind: 'buy', card: 'A10' })).toBe('MA-17.3');
      table.play(
        { kind: 'objective', career: 'K-4', objective: 0, level: 'low' },
        { kind: 'buy', card: 'A10' },
      );
      expect(table.me()).toMatchObject({ doubloons: 0, bought: ['A10'], synergies: ['medal'] });
    },
  );

  test.each(rounds)(
    'MA-13.4, MA-14.1: in round $round a purchase completes an objective',
    ({ ship, round }) => {
      // The third symbol of K-3 comes with the trading post.
      const player = { ship, career: 'K-3', synergies: ['medal', 'house'], doubloons: 4, hand: ['A18'] };
      const table = scoring(player, {}, { round });
      const objective = { kind: 'objective', career: 'K-3', objective: 1, level: 'low' } as const;
      expect(table.rule(objective)).toBe('MA-15.2');
      table.play({ kind: 'buy', card: 'A18' }).until('after', 0).play(objective);
      expect(table.me()).toMatchObject({ spies: 3, objectives: [0, 1, 0] });
      // It comes when the other player has had the buying step as well.
      expect(table.heard('points')).toContainEqual({ key: 'points', seat: 1, n: 2, from: 'scoring' });
      expect(table.heard('doubloons')).toEqual([{ key: 'doubloons', seat: 0, n: 3 }]);
    },
  );
});

describe('the interim scoring', () => {
  test('MA-13.5 to MA-13.10: income, markets, row, building, quests, ships, in this order', () => {
    const spy = { ship: '9', bought: ['A47'] };
    const table = scoring({ pointIncome: 1 }, spy, { markets: { 1: 1 } }).until('buying', 1);
    table.events.length = 0;
    table.play({ kind: 'two-points' }).until('sail');
    const keys = table.events.map(({ key }) => key).filter((key) => key !== 'points');
    expect(keys.slice(0, 11)).toEqual([
      'earned',
      'earned',
      'markets-cleared',
      'row-filled',
      'prestige-opened',
      'quest-laid',
      'quest-laid',
      'spies-unused',
      'ships-home',
      'round-began',
      'turn-began',
    ]);
  });

  test('MA-13.5: income in doubloons and points, without the points of the doubloon track', () => {
    const table = scoring({ doubloons: 1, doubloonIncome: 30, pointIncome: 4 }).until('sail');
    expect(table.me().doubloons).toBe(31);
    expect(table.me().points).toMatchObject({ income: 4, track: 0 });
    expect(table.me()).toMatchObject({ doubloonIncome: 30, pointIncome: 4 });
    // The other player has 9 doubloons and the income of the start.
    expect(table.me(1)).toMatchObject({ doubloons: 9 + 8, score: 2 });
  });

  test('MA-13.6: markets are cleared', () => {
    const table = scoring({}, {}, { markets: { 1: 2, 10: 1 } }).until('sail');
    expect(table.heard('markets-cleared')).toEqual([{ key: 'markets-cleared', discs: 3 }]);
    expect(table.view().places.every(({ discs }) => discs === 0)).toBe(true);
  });

  test('MA-13.7: a new row', () => {
    const table = scoring({});
    const before = table.view().row;
    table.until('sail');
    expect(table.view().discard).toEqual(before);
    expect(table.view().row).toHaveLength(4);
    for (const card of before) expect(table.view().row).not.toContain(card);
  });

  test('MA-13.8: the next building is opened after rounds I to III', () => {
    const table = scoring({});
    expect(table.view().prestige).toHaveLength(1);
    expect(table.until('sail').view().prestige).toHaveLength(2);
    for (const round of [2, 3]) {
      const later = scoring({}, {}, { round, prestigeOpen: round }).until('sail');
      expect(later.view().prestige).toHaveLength(round + 1);
    }
    expect(final({}, {}, { prestigeOpen: 4 }).heard('prestige-opened')).toEqual([]);
  });

  test('MA-13.9: new quests', () => {
    expect(scoring({}).until('sail').place('12').quests).toHaveLength(1);
  });

  test('MA-13.10: all ships are back in Havana', () => {
    const table = scoring({}, { ship: '7' }).until('sail');
    expect([table.me(0).ship, table.me(1).ship]).toEqual(['H', 'H']);
  });

  test('MA-11.5: 2 points for each spy ahead of the ship that goes home', () => {
    const ahead = cardsWith('spy to a place').find((id) => Number(locationOf(card(id).spyTo)) > 9) ?? '';
    const table = scoring({}, { ship: '9', bought: [ahead] }).until('sail');
    expect(table.me(1).points['spies']).toBe(2);
    const behind = scoring({}, { ship: '19', bought: [ahead] }).until('sail');
    expect(behind.me(1).points['spies']).toBe(0);
    // Two of them ahead; one at the very place of the ship is not ahead.
    const two = scoring({}, { ship: '9', bought: ['A47', 'A53', 'A46'] }).until('sail');
    expect(two.me(1).points['spies']).toBe(4);
    // At the final scoring no ship goes home.
    expect(final({}, { ship: '9', bought: [ahead] }).me(1).points['spies']).toBe(0);
  });

  test('MA-13.11: the player to the left begins the next round', () => {
    const table = position({ players: [{}, { ship: '21a' }, {}], phase: 'scoring', active: 1 }).until('sail');
    expect(table.seat).toBe(2);
    expect(table.view().round).toBe(2);
  });

  test('MA-13.12: the players after the one who ended the round have no further turn', () => {
    const table = position({ players: [{ ship: '20' }, {}] });
    table.sail('21a').until('buying');
    expect(table.seat).toBe(0);
    expect(table.heard('turn-began').map(({ seat }) => seat)).toEqual([]);
  });

  test('MA-1.20: four rounds, then the game is over', () => {
    const table = scoring({ ship: '22' }, {}, { round: 4 });
    expect(table.result).toBeUndefined();
    expect(table.until('end').view().over).toBe(true);
    expect(table.result).toBeDefined();
  });
});

describe('the final scoring', () => {
  test('MA-14.2: point income and the points of the doubloon track, no doubloons', () => {
    const table = final({ doubloons: 3, doubloonIncome: 22, pointIncome: 9 });
    expect(table.me()).toMatchObject({ doubloons: 3 });
    expect(table.me().points).toMatchObject({ income: 9, track: 5 });
  });

  test('MA-14.3: bought cards count, hand and planned cards do not', () => {
    const [bought = '', hand = '', planned = ''] = cardsWith('doubloon income');
    const table = final({ bought: [bought], hand: [hand], planned: [planned] });
    expect(table.me().points['cards']).toBe(card(bought).points);
    const several = final({ bought: ['A01', 'A21'], hand: ['B072'], planned: ['B069'] });
    expect(several.me().points).toMatchObject({ cards: 5 + 4, prestige: 0 });
  });

  test('MA-14.4: 3 points for the most influence, for all who tie, for no one at 0', () => {
    const table = final({ influence: [2, 5, 0] }, { influence: [2, 1, 0] });
    expect([table.me(0).points['majority'], table.me(1).points['majority']]).toEqual([6, 3]);
    const three = position({
      players: [{ ship: '22', influence: [1, 0, 4] }, { influence: [1, 0, 3] }, { influence: [1, 7, 4] }],
      phase: 'scoring',
      round: 4,
      ...NO_CUBES,
    }).until('end');
    expect([0, 1, 2].map((seat) => three.me(seat).points['majority'])).toEqual([6, 3, 9]);
  });

  test('MA-14.5: rank times multiplier', () => {
    // Thirteen cubes less four: one slot of 1 and one of 2 are empty.
    const table = final(
      { influence: [10, 0, 0] },
      {},
      { cubes: { 1: 'france', 2: 'spain' }, reserve: [9, 12, 13] },
    );
    expect(table.heard('multiplier')[0]).toEqual({ key: 'multiplier', nation: 'france', times: 2 + 2 });
    expect(table.me().points['nobility']).toBe(3 * 4);
  });

  test.each([
    { cubes: 'fff ss e', bonus: [2, 1, 0] },
    { cubes: 'ff ss e', bonus: [2, 2, 0] },
    { cubes: 'ff s e', bonus: [2, 1, 1] },
    { cubes: 'f s e', bonus: [2, 2, 2] },
  ])('MA-14.6: majority with $cubes', ({ cubes, bonus }) => {
    const names: Readonly<Record<string, string>> = { f: 'france', s: 'spain', e: 'england' };
    const letters = cubes.replaceAll(' ', '').split('');
    const places = Object.fromEntries(letters.map((letter, index) => [`${index + 1}`, names[letter] ?? '']));
    // A full reserve beside them, so that only the bonus is left of the multiplier.
    const table = position({ players: [{}, {}], cubes: places });
    const empty = table.view().nations.map(({ emptySlots }) => emptySlots);
    const multipliers = table.view().nations.map(({ multiplier }) => multiplier);
    expect(multipliers.map((times, nation) => times - (empty[nation] ?? 0))).toEqual(bonus);
  });

  test('MA-14.7: a slot counts when all its cubes are gone', () => {
    const slots = [13, 12, 11, 10, 9, 2, 1, 0].map((left) => {
      const { nations } = position({ players: [{}, {}], cubes: {}, reserve: [left, 13, 13] }).view();
      return nations[0]?.emptySlots;
    });
    expect(slots).toEqual([0, 1, 1, 2, 2, 6, 6, 7]);
  });

  test('MA-14.8, MA-27.5: most points win, ties share, and the parts add up', () => {
    const table = final({ score: 10 }, { score: 30 }, NO_CUBES);
    expect(table.result?.ranking).toEqual([2, 1]);
    for (const [seat, parts] of (table.result?.breakdown ?? []).entries()) {
      const sum = Object.values(parts).reduce((total, part) => total + part, 0);
      expect(sum).toBe(table.result?.scores[seat]);
    }
    expect(final({ score: 5 }, { score: 5 }, NO_CUBES).result?.ranking).toEqual([1, 1]);
    const players = [10, 30, 30, 20].map((score) => ({ score, ship: '22' }));
    const four = position({ players, phase: 'scoring', round: 4, ...NO_CUBES }).until('end');
    expect(four.result?.ranking).toEqual([4, 1, 1, 3]);
    expect(four.result?.scores).toEqual([12, 32, 32, 22]);
  });
});
