import { describe, expect, test } from 'vitest';
import { add, at } from '../src/index.ts';

describe('at', () => {
  test('reads an item, also one that is null, false, 0 or undefined', () => {
    const list = ['a', null, false, 0, undefined];
    expect(list.map((_, index) => at(list, index))).toEqual(list);
    expect(at(Float64Array.of(0.5, 1.5), 1)).toBe(1.5);
  });

  test('throws at a hole', () => {
    const list: string[] = [];
    list[1] = 'b';
    expect(() => at(list, 0)).toThrow(RangeError);
  });

  test.each([-1, 2, 0.5, NaN])('throws at %s of a list of two', (index) => {
    expect(() => at(['a', 'b'], index)).toThrow(`there is no item ${index} in a list of 2`);
  });
});

test('add changes one number, and throws where there is none', () => {
  const purses = [3, 0];
  add(purses, 0, -2);
  add(purses, 1, 5);
  expect(purses).toEqual([1, 5]);
  expect(() => add(purses, 2, 1)).toThrow(RangeError);
});
