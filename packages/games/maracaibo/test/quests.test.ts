import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { ITEMS } from '../src/names.ts';
import { cardWith, given, showing } from './table.ts';

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
    expect(items.payCards().me().handSize).toBe(0);
    expect(spy.me().spySupply).toBe(5);
    const goods = atQuest('Q19', { hand: showing('sugar', 2) }).play({ kind: 'quest', quest: 'Q19' });
    expect(goods.payCards().me().handSize).toBe(0);
  });

  test('MA-10.5: a reward of two discs takes two', () => {
    const table = atQuest('Q06', { combatPoints: 2 }).play({ kind: 'quest', quest: 'Q06' });
    expect(table.decision).toMatchObject({ kind: 'disc', left: 2, to: 'out' });
    table.play({ kind: 'disc', area: 'U5' }, { kind: 'disc', area: 'U5' });
    // The second disc opens U5: 3 points, besides 1 for the compass.
    expect(table.me()).toMatchObject({ score: 1 + 3, quests: ['Q06'] });
  });

  test('MA-10.4: four points of movement this turn', () => {
    expect(atQuest('Q10', {}, { points: 3 }).rule({ kind: 'quest', quest: 'Q10' })).toBe('MA-10.2');
    expect(atQuest('Q10', {}, { points: 4 }).can({ kind: 'quest', quest: 'Q10' })).toBe(true);
  });

  test('MA-10.5, MA-19.5: once for each compass, then the rest', () => {
    const table = atQuest('Q10', { bought: [cardWith('compasses')] }, { points: 4 });
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

  test('MA-10.10: every tile of the quest row counts alike, wherever it came from', () => {
    // Two tiles before; the quest on a card leads the explorer to a quest of the track, done first.
    const table = given(
      {
        ship: '9',
        career: 'K-4',
        quests: 2,
        bought: ['B056'],
        doubloons: 2,
        combatPoints: 1,
        explorer: 'E9',
      },
      { phase: 'main', cardQuests: { B056: 'Q07' }, explorerQuests: ['Q22', 'Q04', 'Q24'] },
    ).play({ kind: 'village' });
    expect(table.options('objective')).toEqual([]);
    table.play({ kind: 'village-action', of: 'B056' }, { kind: 'explore', to: 'E10' });
    table.play({ kind: 'quest', quest: 'Q04' });
    expect(table.me().quests.slice(2)).toEqual(['Q04', 'Q07']);
    // Two compasses: 2 and 4 points for them, and 3 for the fourth tile of the row.
    expect(table.me().points['quests']).toBe(2 + 4 + 3);
    table.play({ kind: 'objective', career: 'K-4', objective: 0, level: 'low' });
    expect(table.me().doubloons).toBe(3 + 4);
  });

  test.each([
    { item: 'book', quest: 'Q11', standing: 'A29' },
    { item: 'spyglass', quest: 'Q12', standing: 'A30' },
    { item: 'herb', quest: 'Q13', standing: 'A28' },
    { item: 'map', quest: 'Q14', standing: 'A31' },
  ])('MA-19.2: with a standing $item one card less is discarded', ({ item, quest, standing }) => {
    const [first = '', second = ''] = showing(item, 2, [standing]);
    const table = atQuest(quest, { hand: [first, second], bought: [standing] });
    table.play({ kind: 'quest', quest });
    expect(table.decision).toMatchObject({ kind: 'pay', what: 'items', wanted: [item], left: 1 });
    table.play({ kind: 'pay', card: second });
    expect(table.me()).toMatchObject({ hand: [first], bought: [standing] });
    expect(atQuest(quest, { bought: [standing] }).rule({ kind: 'quest', quest })).toBe('MA-10.2');
  });

  test('MA-19.1, MA-19.2: two standing items pay for both, and only for their own item', () => {
    const bought = ['A28', 'B042'];
    const table = atQuest('Q13', { bought, hand: showing('herb', 1, bought) });
    table.play({ kind: 'quest', quest: 'Q13' });
    expect(table.me()).toMatchObject({ handSize: 1, quests: ['Q13'] });
    expect(atQuest('Q11', { bought }).rule({ kind: 'quest', quest: 'Q11' })).toBe('MA-10.2');
  });

  test('MA-19.2: a standing item pays one and stays', () => {
    const standing = CONTENT.cards.find(({ deck, effects }) => {
      return (
        deck !== 'LA' &&
        deck !== 'C' &&
        effects.some(
          (effect) =>
            'ability' in effect && effect.ability === 'standingItem' && ITEMS[effect.item] === 'herb',
        )
      );
    });
    const hand = showing('herb', 1, [standing?.id ?? '']);
    const table = atQuest('Q13', { hand, bought: [standing?.id ?? ''] }).play({
      kind: 'quest',
      quest: 'Q13',
    });
    expect(table.decision).toMatchObject({ kind: 'pay', wanted: ['herb'], left: 1 });
    expect(table.payCards().me()).toMatchObject({ handSize: 0, bought: [standing?.id] });
  });

  test('MA-20.6: an effect puts the top quest onto the card', () => {
    const id = cardWith('questOnCard');
    const table = given(
      { ship: '9', hand: [id], doubloons: 30 },
      { phase: 'main', nextQuests: ['Q12'] },
    ).play({ kind: 'village' }, { kind: 'buy', card: id });
    expect(table.me().cardQuests).toEqual([{ card: id, quest: 'Q12' }]);
  });
});
