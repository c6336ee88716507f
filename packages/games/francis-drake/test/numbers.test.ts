import { join } from 'node:path';
import { numberingTests } from '@captains-table/kernel/contract-tests';
import { DESTINATION_IDS, GOODS, PLACE_IDS, TREASURES } from '../src/content.ts';
import { francisDrake } from '../src/index.ts';

numberingTests(
  francisDrake.meta.rulesVersion,
  { destinations: DESTINATION_IDS, places: PLACE_IDS, goods: GOODS, treasures: TREASURES },
  join(import.meta.dirname, 'numbers.txt'),
);
