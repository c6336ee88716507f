import { expect, test } from 'vitest';
import { compactPath, pathOfPoints } from '../../build/compact-path.mjs';
import { areaOf, simplify } from '../../build/simplify.mjs';

test('a path is written briefly, each point relative to the one before', () => {
  expect(compactPath('M 10.2 20.4 L 30.6 20.4 L 30.6 40 Z')).toBe('M10 20h21v20z');
});

test('rounding never adds up', () => {
  // Ten steps of 0.4 are four points, not none.
  const end = compactPath(`M0 0${'h.4'.repeat(10)}`)
    .slice(4)
    .split(/[h ]/)
    .reduce((sum, step) => sum + Number(step), 0);
  expect(end).toBe(4);
});

test('flags of an arc may stand without a space', () => {
  expect(compactPath('M10 10a5 5 0 015.2 5.4')).toBe('M10 10a5 5 0 0 1 5 5');
});

test('an unknown command is refused', () => {
  expect(() => compactPath('M1 1X2 2')).toThrow('unknown path command X');
});

test('points become a ring, or an open line', () => {
  const points = [
    [0, 0],
    [10, 0.55],
    [10, 10],
  ];
  expect(pathOfPoints(points, 0.1)).toBe('M0 0l10 .6v9.4z');
  expect(pathOfPoints(points, 1, false)).toBe('M0 0l10 1v9');
});

test('the flattest corner of a coast goes first, the ends of a line stay', () => {
  const line = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
  ];
  expect(simplify(line, 2, false)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
});

test('the area of a ring does not ask which way round', () => {
  const ring = [
    [0, 0],
    [4, 0],
    [4, 3],
    [0, 3],
  ];
  expect(areaOf(ring)).toBe(12);
  expect(areaOf(ring.toReversed())).toBe(12);
});
