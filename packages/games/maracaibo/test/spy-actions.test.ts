import { describe, expect, test } from 'vitest';
import type { Move } from '../src/index.ts';
import type { PlayerPosition } from '../src/position-spec.ts';
import { box, card, cardWith, cardsWith, given, locationOf, showing } from './table.ts';

/** The spy with this action acts where it stands. */
function acting(action: string, player: PlayerPosition = {}) {
  const id = cardWith('spy to a place', action);
  const ship = locationOf(card(id).spyTo);
  const bought = [id, ...(player.bought ?? [])];
  return given({ ship, doubloons: 0, combatPoints: 0, ...player, bought }, { phase: 'main' }).play({
    kind: 'spy',
    card: id,
  });
}

const influence: Move = { kind: 'influence', nation: 'spain' };
const disc: Move = { kind: 'disc', area: 'U1' };
const goods = showing('sugar', 3);

interface Case {
  readonly rule: string;
  readonly action: string;
  readonly player?: PlayerPosition;
  readonly moves?: readonly Move[];
  readonly gains: Readonly<Record<string, unknown>>;
  /** Village actions that follow. */
  readonly village?: number;
}

const CASES: readonly Case[] = [
  { rule: 'MA-21.1', action: 'spy: points 3, doubloons 5', gains: { score: 3, doubloons: 5 } },
  {
    rule: 'MA-21.2',
    action: 'spy: spies 1, discs 1, village 1',
    player: { spies: 0 },
    moves: [disc],
    gains: { spies: 1 },
    village: 1,
  },
  {
    rule: 'MA-21.3',
    action: 'spy: influence 1, village 2',
    moves: [influence],
    gains: { influence: [0, 1, 0] },
    village: 2,
  },
  {
    rule: 'MA-21.5',
    action: 'spy: doubloons 5, village 2',
    player: { hand: goods },
    gains: { doubloons: 5, handSize: 0 },
    village: 2,
  },
  {
    rule: 'MA-21.6',
    action: 'spy: combatPoints 1, discs 1, village 2',
    moves: [disc],
    gains: { combatPoints: 1 },
    village: 2,
  },
  {
    rule: 'MA-21.7',
    action: 'spy: doubloons 2, discs 1, village 2',
    moves: [disc],
    gains: { doubloons: 2 },
    village: 2,
  },
  {
    rule: 'MA-21.8',
    action: 'spy: doubloons 5, points 2, combatPoints 2',
    player: { hand: goods },
    gains: { doubloons: 5, score: 2, combatPoints: 2, handSize: 0 },
  },
  {
    rule: 'MA-21.9',
    action: 'spy: doubloons 5, points 2, influence 1',
    player: { hand: goods },
    moves: [influence],
    gains: { doubloons: 5, score: 2, influence: [0, 1, 0], handSize: 0 },
  },
  {
    rule: 'MA-21.13',
    action: 'spy: points per combatTokens 1, village 3',
    player: { tokens: 3 },
    gains: { score: 3 },
    village: 3,
  },
  {
    rule: 'MA-21.15',
    action: 'spy: doubloons 5, village 3',
    player: { combatPoints: 2 },
    gains: { combatPoints: 0, doubloons: 5 },
    village: 3,
  },
  {
    rule: 'MA-21.16',
    action: 'spy: doubloons 7, village 2',
    player: { combatPoints: 3 },
    gains: { combatPoints: 1, doubloons: 7 },
    village: 2,
  },
  {
    rule: 'MA-21.17',
    action: 'spy: doubloons 4, points 4',
    player: { hand: goods },
    gains: { doubloons: 4, score: 4, handSize: 0 },
  },
];

