/** What a batch of events looks like, one moment after the other. */
import type { DestinationId, Event } from '@captains-table/francis-drake';
import { USUAL_MILLISECONDS } from '../../../link/pacing-clock.ts';

export interface Step {
  readonly event: Event;
  readonly milliseconds: number;
  /** Where to look. */
  readonly at: DestinationId | undefined;
}

/** How long each moment lasts. What is not named is seen at once and holds no one up. */
const MILLISECONDS: Readonly<Partial<Record<Event['key'], number>>> = {
  rolled: 1100,
  'moved-up': 700,
  revealed: 480,
  'ghost-vanished': 600,
  mission: 650,
  'token-turned': 900,
  attacked: 1100,
  traded: 900,
  failed: 900,
  'came-home': 750,
  'stayed-home': 500,
  conquests: 800,
  unclaimed: 800,
  'chest-opened': 1100,
};

/** The more there is to see at once, the faster it goes. */
const UNHURRIED = 5;

export function stepsOf(events: readonly Event[]): readonly Step[] {
  const steps = events.flatMap((event) => {
    const milliseconds = MILLISECONDS[event.key];
    return milliseconds === undefined ? [] : [{ event, milliseconds, at: placeOf(event) }];
  });
  const hurry = Math.max(1, steps.length / UNHURRIED);
  return steps.map((step) => ({ ...step, milliseconds: step.milliseconds / hurry }));
}

/** How long it takes to see all of a batch. */
export function showTime(events: readonly Event[]): number {
  const all = stepsOf(events).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return Math.max(USUAL_MILLISECONDS, all);
}

function placeOf(event: Event): DestinationId | undefined {
  if (!('at' in event)) return undefined;
  return typeof event.at === 'string' ? event.at : undefined;
}
