import type { Seat } from '@captains-table/kernel';

/** The viewer's seat first, then the others in the order of play. */
export function inViewOrder(seats: number, own: Seat | undefined): readonly Seat[] {
  return Array.from({ length: seats }, (_, index) => (index + (own ?? 0)) % seats);
}
