/** What one act of a person changes in a box: several pieces where they hang together. */
import { isRecord, sameJson } from '@captains-table/kernel';
import type { PiecesDescription, Written } from '@captains-table/catalogue/pieces';
import { pieceIn } from './box.ts';
import type { Edit } from './edits.ts';
import { withField } from './provenance.ts';

/** A piece by its collection and its id, or its place in the list from 1 on. */
export interface PieceKey {
  readonly collection: string;
  readonly key: string;
}

export type Change =
  /** Undefined takes the piece away. */
  | (PieceKey & { readonly piece: unknown })
  /** A list without ids, as a whole. */
  | { readonly collection: string; readonly list: readonly unknown[] };

/** As one edit, so that it is undone at once; undefined where nothing is different. */
export function editOf(
  changes: readonly Change[],
  box: Written,
  ours: Written,
  { collections }: PiecesDescription,
): Edit | undefined {
  const edits = changes.flatMap((change): readonly Edit[] => {
    const collection = collections.find(({ id }) => id === change.collection);
    if (collection === undefined) return [];
    if ('list' in change) {
      const before = box[change.collection];
      return sameJson(before, change.list)
        ? []
        : [{ what: 'list', collection: change.collection, before, after: change.list }];
    }
    const { key } = change;
    const before = pieceIn(box, collection, key);
    const after = withSources(change.piece, before, pieceIn(ours, collection, key));
    if (sameJson(before, after)) return [];
    return [
      {
        what: 'piece',
        collection: change.collection,
        key,
        at: Date.now(),
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      },
    ];
  });
  const [only] = edits;
  return edits.length > 1 ? { what: 'several', edits } : only;
}

/** Changed fields are marked as the owner's values. */
function withSources(piece: unknown, before: unknown, ours: unknown): unknown {
  if (!isRecord(piece) || !isRecord(before)) return piece;
  let known: Readonly<Record<string, unknown>> = before;
  for (const field of new Set([...Object.keys(before), ...Object.keys(piece)])) {
    if (!sameJson(before[field], piece[field])) known = withField(known, ours, field, piece[field]);
  }
  return known;
}
