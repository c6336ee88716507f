/** How long what happens on the chart is looked at. */
import type { BoardProps, Moment } from '../../../board-kit/board.ts';
import type { Times } from '../../../board-kit/moments.ts';
import { longestIn, momentIn, momentOf } from '../../../board-kit/moments.ts';
import { timeFor } from '../chart/geometry/glide.ts';
import { deedsOf } from '../jeanne/deeds.ts';
import { turnTime } from '../jeanne/turn-times.ts';
import type { Event } from './table.ts';
import { tableOf } from './table.ts';

const MOMENTS: Times<Event['key']> = {
  fought: 1_500,
  'ranked-up': 1_300,
  upgraded: 1_300,
  'quest-done': 1_400,
  objective: 1_500,
  admiral: 1_700,
  'explorer-home': 1_500,
  scoring: 2_000,
};

/** A ship that has arrived is looked at for a moment. */
const ARRIVAL = 250;

export function showTime(events: readonly Event[]): number {
  const jeanne = deedsOf(events).length;
  const sailing = events.map((event) => (event.key === 'sailed' ? timeFor(event.points) + ARRIVAL : 0));
  return Math.max(longestIn(MOMENTS, events), jeanne > 0 ? turnTime(jeanne) : 0, ...sailing);
}

export function momentNow(props: BoardProps): Moment | undefined {
  if (!props.showing) return undefined;
  const { events } = tableOf(props).latest;
  return momentOf(events.find(({ key }) => key === 'jeanne-sailed') ?? momentAmong(events), props);
}

/** What of these events deserves its second. */
export function momentAmong(events: readonly Event[]): Event | undefined {
  return momentIn(MOMENTS, events);
}
