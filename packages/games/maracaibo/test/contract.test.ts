import { contractTests } from '@captains-table/kernel/contract-tests';
import { maracaibo } from '../src/index.ts';
import { texts } from '../texts/index.ts';

contractTests(maracaibo, texts, { gamesEach: 1, thoroughness: 0.1 });
