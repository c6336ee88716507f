/** How long what happens in the harbour is looked at. */
import type { Times } from '../../../board-kit/moments.ts';
import { longestIn, momentIn, momentOf } from '../../../board-kit/moments.ts';
import type { BoardProps, Moment } from '../../../board-kit/board.ts';
import type { Event } from './table.ts';
import { tableOf } from './table.ts';

const MOMENTS: Times<Event['key']> = {
  busted: 2_200,
  taxed: 1_000,
  repelled: 900,
  explored: 1_300,
  claimed: 1_500,
  ending: 1_800,
  'chapter-over': 2_600,
  trophy: 2_600,
  'month-over': 2_600,
  'mission-done': 2_600,
  'mission-step': 2_200,
  'bought-marker': 2_200,
  'bought-crowns': 2_200,
  shared: 2_200,
  crowned: 1_500,
  adventurer: 2_200,
};

export function showTime(events: readonly Event[]): number {
  return longestIn(MOMENTS, events);
}

export function momentNow(props: BoardProps): Moment | undefined {
  if (!props.showing) return undefined;
  return momentOf(momentAmong(tableOf(props).latest.events), props);
}

/** What of these events deserves its second. */
export function momentAmong(events: readonly Event[]): Event | undefined {
  return momentIn(MOMENTS, events);
}
