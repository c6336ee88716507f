/** What sailing to a place means for the player who is to sail. */
import type { Voyage } from '@captains-table/maracaibo/outlook';
import type { Table } from '../board/table.ts';

export type { Voyage };

/** Voyages by place; none unless the viewer is to sail. */
export function voyagesOf({ outlook, view, pending, mine, seat }: Table): ReadonlyMap<string, Voyage> {
  if (!mine || pending?.kind !== 'sail' || seat === undefined) return new Map();
  return outlook.voyages.from(view, seat, pending.max);
}
