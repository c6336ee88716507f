import { expect, test } from 'vitest';
import type { Sheet, View } from '../../src/board-kit/camera/camera.ts';
import {
  aimed,
  between,
  centred,
  farthest,
  firstCamera,
  held,
  isClosest,
  isFarthest,
  leastScale,
  pageWays,
  panned,
  resized,
  sees,
  zoomed,
} from '../../src/board-kit/camera/camera.ts';

/** Twice as wide as high. */
const FILLING: Sheet = {
  width: 1000,
  height: 500,
  farthest: 'filling',
  readable: 0.85,
  finger: 1.2,
  near: 1.6,
  closest: 3,
};
const WHOLE: Sheet = { ...FILLING, farthest: 'whole' };

const DESKTOP = { width: 1000, height: 500 };
const PHONE = { width: 400, height: 450 };

const ALL = { x: 0, y: 0, scale: 1 };
const desktop: View = { sheet: FILLING, frame: DESKTOP };
const phone: View = { sheet: FILLING, frame: PHONE };
const phoneWhole: View = { sheet: WHOLE, frame: PHONE };

test('a sheet that fills its frame is never seen with an edge beside it', () => {
  expect(leastScale(phone)).toBe(0.9);
  const far = held({ x: -50, y: 9000, scale: 0.01 }, phone);
  expect(far.scale).toBe(0.9);
  expect(far.x).toBe(0);
  expect(far.y).toBeCloseTo(FILLING.height - PHONE.height / far.scale);
});

test('a sheet that can be seen whole then lies in the middle of its frame', () => {
  const { x, y, scale } = farthest(phoneWhole);
  expect(scale).toBe(0.4);
  expect(x).toBe(0);
  expect((-y + WHOLE.height / 2) * scale).toBeCloseTo(PHONE.height / 2);
});

test('the edge of the sheet is never panned over', () => {
  expect(panned(ALL, desktop, -500, 0).x).toBe(0);
  const near = centred({ x: 500, y: 250 }, 2, desktop);
  expect(panned(near, desktop, 100, 60)).toEqual({ x: near.x - 50, y: near.y - 30, scale: 2 });
  expect(panned(near, desktop, -99_999, -99_999)).toEqual({ x: 500, y: 250, scale: 2 });
});

test('what is under the pointer stays there while the chart comes closer', () => {
  const at = { x: 400, y: 200 };
  const closer = zoomed(ALL, desktop, 2, at);
  expect(closer.scale).toBe(2);
  expect(closer.x + at.x / closer.scale).toBeCloseTo(400);
  expect(closer.y + at.y / closer.scale).toBeCloseTo(200);
});

test('the chart comes no closer than it may, and says when it cannot go on', () => {
  const closest = zoomed(ALL, desktop, 99, { x: 500, y: 250 });
  expect(closest.scale).toBe(FILLING.closest);
  expect(isClosest(closest, desktop)).toBe(true);
  expect(isFarthest(closest, desktop)).toBe(false);
  expect(isClosest(ALL, desktop)).toBe(false);
  expect(isFarthest(ALL, desktop)).toBe(true);
});

test('a point in the middle of the chart comes to the middle of the frame, or as far down as asked', () => {
  const middle = { x: 500, y: 250 };
  const camera = centred(middle, 2, desktop);
  expect((middle.x - camera.x) * 2).toBeCloseTo(DESKTOP.width / 2);
  expect((middle.y - camera.y) * 2).toBeCloseTo(DESKTOP.height / 2);
  expect((middle.y - centred(middle, 2, desktop, 0.8).y) * 2).toBeCloseTo(DESKTOP.height * 0.8);
});

test('a desktop shows the whole sheet at first, a phone the waters around something', () => {
  const at = { x: 700, y: 250 };
  expect(firstCamera(desktop, { at })).toEqual(ALL);
  const near = firstCamera(phone, { at });
  expect(near.scale).toBe(FILLING.finger);
  expect(sees(near, phone, at)).toBe(true);
  expect(sees(near, phone, { x: 100, y: 250 })).toBe(false);
});

test('a phone on its side shows the whole width of a sheet that is too high for it', () => {
  const low: View = { sheet: WHOLE, frame: { width: 900, height: 200 } };
  const at = { x: 500, y: 400 };
  const camera = firstCamera(low, { at });
  expect(camera.scale).toBe(0.9);
  expect(camera.x).toBe(0);
  expect(sees(camera, low, at)).toBe(true);
});

test('what has to be in sight is, with as little moved from the middle as that takes', () => {
  const at = { x: 500, y: 250 };
  expect(aimed({ at, keep: { x: 520, y: 260 } }, 1.2, phone)).toEqual(centred(at, 1.2, phone));
  const keep = { x: 760, y: 250 };
  expect(sees(centred(at, 1.2, phone), phone, keep)).toBe(false);
  const both = aimed({ at, keep }, 1.2, phone);
  expect((keep.x - both.x) * 1.2).toBeCloseTo(PHONE.width - 40);
  expect(both.y).toBe(centred(at, 1.2, phone).y);
});

test('what reaches far to each side of its point is in sight only as a whole', () => {
  const wide: View = { ...phone, sheet: { ...phone.sheet, aside: 80 } };
  const at = { x: 500, y: 250 };
  const camera = centred(at, 1.2, wide);
  const edge = { x: camera.x + (PHONE.width - 60) / 1.2, y: 250 };
  expect(sees(camera, phone, edge)).toBe(true);
  expect(sees(camera, wide, edge)).toBe(false);
  const both = aimed({ at, keep: edge }, 1.2, wide);
  expect((edge.x - both.x) * 1.2).toBeCloseTo(PHONE.width - 80);
  expect(sees(both, wide, edge)).toBe(true);
});

test('a chart seen whole is still seen whole in a frame of another size; otherwise the scale stays', () => {
  const smaller: View = { sheet: FILLING, frame: { width: 800, height: 400 } };
  expect(resized(ALL, desktop, smaller)).toEqual({ x: 0, y: 0, scale: 0.8 });
  const near = centred({ x: 500, y: 250 }, 2, desktop);
  expect(resized(near, desktop, smaller).scale).toBe(2);
});

test('one finger moves the page where the chart cannot move: both ways, or where it ends', () => {
  expect(pageWays(ALL, desktop)).toBe('pan-y');
  expect(pageWays(farthest(phoneWhole), phoneWhole)).toBe('pan-y');
  expect(pageWays({ x: 0, y: 0, scale: 2 }, desktop)).toBe('pan-up');
  expect(pageWays({ x: 0, y: 100, scale: 2 }, desktop)).toBe('none');
  expect(pageWays({ x: 0, y: 250, scale: 2 }, desktop)).toBe('pan-down');
});

test('half of the way lies between', () => {
  expect(between(ALL, { x: 10, y: 20, scale: 3 }, 0.5)).toEqual({ x: 5, y: 10, scale: 2 });
});
