import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { card, cardWith, given, locationOf, showing } from './table.ts';

function inVillage(player: PlayerPosition = {}, points = 1, rest: Partial<Position> = {}) {
  return given({ ship: '9', doubloons: 0, ...player }, { phase: 'main', points, ...rest }).play({
    kind: 'village',
  });
}

/** As many maps as are needed besides the standing ones of the card. */
function maps(id: string): string[] {
  return showing('map', 2 - (card(id).abilities.standing[3] ?? 0), [id]);
}

describe('village actions', () => {
  test('MA-9.1: one for 1 to 3 movement, two for 4 to 6, three for 7', () => {
    const actions = [1, 2, 3, 4, 5, 6, 7].map((points) => {
      const { decision } = inVillage({}, points);
      return decision?.kind === 'village' ? decision.left : 0;
    });
    expect(actions).toEqual([1, 1, 1, 2, 2, 2, 3]);
  });

  test('MA-16.2: with U1 two for 2 to 4, three for 5 and more', () => {
    const actions = [1, 2, 3, 4, 5, 6, 7].map((points) => {
      const { decision } = inVillage({ open: ['U1'] }, points);
      return decision?.kind === 'village' ? decision.left : 0;
    });
    expect(actions).toEqual([1, 2, 2, 2, 3, 3, 3]);
    const city = given({ ship: '10', open: ['U1'] }, { phase: 'main', points: 7 }).play({ kind: 'city' });
    expect(city.decision).toMatchObject({ kind: 'village', left: 1 });
  });

  test('MA-9.2: the whole hand for 2 doubloons, with at least one card', () => {
    const table = inVillage({ hand: showing('corn', 3) }, 4).play({ kind: 'discard-hand' });
    expect(table.me()).toMatchObject({ doubloons: 2, handSize: 0 });
    expect(table.rule({ kind: 'discard-hand' })).toBe('MA-9.2');
  });

  test('MA-9.3: a doubloon', () => {
    expect(inVillage().play({ kind: 'doubloon' }).me().doubloons).toBe(1);
  });

  test('MA-9.4: buying from hand or planning, or investing', () => {
    const [hand, planned] = [cardWith('IN1'), cardWith('IM11')];
    const table = inVillage({ hand: [hand], planned: [planned], doubloons: 60 }, 7);
    expect(table.options('buy')).toEqual([hand, planned]);
    expect(table.options('invest')).toHaveLength(1);
    table.play({ kind: 'buy', card: planned }, { kind: 'buy', card: hand });
    expect(table.me().bought).toEqual([planned, hand]);
  });

  test('MA-9.5: the same action several times', () => {
    const table = inVillage({}, 7).play({ kind: 'doubloon' }, { kind: 'doubloon' }, { kind: 'doubloon' });
    expect(table.me().doubloons).toBe(3);
  });

  test('MA-9.6: actions of upgrades and cards are for their owner', () => {
    expect(inVillage({ open: ['U8'] }).options('village-action')).toEqual(['U8']);
    expect(inVillage().rule({ kind: 'village-action', of: 'U8' })).toBe('MA-9.6');
  });

  test('MA-9.7: a last action forfeits all others, those of spies included', () => {
    const id = cardWith('VC3');
    const table = inVillage({ bought: [id], hand: showing('book', 2) }, 7);
    table.play({ kind: 'village-action', of: id });
    expect(table.decision?.kind).not.toBe('village');
    const spy = cardWith('PC2', 'SA3');
    const ship = locationOf(card(spy).spyTo);
    const byspy = given({ ship, bought: [spy, id], hand: showing('book', 2) }, { phase: 'main' });
    byspy.play({ kind: 'spy', card: spy }, { kind: 'influence', nation: 'spain' });
    expect(byspy.decision).toMatchObject({ kind: 'village', left: 2 });
    byspy.play({ kind: 'village-action', of: id });
    expect(byspy.decision?.kind).not.toBe('village');
  });

  test('MA-9.7: the village action of the explorer track that it brings itself remains', () => {
    const id = cardWith('VC1');
    const table = inVillage({ bought: [id], hand: maps(id), explorer: 'E22' }, 7);
    table.play({ kind: 'village-action', of: id }, { kind: 'explore', to: 'E24' });
    expect(table.decision).toMatchObject({ kind: 'village', left: 1 });
    table.done();
    expect(table.decision?.kind).not.toBe('village');
  });

  test('MA-9.8: VC1: 2 maps for 2 points and explorer 2', () => {
    const id = cardWith('VC1');
    const table = inVillage({ bought: [id], hand: maps(id) });
    table.play({ kind: 'village-action', of: id });
    expect(table.me()).toMatchObject({ score: 2, handSize: 0 });
    expect(table.options('explore')).toEqual(['E1', 'E2']);
  });

  test('MA-9.9: VC2: 2 maps for 3 doubloons and explorer 2', () => {
    const id = cardWith('VC2');
    const table = inVillage({ bought: [id], hand: maps(id) });
    table.play({ kind: 'village-action', of: id });
    expect(table.me().doubloons).toBe(3);
    expect(table.options('explore')).toEqual(['E1', 'E2']);
  });

  test('MA-9.10: VC3: 2 books for X doubloons and X points', () => {
    const id = cardWith('VC3');
    const table = inVillage({ bought: [id], hand: showing('book', 2) });
    table.play({ kind: 'village-action', of: id });
    expect(table.me().doubloons).toBeGreaterThan(0);
    expect(table.me().score).toBe(table.me().doubloons);
    expect(inVillage({ bought: [id], hand: showing('book', 1) }).options('village-action')).toEqual([]);
  });

  test('MA-9.11: VC4: 2 identical goods for 4 doubloons, and no last action', () => {
    const id = cardWith('VC4');
    const table = inVillage({ bought: [id], hand: showing('corn', 2) }, 4);
    table.play({ kind: 'village-action', of: id });
    expect(table.me()).toMatchObject({ doubloons: 4, handSize: 0 });
    expect(table.decision).toMatchObject({ kind: 'village', left: 1 });
  });

  test('MA-9.12: VC5: the quest on the card, once', () => {
    const id = cardWith('VC5');
    const table = inVillage({ bought: [id], doubloons: 5 }, 4, { cardQuests: { [id]: 'Q07' } });
    table.play({ kind: 'village-action', of: id });
    table.until('draw');
    expect(table.me().quests).toEqual(['Q07']);
    expect(table.me().cardQuests).toEqual([]);
    expect(inVillage({ bought: [id] }).rule({ kind: 'village-action', of: id })).toBe('MA-9.6');
  });

  test('MA-9.13: village actions of other effects are done anywhere', () => {
    const table = given({ ship: '10', doubloons: 0 }, { phase: 'main' }).play(
      { kind: 'city' },
      { kind: 'doubloon' },
    );
    expect(table.me().doubloons).toBe(3);
  });
});

