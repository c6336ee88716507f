import { describe, expect, test } from 'vitest';
import { CITY, NATIONS, fightFor, fighting } from './combat-table.ts';
import type { TestTable } from './table.ts';
import { card, cardWith, cardsWith, given, locationOf, position } from './table.ts';

describe('the token', () => {
  test('MA-6.1: it is turned over, and the nation chosen pays or brings at once', () => {
    const table = fighting('TK01', { doubloons: 5 });
    expect(table.decision).toMatchObject({ kind: 'fight-for', token: 'TK01' });
    table.play({ kind: 'fight-for', nation: 'spain' });
    expect(table.me().doubloons).toBe(6);
    expect(table.decision).toMatchObject({ kind: 'combat', nation: 'spain', value: 4 });
  });

  test('MA-6.2: a player who cannot pay cannot fight for that nation', () => {
    const table = fighting('TK01', { doubloons: 1 });
    expect(table.options('fight-for')).toEqual(['spain', 'england']);
    expect(table.rule({ kind: 'fight-for', nation: 'france' })).toBe('MA-6.2');
    expect(fightFor('france', 'TK01', { doubloons: 2 }).me().doubloons).toBe(0);
  });

  test('MA-6.3: influence in that nation, points, a spy that can be used at once', () => {
    expect(fightFor('england', 'TK01').me().influence).toEqual([0, 0, 1]);
    expect(fightFor('spain', 'TK04').me().points['combat']).toBe(1);
    const spy = fightFor('england', 'TK04', { spies: 0 });
    expect(spy.me().spies).toBe(1);
    expect(spy.can({ kind: 'boost', with: 'spy' })).toBe(true);
    expect(fightFor('england', 'TK07', { doubloons: 0 }).me().doubloons).toBe(3);
    // With no spy left in the supply there is none to gain.
    expect(fightFor('england', 'TK04', { spies: 5 }).me()).toMatchObject({ spies: 5, spySupply: 0 });
  });

  test('MA-6.4: M1 takes 2 from the one nation with most cubes', () => {
    const cubes = { 2: 'france' };
    expect(fightFor('france', 'TK15', {}, { cubes }).decision).toMatchObject({ value: 3 });
    expect(fightFor('spain', 'TK15', {}, { cubes }).decision).toMatchObject({ value: 4 });
  });

  test('MA-6.5: M2 adds 3 for the one nation with fewest cubes', () => {
    const cubes = { 2: 'france', 3: 'spain' };
    expect(fightFor('england', 'TK21', {}, { cubes }).decision).toMatchObject({ value: 7 });
    expect(fightFor('france', 'TK21', {}, { cubes }).decision).toMatchObject({ value: 3 });
  });

  test('MA-6.6: with a tie the modifier does not count', () => {
    const cubes = { 2: 'france', 3: 'spain' };
    expect(fightFor('france', 'TK15', {}, { cubes }).decision).toMatchObject({ value: 5 });
    const fewest = { 2: 'france' };
    expect(fightFor('england', 'TK21', {}, { cubes: fewest }).decision).toMatchObject({ value: 4 });
  });

  test('MA-6.6: cubes on the treasure fleet and the gold mine are in play too', () => {
    const level = (put: (table: TestTable) => void) => {
      const table = given({ ship: '11' }, { phase: 'main', tokens: ['TK15'], cubes: { 2: 'france' } });
      put(table);
      table.state.reserve[1] = 12;
      return table.play({ kind: 'city' }, { kind: 'fight-for', nation: 'france' }).decision;
    };
    expect(level(({ state }) => state.fleet.push(1))).toMatchObject({ value: 5 });
    expect(level(({ state }) => (state.mine = 1))).toMatchObject({ value: 5 });
    // France alone has a cube in play: on the fleet.
    const alone = given({ ship: '11' }, { phase: 'main', tokens: ['TK15'], cubes: {} });
    alone.state.fleet.push(0);
    alone.state.reserve[0] = 12;
    alone.play({ kind: 'city' }, { kind: 'fight-for', nation: 'france' });
    expect(alone.decision).toMatchObject({ value: 3 });
  });

  test('MA-6.7: without tokens every nation has 3, and none is gained', () => {
    for (const nation of NATIONS) {
      const table = given({ ship: '11' }, { phase: 'main', noTokens: true, cubes: { 2: 'france' } });
      table.play({ kind: 'city' }, { kind: 'fight-for', nation });
      expect(table.decision).toMatchObject({ kind: 'combat', nation, value: 3 });
    }
    const table = given({ ship: '11' }, { phase: 'main', noTokens: true }).play({ kind: 'city' });
    expect(table.decision).toMatchObject({ kind: 'fight-for', token: '' });
    table.play({ kind: 'fight-for', nation: 'france' });
    expect(table.decision).toMatchObject({ kind: 'combat', value: 3 });
    table.done();
    expect(table.me().combatTokens).toEqual([]);
  });
});

