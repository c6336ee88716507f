import { expect, test } from 'vitest';
import { withNames } from '../../src/workshop/compare/with-names.ts';

test('pieces that are called the same are told apart by their ids', () => {
  const found = [
    { collection: 'cards', piece: 'A01' },
    { collection: 'cards', piece: 'A02' },
    { collection: 'cards', piece: 'A05' },
    { collection: 'figures' },
  ];
  const names = ['Village landing', 'Village landing', 'Master builder', 'Shared figures'];
  const named = withNames(found, (one) => names[found.indexOf(one)] ?? '');
  expect(named.map(({ name }) => name)).toEqual([
    'Village landing (A01)',
    'Village landing (A02)',
    'Master builder',
    'Shared figures',
  ]);
});
