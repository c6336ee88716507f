import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../../../src/boards/maracaibo/pieces.ts';
import type { Gift } from '../../../../src/boards/maracaibo/ship/gifts.ts';
import { brokenAtArrow, giftsOf } from '../../../../src/boards/maracaibo/ship/gifts.ts';

const giftsOfArea = (id: string): readonly Gift[] =>
  giftsOf(CONTENT.upgrades.find((area) => area.id === id) ?? { id, discs: 2, source: 'rulebook' });

describe('what an upgrade gives, as signs', () => {
  test.each(CONTENT.upgrades.map((area) => [area.id, area] as const))('%s gives something', (_, area) => {
    expect(giftsOf(area).length).toBeGreaterThan(0);
  });

  test('U3: points at once and free cards from then on', () => {
    expect(giftsOfArea('U3')).toEqual([
      { how: 'once', marks: [{ mark: 'points', n: 3 }] },
      { how: 'lasting', marks: [{ mark: 'freeRow' }] },
    ]);
  });

  test('U1: two village actions from 2 steps on, three from 5', () => {
    expect(giftsOfArea('U1')).toEqual([
      {
        how: 'lasting',
        marks: [
          {
            mark: 'fasterVillage',
            steps: [
              [2, 2],
              [3, 5],
            ],
          },
        ],
      },
    ]);
  });

  test('U9: what is paid stands before the arrow', () => {
    expect(giftsOfArea('U9')).toEqual([
      {
        how: 'village',
        marks: [
          { mark: 'sameGoods', n: 3 },
          { mark: 'gives' },
          { mark: 'doubloons', n: 2 },
          { mark: 'points', n: 2 },
        ],
      },
    ]);
  });

  test('U7: both combat values, then what either brings', () => {
    expect(giftsOfArea('U7')).toEqual([
      {
        how: 'combat',
        marks: [
          { mark: 'value', n: 2 },
          { mark: 'or' },
          { mark: 'value', n: 5 },
          { mark: 'gives' },
          { mark: 'cube' },
          { mark: 'influence', n: 1 },
          { mark: 'perSpy', n: 3 },
        ],
      },
    ]);
  });

  test('U11: three ways, one of them with two parts', () => {
    expect(giftsOfArea('U11')[0]?.marks).toEqual([
      { mark: 'explore', n: 3 },
      { mark: 'or' },
      { mark: 'doubloons', n: 4 },
      { mark: 'points', n: 4 },
      { mark: 'or' },
      { mark: 'nextRank' },
    ]);
  });

  test('a line may end before the arrow only', () => {
    const [trade, strongbox] = [giftsOfArea('U9')[0]?.marks ?? [], giftsOfArea('U4')[0]?.marks ?? []];
    expect(brokenAtArrow(trade).map((line) => line.map(({ mark }) => mark))).toEqual([
      ['sameGoods'],
      ['gives', 'doubloons', 'points'],
    ]);
    expect(brokenAtArrow(strongbox)).toEqual([[{ mark: 'doubloons', n: 5 }]]);
  });
});
