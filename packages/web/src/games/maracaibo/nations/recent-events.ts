import type { Event, Table } from '../board/table.ts';

export interface Batch {
  /** How many moves stood then. */
  readonly moves: number;
  readonly events: readonly Event[];
}

const KEPT = 80;

/** What happened lately and still stands, the oldest first: the same after a reload and after much was skipped. */
export function recentBatches({ log }: Pick<Table, 'log'>): readonly Batch[] {
  return log.slice(-KEPT).map(({ after, events }) => ({ moves: after, events }));
}
