import type { Event } from './table.ts';

const ASIDE: ReadonlySet<Event['key']> = new Set(['bid', 'passed', 'drew', 'called', 'stayed']);
/** Step by step, under sail or in the storms of others. */
const STEPS: ReadonlySet<Event['key']> = new Set(['sailed', 'drifted']);

/** A player's turn in one line: of a voyage, only its end. */
export function summary(events: readonly Event[]): readonly Event[] {
  return events.filter(({ key }, at) => {
    const isPassed = STEPS.has(key) && events.slice(at + 1).some((later) => later.key === key);
    return !ASIDE.has(key) && !isPassed;
  });
}
