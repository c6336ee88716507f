import { expect, expectTypeOf, test } from 'vitest';
import { defined, keysOf } from '../src/index.ts';

test('keys are those of the record itself, by their names', () => {
  const record: { readonly red: number; readonly blue: number } = Object.assign(
    Object.create({ inherited: 1 }),
    { red: 1, blue: 2 },
  );
  const keys = keysOf(record);
  expectTypeOf(keys).toEqualTypeOf<('red' | 'blue')[]>();
  expect(keys).toEqual(['red', 'blue']);
});

test('what is undefined is left out; null, false, 0 and an empty text stay', () => {
  const seed: string | undefined = ['a'].at(1);
  expect(Object.keys(defined({ seed, none: null, no: false, zero: 0, text: '' }))).toEqual([
    'none',
    'no',
    'zero',
    'text',
  ]);
});

test('what is left fits an optional field', () => {
  const seed: string | undefined = ['a'].at(0);
  const asked: { readonly seats: number; readonly seed?: string } = { seats: 2, ...defined({ seed }) };
  expect(asked).toEqual({ seats: 2, seed: 'a' });
});
