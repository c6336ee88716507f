/** A refusal names what really stands in the way, also in the middle of other decisions. */
import { describe, expect, test } from 'vitest';
import { maracaibo } from '../src/index.ts';
import { fightFor, fighting } from './combat-table.ts';
import { withTiles } from './legacy-table.ts';
import { cardWith, given, showing } from './table.ts';

const MAIN = { phase: 'main' } as const;

describe('sailing', () => {
  test('MA-24.6: 9a without its tile, behind a closed gate, and out of reach', () => {
    const to = { kind: 'sail', to: '9a', points: 3 };
    expect(given({ ship: '9' }).whyNot(to)).toEqual({ code: 'tile-not-in-play', rule: 'MA-24.6' });
    const closed = withTiles(['L4'], { ship: '9', explorer: 'E3' });
    expect(closed.whyNot(to)).toEqual({ code: 'gate-closed', rule: 'MA-24.6' });
    const far = withTiles(['L4'], { ship: '1', explorer: 'E5' });
    expect(far.whyNot(to)).toEqual({ code: 'too-far', rule: 'MA-2.2' });
  });

  test('MA-2.3: a way with another number of points, and MA-2.6: a space of another round', () => {
    const table = given({ ship: '9' });
    expect(table.whyNot({ kind: 'sail', to: '10', points: 2 })?.code).toBe('other-distance');
    expect(table.whyNot({ kind: 'sail', to: '21b', points: 7 })?.code).toBe('not-on-the-way');
    expect(table.whyNot({ kind: 'sail', to: '3', points: 7 })?.code).toBe('not-on-the-way');
  });
});

describe('planning', () => {
  const card = { kind: 'plan', card: 'A01' };

  test('MA-3.4, MA-13.3: the area is full, the card is not in hand, or a scoring is on', () => {
    const full = given({ ship: '9', hand: ['A01'], planned: ['A02', 'A03', 'A04'] }, MAIN);
    expect(full.whyNot(card)?.code).toBe('planning-full');
    expect(given({ ship: '9', hand: [] }, MAIN).whyNot(card)?.code).toBe('not-in-hand');
    const scoring = given({ ship: '21a', hand: ['A01', 'A02', 'A03', 'A04'] }, MAIN)
      .done()
      .done();
    expect(scoring.decision?.kind).toBe('buying');
    expect(scoring.whyNot(card)).toEqual({ code: 'no-planning-now', rule: 'MA-13.3' });
  });

  test('MA-3.3: in the middle of a choice it is only not the moment', () => {
    const table = fighting('TK04', { hand: ['A01'] });
    expect(table.whyNot(card)).toEqual({ code: 'wrong-moment', rule: 'MA-3.3' });
  });
});

describe('combat', () => {
  test('MA-6.8: nothing is raised with what the player does not have, whatever else there is', () => {
    const points = fightFor('spain', 'TK04', { combatPoints: 2, spies: 0 });
    expect(points.whyNot({ kind: 'boost', with: 'spy' })).toEqual({ code: 'no-spies', rule: 'MA-6.8' });
    const spies = fightFor('spain', 'TK04', { combatPoints: 0, spies: 2 });
    expect(spies.whyNot({ kind: 'boost', with: 'point' })?.code).toBe('too-few-combat-points');
  });

  test('MA-6.1: an unknown nation is refused without a word about its cost', () => {
    const table = fighting('TK01', { doubloons: 0 });
    expect(table.whyNot({ kind: 'fight-for', nation: 'atlantis' })?.code).toBe('not-offered');
    expect(table.whyNot({ kind: 'fight-for', nation: 'france' })?.code).toBe('too-expensive');
  });

  test('MA-6.19: a city is no village, wherever the ship is', () => {
    const table = fightFor('france', 'TK04', { open: ['U7'] });
    expect(table.whyNot({ kind: 'take-village', at: '4' })).toEqual({ code: 'no-village', rule: 'MA-6.19' });
  });

  test('MA-24.8: one space of the treasure fleet is taken, the other is free', () => {
    const table = given(
      { ship: '11', combatPoints: 8, spies: 5, doubloons: 9 },
      { ...MAIN, legacy: ['L6'], tokens: ['TK01'] },
    ).play({ kind: 'city' }, { kind: 'fight-for', nation: 'france' });
    table.state.fleet[0] = 1;
    expect(table.whyNot({ kind: 'treasure-fleet', value: 10 })?.code).toBe('place-taken');
    expect(table.whyNot({ kind: 'treasure-fleet', value: 12 })?.code).toBe('not-offered');
    expect(table.whyNot({ kind: 'treasure-fleet', value: 11 })?.code).toBe('value-too-low');
  });
});

