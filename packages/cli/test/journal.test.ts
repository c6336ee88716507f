import { expect, test } from 'vitest';
import { Journal } from '../src/play/journal.ts';

test('everybody hears each event once, and only those meant for them', () => {
  const journal = new Journal();
  journal.add([{ key: 'a' }, { key: 'b', to: { only: [1] } }]);
  expect(journal.news(0)).toEqual([{ key: 'a' }]);
  journal.add([{ key: 'c' }]);
  expect(journal.news(0)).toEqual([{ key: 'c' }]);
  expect(journal.news(1).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});

test('moves that were taken back are never reported', () => {
  const journal = new Journal();
  journal.add([{ key: 'a' }]);
  journal.add([{ key: 'b' }]);
  expect(journal.news(0)).toHaveLength(2);
  journal.cut(1);
  journal.add([{ key: 'c' }]);
  expect(journal.news(0)).toEqual([{ key: 'c' }]);
  expect(journal.news(1)).toEqual([{ key: 'a' }, { key: 'c' }]);
});
