import type { Seat } from '@captains-table/kernel';
import type { Part, State } from './state.ts';
import { PARTS } from './state.ts';

export function seatCount(state: State): number {
  return state.score.length;
}

/** Moves a marker on the score track, and keeps what for. */
export function score(state: State, seat: Seat, part: Part, points: number): void {
  state.score[seat] = (state.score[seat] as number) + points;
  const index = seat * PARTS.length + PARTS.indexOf(part);
  state.earned[index] = (state.earned[index] as number) + points;
}

export function earnedFor(state: State, seat: Seat, part: Part): number {
  return state.earned[seat * PARTS.length + PARTS.indexOf(part)] as number;
}
