import type { Table } from '../board/table.ts';

/** Changes whenever another decision begins: what the viewer chose to see during one holds no longer. */
export function decisionKey({ mine, pending }: Pick<Table, 'mine' | 'pending'>, seq: number): string {
  return mine && pending !== undefined ? `${pending.kind} ${seq}` : '';
}
