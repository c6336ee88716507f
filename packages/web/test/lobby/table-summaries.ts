import type { TableSummary } from '@captains-table/protocol';

/** A line of a list of tables: what a test does not say is as at any table under way. */
export function summaryWith(part: Partial<TableSummary>): TableSummary {
  return {
    id: 'a',
    game: 'port-royal',
    mode: 'base',
    status: 'playing',
    tempo: { kind: 'none' },
    spectators: true,
    updatedAt: 1_000,
    seats: [],
    owing: [],
    myTurn: false,
    ...part,
  };
}
