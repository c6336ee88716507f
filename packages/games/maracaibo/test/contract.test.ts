import { contractTests } from '@captains-table/kernel/contract-tests';
import { CONTENT, maracaibo } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';
import { texts } from '../texts/index.ts';

contractTests(maracaibo, texts, {
  gamesEach: 1,
  thoroughness: 0.1,
  policy: createPolicy(CONTENT),
  // Later chapters with two players, Jeanne's levels with one.
  tables: ({ seats, options: { mode, chapter, jeanne } }) =>
    mode !== 'story' || ((seats === 2 || chapter === '1') && (seats === 1 || jeanne === 'medium')),
});
