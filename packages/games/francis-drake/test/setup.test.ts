import { checkTable } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { PLACE_IDS, francisDrake } from '../src/index.ts';
import { fresh, given } from './table.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => `seed ${i}`);

describe('setting the table', () => {
  test('FD-1.1 three to five players, and a game of three voyages', () => {
    const allowed = [2, 3, 4, 5, 6].map((seats) => checkTable(francisDrake.meta, seats).ok);
    expect(allowed).toEqual([false, true, true, true, false]);
    const table = fresh(3);
    for (let voyage = 1; voyage <= 3; voyage++) {
      expect(table.view().voyage).toBe(voyage);
      table.pass(3);
    }
    expect(table.kind).toBe('over');
  });

  test('FD-1.10 everyone starts with 4 points, an investor token and nothing else', () => {
    const table = fresh(4);
    for (const seat of [0, 1, 2, 3]) {
      const { score, investor, log, goods, chest } = table.player(seat);
      expect([score, investor]).toEqual([4, true]);
      expect([log.crew, log.barrels, log.trade, log.galleon, log.pinnace]).toEqual([0, 0, 0, false, false]);
      expect(Object.values(goods)).toEqual([0, 0, 0, 0]);
      expect(chest).toEqual({ silver: 0, gold: 0, jewel: 0 });
    }
  });

  test('FD-1.11 the galleon tiles are shuffled face up', () => {
    const laid = SEEDS.map((seed) =>
      fresh(4, {}, seed)
        .view()
        .destinations.filter(({ kind }) => kind === 'galleon')
        .map(({ guns }) => guns),
    );
    expect(laid.every((guns) => guns.toSorted((a, b) => a - b).join() === '3,4,5')).toBe(true);
    expect(new Set(laid.map(String)).size).toBeGreaterThan(3);
  });

  test('FD-1.12 each port has one of each of its goods', () => {
    const table = fresh(4);
    expect(table.destination('san-juan').goods).toEqual(['sugar', 'coffee']);
    expect(table.destination('santo-domingo').goods).toEqual(['sugar', 'tobacco']);
    expect(table.destination('santiago-de-cuba').goods).toEqual(['indigo', 'coffee', 'tobacco']);
  });

  test('FD-1.13 the first street lies in the printed order', () => {
    for (const seats of [3, 4, 5]) {
      expect(
        fresh(seats)
          .view()
          .street.map(({ place }) => place),
      ).toEqual(PLACE_IDS);
    }
  });

  test('FD-1.14 ten action discs each, and four missions once there is a barrel', () => {
    const table = fresh(3);
    expect(table.player(0).discs).toBe(10);
    const sailor = table.seat;
    table.visit('supplies-a').pass(2).pass();
    expect(table.player(sailor).hand).toEqual(['1', '2', '3', '4']);
    expect(table.player(sailor).conquests).toEqual({ town: false, fort: false, galleon: false });
    const all = given({ players: [{ barrels: 2, hind: true, ghost: true }, {}, {}], phase: 'chart' });
    expect(all.player(0).hand).toEqual(['hind', '1', '2', '3', '4', 'ghost']);
  });

  test('FD-2.1 the first loading order is drawn at random', () => {
    const orders = SEEDS.map((seed) => fresh(4, {}, seed).view().loading.join());
    expect(new Set(orders).size).toBeGreaterThan(8);
  });

  test('FD-2.2 the last to load has a gun, in the first voyage only', () => {
    const table = fresh(4);
    const guns = () => table.view().loading.map((seat) => table.log(seat).guns);
    expect(guns()).toEqual([0, 0, 0, 1]);
    table.pass(4);
    expect(table.view().voyage).toBe(2);
    expect(guns()).toEqual([0, 0, 0, 0]);
  });
});
