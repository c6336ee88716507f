import { describe, expect, test } from 'vitest';
import { lineAt, missionsAhead } from '../src/outlook.ts';
import { atSea, given } from './table.ts';

describe('turning the discs over', () => {
  const POSITION = {
    players: [
      { barrels: 3, crew: 1, ghost: true, missions: { cartagena: '1', granada: 'ghost' } },
      { barrels: 3, crew: 1, hind: true, missions: { cartagena: 'hind', granada: '1' } },
      { barrels: 3, crew: 1, missions: { cartagena: '1', granada: '3' } },
    ],
    departed: [2, 0, 1],
    phase: 'reveal',
  } as const;

  test('FD-7.1 all numbers are seen, and the Ghost Ship is gone', () => {
    const table = given(POSITION);
    expect(table.destination('granada').discs).toEqual([
      { seat: 1, disc: '1' },
      { seat: 2, disc: '3' },
    ]);
  });

  test('FD-7.2 Golden Hind, low numbers, then sailing order', () => {
    expect(given(POSITION).destination('cartagena').discs).toEqual([
      { seat: 1, disc: 'hind' },
      { seat: 2, disc: '1' },
      { seat: 0, disc: '1' },
    ]);
  });

  test('FD-7.3 discs beyond the circles wait', () => {
    expect(lineAt(given(POSITION).view(), 'cartagena')).toMatchObject({
      onCircles: [{ seat: 1 }, { seat: 2 }],
      waiting: [{ seat: 0 }],
    });
  });
});

