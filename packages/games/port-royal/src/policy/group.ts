/** How a cooperative group stands with card 9, and how long it still has. */
import { adventureOf } from '../adventure/abilities.ts';
import { goalsOf } from '../adventure/goals.ts';
import type { Box } from '../box.ts';
import { seatCount } from '../seats.ts';
import type { State } from '../state.ts';

/** Months of a cooperative chapter, as most groups play them. */
const MONTHS: readonly number[] = [4, 4, 5, 4, 5];

export interface GroupGoals {
  readonly lacksMarkers: boolean;
  readonly lacksInfluence: boolean;
  /** Rounds that may still be played. */
  readonly rounds: number;
}

/** Turns that a chapter may still last, the one under way included; the last month's end has none. */
export function turnsLeft(state: State): number {
  const { chapter, month, eventDeck, eventDiscard } = adventureOf(state);
  const months = Math.max(month, MONTHS[chapter - 1] ?? 4);
  const size = eventDeck.length + eventDiscard.length;
  let turns = eventDeck.length;
  for (let later = month + 1; later <= months; later++) turns += size + later - month;
  return turns;
}

/** Turns of a whole chapter. */
export function turnsInAll(state: State): number {
  const { chapter, month, eventDeck, eventDiscard } = adventureOf(state);
  const months = Math.max(month, MONTHS[chapter - 1] ?? 4);
  const first = eventDeck.length + eventDiscard.length - month + 1;
  return months * first + (months * (months - 1)) / 2 - 1;
}

export function groupGoals(box: Box, state: State): GroupGoals {
  const { markers, influence } = goalsOf(box, state);
  return {
    lacksMarkers: markers.has < markers.needs,
    lacksInfluence: influence.has < influence.needs,
    rounds: Math.max(0.5, turnsLeft(state) / seatCount(state)),
  };
}
