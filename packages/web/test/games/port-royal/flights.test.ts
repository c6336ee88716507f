import { expect, test } from 'vitest';
import { between } from '../../../src/games/port-royal/movement/flights.ts';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test('a card flies into the middle of a place of another shape, as large as fits there', () => {
  expect(between(box(0, 0, 100, 200), box(300, 100, 100, 100))).toEqual({ x: 325, y: 100, scale: 0.5 });
});

test.each([
  ['from a folded panel', box(0, 0, 0, 0), box(10, 10, 100, 160)],
  ['into a folded panel', box(10, 10, 100, 160), box(0, 0, 0, 0)],
  ['to a place without height', box(10, 10, 100, 160), box(40, 40, 20, 0)],
])('nothing flies %s', (_, from, to) => {
  expect(between(from, to)).toBeUndefined();
});
