import { describe, expect, test } from 'vitest';
import type { Provenance } from '../src/content.ts';
import { CONTENT, GOODS } from '../src/content.ts';
import { neighbour, NONE } from '../src/board.ts';
import { board } from './table.ts';

const { cards, goods, map, ports } = CONTENT;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const SOURCES = ['rulebook', 'published', 'reconstructed'];

describe('the chart', () => {
  test('CA-1.2 has 32 ports besides Lisboa, each with name, year and a value from 1 to 3', () => {
    expect(ports).toHaveLength(32);
    for (const { name, year, value } of ports) {
      expect(name).toMatch(/^\p{Lu}/u);
      expect(year).toSatisfy((when: number) => when >= 1415 && when <= 1542);
      expect([1, 2, 3]).toContain(value);
    }
    expect(map.spaces.filter(({ port }) => port === CONTENT.home.id)).toHaveLength(1);
    expect(ports.find(({ id }) => id === CONTENT.home.id)).toBeUndefined();
  });

  test('every port lies on one space, and every space can be reached from Lisboa and left for it', () => {
    for (const { id } of ports) expect(map.spaces.filter(({ port }) => port === id)).toHaveLength(1);
    const seen = new Set([board.home]);
    for (const space of seen) {
      for (let way = 0; way < 6; way++) {
        const to = neighbour(board, space, way);
        if (to === NONE) continue;
        seen.add(to);
        expect(neighbour(board, to, (way + 3) % 6)).toBe(space);
      }
    }
    expect(seen.size).toBe(map.spaces.length);
  });

  test('CA-1.3 eight ports sell one good each, of which there are four cubes', () => {
    const sold = ports.flatMap(({ good }) => good ?? []);
    expect(sold.toSorted()).toEqual([...GOODS].toSorted());
    expect(goods.map(({ cubes }) => cubes)).toEqual(Array(8).fill(4));
  });

  test('CA-1.5, CA-1.8 the western pile is 14 Atlantic ports, the Cape and Moçambique, the eastern one the rest', () => {
    const west = ports.filter(({ pile }) => pile === 'west').map(({ id }) => id);
    const ocean = (port: string) => map.spaces.find((space) => space.port === port)?.ocean;
    expect(west).toHaveLength(16);
    expect(west.filter((id) => ocean(id) === 'indian')).toEqual(['boa-esperanca', 'mocambique']);
    expect(ports.filter(({ pile }) => pile === 'east').every(({ id }) => ocean(id) === 'indian')).toBe(true);
  });

  test('CA-1.13 two goods of its own on each ship, nutmeg and silver on the fourth', () => {
    const aboard = (ship: number) => goods.filter((good) => good.ship === ship).map(({ id }) => id);
    expect([1, 2, 3, 4].map(aboard)).toEqual([
      ['malagueta', 'brazilwood'],
      ['ivory', 'pepper'],
      ['cinnamon', 'silk'],
      ['nutmeg', 'silver'],
    ]);
  });

  test('CA-4.11 no ring of currents can be sailed for ever for nothing', () => {
    const onWay = new Set<number>();
    const done = new Set<number>();
    const visit = (space: number): boolean => {
      if (done.has(space)) return true;
      if (onWay.has(space)) return false;
      onWay.add(space);
      for (let way = 0; way < 6; way++) {
        const flows = ((board.currents[space] ?? 0) & (1 << way)) !== 0;
        if (flows && !visit(neighbour(board, space, way))) return false;
      }
      onWay.delete(space);
      done.add(space);
      return true;
    };
    for (const [space] of map.spaces.entries()) expect(visit(space)).toBe(true);
  });

  test('nobody gets from one ocean to the other but by the red spaces', () => {
    const crossings = map.spaces.flatMap(({ ocean, symbol }, space) =>
      [0, 1, 2, 3, 4, 5].flatMap((way) => {
        const to = map.spaces[neighbour(board, space, way)];
        return to !== undefined && to.ocean !== ocean ? [[symbol, to.symbol]] : [];
      }),
    );
    expect(crossings.length).toBeGreaterThan(0);
    for (const symbols of crossings) expect(symbols).toContain('cape');
  });
});

describe('the cards', () => {
  test('CA-1.4 are 86 of four kinds, with an even number of calms', () => {
    expect(sum(cards.map(({ copies }) => copies))).toBe(86);
    expect(new Set(cards.map(({ kind }) => kind))).toEqual(
      new Set(['storm', 'compass', 'fair-wind', 'calm']),
    );
    expect((cards.find(({ kind }) => kind === 'calm')?.copies ?? 1) % 2).toBe(0);
  });
});

test('CA-1.14 every component tells where its values come from', () => {
  const parts: readonly Provenance[] = [...ports, ...goods, ...cards];
  for (const { source, sources = {} } of parts) {
    expect(SOURCES).toContain(source);
    for (const from of Object.values(sources)) expect(SOURCES).toContain(from);
  }
  for (const from of Object.values(map.provenance)) expect(SOURCES).toContain(from);
  const known = ports
    .filter(({ sources }) => sources?.['value'] === undefined)
    .map(({ id, value }) => [id, value]);
  expect(known).toEqual([
    ['ceilao', 3],
    ['malaca', 3],
  ]);
});
