import type { Table } from '../board/table.ts';

/** Where on the ship a decision is made that can be made nowhere else. */
const PARTS: Readonly<Record<string, string>> = { disc: '.ma-ship-deck', synergy: '.ma-ship-stores' };

/** The part of the own ship that the viewer must look at now. */
export function partNeeded({ mine, pending }: Pick<Table, 'mine' | 'pending'>): string | undefined {
  return mine && pending !== undefined ? PARTS[pending.kind] : undefined;
}

export function isOnShip(table: Pick<Table, 'mine' | 'pending'>): boolean {
  return partNeeded(table) !== undefined;
}
