import { describe, expect, test } from 'vitest';
import { PLACE_IDS, francisDrake } from '../src/index.ts';
import { given } from './table.ts';

const SOMEWHERE = { 'san-juan': '1', 'santo-domingo': '2', cumana: '3', 'puerto-cabello': '4' } as const;

describe('the end of a voyage', () => {
  test('FD-10.1 one kind scores 1, two kinds 4, three kinds 10', () => {
    const players = [
      { barrels: 4, done: ['cartagena'] },
      { barrels: 4, done: ['cartagena', 'galleon-jamaica'] },
      { barrels: 4, done: ['portobelo', 'cumana', 'galleon-jamaica'] },
    ] as const;
    const table = given({ players, phase: 'score', home: [0, 1, 2] });
    expect([0, 1, 2].map((seat) => table.score(seat) - 4)).toEqual([1, 4, 10]);
  });

  test('FD-10.2 the admiral scores gold left on the chart', () => {
    const players = [
      { office: ['admiral'] },
      { barrels: 3, done: ['granada'] },
      { barrels: 3, done: ['panama'] },
    ] as const;
    const table = given({ players, phase: 'score', home: [0, 1, 2] });
    expect([table.score(0), table.score(1), table.score(2)]).toEqual([4 + 2, 4 + 1, 4 + 1]);
  });

  test('FD-10.3 the governor scores silver left on the chart', () => {
    const players = [{}, { office: ['governor'] }, { barrels: 1, done: ['cumana'] }] as const;
    const table = given({ players, phase: 'score', home: [0, 1, 2] });
    expect([table.score(0), table.score(1), table.score(2)]).toEqual([4, 4 + 3, 4 + 1]);
  });

  test('FD-10.4 the log is emptied; goods, chest and the spent investor token stay', () => {
    const sailor = {
      crew: 3,
      guns: 2,
      barrels: 3,
      trade: 1,
      galleon: true,
      pinnace: true,
      hind: true,
      ghost: true,
      investor: false,
      goods: { sugar: 2 },
      chest: { gold: 1 },
      visits: ['crew-a', 'docks'],
      done: ['san-juan'],
      office: ['admiral', 'governor', 'informer'],
    } as const;
    const table = given({ players: [sailor, {}, {}], phase: 'score', voyage: 2, home: [0, 1, 2] });
    const { log, discs, hind, ghost, investor, goods, chest, offices, zone } = table.player(0);
    expect(log).toEqual({ crew: 0, guns: 0, barrels: 0, trade: 0, galleon: false, pinnace: false });
    expect([discs, hind, ghost, offices, zone]).toEqual([10, false, false, [], 0]);
    expect([investor, goods.sugar, chest?.gold]).toEqual([false, 2, 1]);
    expect(table.view().street.every(({ circles }) => circles.every((seat) => seat === -1))).toBe(true);
    expect(table.destination('san-juan').discs).toEqual([]);
    expect(table.state.reveals).toBe(0);
    expect(francisDrake.audit?.(table.state)).toEqual([]);
  });

  test('FD-10.4 what the informer looked at is forgotten', () => {
    const spy = { barrels: 1, office: ['informer'], missions: SOMEWHERE } as const;
    const table = given({ players: [spy, {}, {}], phase: 'informer' });
    table.play({ kind: 'look-discs', at: 'cumana' }, { kind: 'leave' }).raidAndTrade();
    expect([table.view().voyage, table.view().looked]).toEqual([2, undefined]);
  });

  test('FD-10.9 the conquest cubes go back up: a kind counts again in the next voyage', () => {
    const raider = { barrels: 1, crew: 1, missions: { 'puerto-cabello': '1' } } as const;
    const table = given({ players: [raider, {}, {}], phase: 'resolve' }).attack();
    expect([table.view().voyage, table.score(0)]).toEqual([2, 4 + 1 + 2 + 1]);
    expect(table.player(0).conquests).toEqual({ town: false, fort: false, galleon: false });
    expect(table.pass(3).view().voyage).toBe(3);
    expect(table.score(0)).toBe(8);
  });

  test('FD-10.5 the lowest score loads first, equals as they came home', () => {
    const players = [{ score: 20 }, { score: 11 }, { score: 20 }, { score: 30 }, { score: 11 }];
    const table = given({ players, phase: 'score', home: [2, 4, 3, 0, 1] });
    expect(table.view().loading).toEqual([4, 1, 2, 0, 3]);
  });

  test('FD-10.6 sixteen tiles are shuffled before voyages 2 and 3', () => {
    const streets = Array.from({ length: 12 }, (_, i) =>
      given({ players: [{}, {}, {}], phase: 'score', home: [0, 1, 2], seed: `street ${i}` })
        .view()
        .street.map(({ place }) => place),
    );
    expect(new Set(streets.map(String)).size).toBe(12);
    expect(streets.some(([first]) => first !== 'crew-a')).toBe(true);
    for (const street of streets) {
      expect(street.slice(-2)).toEqual(['investor', 'docks']);
      expect(street.toSorted()).toEqual(PLACE_IDS.toSorted());
    }
  });

  test('FD-10.7 goods and treasure are laid out again, tokens and discs taken off', () => {
    const players = [
      { barrels: 3, crew: 1, trade: 1, missions: { 'san-juan': '1', granada: '2' } },
      {},
      {},
    ] as const;
    const table = given({ players, phase: 'resolve', turned: ['panama', 'galleon-jamaica'] });
    table.barter('sugar').sailOn().attack();
    expect(table.view().voyage).toBe(2);
    expect(table.destination('san-juan')).toMatchObject({ goods: ['sugar', 'coffee'], done: [], discs: [] });
    expect(table.destination('granada')).toMatchObject({ done: [], treasure: false });
    for (const at of ['panama', 'galleon-jamaica'] as const) {
      expect(table.destination(at)).toMatchObject({ token: 'none', tokenOpen: false });
    }
    // In the street all treasure is in the box except the gold that was taken, and all goods except the sugar.
    expect(table.view().destinations.some(({ treasure }) => treasure)).toBe(false);
    expect([table.state.treasureInBox, table.state.goodsInBox]).toEqual([
      [12, 11, 9],
      [2, 3, 4, 4],
    ]);
    table.visit('supplies-a').pass(3);
    expect(table.kind).toBe('mission');
    for (const { kind, treasure } of table.view().destinations) expect(treasure).toBe(kind !== 'trade');
    expect(table.destination('panama').token).toBe('hidden');
    expect(table.destination('granada').discs).toEqual([]);
  });

  test('FD-10.7 the galleon tiles are shuffled again for each voyage', () => {
    const tiles = Array.from({ length: 24 }, (_, i) =>
      given({ players: [{}, {}, {}], phase: 'score', galleons: [3, 4, 5], seed: `tiles ${i}` })
        .view()
        .destinations.filter(({ kind }) => kind === 'galleon')
        .map(({ guns }) => guns)
        .join(),
    );
    expect(new Set(tiles).size).toBe(6);
  });

  test('FD-10.8 after voyage 3 the game is over', () => {
    const table = given({ players: [{}, {}, {}], voyage: 3, phase: 'score', home: [2, 1, 0] });
    expect([table.kind, table.view().phase, table.view().home]).toEqual(['over', 'over', [2, 1, 0]]);
    const last = given({
      players: [{ barrels: 1, trade: 1, missions: { 'san-juan': '1' } }, {}, {}],
      voyage: 3,
      phase: 'resolve',
    });
    last.barter('coffee');
    expect(last.destination('san-juan')).toMatchObject({ goods: ['sugar'], done: [0] });
    expect([last.view().voyage, last.log(0).barrels]).toEqual([3, 1]);
  });
});
