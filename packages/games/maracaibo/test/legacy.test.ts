import { chanceFrom } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import { maracaibo } from '../src/index.ts';
import { moveLists } from '../src/move-lists.ts';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { addTile } from '../src/story/legacy.ts';
import { withTiles } from './legacy-table.ts';
import { box, cardWith, given, position, showing } from './table.ts';

const MAIN = { phase: 'main' } as const;
const CITY = { kind: 'city' } as const;

describe('L1', () => {
  test('MA-24.1: Puerto Cabezas is a city with a market and a quest of its own', () => {
    const [tobacco = ''] = showing('tobacco', 1);
    const table = withTiles(
      ['L1'],
      { ship: '17', hand: [tobacco], combatPoints: 1 },
      { ...MAIN, cityQuest: 'Q04' },
    );
    expect(table.kinds).toEqual(['deliver', 'city', 'plan', 'done']);
    table.play({ kind: 'deliver', card: tobacco }, { kind: 'disc', area: 'U1' });
    expect(table.decision).toMatchObject({ kind: 'city-quest', quest: 'Q04' });
    const next = table.view().nextQuest;
    table.play({ kind: 'quest', quest: 'Q04' });
    expect(table.me().quests).toEqual(['Q04']);
    expect(table.view().cityQuest).toBe(next);
  });

  test('MA-24.1: delivering alone, and the quest alone', () => {
    const [tobacco = ''] = showing('tobacco', 1);
    const player = { ship: '17', hand: [tobacco], combatPoints: 1 };
    const alone = withTiles(['L1'], player, { ...MAIN, cityQuest: 'Q04' });
    alone.play({ kind: 'deliver', card: tobacco }, { kind: 'disc', area: 'U1' }).decline();
    expect(alone.view().cityQuest).toBe('Q04');
    const quest = withTiles(['L1'], player, { ...MAIN, cityQuest: 'Q04' }).play(CITY);
    expect(quest.decision?.kind).toBe('city-quest');
  });

  test('MA-24.2: a cube of the village stays, now on the flag', () => {
    const cubes = { 17: 'spain' };
    const table = withTiles(['L1'], { ship: '11', doubloons: 9 }, { ...MAIN, cubes, tokens: ['TK01'] });
    table.play(CITY, { kind: 'fight-for', nation: 'france' }, { kind: 'take-city', at: '17' });
    expect(table.place('17').cube).toBe('france');
    expect(table.decision).toMatchObject({ value: 0 });
    // The flag of the tile: 2 points and 2 doubloons.
    expect(table.me()).toMatchObject({ score: 2, doubloons: 9 - 2 + 2 });
  });
});

describe('L1 and villages', () => {
  test('MA-24.1: 17 is no village any more: no village action, no cube of a village', () => {
    const player = { ship: '11', open: ['U7'], doubloons: 9 };
    const fight = (legacy: readonly string[]) =>
      withTiles(legacy, player, { ...MAIN, tokens: ['TK01'], cubes: {} }).play(CITY, {
        kind: 'fight-for',
        nation: 'france',
      });
    expect([fight([]), fight(['L1'])].map((table) => table.can({ kind: 'take-village', at: '17' }))).toEqual([
      true,
      false,
    ]);
    expect([fight([]), fight(['L1'])].map((table) => table.can({ kind: 'take-city', at: '17' }))).toEqual([
      false,
      true,
    ]);
    expect(withTiles(['L1'], { ship: '17' }, MAIN).rule({ kind: 'village' })).toBe('MA-9.1');
    expect(given({ ship: '17' }, MAIN).can({ kind: 'village' })).toBe(true);
  });
});

