import { describe, expect, test } from 'vitest';
import { CONTENT } from '@captains-table/maracaibo';
import type { Gift } from '../../../../src/games/maracaibo/ship/gifts.ts';
import { giftsOf } from '../../../../src/games/maracaibo/ship/gifts.ts';

const giftsOfArea = (id: string): readonly Gift[] =>
  giftsOf(CONTENT.upgrades.find((area) => area.id === id) ?? { id, discs: 2, source: 'rulebook' }, CONTENT);

describe('what an upgrade gives, as signs', () => {
  test.each(CONTENT.upgrades.map((area) => [area.id, area] as const))('%s gives something', (_, area) => {
    expect(giftsOf(area, CONTENT).length).toBeGreaterThan(0);
  });

  test('U3: points at once and free cards from then on', () => {
    expect(giftsOfArea('U3')).toEqual([
      { how: 'once', marks: [{ mark: 'points', value: '3' }] },
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
          { mark: 'sign', sign: 'same-goods', value: '3' },
          { mark: 'between', text: '→' },
          { mark: 'doubloons', value: '2' },
          { mark: 'points', value: '2' },
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
          { mark: 'between', text: '/' },
          { mark: 'value', n: 5 },
          { mark: 'between', text: '→' },
          { mark: 'sign', sign: 'cube' },
          { mark: 'sign', sign: 'influence', value: '1' },
          { mark: 'doubloons', value: '3' },
          { mark: 'sign', sign: 'spy' },
        ],
      },
    ]);
  });

  test('U11: three ways, one of them with two parts', () => {
    expect(giftsOfArea('U11')[0]?.marks).toEqual([
      { mark: 'sign', sign: 'footprint', value: '3' },
      { mark: 'between', text: '/' },
      { mark: 'doubloons', value: '4' },
      { mark: 'points', value: '4' },
      { mark: 'between', text: '/' },
      { mark: 'sign', sign: 'rank' },
    ]);
  });
});
