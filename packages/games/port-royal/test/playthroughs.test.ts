import { checkTable } from '@captains-table/kernel';
import type { Table } from '@captains-table/kernel/contract';
import { goldenTests } from '@captains-table/kernel/contract-tests';
import { portRoyal } from '../src/index.ts';
import { texts } from '../texts/index.ts';

function table(seats: number, options: Readonly<Record<string, string | boolean>>): Table {
  const checked = checkTable(portRoyal.meta, seats, options);
  if (!checked.ok) throw new Error(checked.problem.field);
  return { seats, options: checked.options };
}

goldenTests(portRoyal, texts, '../playthroughs', {
  base: table(2, { mode: 'base' }),
  'base-five-players': table(5, { mode: 'base' }),
  'base-expedition-to-win': table(3, { mode: 'base', expeditionToWin: true }),
  'base-with-all-sets': table(4, { mode: 'base', setsSail: true, gambler: true, newCrew: true }),
  'sets-sail': table(3, { mode: 'sets-sail' }),
  contracts: table(3, { mode: 'contracts' }),
  cooperative: table(2, { mode: 'cooperative', gambler: true }),
  solo: table(1, { mode: 'solo' }),
});