describe('raising the value', () => {
  test('MA-6.8: each combat point or spy spent adds 1', () => {
    const table = fightFor('france', 'TK04', { combatPoints: 2, spies: 1 });
    table.play({ kind: 'boost', with: 'point' }, { kind: 'boost', with: 'spy' });
    expect(table.decision).toMatchObject({ value: 7 });
    expect(table.me()).toMatchObject({ combatPoints: 1, spies: 0 });
    expect(table.rule({ kind: 'boost', with: 'spy' })).toBe('MA-6.8');
    const spent = fightFor('france', 'TK04', { combatPoints: 0 });
    expect(spent.rule({ kind: 'boost', with: 'point' })).toBe('MA-6.8');
    expect(spent.can({ kind: 'boost', with: 'spy' })).toBe(true);
  });

  test('MA-6.9: outside a combat spies are no combat points', () => {
    const table = given(
      { ship: '15', combatPoints: 0, spies: 5 },
      { phase: 'main', quests: { 15: ['Q03'] } },
    );
    expect(table.rule({ kind: 'quest', quest: 'Q03' })).toBe('MA-10.2');
    expect(table.rule({ kind: 'spy-to-points' })).toBe('MA-19.9');
  });

  test('MA-6.10: the value is never turned back', () => {
    const table = fightFor('france', 'TK04', { combatPoints: 2 });
    expect(table.kinds).not.toContain('spy-to-points');
    table.play({ kind: 'boost', with: 'point' }, { kind: 'boost', with: 'spy' }).done();
    expect(table.me()).toMatchObject({ combatPoints: 1, spies: 1 });
  });

  test('MA-6.11: eight combat points at most', () => {
    const table = given({ ship: '4', combatPoints: 7 }, { phase: 'main', cityTiles: { 4: 'CT-07' } });
    table.play({ kind: 'city' }, { kind: 'influence', nation: 'spain' });
    expect(table.me().combatPoints).toBe(8);
    const full = given({ ship: '4', combatPoints: 8 }, { phase: 'main', cityTiles: { 4: 'CT-07' } });
    expect(full.play({ kind: 'city' }).me().combatPoints).toBe(8);
  });
});