describe('routes and gates', () => {
  test.each([
    { tile: 'L2', ship: '8', to: '9' },
    { tile: 'L8', ship: '11', to: '12' },
    { tile: 'L18', ship: '17', to: '18' },
  ])('MA-24.3: with $tile the leg from $ship to $to costs 3', ({ tile, ship, to }) => {
    expect(withTiles([tile], { ship }).reach).toContain(`${to} 3`);
    expect(withTiles([tile], { ship }).reach).not.toContain(`${to} 1`);
    expect(given({ ship }).reach).toContain(`${to} 1`);
  });

  test('MA-24.6: L4: 9a from space 4 on, 3 movement in and out', () => {
    expect(withTiles(['L4'], { ship: '9', explorer: 'E3' }).rule({ kind: 'sail', to: '9a', points: 3 })).toBe(
      'MA-24.6',
    );
    expect(withTiles(['L4'], { ship: '9', explorer: 'E4' }).reach).toContain('9a 3');
    expect(withTiles(['L4'], { ship: '9a', explorer: 'E4' }).reach).toContain('10 3');
    // The way through is another move, closed to players whose explorers are not far enough.
    expect(withTiles(['L4'], { ship: '9', explorer: 'E4' }).reach).toContain('10 6');
    expect(withTiles(['L4'], { ship: '9', explorer: 'E3' }).reach).not.toContain('10 6');
    expect(given({ ship: '9', explorer: 'E4' }).reach).not.toContain('9a 3');
    const table = withTiles(['L4'], { ship: '9a', explorer: 'E4', spies: 1 }, MAIN).play(CITY);
    expect(table.decision).toMatchObject({ kind: 'village', left: 2 });
    table.done().play({ kind: 'may', take: true });
    expect(table.me()).toMatchObject({ spies: 0, score: 5, spySupply: 5 });
    const keeping = withTiles(['L4'], { ship: '9a', explorer: 'E4', spies: 1 }, MAIN).play(CITY).done();
    expect(keeping.play({ kind: 'may', take: false }).me()).toMatchObject({ spies: 1, score: 0 });
    const without = withTiles(['L4'], { ship: '9a', explorer: 'E4', spies: 0 }, MAIN).play(CITY).done();
    expect(without.decision?.kind).not.toBe('may');
  });

  test('MA-24.9: L7: 15a from space 11 on: 3 combat points, then combat', () => {
    expect(
      withTiles(['L7'], { ship: '15', explorer: 'E10' }).rule({ kind: 'sail', to: '15a', points: 1 }),
    ).toBe('MA-24.9');
    expect(withTiles(['L7'], { ship: '15', explorer: 'E11' }).reach).toEqual(
      expect.arrayContaining(['15a 1', '16 1', '16 2']),
    );
    const table = withTiles(['L7'], { ship: '15a', explorer: 'E11' }, MAIN).play(CITY);
    expect(table.me().combatPoints).toBe(4);
    expect(table.play({ kind: 'may', take: true }).decision?.kind).toBe('fight-for');
  });

  test('MA-24.19: no cube there for a player whose explorer is not far enough', () => {
    const fight = (explorer: string) =>
      withTiles(['L4'], { ship: '11', explorer }, { ...MAIN, tokens: ['TK04'] }).play(CITY, {
        kind: 'fight-for',
        nation: 'france',
      });
    expect(fight('E3').rule({ kind: 'take-city', at: '9a' })).toBe('MA-24.19');
    expect(fight('E4').can({ kind: 'take-city', at: '9a' })).toBe(true);
    // The flags of the tiles: 4 points, 5 doubloons.
    expect(fight('E4').play({ kind: 'take-city', at: '9a' }).me().score).toBe(4);
    const far = (explorer: string) =>
      withTiles(['L7'], { ship: '11', explorer, doubloons: 0 }, { ...MAIN, tokens: ['TK04'] }).play(CITY, {
        kind: 'fight-for',
        nation: 'france',
      });
    expect(far('E10').rule({ kind: 'take-city', at: '15a' })).toBe('MA-24.19');
    expect(far('E11').play({ kind: 'take-city', at: '15a' }).me().doubloons).toBe(5);
  });

  test('MA-24.15: L11: 2 doubloons to sail past 6, or the ship stops there', () => {
    const poor = withTiles(['L11'], { ship: '3', doubloons: 1 });
    expect(poor.reach).toEqual(['4 1', '5 1', '6 2']);
    expect(poor.rule({ kind: 'sail', to: '7', points: 3 })).toBe('MA-24.15');
    const rich = withTiles(['L11'], { ship: '3', doubloons: 3 }).sail('7');
    expect(rich.me().doubloons).toBe(1);
    expect(withTiles(['L11'], { ship: '3', doubloons: 2 }).sail('8').me().doubloons).toBe(0);
    // Beyond 6 there is no toll, nor on the way from it.
    for (const ship of ['6', '7']) {
      expect(withTiles(['L11'], { ship, doubloons: 0 }).sail('8').me().doubloons).toBe(0);
    }
    expect(withTiles(['L11'], { ship: '3', doubloons: 3 }).sail('6').me().doubloons).toBe(3);
  });
});

