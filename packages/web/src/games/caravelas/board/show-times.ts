/** How long what happens at sea is looked at. */
import type { BoardProps, Moment } from '../../../board-kit/board.ts';
import type { Times } from '../../../board-kit/moments.ts';
import { longestIn, momentIn, momentOf } from '../../../board-kit/moments.ts';
import type { Event } from './table.ts';
import { tableOf } from './table.ts';

/** How long a ship takes from space to space. */
const STEP = 320;

const MOMENTS: Times<Event['key']> = {
  rolled: 1_000,
  rounded: 1_400,
  stormed: 1_300,
  blown: 1_300,
  becalmed: 1_200,
  sank: 1_600,
  discovered: 1_600,
  built: 1_600,
  upgraded: 1_400,
  ending: 1_800,
};

export function showTime(events: readonly Event[]): number {
  return events.every(({ key }) => key === 'sailed')
    ? STEP
    : longestIn({ ...MOMENTS, played: 1_300 }, events);
}

export function momentNow(props: BoardProps): Moment | undefined {
  if (!props.showing) return undefined;
  return momentOf(momentAmong(tableOf(props).latest.events), props);
}

/** What of these events deserves its second. */
export function momentAmong(events: readonly Event[]): Event | undefined {
  return momentIn(MOMENTS, events);
}