describe('missions', () => {
  test('FD-8.1 Golden Hind, all 1, all 2, each in sailing order', () => {
    const table = atSea(
      [
        { crew: 9, missions: { cartagena: '1', granada: '2' } },
        { crew: 9, hind: true, missions: { portobelo: '1', 'puerto-cabello': 'hind' } },
        { crew: 9, missions: { granada: '1', portobelo: '2' } },
      ],
      { departed: [2, 1, 0] },
    ).raid();
    // The first mission began when the position was set up.
    expect(table.heard('attacked').map(({ seat, disc }) => `${seat} ${disc}`)).toEqual([
      '1 hind',
      '2 1',
      '1 1',
      '0 1',
      '2 2',
      '0 2',
    ]);
  });

  test('FD-8.2 a third attack on a destination fails', () => {
    const table = atSea([
      { crew: 1, missions: { cartagena: '1' } },
      { crew: 1, missions: { cartagena: '1' } },
      { crew: 1, missions: { cartagena: '1' } },
    ]).raid();
    expect(table.heard('failed')).toMatchObject([{ seat: 2, reason: 'full' }]);
  });

  test('FD-8.3 a success scores at once', () => {
    const table = atSea([{ crew: 2, missions: { granada: '1', cartagena: '2' } }, {}, {}]).attack();
    expect(table.score(0)).toBe(4 + table.destination('granada').points);
  });

  test('FD-8.4 the first success takes the treasure', () => {
    const table = atSea([
      { crew: 1, missions: { granada: '2' } },
      { crew: 1, missions: { granada: '1' } },
      {},
    ]).raid();
    expect(table.heard('attacked').map(({ seat, treasure }) => [seat, treasure])).toEqual([
      [1, 'gold'],
      [0, ''],
    ]);
    expect(table.player(1).chest).toEqual({ silver: 0, gold: 1, jewel: 0 });
  });

  test('FD-8.5 who declines frees the circle for a disc that waits', () => {
    const table = atSea([
      { crew: 1, missions: { cartagena: '1' } },
      { crew: 1, missions: { cartagena: '1' } },
      { crew: 1, missions: { cartagena: '1' } },
    ])
      .decline()
      .attack()
      .attack();
    expect(table.heard('failed')).toMatchObject([{ seat: 0, reason: 'declined' }]);
    expect(table.heard('attacked').map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('FD-8.6 a town costs one crew', () => {
    const table = atSea([{ crew: 3, missions: { portobelo: '1', granada: '2' } }, {}, {}]).attack();
    expect(table.log(0).crew).toBe(2);
    expect(atSea([{ missions: { portobelo: '1' } }, {}, {}]).kind).not.toBe('attack');
  });

  test('FD-8.7 a fort costs crew for troops and token, and guns', () => {
    const table = atSea([{ crew: 6, guns: 3, missions: { 'rio-de-la-hacha': '1', granada: '2' } }, {}, {}], {
      troops: [0, 2, 1, 0],
    }).attack();
    expect([table.log(0).crew, table.log(0).guns]).toEqual([2, 2]);
  });

  test('FD-8.8 the first attack turns the token over for all', () => {
    const table = atSea(
      [
        { crew: 6, guns: 1, missions: { veracruz: '1', granada: '2' } },
        { crew: 5, guns: 1, missions: { veracruz: '2' } },
        {},
      ],
      { troops: [0, 0, 1, 2] },
    );
    expect(table.destination('veracruz').token).toBe('hidden');
    table.attack();
    expect(table.heard('token-turned')).toMatchObject([{ at: 'veracruz', token: 2, total: 5 }]);
    expect(table.destination('veracruz')).toMatchObject({ token: 2, tokenOpen: true });
    table.home();
    expect(table.decision).toMatchObject({ kind: 'attack', seat: 1, crew: 5, guns: 1, token: false });
  });

  test('FD-8.9 with a pinnace no guns are spent on a fort', () => {
    const table = atSea([{ crew: 6, pinnace: true, missions: { panama: '1', granada: '2' } }, {}, {}], {
      troops: [1, 2, 0, 0],
    });
    expect(table.decision).toMatchObject({ crew: 1, guns: 0 });
    expect(table.attack().heard('attacked')).toMatchObject([{ guns: 0, pinnace: true }]);
  });

  test('FD-8.10 a galleon costs guns for tile and token and scores its tile', () => {
    const table = atSea(
      [{ guns: 8, galleon: true, missions: { 'galleon-nicaragua': '1', granada: '2' } }, {}, {}],
      {
        galleons: [4, 5, 3],
        frigates: [0, 2, 1],
      },
    ).attack();
    expect(table.log(0).guns).toBe(1);
    expect(table.heard('attacked')).toMatchObject([{ crew: 0, guns: 7, points: 10, treasure: 'jewel' }]);
  });

  test('FD-8.11 a frigate does not attack galleons', () => {
    const { state } = given({
      players: [{ barrels: 2, guns: 9, missions: { 'galleon-jamaica': '1' } }, {}, {}],
      phase: 'resolve',
    });
    expect(state.voyage).toBe(2);
    expect(state.score).toEqual([4, 4, 4]);
  });

  test('FD-8.12 a token that is too much makes the attack fail, and nothing is spent', () => {
    const table = atSea([{ crew: 3, guns: 1, missions: { veracruz: '1', granada: '2' } }, {}, {}], {
      troops: [0, 0, 1, 2],
    }).attack();
    expect(table.heard('failed')).toMatchObject([{ at: 'veracruz', reason: 'no-crew' }]);
    expect([table.log(0).crew, table.log(0).guns]).toEqual([3, 1]);
    expect(table.destination('veracruz').treasure).toBe(true);
  });

  test('FD-8.13 an attack that is plainly impossible is not offered', () => {
    const table = atSea([{ crew: 2, guns: 1, missions: { veracruz: '1', granada: '2' } }, {}, {}]);
    expect(table.decision).toMatchObject({ kind: 'home', seat: 0 });
    expect(table.destination('veracruz').token).toBe('hidden');
  });

  test('FD-8.14 a cube is traded for one of the goods left', () => {
    const table = atSea([{ trade: 2, missions: { 'santiago-de-cuba': '1', 'san-juan': '2' } }, {}, {}]);
    expect(table.legal.map((move) => (move.kind === 'barter' ? move.good : move.kind))).toEqual([
      'indigo',
      'coffee',
      'tobacco',
      'decline',
    ]);
    expect(table.whyNot({ kind: 'barter', good: 'sugar' })).toEqual({ code: 'not-sold', rule: 'FD-8.14' });
    table.barter('indigo');
    expect([table.log(0).trade, table.player(0).goods.indigo]).toEqual([1, 1]);
    expect(table.destination('santiago-de-cuba').goods).toEqual(['coffee', 'tobacco']);
  });

  test('FD-8.15 a port trades as often as it has circles', () => {
    const trader = { trade: 1, missions: { 'san-juan': '1' } } as const;
    const table = atSea([trader, trader, trader]).barter('sugar').barter('coffee');
    expect(table.heard('failed')).toMatchObject([{ seat: 2, at: 'san-juan', reason: 'full' }]);
  });

  test('FD-8.16 without a cube the disc comes back', () => {
    const table = atSea([{ crew: 1, missions: { 'san-juan': '1', granada: '2' } }, {}, {}]);
    expect(table.decision).toMatchObject({ kind: 'home', left: 1 });
    expect(table.destination('san-juan').discs).toEqual([]);
  });

  test('FD-8.17 the conquest chart shows each kind once', () => {
    const table = atSea([
      { crew: 2, missions: { granada: '1', cartagena: '2', portobelo: '3' } },
      {},
      {},
    ]).attack();
    expect(table.player(0).conquests).toEqual({ town: true, fort: false, galleon: false });
    expect(missionsAhead(table.view(0), 0)).toHaveLength(2);
  });

  test('moves that are not asked for are refused with their rule', () => {
    const table = atSea([{ crew: 2, missions: { granada: '1', cartagena: '2' } }, {}, {}]);
    expect(table.whyNot({ kind: 'home' })).toEqual({ code: 'not-asked', rule: 'FD-9.1' });
    table.attack();
    expect(table.whyNot({ kind: 'attack' })).toEqual({ code: 'not-asked', rule: 'FD-8.1' });
    expect(table.whyNot({ kind: 'pass' })).toMatchObject({ code: 'not-asked' });
  });
});
