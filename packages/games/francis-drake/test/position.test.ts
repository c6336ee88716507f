/** Positions set up by hand: a wrong one is refused with a sentence that says why. */
import { positionTests } from '@captains-table/kernel/contract-tests';
import { describe, expect, test } from 'vitest';
import { francisDrake } from '../src/index.ts';
import { given } from './table.ts';

positionTests(francisDrake);

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
      voyage: 2,
    });
    expect([state.treasureInBox, state.goodsInBox]).toEqual([
      [8, 6, 6],
      [2, 3, 4, 4],
    ]);
    expect(given({ players: [{ investor: false, score: 9 }, {}, {}] }).score(0)).toBe(9);
  });

  test('has circles, treasure and goods as the missions carried out leave them', () => {
    const table = given({
      players: [{ barrels: 2, done: ['cumana', 'san-juan'] }, { barrels: 1, done: ['san-juan'] }, {}],
      phase: 'resolve',
      home: [1],
    });
    // No one has a disc on the chart: the voyage is over, the conquest scored, and the next one begins.
    expect([table.kind, table.view().voyage, table.score(0)]).toEqual(['street', 2, 4 + 1]);
    const waiting = given({
      players: [{ barrels: 2, done: ['cumana', 'san-juan'], missions: { cartagena: '3' }, crew: 1 }, {}, {}],
      phase: 'resolve',
    });
    expect(waiting.destination('cumana')).toMatchObject({ done: [0], treasure: false });
    expect(waiting.destination('san-juan')).toMatchObject({ done: [0], goods: ['coffee'] });
    expect(waiting.player(0).conquests).toEqual({ town: false, fort: true, galleon: false });
  });

  test('has a token for the player who was where it comes from', () => {
    const table = given({ players: [{ visits: ['pinnace', 'admiral', 'drake'] }, {}, {}] });
    expect([table.log(0).pinnace, table.player(0).offices, table.player(0).discs]).toEqual([
      true,
      ['admiral'],
      6,
    ]);
  });

  test.each([
    ['nonsense', 'position: must be an object'],
    [{ players: 'three' }, 'players: must be a list of objects'],
    [{ players: [{}] }, 'players: must be 3 to 5'],
    [{ players, options: { mode: 'solo' } }, 'options.mode: must be base'],
    [{ players, galleons: [3, 4, 9] }, 'galleons[2]: must be a whole number from 3 to 5'],
    [{ players, galleons: [3, 4, 4] }, 'galleons[2]: 4 is there twice'],
    [{ players, street: ['crew-a'] }, 'street: must be a list of 16'],
    [{ players, loading: [0, 1] }, 'loading: must be a list of 3'],
    [{ players, departed: [2, 2] }, 'departed[1]: 2 is there twice'],
    [{ players, departed: [2], phase: 'chart' }, 'departed: must list every seat once'],
    [{ players, home: [0, 1], phase: 'score' }, 'home: must list every seat once'],
    [{ players, home: [7], phase: 'resolve' }, 'home[0]: must be a seat from 0 to 2'],
    [{ players, home: [0], phase: 'chart' }, 'home: no one is back yet'],
    [{ players, voyage: 3, phase: 'street' }, 'voyage: must be 0 to 2 here'],
    [{ players, voyage: 4 }, 'voyage: must be a whole number from 0 to 3'],
    [{ players, voyage: 2, phase: 'over' }, 'voyage: must be 3 to 3 here'],
    [{ players, frigates: [2, 2, 0] }, 'frigates[1]: there is no token 2 left'],
    [{ players, turned: ['panama'] }, 'turned: no tokens are laid yet'],
    [{ players: [{ chest: { jewel: 1 } }, {}, {}] }, 'players[0].chest.jewel: the players have more'],
    [
      { players: [{}, { goods: { sugar: 5 } }, {}], voyage: 3 },
      'players[1].goods.sugar: the players have more',
    ],
    [
      { players: [{ visits: ['queen'] }, { visits: ['queen'] }, {}] },
      'players[1].visits[0]: there is no empty',
    ],
    [{ players: [{ hind: true }, { hind: true }, {}] }, 'players[1].hind: there is no empty circle'],
    [{ players: [{ visits: ['pinnace'], pinnace: false }, {}, {}] }, 'players[0].pinnace: must be true'],
    [
      { players: [{ visits: ['investor'], investor: true }, {}, {}] },
      'players[0].investor: the token is spent',
    ],
  ])('%j is refused: %s', (spec, says) => {
    expect(set(spec)).toThrow(says);
  });

  test.each([
    [{ missions: { london: '1' } }, 'missions: there is no destination "london"'],
    [{ missions: { panama: '7' } }, 'missions.panama: there is no disc "7"'],
    [{ missions: { panama: '1' } }, 'missions.panama: is out of reach of the barrels'],
    [{ barrels: 1, missions: { cumana: 'hind' } }, 'missions.cumana: this player has no disc hind now'],
    [{ barrels: 1, missions: { cumana: '1', 'san-juan': '1' } }, 'missions.san-juan: disc 1 lies elsewhere'],
    [
      { barrels: 1, done: ['cumana'], missions: { cumana: '1' } },
      'done[0]: a disc of this player lies there',
    ],
  ])('on the way a player with %j is refused: %s', (player, says) => {
    expect(set({ players: [player, {}, {}], phase: 'resolve' })).toThrow(`players[0].${says}`);
  });
});
