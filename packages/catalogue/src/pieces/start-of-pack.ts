/** A pack to begin with: every piece that has a value of ours rather than of the printed box. */
import { isRecord } from '@captains-table/kernel';
import type { CollectionDescription } from './describe.ts';
import { piecesIn } from './describe.ts';
import { putAt } from './differences.ts';
import type { GamePieces, Source } from './pieces.ts';

export function startOfPack(
  game: string,
  { ours }: GamePieces,
  collections: readonly CollectionDescription[],
): { readonly json: Readonly<Record<string, unknown>>; readonly count: number } {
  const json: Record<string, unknown> = { game };
  let count = 0;
  for (const { id, kind, source } of collections) {
    const all = piecesIn(ours[id], kind);
    const guessed = all.filter((piece) => isReconstructed(piece, source));
    if (guessed.length === 0) continue;
    count += guessed.length;
    // A list is replaced as a whole, so that all of it must be there.
    putAt(json, id, kind === 'pieces' ? guessed : ours[id]);
  }
  return { json, count };
}

/** Where the value of a field comes from. */
export function sourceOf(piece: unknown, field: string, source?: Source): unknown {
  if (!isRecord(piece)) return source;
  const { sources } = piece;
  return (isRecord(sources) ? sources[field] : undefined) ?? piece['source'] ?? source;
}

function isReconstructed(piece: unknown, source: Source | undefined): boolean {
  if (!isRecord(piece)) return source === 'reconstructed';
  return Object.keys(piece).some(
    (field) =>
      field !== 'source' && field !== 'sources' && sourceOf(piece, field, source) === 'reconstructed',
  );
}
