/** What this turn's event changes for the rest of the turn. */
import type { Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import type { Effect, EventData } from './content.ts';

export type NamedEffect<D extends Effect['does']> = Extract<Effect, { readonly does: D }>;

function isNamed<D extends Effect['does']>(effect: Effect, does: D): effect is NamedEffect<D> {
  return effect.does === does;
}

export function effectNamed<D extends Effect['does']>(
  { effects }: Pick<EventData, 'effects'>,
  does: D,
): NamedEffect<D> | undefined {
  for (const effect of effects) if (isNamed(effect, does)) return effect;
  return undefined;
}

/** The effect of this turn's event with that name, if it has one. */
export function lasting<D extends Effect['does']>(
  box: Box,
  state: State,
  does: D,
): NamedEffect<D> | undefined {
  if (state.adventure === null) return undefined;
  const event = box.adventure.events[state.adventure.event];
  return event === undefined ? undefined : effectNamed(event, does);
}

/** Extra coins for each ship sold. Rule PR-22.11. */
export function shipBonus(box: Box, state: State, seat: Seat): number {
  const effect = lasting(box, state, 'ship-bonus');
  return effect !== undefined && concerns(state, seat, effect) ? effect.coins : 0;
}

/** Coins off the cost of each person. Rule PR-22.12. */
export function crewDiscount(box: Box, state: State, seat: Seat): number {
  const effect = lasting(box, state, 'cheap-crew');
  return effect !== undefined && concerns(state, seat, effect) ? effect.coins : 0;
}

function concerns(state: State, seat: Seat, effect: { readonly for: 'active' | 'all' }): boolean {
  return effect.for === 'all' || seat === state.active;
}
