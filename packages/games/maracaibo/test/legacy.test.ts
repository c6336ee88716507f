import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { maracaibo } from '../src/index.ts';
import { card, cardsWith, given, locationOf, position, showing } from './table.ts';

function withTiles(legacy: readonly string[], player: PlayerPosition, rest: Partial<Position> = {}) {
  return given(player, { legacy, ...rest });
}

const MAIN = { phase: 'main' } as const;
const STOP = { phase: 'stop' } as const;
const CITY = { kind: 'city' } as const;

describe('L1', () => {
  test('MA-24.1: Puerto Cabezas is a city with a market and a quest of its own', () => {
    const [tobacco = ''] = showing('tobacco', 1);
    const table = withTiles(
      ['L1'],
      { ship: '17', hand: [tobacco], combatPoints: 1 },
      { ...MAIN, cityQuest: 'Q04' },
    );
    expect(table.kinds).toEqual(['city', 'plan', 'done']);
    table.play(CITY, { kind: 'deliver', card: tobacco }, { kind: 'disc', area: 'U1' });
    expect(table.decision).toMatchObject({ kind: 'quest', quest: 'Q04' });
    const next = table.view().nextQuest;
    table.play({ kind: 'quest', quest: 'Q04' });
    expect(table.me().quests).toEqual(['Q04']);
    expect(table.view().cityQuest).toBe(next);
  });

  test('MA-24.1: delivering alone, and the quest alone', () => {
    const [tobacco = ''] = showing('tobacco', 1);
    const player = { ship: '17', hand: [tobacco], combatPoints: 1 };
    const alone = withTiles(['L1'], player, { ...MAIN, cityQuest: 'Q04' }).play(CITY);
    alone.play({ kind: 'deliver', card: tobacco }, { kind: 'disc', area: 'U1' }).decline();
    expect(alone.view().cityQuest).toBe('Q04');
    const quest = withTiles(['L1'], player, { ...MAIN, cityQuest: 'Q04' })
      .play(CITY)
      .decline();
    expect(quest.decision?.kind).toBe('quest');
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
    const table = withTiles(['L4'], { ship: '9a', explorer: 'E4', spies: 1 }, MAIN).play(CITY);
    expect(table.decision).toMatchObject({ kind: 'village', left: 2 });
    table.done().play({ kind: 'may', take: true });
    expect(table.me()).toMatchObject({ spies: 0, score: 5 });
  });

  test('MA-24.9: L7: 15a from space 11 on: 3 combat points, then combat', () => {
    expect(
      withTiles(['L7'], { ship: '15', explorer: 'E10' }).rule({ kind: 'sail', to: '15a', points: 1 }),
    ).toBe('MA-24.9');
    const table = withTiles(['L7'], { ship: '15a', explorer: 'E11' }, MAIN).play(CITY);
    expect(table.me().combatPoints).toBe(4);
    expect(table.decision?.kind).toBe('fight-for');
  });

  test('MA-24.19: no cube there for who is not far enough', () => {
    const fight = (explorer: string) =>
      withTiles(['L4'], { ship: '11', explorer }, { ...MAIN, tokens: ['TK04'] }).play(CITY, {
        kind: 'fight-for',
        nation: 'france',
      });
    expect(fight('E3').rule({ kind: 'take-city', at: '9a' })).toBe('MA-24.19');
    expect(fight('E4').can({ kind: 'take-city', at: '9a' })).toBe(true);
  });

  test('MA-24.15: L11: 2 doubloons to sail past 6, or the ship stops there', () => {
    const poor = withTiles(['L11'], { ship: '3', doubloons: 1 });
    expect(poor.reach).toEqual(['4 1', '5 1', '6 2']);
    expect(poor.rule({ kind: 'sail', to: '7', points: 3 })).toBe('MA-24.15');
    const rich = withTiles(['L11'], { ship: '3', doubloons: 3 }).sail('7');
    expect(rich.me().doubloons).toBe(1);
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
  });

  test('MA-24.16: L20 to L23: no village action, but quests and spies', () => {
    const spy = cardsWith('PC2').find((id) => locationOf(card(id).spyTo) === '15');
    const table = withTiles(
      ['L21'],
      { ship: '15', combatPoints: 2, bought: spy === undefined ? [] : [spy] },
      { ...MAIN, quests: { 15: ['Q03'] } },
    );
    expect(table.kinds).not.toContain('village');
    expect(table.kinds).toContain('quest');
    expect(table.rule({ kind: 'village' })).toBe('MA-24.16');
    for (const [tile, ship] of [
      ['L20', '12'],
      ['L22', '16'],
      ['L23', '18'],
    ] as const) {
      expect(withTiles([tile], { ship }, MAIN).rule({ kind: 'village' })).toBe('MA-24.16');
    }
  });

  test('MA-24.5, MA-24.18: a reward removes a skull; after L3 a random fitting tile lies on 14', () => {
    const table = withTiles(['L3', 'L20'], { ship: '9' }, MAIN);
    // Rewards of story quests ask this; no quest of the classic game does.
    table.state.stack.push({ kind: 'skull', seat: 0 });
    expect(table.options('skull')).toEqual(['L3', 'L20']);
    expect(table.rule({ kind: 'skull', tile: 'L21' })).toBe('MA-24.18');
    table.play({ kind: 'skull', tile: 'L3' });
    expect(table.view().legacy.map(({ id }) => id)).toEqual(['L20']);
    expect(table.place('14').cityTile).toMatch(/^CT-/);
    expect(maracaibo.audit?.(table.state)).toEqual([]);
  });
});

