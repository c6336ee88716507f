import { describe, expect, test } from 'vitest';
import { NOTHING_YET, withLatest } from '../../../../src/games/maracaibo/nations/recent-events.ts';
import { isScoring } from '../../../../src/games/maracaibo/nations/is-scoring.ts';
import { deedsOf } from '../../../../src/games/maracaibo/jeanne/deeds.ts';
import { played } from './table.ts';

test('a scoring begins with the question what to buy', () => {
  const position = { players: [{ ship: '21a' }, {}], phase: 'scoring' } as const;
  expect(isScoring(played(position))).toBe(true);
  expect(isScoring(played(position, 'scored'))).toBe(false);
});

describe('Jeanne', () => {
  test('what she did is told until her next card, nothing of others among it', () => {
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
  const batch = (number: number) => ({ number, events: [{ key: 'ships-home' } as const] });

  test('each batch is heard once', () => {
    const once = withLatest(NOTHING_YET, batch(1), 1);
    expect(withLatest(once, batch(1), 1)).toBe(once);
    expect(withLatest(once, batch(2), 2).batches).toHaveLength(2);
  });

  test('what is taken back is forgotten', () => {
    const two = withLatest(withLatest(NOTHING_YET, batch(1), 1), batch(2), 2);
    const undone = withLatest(two, batch(2), 1);
    expect(undone.batches.map(({ moves }) => moves)).toEqual([1]);
    expect(withLatest(undone, batch(2), 1)).toBe(undone);
  });
});
