/** What has happened so far, as one viewer may know it. */
import type { GameEvent, Seat } from '@captains-table/kernel';
import { isSeenBy, pageOfSetUp } from '@captains-table/kernel';
import type { Role } from './scene.ts';
import type { Table } from './table.ts';

export interface HistoryStep {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** The events of each move that stands. The moves themselves are left out, because they may be secret. */
export function history({ match }: Table, { seat }: Role): readonly HistoryStep[] {
  if (match === undefined) return [];
  const isSeen = (event: GameEvent) => isSeenBy(event, seat ?? 'spectator');
  const before: readonly GameEvent[] = pageOfSetUp(match.game.pending(match.at(0)));
  return Array.from(match.replay(), ({ played, events }, index) => ({
    seat: played.seat,
    events: (index === 0 ? [...before, ...events] : events).filter(isSeen),
  }));
}
