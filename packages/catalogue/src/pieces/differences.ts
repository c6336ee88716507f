/** How two boxes differ, piece by piece and field by field, and the pack that makes one of the other. */
import { isRecord, sameJson } from '@captains-table/kernel';
import type { CollectionDescription, PiecesDescription } from './describe.ts';
import { piecesIn } from './describe.ts';
import type { Written } from './pieces.ts';

export interface Difference {
  readonly collection: string;
  /** Absent where there is only one. */
  readonly piece?: string;
  readonly how: 'added' | 'removed' | 'changed';
  readonly fields: readonly FieldDifference[];
}

export interface FieldDifference {
  readonly field: string;
  /** Undefined where it has none. */
  readonly before: unknown;
  readonly after: unknown;
}

export function differencesOf(
  before: Written,
  after: Written,
  { collections }: PiecesDescription,
): readonly Difference[] {
  return collections.flatMap((collection) => {
    const [old, now] = [before, after].map((box) => keyed(collection, box[collection.id]));
    return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((key): Difference[] => {
      const fields = fieldsThatDiffer(old?.get(key), now?.get(key));
      if (fields.length === 0) return [];
      const how = old?.has(key) !== true ? 'added' : now?.has(key) !== true ? 'removed' : 'changed';
      const piece = collection.kind === 'single' ? {} : { piece: key };
      return [{ collection: collection.id, ...piece, how, fields }];
    });
  });
}

/** Pieces by their ids; those without one by their place in the list. */
function keyed({ kind, by }: CollectionDescription, written: unknown): ReadonlyMap<string, unknown> {
  return new Map(
    piecesIn(written, kind).map((piece, at) => [
      isRecord(piece) && by !== undefined ? String(piece[by]) : `${at + 1}`,
      piece,
    ]),
  );
}

function fieldsThatDiffer(before: unknown, after: unknown): FieldDifference[] {
  if (!isRecord(before) && !isRecord(after)) {
    return sameJson(before, after) ? [] : [{ field: '', before, after }];
  }
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((field) =>
    sameJson(old[field], now[field]) ? [] : [{ field, before: old[field], after: now[field] }],
  );
}

export interface PackHead {
  readonly game: string;
  readonly name?: string;
  readonly note?: string;
}

/**
 * One file that makes `theirs` of `ours`: changed fields of known pieces, new pieces whole, lists and single boards whole
 * where they differ. Two packs that make the same box become the same file.
 */
export function packBetween(
  head: PackHead,
  ours: Written,
  theirs: Written,
  description: PiecesDescription,
): Readonly<Record<string, unknown>> {
  const differences = differencesOf(ours, theirs, description);
  const file: Record<string, unknown> = { ...head };
  for (const collection of description.collections) {
    const own = differences.filter(({ collection: id }) => id === collection.id);
    if (own.length === 0) continue;
    const value = collection.kind === 'pieces' ? changesOf(collection, own, theirs) : theirs[collection.id];
    if (!Array.isArray(value) || value.length > 0 || collection.kind !== 'pieces')
      putAt(file, collection.id, value);
  }
  const gone = differences.flatMap(({ how, piece, collection: id }) =>
    how === 'removed' && piece !== undefined && kindOf(description, id) === 'pieces' ? [piece] : [],
  );
  return gone.length === 0 ? file : { ...file, remove: gone };
}

function kindOf({ collections }: PiecesDescription, id: string): string | undefined {
  return collections.find((one) => one.id === id)?.kind;
}

/** A field that is gone is written as `null`. */
function changesOf(
  { id, by = 'id' }: CollectionDescription,
  differences: readonly Difference[],
  theirs: Written,
): readonly unknown[] {
  const pieces = piecesIn(theirs[id], 'pieces');
  return differences.flatMap(({ piece, how, fields }) => {
    if (how === 'removed') return [];
    const whole = pieces.find((one) => isRecord(one) && String(one[by]) === piece);
    if (how === 'added' || !isRecord(whole)) return whole === undefined ? [] : [whole];
    const changed = Object.fromEntries(fields.map(({ field, after }) => [field, after ?? null]));
    return [{ [by]: whole[by], ...changed }];
  });
}

/** Writes a collection into a file: `tracks.village` stands under `tracks`. */
export function putAt(file: Record<string, unknown>, id: string, value: unknown): void {
  const [group = id, part] = id.split('.');
  if (part === undefined) {
    file[group] = value;
    return;
  }
  const inside = file[group];
  file[group] = { ...(isRecord(inside) ? inside : {}), [part]: value };
}
