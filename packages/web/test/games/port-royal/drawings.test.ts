import { texts } from '@captains-table/port-royal/texts';
import { expect, test } from 'vitest';
import { mirrored } from '../../../src/design/drawings/portrait/portrait-parts.ts';
import { PORTRAITS } from '../../../src/games/port-royal/drawings/portraits/portraits.ts';

test('every kind of person has a portrait', () => {
  const missing = Object.keys(texts.en.persons).filter((kind) => !Object.hasOwn(PORTRAITS, kind));
  expect(missing).toEqual([]);
});

test.each(Object.entries(PORTRAITS))('the portrait of the %s is drawn with paths', (_, { strokes }) => {
  for (const [, d] of strokes) expect(d).toMatch(/^M[\d\s.,MLQCHVZhvaz-]+$/);
});

test('a mirrored shape stands as far from the other edge', () => {
  expect(mirrored('M36 30Q29 42 33.6 55V60H40Z')).toBe('M64 30Q71 42 66.4 55V60H60Z');
});
