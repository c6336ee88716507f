import type { Decision, Table } from '../board/table.ts';

/** Decisions that can be made only on the viewer's own ship. */
const ON_SHIP: ReadonlySet<Decision['kind']> = new Set(['disc', 'synergy']);

export function isOnShip({ mine, pending }: Pick<Table, 'mine' | 'pending'>): boolean {
  return mine && pending !== undefined && ON_SHIP.has(pending.kind);
}
