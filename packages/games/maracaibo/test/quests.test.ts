import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { CONTENT } from '../src/content.ts';
import { box, cardWith, given, showing } from './table.ts';

/** At 15, where the quest lies. */
function atQuest(quest: string, player: PlayerPosition = {}, rest: Partial<Position> = {}) {
  return given(
    { ship: '15', doubloons: 0, ...player },
    { phase: 'main', quests: { 15: [quest] }, explorerQuests: ['Q22', 'Q23', 'Q24'], ...rest },
  );
}

describe('quests', () => {
  test('MA-10.1: only where it lies', () => {
    const table = given({ ship: '16', combatPoints: 3 }, { phase: 'main', quests: { 15: ['Q03'] } });
    expect(table.rule({ kind: 'quest', quest: 'Q03' })).toBe('MA-10.1');
  });

  test('MA-10.2: not without the whole cost', () => {
    expect(atQuest('Q05', { combatPoints: 1 }).rule({ kind: 'quest', quest: 'Q05' })).toBe('MA-10.2');
    const [book = ''] = showing('book', 1);
    expect(atQuest('Q11', { hand: [book] }).rule({ kind: 'quest', quest: 'Q11' })).toBe('MA-10.2');
  });

  test('MA-10.3: combat points, doubloons, a spy, two items, two goods', () => {
    const points = atQuest('Q05', { combatPoints: 3 }).play({ kind: 'quest', quest: 'Q05' });
    expect(points.me().combatPoints).toBe(1);
    const doubloons = atQuest('Q08', { doubloons: 2 }).play({ kind: 'quest', quest: 'Q08' });
    expect(doubloons.heard('paid')).toEqual([{ key: 'paid', seat: 0, n: 2 }]);
    const spy = atQuest('Q01', { spies: 1 }).play({ kind: 'quest', quest: 'Q01' });
    expect(spy.me().spies).toBe(0);
    const items = atQuest('Q13', { hand: showing('herb', 2) }).play({ kind: 'quest', quest: 'Q13' });
    expect(items.me().handSize).toBe(0);
    const goods = atQuest('Q19', { hand: showing('sugar', 2) }).play({ kind: 'quest', quest: 'Q19' });
    expect(goods.me().handSize).toBe(0);
  });

  test('MA-10.4: four points of movement this turn', () => {
    expect(atQuest('Q10', {}, { points: 3 }).rule({ kind: 'quest', quest: 'Q10' })).toBe('MA-10.2');
    expect(atQuest('Q10', {}, { points: 4 }).can({ kind: 'quest', quest: 'Q10' })).toBe(true);
  });

  test('MA-10.5, MA-19.5: once for each compass, then the rest', () => {
    const table = atQuest('Q10', { bought: [cardWith('PE4')] }, { points: 4 });
    table.play({ kind: 'quest', quest: 'Q10' });
    expect(table.me()).toMatchObject({ doubloons: 4, score: 3 });
  });

  test.each([
    { had: 0, points: 0 },
    { had: 2, points: 0 },
    { had: 3, points: 3 },
    { had: 4, points: 2 },
    { had: 6, points: 2 },
  ])('MA-10.6: the row of quests after $had tiles brings $points points', ({ had, points }) => {
    const table = atQuest('Q09', { quests: had }, { points: 4 }).play({ kind: 'quest', quest: 'Q09' });
    // Two points for the one compass besides.
    expect(table.me().score).toBe(2 + points);
    expect(table.me().quests).toHaveLength(had + 1);
  });

  test('MA-10.7: it is not replaced', () => {
    const table = atQuest('Q10', {}, { points: 4 }).play({ kind: 'quest', quest: 'Q10' });
    expect(table.place('15').quests).toEqual([]);
  });

  test('MA-10.8: of several quests one is fulfilled', () => {
    const table = atQuest('Q09', {}, { points: 4, quests: { 15: ['Q09', 'Q10'] } });
    expect(table.options('quest')).toEqual(['Q09', 'Q10']);
    table.play({ kind: 'quest', quest: 'Q10' });
    expect(table.place('15').quests).toEqual(['Q09']);
    expect(table.decision?.kind).not.toBe('main');
  });

  test('MA-10.9: a card pays one symbol; with more than needed the player chooses', () => {
    const hand = showing('sugar', 3);
    const table = atQuest('Q19', { hand }).play({ kind: 'quest', quest: 'Q19' });
    expect(table.decision).toMatchObject({ kind: 'pay', what: 'goods', wanted: ['sugar', 'sugar'], left: 2 });
    expect(table.options('pay')).toEqual(hand);
    table.play({ kind: 'pay', card: hand[1] ?? '' }, { kind: 'pay', card: hand[2] ?? '' });
    expect(table.me().hand).toEqual([hand[0]]);
  });

  test('MA-10.10: story tiles are no part of the classic game', () => {
    expect(box.quests).toHaveLength(24);
    expect(given({}).state.archive).toEqual([]);
  });

  test('MA-19.2: a standing item pays one and stays', () => {
    const standing = CONTENT.cards.find(({ deck, effects }) => {
      return (
        deck !== 'LA' && deck !== 'C' && effects.some((use) => use.code === 'PE1' && use.item === 'herb')
      );
    });
    const hand = showing('herb', 1, [standing?.id ?? '']);
    const table = atQuest('Q13', { hand, bought: [standing?.id ?? ''] }).play({
      kind: 'quest',
      quest: 'Q13',
    });
    expect(table.me()).toMatchObject({ handSize: 0, bought: [standing?.id] });
  });

  test('MA-20.6: IM6 puts the top quest onto the card', () => {
    const id = cardWith('IM6');
    const table = given(
      { ship: '9', hand: [id], doubloons: 30 },
      { phase: 'main', nextQuests: ['Q12'] },
    ).play({ kind: 'village' }, { kind: 'buy', card: id });
    expect(table.me().cardQuests).toEqual([{ card: id, quest: 'Q12' }]);
  });
});
