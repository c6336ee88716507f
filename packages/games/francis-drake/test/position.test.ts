/** Positions set up by hand: what is wrong with one is said in words. */
import { describe, expect, test } from 'vitest';
import { francisDrake } from '../src/index.ts';
import { given } from './table.ts';

const set = (spec: unknown) => () => francisDrake.position?.(spec);
const players = [{}, {}, {}];

describe('a position', () => {
  test('is the first voyage in the printed street unless it says otherwise', () => {
    const table = given({ players });
    expect([table.kind, table.view().voyage, table.view().loading]).toEqual(['street', 1, [0, 1, 2]]);
  });

  test('may have discs in the street, goods and treasure', () => {
    const table = given({
      players: [{ visits: ['crew-a', 'docks'], goods: { coffee: 2 }, chest: { jewel: 1 } }, {}, {}],
      voyage: 2,
    });
    expect(table.view().street.at(-1)).toEqual({ place: 'docks', circles: [0, -1, -1] });
    expect([table.player(0).goods.coffee, table.player(0).chest?.jewel, table.player(0).discs]).toEqual([
      2, 1, 8,
    ]);
    expect(table.seat).toBe(1);
  });

  test('has every ship in the loading docks, where a voyage ends or begins', () => {
    const loading = [2, 0, 1];
    for (const phase of ['street', 'score'] as const) {
      const table = given({ players, loading, phase });
      expect([table.kind, table.seat, table.view().voyage]).toEqual(['street', 2, 2]);
      expect(table.view().loading).toEqual(loading);
      expect(francisDrake.audit?.(table.state)).toEqual([]);
    }
    expect(given({ players, departed: [1, 2, 0], phase: 'score' }).view().loading).toEqual([1, 2, 0]);
    expect(given({ players, home: [0, 2, 1], phase: 'street' }).view().loading).toEqual([0, 2, 1]);
    expect(given({ players, voyage: 3, phase: 'over' }).view().home).toEqual([0, 1, 2]);
  });

  test('lays a disc where a token was fetched, and takes what is used out of the box', () => {
    const table = given({
      players: [
        { barrels: 1, office: ['governor'], pinnace: true, hind: true, ghost: true },
        { office: ['admiral'], visits: ['docks'] },
        {},
      ],
      phase: 'chart',
    });
    expect([table.player(0).discs, table.player(1).discs]).toEqual([6, 8]);
    expect(francisDrake.audit?.(table.state)).toEqual([]);
    const { state } = given({
      players: [{ barrels: 1, chest: { gold: 2 }, goods: { sugar: 1 } }, {}, {}],
      phase: 'chart',
    });
    expect([state.treasureInBox, state.goodsInBox]).toEqual([
      [8, 6, 6],
      [2, 3, 4, 4],
    ]);
    expect(given({ players: [{ investor: false, score: 9 }, {}, {}] }).score(0)).toBe(9);
  });

  test('is refused in words where it makes no sense', () => {
    expect(set('nonsense')).toThrow('a position is an object');
    expect(set({ players: 'three' })).toThrow('"players" must be a list of objects');
    expect(set({ players: [{}] })).toThrow('players must be 3 to 5');
    expect(set({ players, options: { mode: 'solo' } })).toThrow('mode must be base');
    expect(set({ players: [{ missions: { london: '1' } }, {}, {}] })).toThrow(
      'there is no destination "london"',
    );
    expect(set({ players: [{ missions: { panama: '7' } }, {}, {}] })).toThrow('there is no disc "7"');
    expect(set({ players, galleons: [3, 4, 9] })).toThrow('there is no galleon tile of guns "9"');
    expect(set({ players, street: ['crew-a'] })).toThrow('every tile of the street lies there once');
    expect(set({ players, loading: [0, 1] })).toThrow('"loading" must list every seat once');
    expect(set({ players, departed: [2, 2] })).toThrow('"departed" must list seats, each at most once');
    expect(set({ players, departed: [2], phase: 'chart' })).toThrow('"departed" must list every seat once');
    expect(set({ players, home: [0, 1], phase: 'score' })).toThrow('"home" must list every seat once');
    expect(set({ players, home: [7], phase: 'resolve' })).toThrow(
      '"home" must list seats, each at most once',
    );
    expect(set({ players, voyage: 3, phase: 'street' })).toThrow('"voyage" must be 0 to 2 here');
    expect(set({ players, voyage: 4 })).toThrow('"voyage" must be 1 to 3 here');
    expect(set({ players: [{ chest: { jewel: 10 } }, {}, {}] })).toThrow('there is less treasure');
    expect(set({ players: [{ visits: ['queen'] }, { visits: ['queen'] }, {}] })).toThrow(
      'there is no empty circle at "queen"',
    );
  });
});
