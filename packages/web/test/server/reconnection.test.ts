import { expect, test } from 'vitest';
import { Reconnection } from '../../src/server/reconnection.ts';

/** The latest and the earliest that chance allows. */
const LATE = () => 1 - Number.EPSILON;
const EARLY = () => 0;

const pauses = (reconnection: Reconnection, count: number) =>
  Array.from({ length: count }, () => reconnection.nextPause());
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('a connection that breaks is tried three times within two seconds, whatever chance says', () => {
  expect(sum(pauses(new Reconnection(LATE), 3))).toBeLessThan(2_000);
});

test('pauses grow, and never beyond a quarter of a minute', () => {
  const waited = pauses(new Reconnection(LATE), 20);
  expect(waited).toEqual(waited.toSorted((a, b) => a - b));
  expect(waited.at(-1)).toBeCloseTo(15_000);
});

test('no one tries without a pause but the first time', () => {
  const [first, ...others] = pauses(new Reconnection(EARLY), 4);
  expect(first).toBe(0);
  for (const pause of others) expect(pause).toBeGreaterThanOrEqual(300);
});

test('those whose server says goodbye come back within the time it names, each at another moment', () => {
  const moments = Array.from({ length: 100 }, (_, index) => {
    const reconnection = new Reconnection(() => index / 100);
    reconnection.invited(1_500);
    return reconnection.nextPause();
  });
  expect(Math.min(...moments)).toBe(0);
  expect(Math.max(...moments)).toBeLessThan(1_500);
  expect(new Set(moments).size).toBe(100);
});

test('a goodbye after failures is answered as soon as any other', () => {
  const reconnection = new Reconnection(LATE);
  pauses(reconnection, 10);
  reconnection.invited(100);
  expect(reconnection.nextPause()).toBeLessThanOrEqual(100);
});

test('after a connection that stood, the next break is a new one', () => {
  const reconnection = new Reconnection(LATE);
  reconnection.invited(1_500);
  pauses(reconnection, 10);
  reconnection.succeeded();
  expect(reconnection.nextPause()).toBeLessThanOrEqual(400);
});
