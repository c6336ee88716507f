import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import type { TestTable } from './table.ts';
import { card, cardWith, cardsWith, given, locationOf, position } from './table.ts';

/** In Maracaibo, with the next token as named. No cubes on the board unless said otherwise. */
function fighting(token: string, player: PlayerPosition = {}, rest: Partial<Position> = {}): TestTable {
  return given({ ship: '11', ...player }, { phase: 'main', tokens: [token], cubes: {}, ...rest }).play({
    kind: 'city',
  });
}

function fightFor(nation: string, ...args: Parameters<typeof fighting>): TestTable {
  return fighting(...args).play({ kind: 'fight-for', nation });
}

const CITY = { kind: 'take-city', at: '4' } as const;

describe('the token', () => {
  test('MA-6.1: it is turned over, and the nation chosen pays or brings at once', () => {
    const table = fighting('TK01', { doubloons: 5 });
    expect(table.decision).toMatchObject({ kind: 'fight-for', token: 'TK01' });
    table.play({ kind: 'fight-for', nation: 'spain' });
    expect(table.me().doubloons).toBe(6);
    expect(table.decision).toMatchObject({ kind: 'combat', nation: 'spain', value: 4 });
  });

  test('MA-6.2: who cannot pay cannot fight for that nation', () => {
    const table = fighting('TK01', { doubloons: 1 });
    expect(table.options('fight-for')).toEqual(['spain', 'england']);
    expect(table.rule({ kind: 'fight-for', nation: 'france' })).toBe('MA-6.2');
  });

  test('MA-6.3: influence in that nation, points, a spy that can be used at once', () => {
    expect(fightFor('england', 'TK01').me().influence).toEqual([0, 0, 1]);
    expect(fightFor('spain', 'TK04').me().points['combat']).toBe(1);
    const spy = fightFor('england', 'TK04', { spies: 0 });
    expect(spy.me().spies).toBe(1);
    expect(spy.can({ kind: 'boost', with: 'spy' })).toBe(true);
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

  test('MA-6.7: without tokens every nation has 3, and none is gained', () => {
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
    table.done();
    expect(table.me().combatPoints).toBe(2);
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
    );
    table.play({ kind: 'fight-for', nation: table.options('fight-for').at(-1) ?? '' });
    expect(table.rule({ kind: 'take-city', at: '4' })).toBe('MA-6.12');
  });

  test('MA-6.13: 2 of the value for 1 influence or 5 for 2', () => {
    expect(fightFor('france', 'TK04').play({ kind: 'gain-influence', n: 2 }).me().influence).toEqual([
      2, 0, 0,
    ]);
    const table = fightFor('france', 'TK04').play({ kind: 'gain-influence', n: 1 });
    expect(table.me().influence).toEqual([1, 0, 0]);
    expect(table.decision).toMatchObject({ value: 3 });
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
  });

  test('MA-6.17: no cube is replaced by one of its own nation', () => {
    expect(fightFor('france', 'TK01', {}, { cubes: { 4: 'france' } }).rule(CITY)).toBe('MA-6.17');
  });

  test('MA-6.18: without a cube in the reserve none can be placed', () => {
    expect(fightFor('france', 'TK04', {}, { reserve: [0, 5, 5] }).rule(CITY)).toBe('MA-6.18');
  });

  test('MA-6.19, MA-16.7: with U7 villages: 2 or 5, and doubloons for the spies there', () => {
    const spies = cardsWith('PC2').filter((id) => locationOf(card(id).spyTo) === villageWithSpies());
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
    expect(fightFor('france', 'TK04').rule({ kind: 'take-village', at: '2' })).toBe('MA-16.7');
    expect(fightFor('france', 'TK04', { open: ['U7'] }).rule({ kind: 'take-village', at: '4' })).toBe(
      'MA-6.19',
    );
  });

  test('MA-6.20: CA4: 2 of the value for influence and points; two such cards are two actions', () => {
    const [first = '', second = ''] = cardsWith('CA4');
    const table = fightFor('france', 'TK04', { bought: [first, second] });
    table.play({ kind: 'combat-card', card: first }, { kind: 'combat-card', card: second });
    expect(table.me().influence).toEqual([2, 0, 0]);
    expect(table.me().points['combat']).toBeGreaterThan(0);
    expect(table.decision).toMatchObject({ value: 1 });
    expect(fightFor('france', 'TK04').rule({ kind: 'combat-card', card: first })).toBe('MA-6.20');
  });

  test('MA-6.21: CA5: 1 of the value for 3 doubloons, and 2 points with the symbol', () => {
    const id = cardWith('CA5');
    const without = fightFor('france', 'TK04', { bought: [id], doubloons: 0 });
    without.play({ kind: 'combat-card', card: id });
    expect(without.me()).toMatchObject({ doubloons: 3, score: 0 });
    const symbols = ['medal', 'house', 'crown', 'anchor', 'scales'];
    const owner = fightFor('france', 'TK04', { bought: [id], doubloons: 0, synergies: symbols });
    owner.play({ kind: 'combat-card', card: id });
    expect(owner.me()).toMatchObject({ doubloons: 3, score: 2 });
    expect(owner.decision).toMatchObject({ value: 4 });
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

describe('lasting effects in combat', () => {
  test('MA-19.4: PE3: a combat point before a combat', () => {
    const id = cardWith('PE3');
    expect(fighting('TK04', { bought: [id], combatPoints: 1 }).me().combatPoints).toBe(2);
  });

  test('MA-19.10: PE9: two combat points for fighting for the nation', () => {
    const id = cardWith('PE9');
    const nation = card(id).abilities.fightingFor.findIndex((points) => points > 0);
    const names = ['france', 'spain', 'england'];
    const right = fightFor(names[nation] ?? '', 'TK25', { bought: [id], combatPoints: 1 });
    expect(right.me().combatPoints).toBe(3);
    const wrong = fightFor(names[(nation + 1) % 3] ?? '', 'TK25', { bought: [id], combatPoints: 1 });
    expect(wrong.me().combatPoints).toBe(1);
  });

  test('MA-19.11: PE10: three points for a cube taken off', () => {
    const id = cardWith('PE10');
    const player = { bought: [id], doubloons: 9 };
    const table = fightFor('france', 'TK01', player, { cubes: { 4: 'spain' } }).play(CITY);
    expect(table.me().points).toMatchObject({ cards: 3, combat: 2 });
  });
});

/** A village where at least two cards put a spy. */
function villageWithSpies(): string {
  const villages = ['2', '3', '6', '7', '8', '9', '12', '15', '16', '17', '18', '19'];
  const places = cardsWith('PC2').map((id) => locationOf(card(id).spyTo));
  const found = villages.find((village) => places.filter((place) => place === village).length >= 2);
  if (found === undefined) throw new Error('no village with two spies');
  return found;
}
