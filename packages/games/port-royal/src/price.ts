import type { Seat } from '@captains-table/kernel';
import type { Box, Card } from './box.ts';
import { gain, handOver } from './deck.ts';
import { discountOf } from './influence.ts';
import type { Events, State } from './state.ts';

/** A player who is not active pays this for each card. Rules PR-3.15, PR-3.19, PR-24.19. */
export function feeOf(state: State, seat: Seat): number {
  return seat === state.active || isFreePort(state) ? 0 : 1;
}

function isFreePort({ adventure }: State): boolean {
  return adventure !== null && adventure.freePort;
}

/** Rules PR-3.9, PR-6.23. */
export function costOf(box: Box, state: State, seat: Seat, person: Card): number {
  return Math.max(0, person.cost - discountOf(box, state, seat));
}

/** In a free port the coin comes from the draw pile. Rule PR-22.21. */
export function payFee(state: State, seat: Seat, events: Events): void {
  if (seat === state.active) return;
  if (isFreePort(state)) {
    gain(state, state.active, 1, events);
    events?.({ key: 'fee-from-pile', seat, other: state.active });
    return;
  }
  handOver(state, seat, state.active, 1);
  events?.({ key: 'fee', seat, other: state.active });
}
