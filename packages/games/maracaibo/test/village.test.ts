import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { card, cardWith, given, locationOf, position, showing } from './table.ts';

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
    const [hand, planned] = [cardWith('doubloon income'), cardWith('spies')];
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
    const others = position({
      players: [
        { ship: '9', hand: showing('corn', 2) },
        { open: ['U8'], bought: [cardWith('village: doubloons')] },
      ],
      phase: 'main',
    }).play({ kind: 'village' });
    expect(others.options('village-action')).toEqual([]);
    expect(others.rule({ kind: 'village-action', of: cardWith('village: doubloons') })).toBe('MA-9.6');
  });

  test('MA-9.7: a last action forfeits all others, those of spies included', () => {
    const id = cardWith('village: doubloons, points');
    const table = inVillage({ bought: [id], hand: showing('book', 2) }, 7);
    table.play({ kind: 'village-action', of: id }).payCards();
    expect(table.decision?.kind).not.toBe('village');
    const spy = cardWith('spy to a place', 'spy: influence 1, village 2');
    const ship = locationOf(card(spy).spyTo);
    const byspy = given({ ship, bought: [spy, id], hand: showing('book', 2) }, { phase: 'main' });
    byspy.play({ kind: 'spy', card: spy }, { kind: 'influence', nation: 'spain' });
    expect(byspy.decision).toMatchObject({ kind: 'village', left: 2 });
    byspy.play({ kind: 'village-action', of: id }).payCards();
    expect(byspy.decision?.kind).not.toBe('village');
  });

  test('MA-9.7: the village action of the explorer track that it brings itself remains', () => {
    const id = cardWith('village: points, explore');
    const table = inVillage({ bought: [id], hand: maps(id), explorer: 'E22' }, 7);
    table.play({ kind: 'village-action', of: id }).payCards().play({ kind: 'explore', to: 'E24' });
    expect(table.decision).toMatchObject({ kind: 'village', left: 1 });
    table.done();
    expect(table.decision?.kind).not.toBe('village');
  });

  test('MA-9.7: it forfeits those that wait below as well, and only a last action does', () => {
    // Of three village actions the first buys a disc: U11, the explorer at the end, one village action more.
    const standing = ['A29', 'B043'];
    const nested = () =>
      inVillage(
        {
          hand: ['A21'],
          bought: ['A41', ...standing],
          doubloons: 20,
          explorer: 'E22',
          half: ['U11'],
          open: ['U1', 'U2', 'U3', 'U4', 'U8'],
        },
        7,
      ).play(
        { kind: 'buy', card: 'A21' },
        { kind: 'disc', area: 'U11' },
        { kind: 'choose', option: 0 },
        { kind: 'explore', to: 'E24' },
      );
    expect(nested().decision).toMatchObject({ kind: 'village', left: 1 });
    expect(nested().play({ kind: 'village-action', of: 'A41' }).decision?.kind).not.toBe('village');
    expect(nested().play({ kind: 'village-action', of: 'U8' }).decision).toMatchObject({
      kind: 'village',
      left: 2,
    });
  });

  test('MA-9.8: 2 maps for 2 points and explorer 2', () => {
    const id = cardWith('village: points, explore');
    const table = inVillage({ bought: [id], hand: maps(id) });
    table.play({ kind: 'village-action', of: id }).payCards();
    expect(table.me()).toMatchObject({ score: 2, handSize: 0 });
    expect(table.options('explore')).toEqual(['E1', 'E2']);
  });

  test('MA-9.9: 2 maps for 3 doubloons and explorer 2', () => {
    const id = cardWith('village: doubloons, explore');
    const table = inVillage({ bought: [id], hand: maps(id) });
    table.play({ kind: 'village-action', of: id }).payCards();
    expect(table.me().doubloons).toBe(3);
    expect(table.options('explore')).toEqual(['E1', 'E2']);
  });

  test('MA-9.10: 2 books for X doubloons and X points', () => {
    const id = cardWith('village: doubloons, points');
    const table = inVillage({ bought: [id], hand: showing('book', 2) });
    table.play({ kind: 'village-action', of: id }).payCards();
    // A41 shows 3; the scholar shows 4 and a standing book.
    expect(id).toBe('A41');
    expect(table.me()).toMatchObject({ doubloons: 3, score: 3 });
    const scholar = inVillage({ bought: ['B043'], hand: showing('book', 1) });
    scholar.play({ kind: 'village-action', of: 'B043' }).until('draw');
    expect(scholar.me()).toMatchObject({ doubloons: 4, score: 4 });
    expect(inVillage({ bought: [id], hand: showing('book', 1) }).options('village-action')).toEqual([]);
  });

  test('MA-9.11: 2 identical goods for 4 doubloons, and no last action', () => {
    const id = cardWith('village: doubloons');
    const table = inVillage({ bought: [id], hand: showing('corn', 2) }, 4);
    table.play({ kind: 'village-action', of: id }).payCards();
    expect(table.me()).toMatchObject({ doubloons: 4, handSize: 0 });
    expect(table.decision).toMatchObject({ kind: 'village', left: 1 });
  });

  test('MA-9.12: the quest on the card, once', () => {
    const id = cardWith('village: questOfCard');
    const table = inVillage({ bought: [id], doubloons: 5 }, 4, { cardQuests: { [id]: 'Q07' } });
    table.play({ kind: 'village-action', of: id });
    table.until('draw');
    expect(table.me().quests).toEqual(['Q07']);
    expect(table.me().cardQuests).toEqual([]);
    expect(inVillage({ bought: [id] }).rule({ kind: 'village-action', of: id })).toBe('MA-9.6');
    // It is a last action, and the cost of the quest has to be paid.
    const last = inVillage({ bought: [id], doubloons: 2 }, 7, { cardQuests: { [id]: 'Q07' } });
    last.play({ kind: 'village-action', of: id }).decline();
    expect(last.decision?.kind).not.toBe('village');
    const poor = inVillage({ bought: [id], doubloons: 1 }, 7, { cardQuests: { [id]: 'Q07' } });
    expect(poor.rule({ kind: 'village-action', of: id })).toBe('MA-9.6');
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
    table.play({ kind: 'village-action', of: 'U9' }).payCards();
    expect(table.me()).toMatchObject({ doubloons: 2, score: 2, handSize: 0 });
    expect(inVillage({ open: ['U8', 'U9'], hand: showing('sugar', 2) }).options('village-action')).toEqual([
      'U8',
    ]);
    const mixed = [...showing('sugar', 2), ...showing('corn', 2)];
    expect(inVillage({ open: ['U8', 'U9'], hand: mixed }).options('village-action')).toEqual(['U8']);
  });

  test.each(['sugar', 'tobacco', 'corn'])(
    'MA-10.9, MA-16.9: three of %s, and the first card fixes the good',
    (good) => {
      const other = good === 'corn' ? 'sugar' : 'corn';
      const hand = [...showing(good, 4), ...showing(other, 3)];
      const table = inVillage({ open: ['U8', 'U9'], hand }).play({ kind: 'village-action', of: 'U9' });
      expect(table.options('pay')).toEqual(hand);
      table.play({ kind: 'pay', card: hand[0] ?? '' });
      expect(table.options('pay')).toEqual(hand.slice(1, 4));
      expect(table.rule({ kind: 'pay', card: hand[4] })).toBe('MA-10.9');
      table.until('draw');
      expect(table.me().hand).toEqual(hand.slice(3));
    },
  );

  test('MA-16.10: U10: a cube in the village of the ship, influence and a doubloon', () => {
    const table = inVillage({ open: ['U10'] }).play(
      { kind: 'village-action', of: 'U10' },
      { kind: 'cube-nation', nation: 'england' },
    );
    expect(table.place('9').cube).toBe('england');
    expect(table.me()).toMatchObject({ influence: [0, 0, 1], doubloons: 1 });
    const taken = inVillage({ open: ['U10'] }, 1, { cubes: { 9: 'spain' } });
    expect(taken.rule({ kind: 'village-action', of: 'U10' })).toBe('MA-16.10');
    const city = given({ ship: '10', open: ['U10'] }, { phase: 'main' }).play({ kind: 'city' });
    expect(city.options('village-action')).toEqual([]);
    // Only nations with a cube left.
    const scarce = inVillage({ open: ['U10'] }, 1, { cubes: {}, reserve: [0, 4, 4] });
    scarce.play({ kind: 'village-action', of: 'U10' });
    expect(scarce.options('cube-nation')).toEqual(['spain', 'england']);
    expect(scarce.rule({ kind: 'cube-nation', nation: 'france' })).toBe('MA-6.18');
    const none = inVillage({ open: ['U10'] }, 1, { cubes: {}, reserve: [0, 0, 0] });
    expect(none.options('village-action')).toEqual([]);
  });
});
