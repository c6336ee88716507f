import { contractTests } from '@captains-table/kernel/contract-tests';
import { CONTENT, portRoyal } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';
import { texts } from '../texts/index.ts';

contractTests(portRoyal, texts, { gamesEach: 1, thoroughness: 0.2, policy: createPolicy(CONTENT) });