describe('combat actions', () => {
  test('MA-6.12: each once, and never below 0', () => {
    const table = fightFor('france', 'TK04');
    expect(table.decision).toMatchObject({ value: 5 });
    table.play({ kind: 'gain-influence', n: 1 });
    expect(table.rule({ kind: 'gain-influence', n: 1 })).toBe('MA-6.12');
    expect(table.rule({ kind: 'take-city', at: '4' })).toBe('MA-6.12');
  });

  test('MA-6.12: a second combat of the turn finds the actions of the first used', () => {
    // The flag of Caracas lets the explorer reach a quest that brings another combat.
    const table = fightFor(
      'france',
      'TK04',
      { explorer: 'E6b', spies: 1, combatPoints: 8 },
      { explorerQuests: ['Q02'] },
    );
    table.play(
      { kind: 'take-city', at: '10' },
      { kind: 'explore', to: 'E6c' },
      { kind: 'quest', quest: 'Q02' },
      { kind: 'may', take: true },
    );
    table.play({ kind: 'fight-for', nation: table.options('fight-for').at(-1) ?? '' });
    expect(table.rule({ kind: 'take-city', at: '4' })).toBe('MA-6.12');
  });

  test('MA-6.12: in the next turn all actions are free again', () => {
    const table = fightFor('france', 'TK04', {}, { tokens: ['TK04', 'TK05'] });
    table.play({ kind: 'gain-influence', n: 1 }).done().until('sail', 0).sail('20');
    table.play({ kind: 'city' }, { kind: 'choose', option: 0 }, { kind: 'fight-for', nation: 'spain' });
    expect(table.play({ kind: 'gain-influence', n: 1 }).me().influence).toEqual([1, 1, 0]);
  });

  test('MA-6.1: in a combat within a combat the inner nation fights; the outer one goes on after it', () => {
    // As above: Caracas, the explorer, the quest that brings another combat.
    const table = fightFor(
      'france',
      'TK04',
      { explorer: 'E6b', spies: 1, combatPoints: 8 },
      { explorerQuests: ['Q02'], tokens: ['TK04', 'TK25'] },
    );
    table.play(
      { kind: 'take-city', at: '10' },
      { kind: 'explore', to: 'E6c' },
      { kind: 'quest', quest: 'Q02' },
      { kind: 'may', take: true },
      { kind: 'fight-for', nation: 'england' },
      { kind: 'gain-influence', n: 1 },
    );
    expect(table.me().influence).toEqual([1, 0, 1]);
    expect(table.decision).toMatchObject({ nation: 'england', value: 2 });
    expect(table.done().decision).toMatchObject({ kind: 'combat', nation: 'france', value: 1 });
    table.done();
    expect(table.me().combatTokens).toEqual(['TK25', 'TK04']);
  });

  test('MA-6.13: 2 of the value for 1 influence or 5 for 2', () => {
    expect(fightFor('france', 'TK04').play({ kind: 'gain-influence', n: 2 }).me().influence).toEqual([
      2, 0, 0,
    ]);
    const table = fightFor('france', 'TK04').play({ kind: 'gain-influence', n: 1 });
    expect(table.me().influence).toEqual([1, 0, 0]);
    expect(table.decision).toMatchObject({ value: 3 });
    table.play({ kind: 'boost', with: 'point' }, { kind: 'boost', with: 'spy' });
    // The value would do, but it is one of the two.
    expect(table.decision).toMatchObject({ value: 5 });
    expect(table.rule({ kind: 'gain-influence', n: 2 })).toBe('MA-6.12');
    expect(fightFor('spain', 'TK04').rule({ kind: 'gain-influence', n: 2 })).toBe('MA-6.12');
  });

  test.each([
    { at: '1', gains: { doubloons: 8 + 3 } },
    { at: '4', gains: { score: 2 } },
    { at: '11', gains: { doubloons: 8 + 4 } },
    { at: '13', gains: { spies: 2 + 1 } },
    { at: '14', gains: { score: 3 } },
  ])('MA-6.14: the flag of $at brings its own bonus and nothing else', ({ at, gains }) => {
    const table = fightFor('france', 'TK04').play({ kind: 'take-city', at });
    expect(table.me()).toMatchObject({ doubloons: 8, score: 0, spies: 2, combatPoints: 1, ...gains });
    expect(table.decision).toMatchObject({ kind: 'combat', value: 1 });
  });

  test('MA-6.14: 4 of the value, not 3', () => {
    expect(fightFor('spain', 'TK04').can(CITY)).toBe(true);
    expect(fightFor('spain', 'TK01').can(CITY)).toBe(true);
    expect(fightFor('england', 'TK04').rule(CITY)).toBe('MA-6.12');
  });

  test('MA-6.14: a city without a cube: 4; influence, a cube, the bonus of its flag', () => {
    const table = fightFor('france', 'TK04').play(CITY);
    expect(table.me()).toMatchObject({ influence: [1, 0, 0], score: 2 });
    expect(table.place('4').cube).toBe('france');
    expect(table.decision).toMatchObject({ value: 1 });
    expect(table.view().nations[0]?.reserve).toBe(12);
  });

  test('MA-6.15: a city of another nation: 6, and that cube leaves the game', () => {
    const table = fightFor('france', 'TK01', { doubloons: 9 }, { cubes: { 4: 'spain' } }).play(CITY);
    expect(table.place('4').cube).toBe('france');
    expect(table.state.cubesOut).toEqual([0, 1, 0]);
    expect(table.me()).toMatchObject({ influence: [1, 0, 0], score: 2 });
    expect(table.decision).toMatchObject({ value: 0 });
  });

  test('MA-6.16: annexing one city and capturing another is one action too many', () => {
    const table = fightFor('france', 'TK04', { combatPoints: 8 }, { cubes: { 5: 'spain' } }).play(CITY);
    for (let i = 0; i < 8; i++) table.play({ kind: 'boost', with: 'point' });
    expect(table.rule({ kind: 'take-city', at: '5' })).toBe('MA-6.12');
    const other = fightFor('france', 'TK04', { combatPoints: 8 }, { cubes: { 1: 'spain' } });
    for (let i = 0; i < 8; i++) other.play({ kind: 'boost', with: 'point' });
    expect(other.play({ kind: 'take-city', at: '1' }).rule(CITY)).toBe('MA-6.12');
    expect(other.decision).toMatchObject({ value: 7 });
  });

  test('MA-6.17: no cube is replaced by one of its own nation', () => {
    const cubes = { 2: 'france', 4: 'france' };
    const table = fightFor('france', 'TK01', { open: ['U7'] }, { cubes });
    expect(table.rule(CITY)).toBe('MA-6.17');
    expect(table.rule({ kind: 'take-village', at: '2' })).toBe('MA-6.17');
    expect(table.options('take-city')).not.toContain('4');
    expect(table.options('take-village')).not.toContain('2');
  });

  test('MA-6.18: without a cube in the reserve none can be placed', () => {
    const player = { open: ['U7'], explorer: 'E5', combatPoints: 8 };
    const table = fightFor('france', 'TK04', player, { reserve: [0, 5, 5], legacy: ['L6', 'L9'] });
    for (let i = 0; i < 8; i++) table.play({ kind: 'boost', with: 'point' });
    expect(table.rule(CITY)).toBe('MA-6.18');
    expect(table.rule({ kind: 'take-village', at: '2' })).toBe('MA-6.18');
    expect(table.rule({ kind: 'treasure-fleet', value: 10 })).toBe('MA-6.18');
    expect(table.rule({ kind: 'gold-mine' })).toBe('MA-6.18');
    expect(table.kinds).toEqual(['gain-influence', 'boost', 'done']);
    const last = fightFor('france', 'TK04', {}, { reserve: [1, 5, 5] });
    expect(last.play(CITY).view().nations[0]?.reserve).toBe(0);
  });

  test('MA-6.19, MA-16.7: with U7 villages: 2 or 5, and doubloons for the spies there', () => {
    const spies = cardsWith('spy to a place').filter(
      (id) => locationOf(card(id).spyTo) === villageWithSpies(),
    );
    const [own = '', other = ''] = spies;
    const village = villageWithSpies();
    const table = position({
      players: [{ ship: '11', open: ['U7'], bought: [own], doubloons: 0 }, { bought: [other] }],
      phase: 'main',
      tokens: ['TK04'],
      cubes: {},
    }).play({ kind: 'city' }, { kind: 'fight-for', nation: 'france' }, { kind: 'take-village', at: village });
    expect(table.place(village).cube).toBe('france');
    expect(table.me()).toMatchObject({ doubloons: 3 + 1, influence: [1, 0, 0] });
    expect(table.decision).toMatchObject({ value: 3 });
    const captured = fightFor('france', 'TK04', { open: ['U7'] }, { cubes: { 2: 'spain' } });
    expect(captured.play({ kind: 'take-village', at: '2' }).decision).toMatchObject({ value: 0 });
    expect(captured.place('2').cube).toBe('france');
    expect(captured.me()).toMatchObject({ influence: [1, 0, 0], doubloons: 8 });
    expect(captured.state.cubesOut).toEqual([0, 1, 0]);
    expect(
      fightFor('spain', 'TK04', { open: ['U7'] }, { cubes: { 2: 'france' } }).rule({
        kind: 'take-village',
        at: '2',
      }),
    ).toBe('MA-6.12');
    expect(fightFor('france', 'TK04').rule({ kind: 'take-village', at: '2' })).toBe('MA-16.7');
    expect(fightFor('france', 'TK04', { open: ['U7'] }).rule({ kind: 'take-village', at: '4' })).toBe(
      'MA-6.19',
    );
  });

  test('MA-6.19: 3 doubloons for each spy of the player there, 1 for each other', () => {
    const at9 = ['A46', 'B083', 'B100'];
    const doubloons = (own: number) => {
      const players = [
        { ship: '11', open: ['U7'], bought: at9.slice(0, own), doubloons: 0, spies: 0 },
        { bought: at9.slice(own) },
      ];
      const table = position({ players, phase: 'main', tokens: ['TK04'], cubes: {} }).play({ kind: 'city' });
      table.play({ kind: 'fight-for', nation: 'france' }, { kind: 'take-village', at: '9' });
      return table.me().doubloons;
    };
    expect([0, 1, 2, 3].map(doubloons)).toEqual([3, 5, 7, 9]);
  });

  test('MA-6.19: one village a turn, besides a city', () => {
    const table = fightFor('france', 'TK04', { open: ['U7'], combatPoints: 8 }, { cubes: { 3: 'spain' } });
    for (let i = 0; i < 8; i++) table.play({ kind: 'boost', with: 'point' });
    table.play(CITY, { kind: 'take-village', at: '2' });
    expect(table.decision).toMatchObject({ value: 13 - 4 - 2 });
    expect(table.rule({ kind: 'take-village', at: '3' })).toBe('MA-6.12');
    expect(table.rule({ kind: 'take-village', at: '6' })).toBe('MA-6.12');
    expect(table.kinds).not.toContain('take-village');
  });

  test('MA-6.20: 2 of the value for influence and points; two such cards are two actions', () => {
    const [first = '', second = ''] = cardsWith('combat: fightingInfluence, points');
    const table = fightFor('france', 'TK04', { bought: [first, second] });
    table.play({ kind: 'combat-card', card: first }, { kind: 'combat-card', card: second });
    expect(table.me().influence).toEqual([2, 0, 0]);
    expect(table.me().points).toMatchObject({ combat: 2 + 2 });
    expect(table.decision).toMatchObject({ value: 1 });
    const marines = fightFor('spain', 'TK25', { bought: ['B053'] });
    marines.play({ kind: 'combat-card', card: 'B053' });
    expect(marines.me()).toMatchObject({ influence: [0, 1, 0], score: 3 });
    expect(marines.decision).toMatchObject({ value: 2 });
    expect(marines.rule({ kind: 'combat-card', card: 'B053' })).toBe('MA-6.12');
    expect(fightFor('france', 'TK04').rule({ kind: 'combat-card', card: first })).toBe('MA-6.20');
    // In hand it is no action yet, and one of another player never is.
    const held = fightFor('france', 'TK04', { hand: [first] });
    expect(held.rule({ kind: 'combat-card', card: first })).toBe('MA-6.20');
    const others = position({
      players: [{ ship: '11' }, { bought: [first] }],
      phase: 'main',
      tokens: ['TK04'],
    }).play({ kind: 'city' }, { kind: 'fight-for', nation: 'spain' });
    expect(others.rule({ kind: 'combat-card', card: first })).toBe('MA-6.20');
  });

  test('MA-6.21: 1 of the value for 3 doubloons, and 2 points with the symbol', () => {
    const id = cardWith('combat: doubloons, when');
    const without = fightFor('france', 'TK04', { bought: [id], doubloons: 0 });
    without.play({ kind: 'combat-card', card: id });
    expect(without.me()).toMatchObject({ doubloons: 3, score: 0 });
    expect(without.decision).toMatchObject({ value: 4 });
    const owner = fightFor('france', 'TK04', { bought: [id], doubloons: 0, synergies: ['medal'] });
    owner.play({ kind: 'combat-card', card: id });
    expect(owner.me()).toMatchObject({ doubloons: 3, score: 2, influence: [0, 0, 0] });
    expect(owner.decision).toMatchObject({ value: 4 });
    const synergies = ['house', 'crown', 'anchor', 'scales'];
    const wrong = fightFor('france', 'TK04', { bought: [id], doubloons: 0, synergies });
    expect(wrong.play({ kind: 'combat-card', card: id }).me()).toMatchObject({ doubloons: 3, score: 0 });
  });

  test('MA-6.22: at the end the token is kept and the rest of the value is lost', () => {
    const table = fightFor('france', 'TK04').done();
    expect(table.me().combatTokens).toEqual(['TK04']);
    expect(table.view().combatToken).toBe('');
  });

  test('MA-6.23: no flag in villages, homeward or where a legacy city is not in play', () => {
    const table = fightFor('france', 'TK04');
    for (const place of ['H', '2', '17', '20', '9a', '15a']) {
      expect(table.rule({ kind: 'take-city', at: place })).toBe('MA-6.23');
    }
    expect(table.options('take-city')).toEqual(['1', '4', '5', '10', '11', '13', '14']);
  });
});

/** A village where at least two cards put a spy. */
function villageWithSpies(): string {
  const villages = ['2', '3', '6', '7', '8', '9', '12', '15', '16', '17', '18', '19'];
  const places = cardsWith('spy to a place').map((id) => locationOf(card(id).spyTo));
  const found = villages.find((village) => places.filter((place) => place === village).length >= 2);
  if (found === undefined) throw new Error('no village with two spies');
  return found;
}
