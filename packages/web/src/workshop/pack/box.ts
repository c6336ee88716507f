/** All pieces of a box as a pack has them: pieces are found, set and taken away by their keys. */
import { isRecord } from '@captains-table/kernel';
import type { CollectionDescription, PiecesDescription, Written } from '@captains-table/catalogue/pieces';
import { piecesIn } from '@captains-table/catalogue/pieces';

export type Fields = Readonly<Record<string, unknown>>;

/** Its id; its place from 1 on in a list without ids; nothing where there is only one. */
export function keyOf({ kind, by }: CollectionDescription, piece: unknown, at: number): string {
  if (kind === 'single') return '';
  const id = isRecord(piece) && by !== undefined ? piece[by] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : `${at + 1}`;
}

/** A piece in its collection. */
export interface Placed {
  readonly key: string;
  readonly piece: unknown;
}

export function placedIn(box: Written, collection: CollectionDescription): readonly Placed[] {
  return piecesIn(box[collection.id], collection.kind).map((piece, at) => ({
    key: keyOf(collection, piece, at),
    piece,
  }));
}

/** By key, once for each list: a gallery asks for every piece of it. */
const known = new WeakMap<object, ReadonlyMap<string, unknown>>();

export function pieceIn(box: Written, collection: CollectionDescription, key: string): unknown {
  const list = box[collection.id];
  if (collection.kind === 'single' || !Array.isArray(list)) return list;
  const byKey =
    known.get(list) ?? new Map(placedIn(box, collection).map((placed) => [placed.key, placed.piece]));
  known.set(list, byKey);
  return byKey.get(key);
}

/** A piece that is not there comes to the end; `undefined` takes it away. */
export function withPiece(
  box: Written,
  collection: CollectionDescription,
  key: string,
  piece: unknown,
): Written {
  const { id, kind } = collection;
  if (kind === 'single') return { ...box, [id]: piece };
  const placed = placedIn(box, collection);
  const at = placed.findIndex((one) => one.key === key);
  const list = placed.map((one) => one.piece);
  if (piece === undefined) return at < 0 ? box : { ...box, [id]: list.toSpliced(at, 1) };
  return { ...box, [id]: at < 0 ? [...list, piece] : list.with(at, piece) };
}

/**
 * Our box with a file laid over it, whether or not what it says fits: an editor has to show just that. A file from outside
 * has been checked before.
 */
export function boxWith(ours: Written, file: Fields, { collections }: PiecesDescription): Written {
  let box = ours;
  for (const collection of collections) {
    const value = valueAt(file, collection.id);
    if (value === undefined) continue;
    if (collection.kind === 'pieces') {
      for (const change of piecesIn(value, 'pieces')) box = withChange(box, collection, change);
    } else box = withCollection(box, collection.id, value);
  }
  const { remove } = file;
  for (const key of Array.isArray(remove) ? remove : []) {
    const holder = collections.find(
      (one) => one.kind === 'pieces' && pieceIn(box, one, String(key)) !== undefined,
    );
    if (holder !== undefined) box = withPiece(box, holder, String(key), undefined);
  }
  return box;
}

function withCollection(box: Written, id: string, value: unknown): Written {
  return { ...box, [id]: value };
}

/** `null` takes a field away. */
function withChange(box: Written, collection: CollectionDescription, change: unknown): Written {
  if (!isRecord(change)) return box;
  const key = keyOf(collection, change, -1);
  const before = pieceIn(box, collection, key);
  const whole = { ...(isRecord(before) ? before : {}), ...change };
  const kept = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null));
  return withPiece(box, collection, key, kept);
}

/** The value at `tracks.village`. */
function valueAt(file: Fields, id: string): unknown {
  let value: unknown = file;
  for (const part of id.split('.')) value = isRecord(value) ? value[part] : undefined;
  return value;
}
