import { describe, expect, test } from 'vitest';
import { PLACE_IDS } from '../src/index.ts';
import { given } from './table.ts';

describe('the end of a voyage', () => {
  test('FD-10.1 one kind scores 1, two kinds 4, three kinds 10', () => {
    const players = [
      { conquests: ['town'] },
      { conquests: ['town', 'galleon'] },
      { conquests: ['town', 'fort', 'galleon'] },
    ] as const;
    const table = given({ players, phase: 'score', home: [0, 1, 2] });
    expect([0, 1, 2].map((seat) => table.score(seat) - 4)).toEqual([1, 4, 10]);
  });

  test('FD-10.2 the admiral scores gold left on the chart', () => {
    const players = [{ office: ['admiral'] }, {}, {}] as const;
    const table = given({ players, phase: 'score', home: [0, 1, 2], taken: ['granada'] });
    expect(table.score(0)).toBe(4 + 3);
  });

  test('FD-10.3 the governor scores silver left on the chart', () => {
    const players = [{}, { office: ['governor'] }, {}] as const;
    const table = given({ players, phase: 'score', home: [0, 1, 2], taken: ['cumana', 'cartagena'] });
    expect(table.score(1)).toBe(4 + 2);
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
      office: ['admiral', 'informer'],
    } as const;
    const table = given({ players: [sailor, {}, {}], phase: 'score', home: [0, 1, 2] });
    const { log, discs, hind, ghost, investor, goods, chest, offices, zone } = table.player(0);
    expect(log).toEqual({ crew: 0, guns: 0, barrels: 0, trade: 0, galleon: false, pinnace: false });
    expect([discs, hind, ghost, offices, zone]).toEqual([10, false, false, [], 0]);
    expect([investor, goods.sugar, chest?.gold]).toEqual([false, 2, 1]);
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
    for (const street of streets) {
      expect(street.slice(-2)).toEqual(['investor', 'docks']);
      expect(street.toSorted()).toEqual(PLACE_IDS.toSorted());
    }
  });

  test('FD-10.7 goods and treasure are laid out anew, tokens and discs taken off', () => {
    const players = [{ barrels: 3, trade: 1, missions: { 'san-juan': '1' } }, {}, {}] as const;
    const table = given({ players, phase: 'resolve', turned: ['panama'] }).barter('sugar');
    expect(table.view().voyage).toBe(2);
    expect(table.destination('san-juan')).toMatchObject({ goods: ['sugar', 'coffee'], done: [], discs: [] });
    expect(table.destination('panama')).toMatchObject({ token: 'none', tokenOpen: false });
    table.pass(3);
    expect(table.view().voyage).toBe(3);
  });

  test('FD-10.8 after voyage 3 the game is over', () => {
    const table = given({ players: [{}, {}, {}], voyage: 3, phase: 'score', home: [2, 1, 0] });
    expect([table.kind, table.view().phase, table.view().home]).toEqual(['over', 'over', [2, 1, 0]]);
  });
});
