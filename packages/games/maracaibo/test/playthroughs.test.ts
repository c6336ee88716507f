import { checkTable } from '@captains-table/kernel';
import type { Table } from '@captains-table/kernel/contract';
import { goldenTests } from '@captains-table/kernel/contract-tests';
import { maracaibo } from '../src/index.ts';
import { texts } from '../texts/index.ts';

function table(seats: number, options: Readonly<Record<string, string | boolean>>): Table {
  const checked = checkTable(maracaibo.meta, seats, options);
  if (!checked.ok) throw new Error(checked.problem.field);
  return { seats, options: checked.options };
}

goldenTests(maracaibo, texts, '../playthroughs', {
  classic: table(2, { mode: 'classic' }),
  'classic-three-players': table(3, { mode: 'classic', difficulty: 'medium' }),
  'classic-four-players': table(4, { mode: 'classic', difficulty: 'hard' }),
  'classic-armada': table(2, { mode: 'classic', armada: true }),
  solo: table(1, { mode: 'solo' }),
  'solo-very-hard': table(1, { mode: 'solo', jeanne: 'veryHard', difficulty: 'hard' }),
});