describe('cubes on villages', () => {
  const placing = () =>
    given(
      { ship: '9', hand: [cardWith('cube')], doubloons: 30, spies: 2 },
      { ...MAIN, cubes: { 3: 'spain' } },
    ).play({ kind: 'village' }, { kind: 'buy', card: cardWith('cube') });

  test('MA-20.3: a village with a cube, a place that is no village, a nation chosen already', () => {
    const table = placing().play({ kind: 'cube-nation', nation: 'france' });
    expect(table.whyNot({ kind: 'cube', at: '3' })?.code).toBe('place-taken');
    expect(table.whyNot({ kind: 'cube', at: '4' })?.code).toBe('no-village');
    expect(table.whyNot({ kind: 'cube-nation', nation: 'spain' })?.code).toBe('wrong-moment');
  });
});

describe('village actions', () => {
  const inVillage = (player: object, rest: object = {}) =>
    given({ ship: '9', doubloons: 0, ...player }, { ...MAIN, ...rest }).play({ kind: 'village' });

  test('MA-9.6: an action that is not there, and one that cannot be paid for', () => {
    const action = { kind: 'village-action', of: 'U9' };
    expect(inVillage({}).whyNot(action)?.code).toBe('no-such-ability');
    expect(inVillage({ open: ['U8', 'U9'], hand: [] }).whyNot(action)?.code).toBe('cannot-pay');
  });

  test('MA-9.12: the quest of a card that has been fulfilled', () => {
    const card = cardWith('village: questOfCard');
    const action = { kind: 'village-action', of: card };
    expect(inVillage({ bought: [card] }).whyNot(action)?.code).toBe('no-quest-on-card');
  });

  test('MA-16.10: a cube here already, no village here, no cube left', () => {
    const action = { kind: 'village-action', of: 'U10' };
    const open = { open: ['U10'] };
    expect(inVillage(open, { cubes: { 9: 'spain' } }).whyNot(action)?.code).toBe('place-taken');
    const city = given({ ship: '10', ...open }, MAIN).play({ kind: 'city' });
    expect(city.whyNot(action)?.code).toBe('no-village-here');
    expect(inVillage(open, { cubes: {}, reserve: [0, 0, 0] }).whyNot(action)?.code).toBe('no-cube-left');
  });
});

describe('cards', () => {
  test('MA-10.9: not in hand, the wrong good, too few of a good', () => {
    const hand = showing('sugar', 2);
    const quest = given({ ship: '15', hand }, { ...MAIN, quests: { 15: ['Q19'] } }).play({
      kind: 'quest',
      quest: 'Q19',
    });
    expect(quest.whyNot({ kind: 'pay', card: 'B099' })?.code).toBe('not-in-hand');
    const [corn = ''] = showing('corn', 1);
    const goods = [...showing('sugar', 3), corn];
    const same = given({ ship: '9', hand: goods, open: ['U8', 'U9'] }, MAIN).play(
      { kind: 'village' },
      { kind: 'village-action', of: 'U9' },
    );
    expect(same.whyNot({ kind: 'pay', card: corn })?.code).toBe('too-few-cards');
    same.play({ kind: 'pay', card: goods[0] ?? '' });
    expect(same.whyNot({ kind: 'pay', card: corn })?.code).toBe('wrong-good');
  });

  test('MA-24.1: the quest of Puerto Cabezas belongs to its action; MA-10.1: another one lies elsewhere', () => {
    const table = withTiles(['L1'], { ship: '17', combatPoints: 3 }, { ...MAIN, cityQuest: 'Q04' });
    expect(table.whyNot({ kind: 'quest', quest: 'Q04' })).toEqual({ code: 'quest-of-city', rule: 'MA-24.1' });
    expect(table.whyNot({ kind: 'quest', quest: 'Q05' })?.code).toBe('no-quest-here');
    const asked = table.play({ kind: 'city' });
    expect(asked.whyNot({ kind: 'quest', quest: 'Q05' })).toEqual({ code: 'not-offered', rule: 'MA-24.1' });
  });

  test('MA-24.18: a tile that is not there, one without a skull, and something else', () => {
    const { state } = withTiles(['L11', 'L20'], { ship: '9' });
    state.stack.push({ kind: 'skull', seat: 0 });
    const why = (move: unknown) => maracaibo.whyNot(state, 0, move)?.code;
    expect(why({ kind: 'skull', tile: 'L21' })).toBe('tile-not-in-play');
    expect(why({ kind: 'skull', tile: 'L11' })).toBe('not-offered');
    expect(why({ kind: 'done' })).toBe('wrong-moment');
  });

  test('MA-24.12: a disc tile whose price is not there', () => {
    const table = withTiles(['L14'], {
      ship: '6',
      combatPoints: 0,
      bought: [cardWith('combatPointsForReturnedSpy')],
      spies: 2,
    }).sail('7');
    expect(table.decision?.kind).toBe('tile-offer');
    expect(table.whyNot({ kind: 'use-tile', tile: 'L14' })?.code).toBe('cannot-pay');
    expect(table.whyNot({ kind: 'use-tile', tile: 'L12' })?.code).toBe('not-offered');
  });
});
