import type { GameEvent } from '@captains-table/kernel';
import type { Event } from './port-royal.ts';

export interface Revealed {
  /** Cards turned over just now. */
  readonly drawn: readonly string[];
  /** What went down with a bust, and is shown once more. */
  readonly lost: readonly string[];
}

/** What a batch of events turned over, and whether it was too much. */
export function revealedBy(events: readonly GameEvent[]): Revealed {
  const happened = events as readonly Event[];
  const drawn = happened.flatMap((event) => (event.key === 'drew' ? [event.card] : []));
  const busted = happened.some((event) => event.key === 'busted');
  return { drawn, lost: busted ? drawn.slice(-1) : [] };
}
