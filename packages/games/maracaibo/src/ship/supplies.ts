/** Doubloons, combat points and spies. */
import type { Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { add, at } from '../lists.ts';
import type { Events, Seen, State } from '../state.ts';

export function gainDoubloons(state: Seen, seat: Seat, n: number, events: Events): void {
  if (n === 0) return;
  add(state.doubloons, seat, n);
  events?.({ key: 'doubloons', seat, n });
}

export function payDoubloons(state: State, seat: Seat, n: number, events: Events): void {
  if (n === 0) return;
  add(state.doubloons, seat, -n);
  events?.({ key: 'paid', seat, n });
}

/** Rule MA-6.11. */
export function gainCombatPoints(box: Box, state: State, seat: Seat, n: number, events: Events): void {
  const gained = Math.min(n, box.tracks.combatPoints.last - at(state.combatPoints, seat));
  if (gained <= 0) return;
  add(state.combatPoints, seat, gained);
  events?.({ key: 'combat-points', seat, n: gained });
}

export function spendCombatPoints(state: State, seat: Seat, n: number, events: Events): void {
  if (n === 0) return;
  add(state.combatPoints, seat, -n);
  events?.({ key: 'combat-points-spent', seat, n });
}

/** Rule MA-11.9. */
export function takeSpies(state: State, seat: Seat, n: number, events: Events): void {
  const taken = Math.min(n, at(state.spySupply, seat));
  if (taken === 0) return;
  add(state.spySupply, seat, -taken);
  add(state.spies, seat, taken);
  events?.({ key: 'spies', seat, n: taken });
}

export function returnSpies(state: State, seat: Seat, n: number, events: Events): void {
  add(state.spies, seat, -n);
  add(state.spySupply, seat, n);
  events?.({ key: 'spies-returned', seat, n });
}
