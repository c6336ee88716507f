import { describe, expect, test } from 'vitest';
import { recentBatches } from '../../../../src/games/maracaibo/nations/recent-events.ts';
import { isScoring } from '../../../../src/games/maracaibo/nations/is-scoring.ts';
import { deedsOf } from '../../../../src/games/maracaibo/jeanne/deeds.ts';
import { played } from './table.ts';

test('a scoring begins with the question what to buy', () => {
  const position = { players: [{ ship: '21a' }, {}], phase: 'scoring' } as const;
  expect(isScoring(played(position))).toBe(true);
  expect(isScoring(played(position, 'scored'))).toBe(false);
});

describe('Jeanne', () => {
  test('what she did is listed until her next card, without what others did', () => {
    const deeds = deedsOf([
      { key: 'jeanne-drew', card: 'A1' },
      { key: 'jeanne-sailed', from: 'H', at: '1' },
      { key: 'turn-began', seat: 0 },
      { key: 'jeanne-drew', card: 'A2' },
      { key: 'jeanne-sailed', from: '1', at: '4' },
      { key: 'row-filled', cards: [] },
      { key: 'jeanne-delivered', at: '4' },
      { key: 'turn-began', seat: 0 },
      { key: 'sailed', seat: 0, from: 'H', at: '1', points: 1 },
    ]);
    expect(deeds.map(({ key }) => key)).toEqual(['jeanne-sailed', 'jeanne-delivered']);
    expect(deedsOf([])).toEqual([]);
  });
});

describe('what happened at the table', () => {
  const step = (after: number) => ({ after, events: [{ key: 'ships-home' } as const] });

  test('is what the log says, the oldest first', () => {
    expect(recentBatches({ log: [step(1), step(2)] }).map(({ moves }) => moves)).toEqual([1, 2]);
    expect(recentBatches({ log: [] })).toEqual([]);
  });

  test('is cut to what matters: the last of it', () => {
    const log = Array.from({ length: 100 }, (_, index) => step(index + 1));
    const batches = recentBatches({ log });
    expect(batches).toHaveLength(80);
    expect(batches.at(-1)?.moves).toBe(100);
  });
});
