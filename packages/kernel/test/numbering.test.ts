import { describe, expect, test } from 'vitest';
import { renumbered } from '../src/contract/numbering.ts';

const recorded = { cards: ['sloop', 'brig', 'galleon'], tiles: ['port'] };

describe('the numbers of pieces', () => {
  test('stay when pieces come to the end of a list, and when there is another list', () => {
    const now = { cards: [...recorded.cards, 'cog'], tiles: ['port'], dice: ['red'] };
    expect(renumbered(recorded, now)).toEqual([]);
  });

  test('change when a piece comes into the middle of a list', () => {
    const now = { ...recorded, cards: ['sloop', 'cog', 'brig', 'galleon'] };
    expect(renumbered(recorded, now)).toEqual(['cards: number 1 was brig, and is cog']);
  });

  test('change when a piece, or a list, is gone', () => {
    expect(renumbered(recorded, { cards: ['sloop', 'brig'] })).toEqual([
      'cards: number 2 was galleon, and is nothing',
      'tiles: number 0 was port, and is nothing',
    ]);
  });
});
