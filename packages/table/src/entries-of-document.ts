import type { MatchDocument } from '@captains-table/kernel';
import type { ChairEntry, Entry } from './entry.ts';
import type { StoredEntry, Time } from './record.ts';

/** The log of a table at which a match from a file was played. */
export function entriesOfDocument(
  { log }: MatchDocument,
  chairs: readonly ChairEntry[],
  at: Time,
): readonly StoredEntry[] {
  const all: Entry[] = [
    ...chairs.map((chair, seat): Entry => ({ kind: 'chair', seat, chair })),
    { kind: 'start' },
    ...log.map((entry): Entry => {
      const { seat } = entry;
      return 'undo' in entry
        ? { kind: 'undo', seat, to: entry.undo }
        : { kind: 'move', seat, move: entry.move };
    }),
  ];
  return all.map((entry, index) => ({ seq: index + 1, at, entry }));
}
