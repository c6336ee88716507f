/** The crown track. */
import type { Seat } from '@captains-table/kernel';
import { add, must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { maybeTriggerEnd } from '../end.ts';
import { lastingChange } from '../standstill.ts';
import type { Events, State } from '../state.ts';
import { adventureOf } from './abilities.ts';

export function crownsOf(state: State, seat: Seat): number {
  return must(adventureOf(state).crowns[seat]);
}

/** Crowns beyond the last space are lost. Rules PR-21.8, PR-21.9, PR-25.21. */
export function gainCrowns(box: Box, state: State, seat: Seat, crowns: number, events: Events): void {
  const moved = Math.min(crowns, box.adventure.crowns.spaces - crownsOf(state, seat));
  if (moved <= 0) return;
  add(adventureOf(state).crowns, seat, moved);
  lastingChange(state);
  events?.({ key: 'crowned', seat, crowns: moved });
  maybeTriggerEnd(box, state, seat, events);
}

/** Rules PR-21.8, PR-21.11. */
export function payCrowns(state: State, seat: Seat, crowns: number): void {
  add(adventureOf(state).crowns, seat, -crowns);
}
