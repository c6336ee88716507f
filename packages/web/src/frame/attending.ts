import type { Seat } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';

/** The other people at the table who decide for themselves: whoever proposes something asks them. */
export function othersAttending({ seats, you }: Pick<TableScene, 'seats' | 'you'>): readonly Seat[] {
  return seats.flatMap(({ kind, away }, seat) =>
    kind === 'person' && away === undefined && seat !== you.seat ? [seat] : [],
  );
}
