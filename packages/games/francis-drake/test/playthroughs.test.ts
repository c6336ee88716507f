import { goldenTests } from '@captains-table/kernel/contract-tests';
import { francisDrake } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';
import { texts } from '../texts/index.ts';

/** Random captains seldom conquer much. */
const policy = createPolicy();

goldenTests(francisDrake, texts, '../playthroughs', {
  'three-george': { seats: 3 },
  'four-tiger': { seats: 4 },
  'five-george': { seats: 5 },
  'shuffled-street-white-lion': { seats: 4, options: { shuffledStreet: true } },
  'all-tokens-scourge': { seats: 4, options: { allTokens: true } },
  'three-sailors': { seats: 3, options: { allTokens: true }, policy },
  'four-sailors': { seats: 4, policy },
  'five-sailors': { seats: 5, options: { shuffledStreet: true }, policy },
});