describe('village actions of the ship', () => {
  test('MA-16.8: U8: a combat point and a doubloon', () => {
    const table = inVillage({ open: ['U8'] }).play({ kind: 'village-action', of: 'U8' });
    expect(table.me()).toMatchObject({ combatPoints: 2, doubloons: 1 });
  });

  test('MA-16.9: U9: 3 identical goods for 2 doubloons and 2 points', () => {
    const table = inVillage({ open: ['U8', 'U9'], hand: showing('sugar', 3) });
    table.play({ kind: 'village-action', of: 'U9' });
    expect(table.me()).toMatchObject({ doubloons: 2, score: 2, handSize: 0 });
    expect(inVillage({ open: ['U8', 'U9'], hand: showing('sugar', 2) }).options('village-action')).toEqual([
      'U8',
    ]);
  });

  test('MA-16.10: U10: a cube in the village of the ship, influence and a doubloon', () => {
    const table = inVillage({ open: ['U10'] }).play(
      { kind: 'village-action', of: 'U10' },
      { kind: 'cube-nation', nation: 'england' },
    );
    expect(table.place('9').cube).toBe('england');
    expect(table.me()).toMatchObject({ influence: [0, 0, 1], doubloons: 1 });
    const taken = inVillage({ open: ['U10'] }, 1, { cubes: { 9: 'spain' } });
    expect(taken.rule({ kind: 'village-action', of: 'U10' })).toBe('MA-9.6');
    const city = given({ ship: '10', open: ['U10'] }, { phase: 'main' }).play({ kind: 'city' });
    expect(city.options('village-action')).toEqual([]);
  });
});
