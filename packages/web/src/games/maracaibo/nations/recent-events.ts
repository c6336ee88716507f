/** What happened while the table was open to see. */
import { useRef } from 'preact/hooks';
import type { Event, Table } from '../board/table.ts';

interface Batch {
  readonly number: number;
  /** How many moves stood then: what is taken back is forgotten. */
  readonly moves: number;
  readonly events: readonly Event[];
}

const KEPT = 80;

/** The events of this sitting that still stand, the oldest first. */
export function useRecentEvents({ latest }: Table, moves: number): readonly Event[] {
  const batches = useRef<readonly Batch[]>([]);
  batches.current = withLatest(batches.current, latest, moves);
  return batches.current.flatMap(({ events }) => events);
}

export function withLatest(
  batches: readonly Batch[],
  latest: Table['latest'],
  moves: number,
): readonly Batch[] {
  const standing = batches.every((batch) => batch.moves <= moves)
    ? batches
    : batches.filter((batch) => batch.moves <= moves);
  if (latest.number <= (batches.at(-1)?.number ?? 0)) return standing;
  return [...standing, { number: latest.number, moves, events: latest.events }].slice(-KEPT);
}
