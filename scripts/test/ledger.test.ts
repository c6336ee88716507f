import { expect, test } from 'vitest';
import { compare, idsIn } from '../ledger.mjs';

const rules = new Map([
  ['PR-2.1', 'ledger.md'],
  ['PR-2.2', 'ledger.md'],
]);

test('ids are read from titles, ranges included', () => {
  expect([...idsIn('PR-2.1 PR-X.3: a title with UTF-8')]).toEqual(['PR-2.1', 'PR-X.3']);
  expect(idsIn('K-1.1 to K-1.3 and more')).toEqual(new Set(['K-1.1', 'K-1.2', 'K-1.3']));
});

test('nothing is wrong when every rule has its test', () => {
  expect(compare(rules, ['PR-2.1 PR-2.2 both'], [['a.ts', '// rule PR-2.1']])).toEqual([]);
});

test('rules without a test and ids without a rule are named', () => {
  expect(compare(rules, ['PR-2.1 one', 'PR-9.9 unknown'], [['a.ts', "rule: 'PR-8.8'"]])).toEqual([
    'a test names PR-9.9, which no ledger has: PR-9.9 unknown',
    'a.ts names PR-8.8, which no ledger has',
    'PR-2.2 has no test (ledger.md)',
  ]);
});
