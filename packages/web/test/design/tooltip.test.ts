import { describe, expect, test } from 'vitest';
import { placeIn } from '../../src/design/overlays/tooltip-place.ts';

const words = { width: 320, height: 120 };
const room = { top: 135, right: 1280, bottom: 720 };

test('words come up above a thing, in the middle of it', () => {
  const placed = placeIn(room, { left: 400, top: 400, width: 100, height: 50 }, words);
  expect(placed).toEqual({ left: 290, top: 272, covers: false });
});

test('they come below where the bar with the buttons is in the way', () => {
  expect(placeIn(room, { left: 706, top: 217, width: 155, height: 230 }, words).top).toBe(455);
});

test('without room above and below they stand beside a tall thing', () => {
  const placed = placeIn(room, { left: 706, top: 217, width: 155, height: 430 }, words);
  expect(placed).toEqual({ left: 869, top: 372, covers: false });
});

test('without room on any side they lie over the thing, not over the bar', () => {
  expect(placeIn(room, { left: 40, top: 217, width: 1200, height: 430 }, words).top).toBe(143);
});

test.each([
  [0, 8],
  [1260, 952],
])('a thing at %d keeps its words within the window: at %d', (left, expected) => {
  expect(placeIn(room, { left, top: 400, width: 20, height: 20 }, words).left).toBe(expected);
});

describe('what can be chosen stays free', () => {
  const thing = { left: 400, top: 400, width: 100, height: 50 };
  const choosable = {
    above: { left: 420, top: 300, width: 60, height: 60 },
    below: { left: 420, top: 500, width: 60, height: 60 },
    right: { left: 560, top: 400, width: 60, height: 60 },
    left: { left: 300, top: 400, width: 60, height: 60 },
  };

  test.each([
    ['below', ['above']],
    ['on the right', ['above', 'below']],
    ['on the left', ['above', 'below', 'right']],
  ] as const)('words stand %s where %j can be chosen', (_, taken) => {
    const boxes = taken.map((side) => choosable[side]);
    const placed = placeIn(room, thing, words, boxes);
    expect(placed.covers).toBe(false);
    for (const box of boxes) {
      const apart =
        placed.left >= box.left + box.width ||
        placed.left + words.width <= box.left ||
        placed.top >= box.top + box.height ||
        placed.top + words.height <= box.top;
      expect(apart).toBe(true);
    }
  });

  test('between things on all sides they cover as little as can be, and say that they cover', () => {
    const wide = { left: 0, top: 260, width: 1280, height: 100 };
    const narrow = { ...choosable.below, left: 0, width: 1280, height: 20 };
    const placed = placeIn(room, thing, words, [wide, narrow, choosable.left, choosable.right]);
    expect(placed.covers).toBe(true);
    expect(placed.left).toBeGreaterThan(500);
  });
});
