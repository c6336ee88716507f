import { goldenTests } from '@captains-table/kernel/contract-tests';
import { DESTINATION_IDS, GOODS, PLACE_IDS, TREASURES } from '../src/content.ts';
import { CONTENT, francisDrake } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';
import { texts } from '../texts/index.ts';

/** Random captains seldom conquer much. */
const policy = createPolicy(CONTENT);

goldenTests(
  francisDrake,
  texts,
  '../playthroughs',
  {
    'five-random': { seats: 5 },
    'four-random-shuffled-street': { seats: 4, options: { shuffledStreet: true } },
    'four-random-all-tokens': { seats: 4, options: { allTokens: true } },
    'three-all-tokens': { seats: 3, options: { allTokens: true }, policy },
    four: { seats: 4, policy },
    'five-shuffled-street': { seats: 5, options: { shuffledStreet: true }, policy },
  },
  { destinations: DESTINATION_IDS, places: PLACE_IDS, goods: GOODS, treasures: TREASURES },
);
