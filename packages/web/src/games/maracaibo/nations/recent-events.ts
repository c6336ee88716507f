/** What happened while the table was open to see. */
import { useRef } from 'preact/hooks';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Event } from '../board/table.ts';

interface Batch {
  readonly number: number;
  /** How many moves stood then: what is taken back is forgotten. */
  readonly moves: number;
  readonly events: readonly Event[];
}

const KEPT = 80;

/** The events of this sitting that still stand, the oldest first. */
export function useRecentEvents({ latest, play }: Pick<BoardProps, 'latest' | 'play'>): readonly Event[] {
  const batches = useRef<readonly Batch[]>([]);
  batches.current = withLatest(batches.current, latest, play.moves);
  return batches.current.flatMap(({ events }) => events);
}

export function withLatest(
  batches: readonly Batch[],
  latest: BoardProps['latest'],
  moves: number,
): readonly Batch[] {
  const standing = batches.every((batch) => batch.moves <= moves)
    ? batches
    : batches.filter((batch) => batch.moves <= moves);
  if (latest.number <= (batches.at(-1)?.number ?? 0)) return standing;
  const events = latest.events as readonly unknown[] as readonly Event[];
  return [...standing, { number: latest.number, moves, events }].slice(-KEPT);
}
