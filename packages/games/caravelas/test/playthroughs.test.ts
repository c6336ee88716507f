import { goldenTests } from '@captains-table/kernel/contract-tests';
import { caravelas } from '../src/index.ts';
import { texts } from '../texts/index.ts';

goldenTests(caravelas, texts, '../playthroughs', {
  full: { seats: 2, options: { mode: 'full' } },
  'full-four-players': { seats: 4, options: { mode: 'full' } },
  'drawn-events': { seats: 2, options: { mode: 'drawn' } },
  'two-dice': { seats: 2, options: { mode: 'dice' } },
});