describe('skulls', () => {
  test('MA-24.4: L3: no city, no village, no cube at 14; its tile and cube leave', () => {
    const table = withTiles(['L3'], { ship: '14' }, MAIN);
    expect(table.kinds).toEqual(['done']);
    expect(table.place('14')).toMatchObject({ cityTile: '', action: '', cube: '' });
    const fight = withTiles(['L3'], { ship: '11' }, { ...MAIN, tokens: ['TK04'] }).play(CITY, {
      kind: 'fight-for',
      nation: 'france',
    });
    expect(fight.rule({ kind: 'take-city', at: '14' })).toBe('MA-24.4');
    expect(fight.options('take-city')).not.toContain('14');
  });

  test('MA-24.4: when L3 comes, tile, cube and discs of the market leave, and no one is paid for it', () => {
    const spies = { bought: [cardWith('pointsForCubeTaken'), 'A49'], open: ['U10'], doubloons: 0 };
    const table = given({ ship: '14', ...spies }, { ...MAIN, cubes: { 14: 'spain' }, markets: { 14: 1 } });
    const tile = table.state.cityTiles[14] ?? -1;
    expect(table.kinds).toContain('city');
    expect(table.state.tileBox).not.toContain(tile);
    const rules = { box, moves: moveLists(box), finish: () => undefined };
    addTile(
      rules,
      table.state,
      box.legacy.findIndex(({ id }) => id === 'L3'),
      undefined,
    );
    expect(table.place('14')).toMatchObject({ cityTile: '', action: '', cube: '', discs: 0 });
    expect(table.state.tileBox).toContain(tile);
    expect(table.state.cubesOut).toEqual([0, 1, 0]);
    expect(table.view().nations[1]?.reserve).toBe(12);
    expect(table.me().score).toBe(0);
    expect(table.rule({ kind: 'city' })).toBe('MA-5.1');
    expect(table.rule({ kind: 'village' })).toBe('MA-24.16');
    // Its spy works as ever (2 doubloons, a disc, village actions), but no cube goes there.
    table.play({ kind: 'spy', card: 'A49' }, { kind: 'disc', area: 'U1' });
    expect(table.me().doubloons).toBe(2);
    expect(table.rule({ kind: 'village-action', of: 'U10' })).toBe('MA-16.10');
  });

  test.each([
    { tile: 'L20', ship: '12', spy: 'A55' },
    { tile: 'L21', ship: '15', spy: 'B078' },
    { tile: 'L22', ship: '16', spy: 'A51' },
    { tile: 'L23', ship: '18', spy: 'A47' },
  ])('MA-24.16: $tile: no village action at $ship, but its quest and spies', ({ tile, ship, spy }) => {
    const player = { ship, combatPoints: 1, bought: [spy] };
    const rest = { ...MAIN, quests: { [ship]: ['Q03'] } };
    expect(given(player, rest).kinds).toEqual(['village', 'quest', 'spy', 'done']);
    expect(withTiles([tile], player, rest).kinds).toEqual(['quest', 'spy', 'done']);
    expect(withTiles([tile], player, rest).rule({ kind: 'village' })).toBe('MA-24.16');
    const quest = withTiles([tile], player, rest).play({ kind: 'quest', quest: 'Q03' }).until('draw');
    expect(quest.me().quests).toEqual(['Q03']);
    expect(withTiles([tile], player, rest).play({ kind: 'spy', card: spy }).heard('spy-acted')).toHaveLength(
      1,
    );
    // Elsewhere nothing changes.
    expect(withTiles([tile], { ship: '9' }, MAIN).can({ kind: 'village' })).toBe(true);
  });

  test('MA-24.16: village actions that a spy brings are done there', () => {
    const table = withTiles(['L21'], { ship: '15', bought: ['B078'], doubloons: 0 }, MAIN);
    table.play({ kind: 'spy', card: 'B078' }, { kind: 'disc', area: 'U1' }, { kind: 'doubloon' });
    expect(table.me().doubloons).toBe(1);
  });

  test('MA-24.5, MA-24.18: a reward removes a skull; after L3 a random fitting tile lies on 14', () => {
    const table = withTiles(['L3', 'L5', 'L20'], { ship: '9' }, MAIN);
    // Rewards of story quests ask this; no quest of the classic game does.
    table.state.stack.push({ kind: 'skull', seat: 0 });
    expect(table.options('skull')).toEqual(['L3', 'L20']);
    expect(table.rule({ kind: 'skull', tile: 'L21' })).toBe('MA-24.18');
    table.play({ kind: 'skull', tile: 'L3' });
    expect(table.view().legacy.map(({ id }) => id)).toEqual(['L5', 'L20']);
    expect(table.place('14').cityTile).toMatch(/^CT-/);
    expect(maracaibo.audit?.(table.state)).toEqual([]);
    expect(table.place('14').action).not.toBe('');
  });

  test('MA-24.5: any tile for the number of players that is not on the board', () => {
    const laid = Array.from({ length: 30 }, (_, deal) => {
      const table = position({ players: [{}, {}, {}], legacy: ['L3'] });
      const elsewhere = ['4', '5', '13'].map((place) => table.place(place).cityTile);
      table.state.chance = chanceFrom(`deal ${deal}`);
      table.state.stack.push({ kind: 'skull', seat: 0 });
      const tile = table.play({ kind: 'skull', tile: 'L3' }).place('14').cityTile;
      expect(elsewhere).not.toContain(tile);
      return tile;
    });
    const fitting = CONTENT.cityTiles.filter(
      ({ players, city }) => players.includes(3) && city === undefined,
    );
    expect(new Set(laid).size).toBe(fitting.length - 3);
    for (const tile of laid) expect(fitting.map(({ id }) => id)).toContain(tile);
  });
});

