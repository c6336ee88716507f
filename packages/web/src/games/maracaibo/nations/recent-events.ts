/** What happened while the table was open to see. */
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Event, Table } from '../board/table.ts';

export interface Batch {
  /** How many moves stood then: what is taken back is forgotten. */
  readonly moves: number;
  readonly events: readonly Event[];
}

interface Recent {
  /** The number of the last batch that was heard. */
  readonly heard: number;
  readonly batches: readonly Batch[];
}

type Happened = Pick<Table['latest'], 'number' | 'events'>;

const KEPT = 80;
export const NOTHING_YET: Recent = { heard: 0, batches: [] };

/** What happened in this sitting and still stands, the oldest first. */
export function recentBatches(
  { store, play }: Pick<BoardProps, 'store' | 'play'>,
  { latest }: Pick<Table, 'latest'>,
): readonly Batch[] {
  const kept = store.get(makeKept);
  kept.recent = withLatest(kept.recent, latest, play.moves);
  return kept.recent.batches;
}

function makeKept(): { recent: Recent } {
  return { recent: NOTHING_YET };
}

export function withLatest(recent: Recent, latest: Happened, moves: number): Recent {
  const stand = recent.batches.every((batch) => batch.moves <= moves);
  const isNew = latest.number > recent.heard;
  if (stand && !isNew) return recent;
  const batches = stand ? recent.batches : recent.batches.filter((batch) => batch.moves <= moves);
  if (!isNew) return { heard: recent.heard, batches };
  return { heard: latest.number, batches: [...batches, { moves, events: latest.events }].slice(-KEPT) };
}
