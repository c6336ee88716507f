import { checkTable } from '@captains-table/kernel';
import type { Table } from '@captains-table/kernel/contract';
import { goldenTests } from '@captains-table/kernel/contract-tests';
import { caravelas } from '../src/index.ts';
import { texts } from '../texts/index.ts';

function table(seats: number, mode: string): Table {
  const checked = checkTable(caravelas.meta, seats, { mode });
  if (!checked.ok) throw new Error(checked.problem.field);
  return { seats, options: checked.options };
}

goldenTests(caravelas, texts, '../playthroughs', {
  full: table(2, 'full'),
  'full-four-players': table(4, 'full'),
  'drawn-events': table(2, 'drawn'),
  'two-dice': table(2, 'dice'),
});
