import { contractTests } from '@captains-table/kernel/contract-tests';
import { francisDrake } from '../src/index.ts';
import { texts } from '../texts/index.ts';

contractTests(francisDrake, texts, { gamesEach: 3, thoroughness: 0.5 });
