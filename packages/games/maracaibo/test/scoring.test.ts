import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { box, card, cardWith, cardsWith, locationOf, position, showing } from './table.ts';

/** The first player has just ended a round. */
function scoring(first: PlayerPosition, second: PlayerPosition = {}, rest: Partial<Position> = {}) {
  return position({ players: [{ ship: '21a', ...first }, second], phase: 'scoring', ...rest });
}

/** The final scoring, with nobody buying anything. */
function final(first: PlayerPosition, second: PlayerPosition = {}, rest: Partial<Position> = {}) {
  return scoring({ ship: '22', ...first }, second, { round: 4, ...rest }).until('end');
}

const NO_CUBES = { cubes: {}, reserve: [13, 13, 13] };

describe('the buying step', () => {
  test('MA-13.1: from who ended the round, each buys, invests or takes 2 points', () => {
    const id = cardWith('IN1');
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
    const id = cardWith('IN1');
    const interim = scoring({ hand: [id], doubloons: 40 }).play({ kind: 'buy', card: id });
    expect(interim.decision).toMatchObject({ kind: 'draw', seat: 0, left: 4 });
    const last = scoring({ ship: '22', hand: [id], doubloons: 40 }, {}, { round: 4 });
    expect(last.play({ kind: 'buy', card: id }).decision).toMatchObject({ kind: 'buying', seat: 1 });
  });

  test('MA-13.3: nothing is planned', () => {
    const [hand = ''] = showing('corn', 1);
    expect(scoring({ hand: [hand] }).rule({ kind: 'plan', card: hand })).toBe('MA-13.3');
    // Nor in a village action that a purchase brings: U11 leads the explorer to the end.
    const discs = cardWith('IM4');
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
      table.play({ kind: 'two-points' });
      expect(table.decision).toMatchObject({ kind: 'after', scoring: true, seat: 0 });
      table.play({ kind: 'objective', career: 'K-4', objective: 1, level: 'low' });
      expect(table.seat).toBe(1);
    }
  });
});

describe('the interim scoring', () => {
  test('MA-13.5: income in doubloons and points, without the points of the doubloon track', () => {
    const table = scoring({ doubloons: 1, doubloonIncome: 30, pointIncome: 4 }).until('sail');
    expect(table.me().doubloons).toBe(31);
    expect(table.me().points).toMatchObject({ income: 4, track: 0 });
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
  });

  test('MA-13.8: the next building is opened after rounds I to III', () => {
    const table = scoring({});
    expect(table.view().prestige).toHaveLength(1);
    expect(table.until('sail').view().prestige).toHaveLength(2);
  });

  test('MA-13.9: new quests', () => {
    expect(scoring({}).until('sail').place('12').quests).toHaveLength(1);
  });

  test('MA-13.10: all ships are back in Havana', () => {
    const table = scoring({}, { ship: '7' }).until('sail');
    expect([table.me(0).ship, table.me(1).ship]).toEqual(['H', 'H']);
  });

  test('MA-11.5: 2 points for each spy ahead of the ship that goes home', () => {
    const ahead = cardsWith('PC2').find((id) => Number(locationOf(card(id).spyTo)) > 9) ?? '';
    const table = scoring({}, { ship: '9', bought: [ahead] }).until('sail');
    expect(table.me(1).points['spies']).toBe(2);
    const behind = scoring({}, { ship: '19', bought: [ahead] }).until('sail');
    expect(behind.me(1).points['spies']).toBe(0);
  });

  test('MA-13.11: the player to the left begins the next round', () => {
    const table = position({ players: [{}, { ship: '21a' }, {}], phase: 'scoring', active: 1 }).until('sail');
    expect(table.seat).toBe(2);
    expect(table.view().round).toBe(2);
  });

  test('MA-13.12: who was to come has no turn any more', () => {
    const table = position({ players: [{ ship: '20' }, {}] });
    table.sail('21a').until('buying');
    expect(table.seat).toBe(0);
    expect(table.heard('turn-began').map(({ seat }) => seat)).toEqual([]);
  });

  test('MA-1.20: four rounds, then the game is over', () => {
    const table = scoring({ ship: '22' }, {}, { round: 4 }).until('end');
    expect(table.view().over).toBe(true);
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
    const [bought = '', hand = '', planned = ''] = cardsWith('IN1');
    const table = final({ bought: [bought], hand: [hand], planned: [planned] });
    expect(table.me().points['cards']).toBe(card(bought).points);
  });

  test('MA-14.4: 3 points for the most influence, for all who tie, for nobody at 0', () => {
    const table = final({ influence: [2, 5, 0] }, { influence: [2, 1, 0] });
    expect([table.me(0).points['majority'], table.me(1).points['majority']]).toEqual([6, 3]);
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
  });
});

