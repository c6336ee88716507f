/** Every card on the table with what a click on it does, and what is written on its tab. */
import type { CardTab } from '../drawings/cards/card-frame.tsx';
import { signed } from '../../../app/numbers.ts';
import { adventureWords } from './table.ts';
import type { Table, Move } from './table.ts';

export interface Slot {
  readonly id: string;
  /** What a click plays; several where the crew of an expedition can be chosen. */
  readonly moves: readonly Move[];
  /** What that costs or brings; or why it cannot be done. */
  readonly tab?: CardTab;
}

/** Ships and persons in the harbour. */
export function harbourSlots(table: Table): readonly Slot[] {
  return table.view.harbour.map((id) => {
    const moves = table.legal.filter(
      (move) =>
        (move.kind === 'trade' || move.kind === 'recruit' || move.kind === 'keep') && move.card === id,
    );
    return { id, moves, ...tabOf(table, id, moves) };
  });
}

export function expeditionSlots({ view, legal }: Table): readonly Slot[] {
  return view.expeditions.map((id) => {
    return { id, moves: legal.filter((move) => move.kind === 'expedition' && move.card === id) };
  });
}

/** A claim that is a decision of its own is asked for by the prompt's buttons. */
export function contractSlots({ view, legal, pending }: Table): readonly Slot[] {
  return view.contracts.map(({ id }) => {
    const asked = pending?.kind === 'claim';
    return { id, moves: asked ? [] : legal.filter((move) => move.kind === 'claim' && move.contract === id) };
  });
}

function tabOf(
  { view, seat, pending, mine, locale, words, outlook }: Table,
  id: string,
  moves: readonly Move[],
): { tab?: CardTab } {
  const card = outlook.card(id);
  if (seat === undefined || !mine || pending?.kind !== 'take' || card === undefined) return {};
  const legal = moves.length > 0;
  const fee = outlook.fee(view, seat);
  if (card.kind === 'ship') {
    const gain = card.coins + outlook.bonus(view, seat, id) - fee;
    if (moves.some(({ kind }) => kind === 'keep')) {
      return { tab: adventureWords({ locale }).keepTab(signed(gain, locale)) };
    }
    return legal ? { tab: { full: words.take(signed(gain, locale)), brief: signed(gain, locale) } } : {};
  }
  const cost = outlook.cost(view, seat, id) + fee;
  if (legal) return { tab: { full: words.hire(signed(-cost, locale)), brief: signed(-cost, locale) } };
  const short = cost - (view.players[seat]?.coins ?? 0);
  if (pending.left === 0 || short <= 0) return {};
  return { tab: { full: words.short(short), brief: words.shortBrief(short) } };
}
