import type { Seat } from '@captains-table/kernel';
import type { State } from './state.ts';

export function seatCount(state: State): number {
  return state.coins.length;
}

/** All seats in turn order, beginning with the given one. */
export function clockwiseFrom(state: State, first: Seat): Seat[] {
  const seats = seatCount(state);
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}
