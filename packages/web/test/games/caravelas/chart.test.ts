import type { Event } from '@captains-table/caravelas';
import { CONTENT } from '@captains-table/caravelas';
import { expect, test } from 'vitest';
import { berths } from '../../../src/games/caravelas/chart/berths.ts';
import { LABEL_PLACES } from '../../../src/games/caravelas/chart/label-places.ts';
import { Places } from '../../../src/games/caravelas/chart/places.ts';
import { heardIn } from '../../../src/games/caravelas/board/sounds.ts';
import { towards } from '../../../src/games/caravelas/chart/towards.ts';
import { CHART_HEIGHT, CHART_WIDTH } from '../../../src/games/caravelas/drawings/chart/chart-geometry.ts';

const places = new Places(CONTENT);

test('every space lies on the chart, and every port has a place for its name', () => {
  for (const { point } of places.all) {
    expect(point.x).toBeGreaterThan(0);
    expect(point.x).toBeLessThan(CHART_WIDTH);
    expect(point.y).toBeGreaterThan(0);
    expect(point.y).toBeLessThan(CHART_HEIGHT);
  }
  const ports = [CONTENT.home, ...CONTENT.ports].map(({ id }) => id);
  expect(Object.keys(LABEL_PLACES).toSorted()).toEqual(ports.toSorted());
});

test('land between two spaces and the frontier of the oceans are drawn', () => {
  expect(places.closedSides.match(/M/g)).toHaveLength(CONTENT.map.closed.length);
  expect(places.frontier).not.toBe('');
});

test('arrow keys reach every space from Lisboa', () => {
  const home = places.ofPort('lisboa');
  if (home === undefined) throw new Error('there is no Lisboa');
  const reached = new Set([home.id]);
  const open = [home];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = towards(place, key, places);
      if (next === undefined || reached.has(next.id)) continue;
      reached.add(next.id);
      open.push(next);
    }
  }
  expect(reached.size).toBe(places.all.length);
});

test('an arrow goes where it points, other keys nowhere', () => {
  const here = places.find('c09r05');
  if (here === undefined) throw new Error('there is no such space');
  expect(towards(here, 'ArrowUp', places)?.id).toBe('c09r04');
  expect(towards(here, 'ArrowDown', places)?.id).toBe('c09r06');
  expect(towards(here, 'x', places)).toBeUndefined();
});

test('fleets on one space lie beside each other', () => {
  const [first, second, third] = berths(['a', 'b', 'a']);
  expect(first).not.toEqual(third);
  expect(second).toEqual(berths(['b'])[0]);
});

test('what is seen at once is heard once', () => {
  const found: Event = { key: 'discovered', seat: 0, port: 'ceuta', points: 1 };
  const sunk: Event = { key: 'sank', seat: 0, ship: 1, goods: [] };
  expect(heardIn([found, found, sunk])).toEqual(['triumph', 'bust']);
  expect(heardIn([{ key: 'passed', seat: 0 }])).toEqual([]);
});

test('a cape that takes a ship is a storm, and no triumph', () => {
  expect(heardIn([{ key: 'rounded', seat: 0, safe: true }])).toEqual(['triumph']);
  expect(heardIn([{ key: 'rounded', seat: 0, safe: false }])).toEqual(['storm']);
  const sunk: Event = { key: 'sank', seat: 0, ship: 1, goods: [] };
  expect(heardIn([{ key: 'rounded', seat: 0, safe: false }, sunk])).toEqual(['storm', 'bust']);
});
