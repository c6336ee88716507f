import { contractTests } from '@captains-table/kernel/contract-tests';
import { CONTENT, maracaibo } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';
import { texts } from '../texts/index.ts';

contractTests(maracaibo, texts, { gamesEach: 1, thoroughness: 0.1, policy: createPolicy(CONTENT) });
