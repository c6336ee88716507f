/** Places beyond the edge of a chart are written `c04r12`, and edited as a column and a row. */
import { describePieces, loadPieces } from '@captains-table/catalogue/pieces';
import { expect, test } from 'vitest';
import { mostAt, numbersIn, withNumber } from '../../src/workshop/numbers-in-text.ts';

test('a text is read as its numbers, and each can be changed by itself', () => {
  expect(numbersIn('c04r12')).toEqual([4, 12]);
  expect(withNumber('c04r12', 0, 7)).toBe('c07r12');
  expect(withNumber('c04r12', 1, 3)).toBe('c04r03');
  expect(mostAt('c04r12', 1)).toBe(99);
});

test("Caravelas' places beyond the edge say what their numbers are", async () => {
  const pieces = await loadPieces('caravelas');
  if (pieces === undefined) throw new Error('no pieces');
  const beyond = describePieces(pieces).collections.find(({ id }) => id === 'beyond');
  expect(beyond?.type).toMatchObject({ kind: 'text', names: ['col', 'row'] });
});
