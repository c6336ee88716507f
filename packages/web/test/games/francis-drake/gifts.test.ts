import { CONTENT, PLACE_IDS } from '@captains-table/francis-drake';
import { expect, test } from 'vitest';
import {
  choiceGifts,
  circleGifts,
  costOf,
  giftWords,
  marksOf,
} from '../../../src/games/francis-drake/street/gifts.ts';
import { factsOf } from '../../../src/games/francis-drake/chart/destination-drawing.tsx';
import { tableIn } from './table.ts';

const table = tableIn({ players: [{}, {}, {}] });

test('every place says what it gives, for any number of players', () => {
  for (const place of PLACE_IDS) {
    for (const seats of [3, 4, 5]) {
      const gifts = [...circleGifts(CONTENT, place, seats), ...choiceGifts(CONTENT, place)];
      expect(gifts.length).toBeGreaterThan(0);
      for (const gift of gifts) {
        expect(marksOf(gift).length).toBeGreaterThan(0);
        expect(giftWords(gift, table, 'en')).not.toBe('');
      }
    }
  }
});

test('a circle that gives one thing shows how many, others show what', () => {
  expect(marksOf({ crew: 3 })).toEqual([{ text: '3' }]);
  expect(marksOf({ galleon: true, guns: 1 })).toEqual([{ sign: 'galleon' }, { sign: 'cannon' }]);
  expect(marksOf({ die: 1 })).toEqual([{ sign: 'die', text: '+1' }]);
});

test('a gift is described in words', () => {
  expect(giftWords({ galleon: true, guns: 1, trade: 1 }, table, 'en')).toBe(
    'Galleon, 1 gun, and 1 trade cube',
  );
  expect(costOf(CONTENT, 'investor')).toBe(4);
});

test('a token face down is a question', () => {
  const panama = { kind: 'fort', troops: 1, guns: 2 } as const;
  expect(factsOf(panama, 'hidden')).toEqual([
    { sign: 'crew', text: '1+?' },
    { sign: 'cannon', text: '2' },
  ]);
  expect(factsOf(panama, 2)[0]).toEqual({ sign: 'crew', text: '3' });
});
