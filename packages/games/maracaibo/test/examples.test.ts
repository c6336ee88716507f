/** Every worked example of the two rulebooks. */
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import { card, cardWith, cardsWith, fresh, given, position } from './table.ts';

describe('worked examples', () => {
  test('MA-X.1: Alex fights for France', () => {
    const table = given(
      { ship: '11', doubloons: 5, combatPoints: 2, spies: 2 },
      { phase: 'main', tokens: ['TK01'], cubes: { 5: 'spain' } },
    ).play({ kind: 'city' }, { kind: 'fight-for', nation: 'france' });
    expect(table.me().doubloons).toBe(3);
    expect(table.decision).toMatchObject({ kind: 'combat', value: 6 });
    table.play({ kind: 'gain-influence', n: 1 });
    expect(table.decision).toMatchObject({ value: 4 });
    expect(table.rule({ kind: 'take-city', at: '5' })).toBe('MA-6.12');
    table.play({ kind: 'boost', with: 'point' }, { kind: 'boost', with: 'spy' });
    expect(table.decision).toMatchObject({ value: 6 });
    // The flag of Santo Domingo lets him take a disc off his ship.
    table.play({ kind: 'take-city', at: '5' }, { kind: 'disc', area: 'U1' });
    expect(table.me()).toMatchObject({ combatPoints: 1, spies: 1, influence: [2, 0, 0] });
    expect(table.place('5').cube).toBe('france');
    expect(table.state.cubesOut).toEqual([0, 1, 0]);
    expect(table.decision).toMatchObject({ value: 0 });
    table.done();
    expect(table.me().combatTokens).toEqual(['TK01']);
  });

  test('MA-X.2: a quest with three compasses', () => {
    const compasses = cardsWith('compasses').slice(0, 2);
    const table = given(
      { ship: '15', bought: compasses, doubloons: 0, spies: 1 },
      { phase: 'main', quests: { 15: ['Q01'] } },
    );
    expect(table.me().compasses).toBe(3);
    table.play({ kind: 'quest', quest: 'Q01' });
    expect(table.me()).toMatchObject({ spies: 0, doubloons: 6 });
    expect(table.options('explore')).toEqual(['E1', 'E2', 'E3']);
  });

  test('MA-X.3: the career with four and six quests', () => {
    const goal = { kind: 'objective', career: 'K-4', objective: 0 } as const;
    const four = given({ ship: '9', career: 'K-4', quests: 4, doubloons: 0, spies: 0 }, { phase: 'main' });
    four.play({ ...goal, level: 'low' });
    expect(four.me()).toMatchObject({ doubloons: 4, spies: 1, score: 0 });
    const six = given(
      { ship: '9', career: 'K-4', quests: 6, doubloons: 0, spies: 0, objectives: [0, 1, 1] },
      { phase: 'main' },
    );
    six.play({ ...goal, level: 'high' });
    expect(six.me()).toMatchObject({ doubloons: 4 + 2, spies: 1, score: 4 + 2 });
  });

  test('MA-X.4: the Legionnaire', () => {
    const legionnaire = CONTENT.cards.find(({ title }) => title === 'legionnaire')?.id ?? '';
    const buy = (synergies: readonly string[]) =>
      given({ ship: '9', hand: [legionnaire], doubloons: 20, synergies }, { phase: 'main' })
        .play({ kind: 'village' }, { kind: 'buy', card: legionnaire })
        .me();
    expect(buy([])).toMatchObject({ doubloonIncome: 10, pointIncome: 0 });
    expect(buy(['house'])).toMatchObject({ doubloonIncome: 10, pointIncome: 2 });
    expect(buy(['medal', 'crown', 'anchor', 'scales'])).toMatchObject({ doubloonIncome: 10, pointIncome: 0 });
  });

  test('MA-X.5: the Harbour', () => {
    // It brings the anchor, 4 point income with the house and 2 with the scales.
    const [harbour, post] = ['B001', 'A18'];
    const buy = (synergies: readonly string[]) =>
      given(
        { ship: '9', hand: [harbour, post], doubloons: 60, synergies },
        { phase: 'main', points: 7 },
      ).play({ kind: 'village' }, { kind: 'buy', card: harbour });
    const table = buy(['house']);
    expect(table.me()).toMatchObject({ pointIncome: 4, doubloonIncome: 8 });
    expect(table.me().synergies.toSorted()).toEqual(['anchor', 'house']);
    // The trading post brings the scales, and 3 doubloon income of its own.
    table.play({ kind: 'buy', card: post });
    expect(table.me().synergies.toSorted()).toEqual(['anchor', 'house', 'scales']);
    expect(table.me()).toMatchObject({ pointIncome: 4 + 2, doubloonIncome: 8 + 3 });
    expect(
      table
        .heard('income')
        .filter(({ track }) => track === 'points')
        .map(({ n }) => n),
    ).toEqual([4, 2]);
    // The other way round, with both, and with neither.
    expect(buy(['scales']).me().pointIncome).toBe(2);
    expect(buy(['house', 'scales']).me().pointIncome).toBe(6);
    expect(buy(['medal', 'crown']).me().pointIncome).toBe(0);
  });

  test('MA-X.6: income markers on 12 and 3', () => {
    const table = position({
      players: [{ ship: '21a', doubloons: 0, doubloonIncome: 12, pointIncome: 3 }, {}],
      phase: 'scoring',
    }).until('sail');
    expect(table.me().doubloons).toBe(12);
    expect(table.me().points['income']).toBe(3);
  });

  test('MA-X.7: point income of 22 in round III', () => {
    const two = cardsWith('doubloon income').find((id) => card(id).incomeDoubloons === 4) ?? '';
    const table = given(
      { ship: '9', hand: [two], doubloons: 60, doubloonIncome: 34, pointIncome: 18 },
      { phase: 'main', round: 3 },
    ).play({ kind: 'village' }, { kind: 'buy', card: two });
    expect(table.me()).toMatchObject({ pointIncome: 2 });
    expect(table.me().points['income']).toBe(40);
  });

  test('MA-X.8: card 75 after round I', () => {
    const places = (players: number) => {
      const seats = Array.from({ length: players }, () => ({ ship: '21a' }));
      const table = position({ players: seats, phase: 'scoring', quests: {} }).until('sail');
      return table.heard('quest-laid').map(({ at }) => at);
    };
    expect(places(2)).toEqual(['6', '12']);
    expect(places(3)).toEqual(['6', '12', '16']);
    expect(places(4)).toEqual(['6', '12', '16']);
  });

  test('MA-X.9: cards 75 and 76 at the start', () => {
    const places = (seats: number, difficulty: string) =>
      fresh(seats, { difficulty })
        .view()
        .places.filter(({ quests }) => quests.length > 0)
        .map(({ id }) => id);
    expect([2, 3, 4].map((seats) => places(seats, 'easy'))).toEqual([
      ['15'],
      ['15', '18'],
      ['15', '18', '19'],
    ]);
    expect([2, 3, 4].map((seats) => places(seats, 'medium'))).toEqual([['15'], ['15', '19'], ['15', '19']]);
    expect(
      fresh(2, { difficulty: 'medium' })
        .view()
        .legacy.map(({ id }) => id),
    ).toEqual(['L1', 'L4', 'L5', 'L6']);
  });

  /** Four cubes of France and of Spain, two of England; 4, 3 and 2 slots empty. */
  const CUBES = {
    1: 'france',
    2: 'france',
    3: 'france',
    4: 'france',
    5: 'spain',
    6: 'spain',
    7: 'spain',
    8: 'spain',
    9: 'england',
    10: 'england',
  };
  const RESERVE = [6, 8, 10];

  test('MA-X.10: the multipliers 6, 5 and 2', () => {
    const { nations } = position({ players: [{}, {}], cubes: CUBES, reserve: RESERVE }).view();
    expect(nations.map(({ emptySlots }) => emptySlots)).toEqual([4, 3, 2]);
    expect(nations.map(({ multiplier }) => multiplier)).toEqual([6, 5, 2]);
  });

  test("MA-X.11: Alex' 76 points", () => {
    // Ranks 2, 3 and 1, the most influence nowhere; 34 points of cards and buildings are given.
    const table = position({
      players: [
        { ship: '22', score: 34, doubloonIncome: 19, pointIncome: 9, influence: [6, 10, 3] },
        { influence: [7, 11, 4] },
      ],
      phase: 'scoring',
      round: 4,
      cubes: CUBES,
      reserve: RESERVE,
    });
    // He takes the 2 points of the buying step, which the example leaves out.
    table.until('end');
    expect(table.me().points).toMatchObject({
      cards: 34,
      track: 4,
      income: 9,
      nobility: 12 + 15 + 2,
      majority: 0,
    });
    expect(table.me().score - (table.me().points['scoring'] ?? 0)).toBe(76);
  });

  test('MA-X.12: the Citadel with 2 spies and 3 combat points', () => {
    const table = position({
      players: [{ ship: '22', spies: 2, combatPoints: 3 }, {}],
      phase: 'scoring',
      round: 4,
      prestige: ['citadel'],
      investors: { citadel: [0] },
    }).until('end');
    expect(table.me().points['prestige']).toBe(10);
  });

  test('MA-X.13: the Cathedral at a marker worth 5', () => {
    const table = position({
      players: [{ ship: '22', doubloonIncome: 22 }, {}],
      phase: 'scoring',
      round: 4,
      prestige: ['cathedral'],
      investors: { cathedral: [0] },
    }).until('end');
    expect(table.me().points).toMatchObject({ track: 5, prestige: 10 });
  });

  test('MA-X.14: twice a doubloon, then a card', () => {
    const id = cardWith('doubloon income');
    const doubloons = card(id).price - 2;
    const table = given({ ship: '9', hand: [id], doubloons }, { phase: 'main', points: 7 });
    table.play({ kind: 'village' }, { kind: 'doubloon' }, { kind: 'doubloon' }, { kind: 'buy', card: id });
    expect(table.me()).toMatchObject({ doubloons: 0, bought: [id] });
  });

  test('MA-X.15: Jeanne with three discs removed', () => {
    const table = position({ players: [{ ship: '21a' }], phase: 'scoring', jeanne: { discs: 3 } });
    table.play({ kind: 'two-points' });
    expect(table.heard('jeanne-points')[0]).toEqual({ key: 'jeanne-points', n: 2, from: 'income' });
  });
});