describe('spy actions', () => {
  test.each(CASES)('$rule: $action in its order', ({ action, player, moves = [], gains, village = 0 }) => {
    const table = acting(action, player)
      .payCards()
      .play(...moves);
    expect(table.me()).toMatchObject(gains);
    const left = table.decision?.kind === 'village' ? table.decision.left : 0;
    expect(left).toBe(village);
  });

  test.each([
    'spy: doubloons 5, village 2',
    'spy: doubloons 5, points 2, combatPoints 2',
    'spy: doubloons 5, points 2, influence 1',
    'spy: doubloons 4, points 4',
  ])('MA-21.18: %s wants three of the same good', (action) => {
    const id = cardWith('spy to a place', action);
    const ship = locationOf(card(id).spyTo);
    const mixed = [...showing('sugar', 2), ...showing('corn', 2), ...showing('tobacco', 2)];
    const table = given({ ship, bought: [id], hand: mixed }, { phase: 'main' });
    expect(table.rule({ kind: 'spy', card: id })).toBe('MA-21.18');
    expect(table.options('spy')).toEqual([]);
    for (const good of ['sugar', 'tobacco', 'corn']) {
      const paying = given({ ship, bought: [id], hand: showing(good, 3, [id]) }, { phase: 'main' });
      expect(paying.can({ kind: 'spy', card: id })).toBe(true);
    }
  });

  test.each(['spy: doubloons 5, village 3', 'spy: doubloons 7, village 2'])(
    'MA-21.18: %s wants two combat points, and spies do not stand in',
    (action) => {
      const id = cardWith('spy to a place', action);
      const ship = locationOf(card(id).spyTo);
      const table = given({ ship, bought: [id], combatPoints: 1, spies: 3 }, { phase: 'main' });
      expect(table.rule({ kind: 'spy', card: id })).toBe('MA-21.18');
    },
  );

  test('MA-21.10: 2 doubloons, explorer up to 3', () => {
    const table = acting('spy: doubloons 2, explore 3');
    expect(table.me().doubloons).toBe(2);
    expect(table.options('explore')).toEqual(['E1', 'E2', 'E3']);
  });

  test('MA-21.11: 4 points, explorer up to 2', () => {
    const table = acting('spy: points 4, explore 2');
    expect(table.me().score).toBe(4);
    expect(table.options('explore')).toEqual(['E1', 'E2']);
  });

  test('MA-21.12: 3 doubloons, 2 points for each spy of the player on a location', () => {
    const other =
      cardsWith('spy to a place').find(
        (id) => !cardsWith('spy: doubloons 3, points per spiesOnBoard 2').includes(id),
      ) ?? '';
    const table = acting('spy: doubloons 3, points per spiesOnBoard 2', { bought: [other] });
    // Two spies, at 19 and 6; those on the ship do not count.
    expect(table.me().spiesAt).toEqual(['6', '19']);
    expect(table.me()).toMatchObject({ doubloons: 3, score: 4 });
    expect(acting('spy: doubloons 3, points per spiesOnBoard 2').me().score).toBe(2);
  });

  test('MA-10.4, MA-21.4: both legs count for a quest, the second alone for village actions', () => {
    const sailing = (from: string, to: string) => {
      const quests = { 6: ['Q09'], 7: ['Q10'] };
      const table = given({ ship: from, bought: ['B080'] }, { quests }).sail('4');
      return table.play({ kind: 'spy', card: 'B080' }).sail(to);
    };
    // Two points to 4 and two more to 7; one more only to 6.
    expect(sailing('2', '7').can({ kind: 'quest', quest: 'Q10' })).toBe(true);
    expect(sailing('2', '6').rule({ kind: 'quest', quest: 'Q09' })).toBe('MA-10.2');
    expect(sailing('H', '6').can({ kind: 'quest', quest: 'Q09' })).toBe(true);
    expect(sailing('H', '6').play({ kind: 'village' }).decision).toMatchObject({ kind: 'village', left: 1 });
  });

  test('MA-10.4: the movement of the turn before does not count', () => {
    const table = given({ ship: '8' }, { quests: { 12: ['Q09'], 13: ['Q10'] } }).sail('12');
    expect(table.can({ kind: 'quest', quest: 'Q09' })).toBe(true);
    table.done().until('sail', 0).sail('13');
    expect(table.rule({ kind: 'quest', quest: 'Q10' })).toBe('MA-10.2');
  });

  test('MA-21.4: the second leg is a leg of its own: spies are passed, reached and unused on it', () => {
    // Own spies at 6, 7 and 8; the one at 4 acts.
    const table = given({ ship: '3', spies: 1, bought: ['B080', 'A45', 'A56', 'A50'] }).sail('4');
    table.play({ kind: 'spy', card: 'B080' }).sail('8');
    expect(table.me().points['spies']).toBe(4);
    expect(table.options('spy')).toEqual(['A50']);
    expect(table.done().me().points['spies']).toBe(6);
  });

  test.each([
    { rule: 'MA-21.4', action: 'spy: combatPoints 2, sailOn', gains: { combatPoints: 2, score: 0 } },
    { rule: 'MA-21.14', action: 'spy: points 3, sailOn', gains: { combatPoints: 0, score: 3 } },
  ])('$rule: $action: then 1 to 3 movement and one more main action', ({ action, gains }) => {
    const table = acting(action);
    expect(table.me()).toMatchObject(gains);
    expect(table.decision).toMatchObject({ kind: 'sail', max: 3 });
    const far = table.reach.map((reach) => Number(reach.split(' ')[1]));
    expect(Math.max(...far)).toBeLessThanOrEqual(3);
    const village = table.legal.find((move) => {
      return (
        move.kind === 'sail' && box.locations.some(({ id, type }) => id === move.to && type === 'village')
      );
    });
    if (village === undefined) throw new Error('no village ahead');
    table.play(village);
    expect(table.decision?.kind).toBe('main');
    // Up to three points of movement bring one village action.
    expect(table.play({ kind: 'village' }).decision).toMatchObject({ kind: 'village', left: 1 });
    expect(acting(action).decline().decision?.kind).not.toBe('main');
  });
});
