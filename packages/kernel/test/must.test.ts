import { expect, test } from 'vitest';
import { add, must } from '../src/index.ts';

test('returns its value, also null, false, 0 and an empty text', () => {
  for (const value of [null, false, 0, '', 'a']) expect(must<unknown>(value)).toBe(value);
});

test('throws on undefined', () => {
  expect(() => must(['a', 'b'][2])).toThrow(RangeError);
  expect(() => must(new Map<string, number>().get('a'))).toThrow('missing');
});

test('add changes one number, and throws where there is none', () => {
  const purses = [3, 0];
  add(purses, 0, -2);
  add(purses, 1, 5);
  expect(purses).toEqual([1, 5]);
  expect(() => add(purses, 2, 1)).toThrow(RangeError);
});
