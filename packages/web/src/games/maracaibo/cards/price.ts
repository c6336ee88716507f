/** How many doubloons a move with a thing leaves. */
import type { Move, Table } from '../board/table.ts';
import { ownOf } from '../board/table.ts';

/** Undefined for what costs and brings none. */
export function doubloonsAfter(move: Move, table: Table): number | undefined {
  const own = ownOf(table);
  if (own === undefined) return undefined;
  const price = priceOf(move, table);
  return price === undefined ? undefined : own.doubloons - price;
}

function priceOf(move: Move, { outlook, view, seat, pending }: Table): number | undefined {
  switch (move.kind) {
    case 'buy':
      return outlook.cards.price(view, seat, move.card);
    case 'take':
      return pending?.kind === 'draw' ? pending.price : undefined;
    case 'invest':
      return outlook.prestige.price(view, seat, move.building);
    default:
      return undefined;
  }
}
