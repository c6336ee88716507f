/** The eight first cards in an order that never changes, and how far their choosing is. */
import type { PlayerView, Table } from '../board/table.ts';

interface OpeningCards {
  readonly cards: readonly { readonly id: string; readonly part: 'hand' | 'planned' | 'discarded' }[];
  /** 0 planning, 1 discarding, 2 the career, 3 done. */
  readonly step: number;
  /** How many cards are still to discard. */
  readonly left: number;
}

export function openingOf(own: PlayerView, { pending, mine }: Pick<Table, 'pending' | 'mine'>): OpeningCards {
  const cards = [
    ...own.hand.map((id) => ({ id, part: 'hand' as const })),
    ...own.planned.map((id) => ({ id, part: 'planned' as const })),
    ...own.setAside.map((id) => ({ id, part: 'discarded' as const })),
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const decision = mine ? pending : undefined;
  return {
    cards,
    step: decision === undefined ? 3 : STEPS.indexOf(decision.kind),
    left: decision?.kind === 'opening-discard' ? decision.left : 0,
  };
}

const STEPS: readonly string[] = ['opening-plan', 'opening-discard', 'opening-career'];
