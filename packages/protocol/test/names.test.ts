import { expect, test } from 'vitest';
import * as v from 'valibot';
import { clientMessageSchema, isolated, lookOf, nameSchema, tidyWords } from '../src/index.ts';

test.each([
  'Anna',
  'Zoë',
  'O’Brien',
  'Łukasz 2',
  'Дмитрий',
  'Ελένη',
  'שרה',
  'محمد',
  '太郎 Taro',
  '⚓️',
  '김 Kim',
])('%s is a name', (name) => expect(v.is(nameSchema, name)).toBe(true));

test.each([
  ['nothing but a filler that looks empty', '\u3164'],
  ['a blank of another script', '\u2800\u2800'],
  ['a letter and something invisible', 'An\u200Bna'],
  ['a joiner that no one sees', 'A\u034Fnna'],
  ['a turn of direction', 'a\u202Eb'],
  ['letters under a pile of marks', `A${'\u0301'.repeat(8)}nna`],
  ['nothing but punctuation', '...'],
  ['Latin with Cyrillic letters in between', '\u0410nna'],
  ['Latin with Greek letters in between', 'Ann\u03B1'],
])('%s is not', (_why, name) => expect(v.is(nameSchema, name)).toBe(false));

test('a name is kept as it is shown', () => {
  expect(v.parse(nameSchema, ' \u2693\uFE0F Zoe\u0308 ')).toBe('\u2693 Zoë');
});

test.each([
  ['coco', '\u0441\u043E\u0441\u043E'],
  ['Bill', 'BiI1'],
  ['Zoë', 'zoe'],
  ['Otto', '0tto'],
])('%s and its double look alike', (name, other) => expect(lookOf(name)).toBe(lookOf(other)));

test('other names do not', () => {
  const names = ['Anna', 'Hanna', 'Ann', 'Bart', 'Дмитрий', '太郎'];
  expect(new Set(names.map(lookOf)).size).toBe(names.length);
});

test('what is said comes without hidden characters and piles of marks', () => {
  expect(tidyWords('a\u202Eb\u2066c')).toBe('abc');
  expect(tidyWords(`x${'\u0323'.repeat(50)}!`)).toBe(`x${'\u0323'.repeat(3)}!`);
  expect(tidyWords('👩‍🚀 ahoy ⚓️')).toBe('👩‍🚀 ahoy ⚓️');
});

test('saying nothing visible is saying nothing', () => {
  const chat = (text: string) => v.is(clientMessageSchema, { do: 'chat', id: 1, table: 't', text });
  expect([chat('ahoy'), chat('\u200B\u3164')]).toEqual([true, false]);
});

test('a name from right to left is set apart in a sentence', () => {
  expect(isolated('Anna')).toBe('Anna');
  expect(isolated('שרה')).toBe('\u2068שרה\u2069');
});