describe('stops', () => {
  test('MA-24.7: L5: a spy for who stops at 3, before the main action', () => {
    const table = withTiles(['L5'], { ship: '2', spies: 0 }).sail('3');
    expect(table.me().spies).toBe(1);
    expect(table.decision?.kind).toBe('main');
    expect(withTiles(['L5'], { ship: '2', spies: 0 }).sail('4').me().spies).toBe(0);
  });

  test('MA-24.17: L25: 6 points for who stops there, every time', () => {
    const table = withTiles(['L25'], { ship: '18' }).sail('19');
    expect(table.me().points['legacy']).toBe(6);
    expect(withTiles(['L25'], { ship: '18' }).sail('20').me().score).toBe(0);
  });

  test.each([
    { tile: 'L10', ship: '2', player: {} },
    { tile: 'L11', ship: '6', player: { doubloons: 2 } },
    { tile: 'L12', ship: '9', player: { hand: showing('corn', 1) } },
    { tile: 'L13', ship: '8', player: { hand: showing('herb', 1) } },
    { tile: 'L14', ship: '7', player: { combatPoints: 1 } },
    { tile: 'L15', ship: '13', player: { hand: showing('book', 1) } },
    { tile: 'L16', ship: '5', player: { hand: showing('sugar', 1) } },
    { tile: 'L17', ship: '10', player: { doubloons: 2 } },
  ])('MA-24.12: $tile: its price for a disc, before the main action', ({ tile, ship, player }) => {
    const paying = { doubloons: 0, combatPoints: 0, ...player };
    const table = withTiles([tile], { ship, ...paying }, STOP);
    expect(table.decision).toMatchObject({ kind: 'tile-offer', tile });
    const before = table.view().legacy.find(({ id }) => id === tile)?.discs ?? 0;
    table.play({ kind: 'use-tile', tile }, { kind: 'disc', area: 'U5' });
    expect(table.view().legacy.find(({ id }) => id === tile)?.discs).toBe(before + 1);
    expect(table.me()).toMatchObject({ doubloons: 0, combatPoints: 0, handSize: 0 });
    expect(table.decision?.kind).toBe('main');
    if (tile === 'L10') return;
    const poor = withTiles([tile], { ship, doubloons: 0, combatPoints: 0 }, STOP);
    expect(poor.decision?.kind).toBe('main');
  });

  test('MA-24.12: the upgrade comes at once, and the offer may be declined', () => {
    const table = withTiles(['L10'], { ship: '2', half: ['U5'] }, STOP);
    expect(table.play({ kind: 'use-tile', tile: 'L10' }, { kind: 'disc', area: 'U5' }).me().score).toBe(3);
    expect(withTiles(['L10'], { ship: '2' }, STOP).decline().decision?.kind).toBe('main');
  });

  test('MA-24.13: a full tile is closed', () => {
    const full = withTiles(['L10'], { ship: '2' }, { ...STOP, tileDiscs: { L10: 3 } });
    expect(full.decision?.kind).toBe('main');
  });

  test('MA-24.14: discs on the tiles from the start', () => {
    const tiles = ['L10', 'L11', 'L17'];
    const discs = (players: number) => {
      const others = Array.from({ length: players }, () => ({}));
      return position({ players: others, legacy: tiles })
        .view()
        .legacy.map((tile) => tile.discs);
    };
    expect([discs(1), discs(2), discs(3)]).toEqual([
      [1, 2, 2],
      [0, 1, 1],
      [0, 0, 0],
    ]);
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

  test('MA-24.8: L6: 10, then 11, of the value; a cube, 3 influence, 8 doubloons', () => {
    const table = fight(['L6']).play({ kind: 'treasure-fleet' });
    expect(table.me()).toMatchObject({ influence: [3, 0, 0], doubloons: 8 });
    expect(table.decision).toMatchObject({ value: 1 });
    expect(table.view().fleet).toEqual(['france']);
    const second = fight(['L6']);
    second.state.fleet.push(1);
    second.state.reserve[1] = (second.state.reserve[1] ?? 0) - 1;
    expect(second.play({ kind: 'treasure-fleet' }).decision).toMatchObject({ value: 0 });
    second.state.combatUsed.length = 0;
    expect(second.rule({ kind: 'treasure-fleet' })).toBe('MA-24.8');
    expect(fight([]).rule({ kind: 'treasure-fleet' })).toBe('MA-24.8');
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
