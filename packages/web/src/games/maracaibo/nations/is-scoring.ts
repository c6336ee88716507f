import type { Table } from '../board/table.ts';

/** Whether everybody is being asked what to buy. */
export function isScoring({ pending }: Pick<Table, 'pending'>): boolean {
  return pending?.kind === 'buying' || (pending?.kind === 'after' && pending.scoring);
}
