import { contractTests } from '@captains-table/kernel/contract-tests';
import { caravelas } from '../src/index.ts';
import { texts } from '../texts/index.ts';

contractTests(caravelas, texts, { gamesEach: 1, thoroughness: 0.2 });
