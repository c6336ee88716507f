/** What has happened so far, as one viewer may know it. */
import type { GameEvent, Seat } from '@captains-table/kernel';
import { isSeenBy } from '@captains-table/kernel';
import type { Role } from './scene.ts';
import type { Table } from './table.ts';

export interface HistoryStep {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** The events of each move that stands. The moves themselves may be secret, so they are not told. */
export function history({ match }: Table, { seat }: Role): readonly HistoryStep[] {
  if (match === undefined) return [];
  const isSeen = (event: GameEvent) => isSeenBy(event, seat ?? 'spectator');
  return Array.from(match.replay(), ({ played, events }) => ({
    seat: played.seat,
    events: events.filter(isSeen),
  }));
}
