import { goldenTests } from '@captains-table/kernel/contract-tests';
import { portRoyal } from '../src/index.ts';
import { texts } from '../texts/index.ts';

goldenTests(portRoyal, texts, '../playthroughs', {
  base: { seats: 2, options: { mode: 'base' } },
  'base-five-players': { seats: 5, options: { mode: 'base' } },
  'base-expedition-to-win': { seats: 3, options: { mode: 'base', expeditionToWin: true } },
  'base-with-all-sets': {
    seats: 4,
    options: { mode: 'base', setsSail: true, gambler: true, newCrew: true },
  },
  'sets-sail': { seats: 3, options: { mode: 'sets-sail' } },
  contracts: { seats: 3, options: { mode: 'contracts' } },
  cooperative: { seats: 2, options: { mode: 'cooperative', gambler: true } },
  solo: { seats: 1, options: { mode: 'solo' } },
});
