import { describe, expect, test } from 'vitest';
import { groupsOf } from '../../../../src/games/maracaibo/cards/groups.ts';
import { lastingLines, linesFor, printedOf } from '../../../../src/games/maracaibo/cards/printed-card.ts';
import { CONTENT } from '@captains-table/maracaibo';
import { componentsOf } from '../../../../src/games/maracaibo/board/table.ts';
import {
  coveredFlatSize,
  densityOf,
  flatSize,
} from '../../../../src/games/maracaibo/drawings/cards/density.ts';
import { texts } from '@captains-table/maracaibo/texts';

const BOX = componentsOf(CONTENT);
const linesOf = (id: string) => printedOf(id, BOX)?.lines ?? [];

describe('what stands on a card', () => {
  test('the harbour: a symbol at once, incomes that wait for symbols', () => {
    expect(printedOf('B001', BOX)).toMatchObject({
      kind: 'income',
      price: 12,
      points: 2,
      good: 'sugar',
      item: 'map',
    });
    expect(linesOf('B001')).toEqual([
      { kind: 'immediate', parts: [[{ mark: 'synergy', synergy: 'anchor' }]] },
      {
        kind: 'income',
        parts: [
          [
            { mark: 'synergy', synergy: 'house', waiting: true },
            { mark: 'between', text: ':' },
            { mark: 'points', value: '4' },
          ],
          [
            { mark: 'synergy', synergy: 'scales', waiting: true },
            { mark: 'between', text: ':' },
            { mark: 'points', value: '2' },
          ],
        ],
      },
    ]);
  });

  test('a spy goes to a place, and its action is shown with its cost', () => {
    const card = printedOf('B086', BOX);
    expect(card?.kind).toBe('spyAction');
    expect(card?.demands).toEqual([
      { mark: 'sign', sign: 'spy' },
      { mark: 'place', place: '10' },
    ]);
    expect(card?.lines[0]?.parts).toEqual([
      [
        { mark: 'sign', sign: 'same-goods', value: '3' },
        { mark: 'between', text: '→' },
        { mark: 'doubloons', value: '5' },
        { mark: 'points', value: '2' },
        { mark: 'sign', sign: 'crossed-sabres', value: '2' },
      ],
    ]);
  });

  test('every effect of every card has its signs', () => {
    const mute = CONTENT.cards.filter(({ id, effects }) => {
      const parts = linesOf(id).flatMap((line) => line.parts);
      return parts.length !== effects.length || parts.some((marks) => marks.length === 0);
    });
    expect(mute.map(({ id }) => id)).toEqual([]);
  });

  test('every demand but doubloons has its signs', () => {
    const mute = CONTENT.cards.filter(
      ({ id, cost }) => Object.keys(cost).length > 1 && printedOf(id, BOX)?.demands.length === 0,
    );
    expect(mute.map(({ id }) => id)).toEqual([]);
  });

  test('no parameter is left unfilled', () => {
    const all = JSON.stringify(CONTENT.cards.map(({ id }) => printedOf(id, BOX)));
    expect(all).not.toMatch(/\$|"value":"(undefined|NaN|)"|:"undefined"/);
  });

  test('a card that is not in the box is none', () => {
    expect(printedOf('Z99', BOX)).toBeUndefined();
  });
});

describe('bought cards', () => {
  test('what happened at once is no longer shown, unless it is all there is', () => {
    expect(lastingLines(linesOf('A18')).map(({ kind }) => kind)).toEqual(['income']);
    expect(lastingLines(linesOf('A10')).map(({ kind }) => kind)).toEqual(['immediate']);
  });

  test('an income no longer waits for a symbol that is there', () => {
    const [, income] = linesFor(linesOf('B001'), ['house']);
    expect(income?.parts.map(([symbol]) => symbol)).toEqual([
      { mark: 'synergy', synergy: 'house', waiting: false },
      { mark: 'synergy', synergy: 'scales', waiting: true },
    ]);
  });

  test('those that can be used again come first', () => {
    expect(groupsOf(['A10', 'A18', 'A45', 'B056', 'A26'], BOX)).toEqual([
      { kind: 'spyAction', cards: ['A45'] },
      { kind: 'villageAction', cards: ['B056'] },
      { kind: 'permanent', cards: ['A26'] },
      { kind: 'income', cards: ['A18'] },
      { kind: 'immediate', cards: ['A10'] },
    ]);
  });
});

test('a full card is set more closely than a bare one', () => {
  const density = (id: string) => densityOf(linesOf(id), texts.en.cards[id]?.name ?? '');
  expect(density('A10')).toBe('loose');
  expect(density('B006')).toBe('close');
  expect(density('LA1')).toBe('dense');
});

test('on a laptop, where a card lies flat, a fuller one has smaller signs', () => {
  const size = (id: string) => flatSize(linesOf(id), texts.fr.cards[id]?.name ?? '');
  expect(size('A10')).toBe(1);
  expect(size('B082')).toBeLessThan(0.8);
});

test('and smaller ones again where the next card lies over its edge', () => {
  const sizes = (id: string) => {
    const name = texts.fr.cards[id]?.name ?? '';
    return [flatSize(linesOf(id), name), coveredFlatSize(linesOf(id), name)] as const;
  };
  for (const { id } of CONTENT.cards) {
    const [whole, covered] = sizes(id);
    expect(covered, id).toBeLessThanOrEqual(whole);
  }
  const [whole, covered] = sizes('B082');
  expect(covered).toBeLessThan(whole);
});
