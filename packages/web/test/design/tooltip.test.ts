import { expect, test } from 'vitest';
import { placeIn } from '../../src/design/shell/tooltip-place.ts';

const words = { width: 320, height: 120 };
const room = { top: 135, right: 1280, bottom: 720 };

test('words come up above a thing, in the middle of it', () => {
  expect(placeIn(room, { left: 400, top: 400, width: 100, height: 50 }, words)).toEqual({
    left: 290,
    top: 272,
  });
});

test('they come below where the bar with the buttons is in the way', () => {
  expect(placeIn(room, { left: 706, top: 217, width: 155, height: 230 }, words).top).toBe(455);
});

test('without room above and below they lie over the thing, not over the bar', () => {
  expect(placeIn(room, { left: 706, top: 217, width: 155, height: 430 }, words).top).toBe(143);
});

test.each([
  [0, 8],
  [1260, 952],
])('a thing at %d keeps its words within the window: at %d', (left, expected) => {
  expect(placeIn(room, { left, top: 400, width: 20, height: 20 }, words).left).toBe(expected);
});