describe('prestige buildings', () => {
  const invest = (building: string) => ({ kind: 'invest', building }) as const;
  const investing = (player: PlayerPosition = {}, rest: Partial<Position> = {}) =>
    position({
      players: [{ ship: '9', doubloons: 30, spies: 2, ...player }, {}],
      phase: 'main',
      points: 7,
      prestige: ['abbey', 'palace'],
      ...rest,
    }).play({ kind: 'village' });

  test('MA-22.1: the price, and a spy on the building; only open ones', () => {
    const table = investing().play(invest('abbey'));
    expect(table.me()).toMatchObject({ spies: 1, doubloons: 30 - (box.prestige[0]?.price ?? 0) });
    expect(investing({ spies: 0 }).rule(invest('abbey'))).toBe('MA-22.1');
    expect(investing({ doubloons: 1 }).rule(invest('abbey'))).toBe('MA-22.1');
    expect(investing({}, { prestigeOpen: 1 }).rule(invest('palace'))).toBe('MA-22.1');
  });

  test('MA-22.2, MA-22.3: the crown, and 2 points for the first', () => {
    const first = investing().play(invest('abbey'));
    expect(first.me()).toMatchObject({ synergies: ['crown'], score: 2 });
    const second = investing({}, { investors: { abbey: [1] } }).play(invest('abbey'));
    expect(second.me()).toMatchObject({ synergies: ['crown'], score: 0 });
  });

  test('MA-22.4: every building, each once', () => {
    const table = investing().play(invest('abbey'));
    expect(table.rule(invest('abbey'))).toBe('MA-22.4');
    expect(table.can(invest('palace'))).toBe(true);
  });

  test.each([
    { rule: 'MA-22.5', building: 'abbey', player: { explorer: 'E14' }, points: 8 },
    { rule: 'MA-22.6', building: 'palace', player: { quests: 3 }, points: 6 },
    { rule: 'MA-22.7', building: 'basilica', player: { bought: spyCards(3) }, points: 12 },
    {
      rule: 'MA-22.7',
      building: 'basilica',
      player: { bought: spyCards(5), spies: 0, objectives: [1, 1, 1] },
      points: 16,
    },
    { rule: 'MA-22.8', building: 'citadel', player: { spies: 1, combatPoints: 4 }, points: 10 },
    { rule: 'MA-22.9', building: 'minster', player: { synergies: ['medal', 'crown'] }, points: 6 },
    { rule: 'MA-22.10', building: 'garrison', player: { tokens: 4 }, points: 8 },
    { rule: 'MA-22.11', building: 'academy', player: { open: ['U1', 'U2'], half: ['U3'] }, points: 4 },
    { rule: 'MA-22.12', building: 'cathedral', player: { doubloonIncome: 16 }, points: 6 },
  ])('$rule: the $building scores $points', ({ building, player, points }) => {
    const table = final(
      { spies: 0, ...player, ship: '22' },
      {},
      { prestige: [building], prestigeOpen: 1, investors: { [building]: [0] } },
    );
    expect(table.me().points['prestige']).toBe(points);
  });
});

function spyCards(count: number): string[] {
  return cardsWith('PC2').slice(0, count);
}
