import { expect, test } from 'vitest';
import {
  between,
  centred,
  firstCamera,
  held,
  leastScale,
  panned,
  sees,
  zoomed,
} from '../../../src/design/caravelas/camera.ts';
import { CHART_HEIGHT, CHART_WIDTH, pointOf } from '../../../src/design/caravelas/chart-geometry.ts';

const DESK = { width: 1090, height: 543 };
const PHONE = { width: 390, height: 470 };
const LISBOA = pointOf(-13, 39);

test('a desk shows the whole width at first, a phone the waters around the fleet', () => {
  expect(firstCamera(DESK, LISBOA)).toEqual({ x: 0, y: 0, scale: 1 });
  const phone = firstCamera(PHONE, LISBOA);
  expect(phone.scale).toBeGreaterThan(1);
  expect(sees(phone, PHONE, LISBOA)).toBe(true);
  expect(sees(phone, PHONE, pointOf(122, 30))).toBe(false);
});

test('nobody zooms out beyond the chart, or pans over its edge', () => {
  const far = held({ x: -50, y: 9000, scale: 0.01 }, PHONE);
  expect(far.scale).toBe(leastScale(PHONE));
  expect(far.x).toBe(0);
  expect(far.y).toBeCloseTo(CHART_HEIGHT - PHONE.height / far.scale);
  expect(panned({ x: 0, y: 0, scale: 1 }, DESK, -500, 0).x).toBe(0);
});

test('what is under the pointer stays there while the chart comes closer', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  const at = { x: 400, y: 200 };
  const closer = zoomed(camera, DESK, 2, at);
  expect(closer.scale).toBe(2);
  expect(closer.x + at.x / closer.scale).toBeCloseTo(400);
  expect(closer.y + at.y / closer.scale).toBeCloseTo(200);
});

test('a point in the middle of the chart can be brought to the middle of the frame', () => {
  const camera = centred({ x: CHART_WIDTH / 2, y: CHART_HEIGHT / 2 }, 2, DESK);
  expect((CHART_WIDTH / 2 - camera.x) * 2).toBeCloseTo(DESK.width / 2);
});

test('half of the way lies between', () => {
  expect(between({ x: 0, y: 0, scale: 1 }, { x: 10, y: 20, scale: 3 }, 0.5)).toEqual({
    x: 5,
    y: 10,
    scale: 2,
  });
});
