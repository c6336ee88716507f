/** Bought cards by what they are good for. */
import type { CardKind } from '../drawings/cards/kinds.ts';
import type { Table } from '../board/table.ts';
import { printedOf } from './printed-card.ts';

export interface CardGroup {
  readonly kind: CardKind;
  readonly cards: readonly string[];
}

/** What can be used comes before what has happened. */
const ORDER: readonly CardKind[] = [
  'spyAction',
  'villageAction',
  'combatAction',
  'permanent',
  'income',
  'immediate',
];

export function groupsOf(bought: readonly string[], table: Pick<Table, 'pieces'>): readonly CardGroup[] {
  return ORDER.map((kind) => ({ kind, cards: bought.filter((id) => groupOf(id, table) === kind) })).filter(
    ({ cards }) => cards.length > 0,
  );
}

/** A card with an action of its own stands with its likes, whatever its head says. */
function groupOf(id: string, table: Pick<Table, 'pieces'>): CardKind {
  const lines = printedOf(id, table)?.lines ?? [];
  return ORDER.find((kind) => lines.some((line) => line.kind === kind)) ?? 'immediate';
}
