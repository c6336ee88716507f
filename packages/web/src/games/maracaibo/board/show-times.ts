/** How long what happens on the chart is looked at. */
import type { BoardProps, Moment } from '../../../board-kit/board.ts';
import type { Times } from '../../../board-kit/moments.ts';
import { longestIn, momentIn, momentOf } from '../../../board-kit/moments.ts';
import { timeFor } from '../chart/geometry/glide.ts';
import type { Event } from './table.ts';
import { tableOf } from './table.ts';

const MOMENTS: Times<Event['key']> = {
  fought: 1_500,
  'ranked-up': 1_300,
  upgraded: 1_300,
  'quest-done': 1_400,
  objective: 1_500,
  'explorer-home': 1_500,
  scoring: 2_000,
  'jeanne-drew': 2_600,
};

/** A ship that has arrived is looked at for a moment. */
const ARRIVAL = 250;

export function showTime(events: readonly Event[]): number {
  const sailing = events.map((event) => (event.key === 'sailed' ? timeFor(event.points) + ARRIVAL : 0));
  return Math.max(longestIn(MOMENTS, events), ...sailing);
}

export function momentNow(props: BoardProps): Moment | undefined {
  if (!props.showing) return undefined;
  return momentOf(momentIn(MOMENTS, tableOf(props).latest.events), props);
}
