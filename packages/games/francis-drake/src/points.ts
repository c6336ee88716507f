import type { Seat } from '@captains-table/kernel';
import { add, must } from '@captains-table/kernel';
import type { Part, State } from './state.ts';
import { PARTS } from './state.ts';

export function seatCount(state: State): number {
  return state.score.length;
}

/** Moves a marker on the score track, and records what the points were for. */
export function score(state: State, seat: Seat, part: Part, points: number): void {
  add(state.score, seat, points);
  const index = seat * PARTS.length + PARTS.indexOf(part);
  add(state.earned, index, points);
}

export function earnedFor(state: State, seat: Seat, part: Part): number {
  return must(state.earned[seat * PARTS.length + PARTS.indexOf(part)]);
}
