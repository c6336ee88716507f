import { contractTests } from '@captains-table/kernel/contract-tests';
import { stowaways } from '../src/index.ts';
import { texts } from '../texts/index.ts';

contractTests(stowaways, texts, { gamesEach: 6 });
