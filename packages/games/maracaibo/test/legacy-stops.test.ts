import { describe, expect, test } from 'vitest';
import { withTiles } from './legacy-table.ts';
import { position, showing } from './table.ts';

const STOP = { phase: 'stop' } as const;

describe('stops', () => {
  test('MA-24.7: L5: a spy for the player who stops at 3, before the main action', () => {
    const table = withTiles(['L5'], { ship: '2', spies: 0 }).sail('3');
    expect(table.me().spies).toBe(1);
    expect(table.decision?.kind).toBe('main');
    expect(withTiles(['L5'], { ship: '2', spies: 0 }).sail('4').me().spies).toBe(0);
  });

  test('MA-24.17: L25: 6 points for the player who stops there, every time', () => {
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
    table.play({ kind: 'use-tile', tile }).payCards().play({ kind: 'disc', area: 'U5' });
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
    const declined = withTiles(['L10'], { ship: '2' }, STOP).decline();
    expect(declined.decision?.kind).toBe('main');
    expect(declined.view().legacy[0]?.discs).toBe(0);
  });

  test('MA-24.12: a player who could pay after a free action is asked', () => {
    const player = { ship: '6', career: 'K-4', quests: 4, doubloons: 0 };
    const table = withTiles(['L11'], player, STOP);
    expect(table.rule({ kind: 'use-tile', tile: 'L11' })).toBe('MA-24.12');
    table.play({ kind: 'objective', career: 'K-4', objective: 0, level: 'low' });
    table.play({ kind: 'use-tile', tile: 'L11' }, { kind: 'disc', area: 'U5' });
    expect(table.me().doubloons).toBe(4 - 2);
  });

  test('MA-24.13: a full tile is closed', () => {
    const stop = (tile: string, ship: string, discs: number) =>
      withTiles([tile], { ship, combatPoints: 1 }, { ...STOP, tileDiscs: { [tile]: discs } }).decision?.kind;
    expect([stop('L10', '2', 2), stop('L10', '2', 3)]).toEqual(['tile-offer', 'main']);
    expect([stop('L14', '7', 3), stop('L14', '7', 4)]).toEqual(['tile-offer', 'main']);
  });

  test('MA-24.14: discs on the tiles from the start', () => {
    const tiles = ['L10', 'L11', 'L12', 'L13', 'L14', 'L15', 'L16', 'L17'];
    const discs = (players: number) => {
      const others = Array.from({ length: players }, () => ({}));
      return position({ players: others, legacy: tiles })
        .view()
        .legacy.map((tile) => tile.discs);
    };
    expect([discs(1), discs(2), discs(3), discs(4)]).toEqual([
      [1, 2, 2, 2, 2, 2, 2, 2],
      [0, 1, 1, 1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0, 0],
    ]);
  });
});