describe('combat actions of tiles', () => {
  const fight = (legacy: readonly string[], player: PlayerPosition = {}, rest: Partial<Position> = {}) => {
    const table = withTiles(
      legacy,
      { ship: '11', combatPoints: 8, spies: 5, doubloons: 2, ...player },
      { ...MAIN, tokens: ['TK01'], ...rest },
    ).play(CITY, { kind: 'fight-for', nation: 'france' });
    for (let i = 0; i < 5; i++) table.play({ kind: 'boost', with: 'point' });
    return table;
  };

  test('MA-24.8: L6: 10 or 11 of the value; a cube, 3 influence, 8 doubloons', () => {
    const table = fight(['L6']).play({ kind: 'treasure-fleet', value: 10 });
    expect(table.me()).toMatchObject({ influence: [3, 0, 0], doubloons: 8 });
    expect(table.decision).toMatchObject({ value: 1 });
    expect(table.view().fleet).toEqual(['france', '']);
    const second = fight(['L6']);
    second.state.fleet[0] = 1;
    second.state.reserve[1] = (second.state.reserve[1] ?? 0) - 1;
    expect(second.rule({ kind: 'treasure-fleet', value: 10 })).toBe('MA-24.8');
    expect(second.play({ kind: 'treasure-fleet', value: 11 }).decision).toMatchObject({ value: 0 });
    second.state.combatUsed.length = 0;
    expect(second.rule({ kind: 'treasure-fleet', value: 11 })).toBe('MA-24.8');
    expect(fight([]).rule({ kind: 'treasure-fleet', value: 10 })).toBe('MA-24.8');
  });

  test('MA-24.8, MA-24.10: to the point: 10, 11 and 8, and both tiles in one combat', () => {
    const value = (points: number, ships = 0) => {
      const table = withTiles(
        ['L6', 'L9'],
        { ship: '11', combatPoints: 8, explorer: 'E5', doubloons: 2 },
        { ...MAIN, tokens: ['TK01'], cubes: {} },
      );
      for (let ship = 0; ship < ships; ship++) table.state.fleet[ship] = 2;
      table.state.reserve[2] = 13 - ships;
      table.play(CITY, { kind: 'fight-for', nation: 'france' });
      for (let i = 6; i < points; i++) table.play({ kind: 'boost', with: 'point' });
      return table;
    };
    expect([value(9), value(10)].map((table) => table.options('treasure-fleet'))).toEqual([[], ['10']]);
    expect([value(10, 1), value(11, 1)].map((table) => table.options('treasure-fleet'))).toEqual([
      [],
      ['11'],
    ]);
    expect(value(14, 2).rule({ kind: 'treasure-fleet', value: 11 })).toBe('MA-24.8');
    expect([value(7), value(8)].map((table) => table.can({ kind: 'gold-mine' }))).toEqual([false, true]);
    const both = fight(['L6', 'L9'], { explorer: 'E6a' });
    for (let i = 0; i < 3; i++) both.play({ kind: 'boost', with: 'point' });
    for (let i = 0; i < 5; i++) both.play({ kind: 'boost', with: 'spy' });
    both.play({ kind: 'treasure-fleet', value: 10 }, { kind: 'gold-mine' });
    expect(both.me()).toMatchObject({ doubloons: 8 + 12, influence: [3, 0, 0] });
    expect(both.decision).toMatchObject({ value: 19 - 10 - 8 });
    expect(both.rule({ kind: 'treasure-fleet', value: 11 })).toBe('MA-6.12');
  });

  test('MA-24.10: L9: 8 of the value from space 5 on; a cube and 12 doubloons, once', () => {
    const table = fight(['L9'], { explorer: 'E5' }).play({ kind: 'gold-mine' });
    expect(table.me()).toMatchObject({ doubloons: 12, influence: [0, 0, 0] });
    expect(table.view().mine).toBe('france');
    table.state.combatUsed.length = 0;
    expect(table.rule({ kind: 'gold-mine' })).toBe('MA-24.10');
    expect(fight(['L9'], { explorer: 'E4' }).rule({ kind: 'gold-mine' })).toBe('MA-24.10');
  });

  test('MA-24.11: their cubes count as cubes in play and stay', () => {
    const table = fight(['L9'], { explorer: 'E5' }, { cubes: { 1: 'spain' } });
    const before = table.view().nations.map(({ multiplier }) => multiplier);
    table.play({ kind: 'gold-mine' });
    const after = table.view().nations.map(({ multiplier }) => multiplier);
    // France is level with Spain now, and its first slot is empty.
    expect([before[0], after[0]]).toEqual([1, 1 + 2]);
    expect(table.options('take-city')).not.toContain('L9');
  });
});
