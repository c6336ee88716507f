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
  });
});
