/** Events of the adventure that are rare enough for a banner over the harbour, not only a line in the log. */
import type { Event } from '../table.ts';

/** The most important first: one event stands for its whole batch. */
const TELLING = [
  'chapter-over',
  'trophy',
  'month-over',
  'mission-done',
  'mission-step',
  'bought-marker',
  'bought-crowns',
  'shared',
  'adventurer',
] as const;

export type MomentKey = (typeof TELLING)[number];

/** What follows from it in the same batch. */
const ALSO: Readonly<Partial<Record<MomentKey, readonly Event['key'][]>>> = {
  trophy: ['mission-done', 'trophy', 'bought-marker'],
  'mission-done': ['mission-done', 'unlocked', 'crowned'],
  'month-over': ['month-over', 'mission-on-table'],
};

export interface Moment {
  readonly key: MomentKey;
  /** In the order in which it happened. */
  readonly events: readonly Event[];
}

/** Together the trophy is of no use: it is then no moment. */
export function momentIn(events: readonly Event[], together: boolean): Moment | undefined {
  const key = TELLING.find(
    (each) => events.some((event) => event.key === each) && !(together && each === 'trophy'),
  );
  if (key === undefined) return undefined;
  const told: readonly string[] = ALSO[key] ?? [key];
  return { key, events: events.filter((event) => told.includes(event.key) && isNews(event)) };
}

/** One who takes none of the coins, or buys nothing, is no news. */
function isNews(event: Event): boolean {
  return event.key !== 'shared' || event.coins > 0;
}
