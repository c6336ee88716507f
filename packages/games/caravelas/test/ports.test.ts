import { describe, expect, test } from 'vitest';
import { GOODS } from '../src/content.ts';
import { caravelas } from '../src/index.ts';
import { board, given } from './table.ts';

const alone = (player: object) => given({ players: [player, { at: 'tanegashima' }] });

describe('discoveries', () => {
  test('CA-8.1 the first fleet on a port gains its value; passing is enough', () => {
    const table = alone({}).sail('madeira', 'c09r03');
    expect(table.view.discovered).toEqual({ madeira: 0 });
    expect(table.fleet(0)).toMatchObject({ points: 1, discoveryPoints: 1 });
  });

  test('CA-8.2 later fleets gain nothing', () => {
    const table = given({ players: [{}, { discovered: ['madeira'] }] }).sail('madeira');
    expect([table.fleet(0).points, table.view.discovered['madeira']]).toEqual([0, 1]);
  });

  test('CA-8.3 a destination card is worth 5 points to an owner who discovered the port', () => {
    const players = [
      { goods: ['pepper'], destinations: ['mina', 'diu'], discovered: ['mina', 'luanda'] },
      { destinations: ['luanda'], discovered: ['diu'] },
    ] as const;
    const table = given({ players, pieces: [0, 0], order: [1, 0], active: 0 });
    table.call().play({ kind: 'build' }).settle();
    expect(table.result?.breakdown.map(({ destinations }) => destinations)).toEqual([5, 0]);
  });

  test('CA-8.4 destination cards are secret while the game goes on', () => {
    const { state } = given({ players: [{ destinations: ['mina'] }, {}] });
    expect(caravelas.view(state, 0).destinations[0]).toContain('mina');
    expect(caravelas.view(state, 1).destinations[0]).toEqual([]);
    expect(caravelas.view(state, 'spectator').destinations).toEqual([[], []]);
  });

  test('CA-8.5 there is no limit to the ports one player can discover', () => {
    const discovered = board.ports.map(({ id }) => id).filter((id) => id !== 'madeira');
    const table = alone({ discovered }).sail('madeira');
    expect(Object.keys(table.view.discovered)).toHaveLength(board.ports.length);
    expect(table.fleet(0).points).toBe(board.portValue.reduce((sum, value) => sum + value, 0));
  });
});

describe('goods', () => {
  test('CA-9.1, CA-9.4, CA-9.5 a fleet that passes a port loads its good, on the discovery too, unasked', () => {
    const table = alone({ at: 'c10r06' }).sail('guine', 'c09r05', 'cabo-verde');
    expect(table.fleet(0)).toMatchObject({ goods: ['malagueta'], points: 2 });
    expect(table.heard('loaded')).toEqual([{ key: 'loaded', seat: 0, good: 'malagueta' }]);
  });

  test('CA-9.2 one cube of a good at most', () => {
    const table = alone({ at: 'c10r06', goods: ['malagueta'] }).sail('guine');
    expect([table.fleet(0).goods, table.heard('loaded')]).toEqual([['malagueta'], []]);
  });

  test('CA-9.3 nutmeg and silver need the fourth ship, and it must be afloat', () => {
    const goods = (player: object) =>
      alone({ at: 'c29r03', ...player })
        .sail('tanegashima')
        .fleet(0).goods;
    expect([goods({}), goods({ upgraded: true }), goods({ upgraded: true, wrecks: [4] })]).toEqual([
      [],
      ['silver'],
      [],
    ]);
  });

  test('CA-9.6 no matter who discovered the port, others load there', () => {
    const table = given({ players: [{ at: 'c10r06' }, { discovered: ['guine'] }] }).sail('guine');
    expect(table.fleet(0)).toMatchObject({ goods: ['malagueta'], points: 0 });
  });

  test('CA-9.7 after a sale the same good can be fetched again', () => {
    const table = alone({ goods: GOODS.slice(0, 6) });
    table.call().settle().anchor().pass(2);
    expect(table.fleet(0).goods).toEqual([]);
    table.moor('c10r06').sail('guine');
    expect(table.fleet(0).goods).toEqual(['malagueta']);
  });
});
