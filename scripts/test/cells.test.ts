import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOURS, load, needs, PEAK } from '../cells/model.mjs';
import { cellFor, simulateDay } from '../cells/simulation.mjs';

const { costs } = JSON.parse(readFileSync('scripts/cells/costs.json', 'utf8'));

test('twice as many people need twice as much', () => {
  const [one, two] = [load(50_000, 1, costs), load(100_000, 1, costs)];
  for (const what of ['moves', 'main', 'thinking', 'database', 'sockets'] as const)
    expect(two[what]).toBeCloseTo(2 * one[what]);
});

test('the hours of a day are one on average', () => {
  expect(HOURS).toHaveLength(24);
  expect(HOURS.reduce((sum, part) => sum + part, 0) / 24).toBeCloseTo(1, 2);
});

test('a thousand people need one server, and no one needs less than one database', () => {
  expect(needs(1_000, PEAK, costs)).toMatchObject({ servers: 1, cells: 1 });
  expect(needs(10, PEAK, costs)).toMatchObject({ servers: 1, cells: 1 });
});

test('no database is filled further than is meant, and no cell has more moves than one failure may strike', () => {
  const { database, moves, cells } = needs(10_000_000, PEAK, costs);
  expect(cells).toBeGreaterThan(1);
  expect(database / cells).toBeLessThanOrEqual(8);
  expect(moves / cells).toBeLessThanOrEqual(10_000);
});

test('a simulated day has all people in it, and the same seed gives the same day', () => {
  const plan = { people: 400_000, cells: 8, costs, seed: 'a day' };
  const day = simulateDay(plan);
  const expected = load(400_000, 1, costs).moves;
  const mean = day.hours.reduce((sum, { moves }) => sum + moves, 0) / 24;
  expect(mean / expected).toBeCloseTo(1, 1);
  expect(simulateDay(plan)).toEqual(day);
  expect(day.busiest.overMean).toBeLessThan(1.1);
});

test('a cell that is lost changes where its own groups live, and no others', () => {
  const cells = ['one', 'two', 'three', 'four'];
  const left = cells.filter((cell) => cell !== 'two');
  const groups = Array.from({ length: 500 }, (_, number) => `group ${number}`);
  const stay = groups.filter((group) => cellFor(group, cells) !== 'two');
  expect(stay.length).toBeLessThan(420);
  expect(stay.filter((group) => cellFor(group, left) !== cellFor(group, cells))).toEqual([]);
});
