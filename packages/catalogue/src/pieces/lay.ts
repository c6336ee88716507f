/** Lays the files of a pack over our box: pieces one by one, lists and boards as a whole. */
import type { PackFile } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import * as v from 'valibot';
import type { CollectionDescription, PiecesDescription } from './describe.ts';
import { describePieces, piecesIn, typeOf } from './describe.ts';
import { LIMITS, isPlainText, overLimits, shortened, sizeOf } from './limits.ts';
import { pieceName } from './piece-name.ts';
import type { Fault, Problem } from './problem.ts';
import type { GamePieces, Written } from './pieces.ts';
import { schemaFaults } from './schema-problems.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Our box with a pack laid over it. With problems it is not to be used. */
export interface Laid {
  readonly written: Written;
  readonly problems: readonly Problem[];
  /** Which file described or removed a piece last: by collection and id, or by id alone. */
  readonly origins: ReadonlyMap<string, string>;
}

export function layOver(
  pieces: GamePieces,
  files: readonly PackFile[],
  description: PiecesDescription = describePieces(pieces),
): Laid {
  const layer = new Layer(pieces, description);
  for (const file of files) layer.add(file);
  return layer;
}

class Layer implements Laid {
  readonly problems: Problem[] = [];
  readonly origins = new Map<string, string>();
  readonly #pieces: GamePieces;
  readonly #description: PiecesDescription;
  readonly #written: Record<string, unknown>;

  constructor(pieces: GamePieces, description: PiecesDescription) {
    this.#pieces = pieces;
    this.#description = description;
    this.#written = { ...pieces.ours };
  }

  get written(): Written {
    return this.#written;
  }

  add({ name, json }: PackFile): void {
    if (!isRecord(json)) return this.#report(name, {}, { code: 'no-object' });
    const over = overLimits(name, json);
    this.problems.push(...over.map((problem) => this.#atPiece(json, problem)));
    if (over.length > 0) return;
    this.#checkFile(name, json);
    for (const collection of this.#description.collections) {
      const value = valueAt(json, collection.id);
      if (value !== undefined) this.#layCollection(name, json, collection, value);
    }
    this.#removeAll(name, json['remove']);
  }

  /** Limits are found before anything is known of the file: here the path becomes a piece and its field. */
  #atPiece(json: Fields, problem: Problem): Problem {
    const { field: path = '', ...rest } = problem;
    const collection = this.#description.collections.find(({ id }) => path.startsWith(`${id}.`));
    const list = collection === undefined ? undefined : valueAt(json, collection.id);
    if (collection === undefined || !Array.isArray(list)) return problem;
    const { id, kind, by } = collection;
    const [place, ...fields] = path.slice(id.length + 1).split('.');
    const at = Number(place);
    return {
      ...rest,
      collection: id,
      ...pieceName(kind, by, list[at], at),
      ...(fields.length > 0 && { field: fields.join('.') }),
    };
  }

  #report(file: string, place: Pick<Problem, 'collection' | 'piece' | 'field'>, fault: Fault): void {
    this.problems.push({ grade: 'error', file, ...place, fault });
  }

  /** Everything that is not a collection. */
  #checkFile(file: string, json: Fields): void {
    const { fileFields = {} } = this.#pieces;
    for (const [key, value] of Object.entries(json)) {
      const schema = Object.hasOwn(fileFields, key) ? fileFields[key] : FILE_FIELDS[key];
      if (schema !== undefined) this.#checkField(file, key, schema, value);
      else this.#checkGroup(file, key, value);
    }
  }

  #checkField(file: string, field: string, schema: v.GenericSchema, value: unknown): void {
    for (const { fault } of schemaFaults(schema, typeOf(schema), value, {}))
      this.#report(file, { field }, fault);
  }

  /** A collection, or several under one name: `tracks` holds `tracks.village`. */
  #checkGroup(file: string, key: string, value: unknown): void {
    const ids = this.#description.collections.map(({ id }) => id);
    if (ids.includes(key)) return;
    const inside = ids.filter((id) => id.startsWith(`${key}.`));
    if (inside.length === 0) return this.#report(file, { field: shortened(key) }, { code: 'unknown-field' });
    if (!isRecord(value)) return this.#report(file, { field: key }, { code: 'no-object' });
    for (const name of Object.keys(value)) {
      if (!inside.includes(`${key}.${name}`)) {
        this.#report(file, { field: shortened(`${key}.${name}`) }, { code: 'unknown-field' });
      }
    }
  }

  #layCollection(file: string, json: Fields, collection: CollectionDescription, value: unknown): void {
    const { id, kind } = collection;
    if (kind === 'single') {
      const whole = this.#isPiecemeal(id) ? withFields(this.#written[id], value) : value;
      if (this.#fits(file, collection, whole, 0)) this.#written[id] = whole;
      return;
    }
    if (!Array.isArray(value)) return this.#report(file, { field: id }, { code: 'no-list' });
    if (value.length > LIMITS.pieces) {
      return this.#report(file, { field: id }, { code: 'limit', limit: 'pieces', most: LIMITS.pieces });
    }
    if (kind === 'list') this.#layList(file, collection, value);
    else this.#layPieces(file, json, collection, value);
  }

  /** Figures change one by one: what a pack does not name stays, also what we had none of when it was written. */
  #isPiecemeal(id: string): boolean {
    return this.#pieces.later?.includes(id) === true;
  }

  #layList(file: string, collection: CollectionDescription, list: readonly unknown[]): void {
    const fits = list.map((row, at) => this.#fits(file, collection, row, at));
    if (fits.every(Boolean)) this.#written[collection.id] = list;
    const { id, by } = collection;
    if (by !== undefined) this.#checkTwice(file, id, by, list);
  }

  #layPieces(
    file: string,
    json: Fields,
    collection: CollectionDescription,
    changes: readonly unknown[],
  ): void {
    const { id, by = 'id' } = collection;
    this.#checkTwice(file, id, by, changes);
    for (const [at, given] of changes.entries()) {
      if (!isRecord(given)) {
        this.#report(file, { field: `${id}.${at}` }, { code: 'no-object' });
        continue;
      }
      const change = this.#pieces.inFile?.(id, given, json) ?? given;
      const key = change[by];
      if (typeof key !== 'string' && typeof key !== 'number') {
        this.#report(file, { field: `${id}.${at}.${by}` }, { code: 'missing' });
        continue;
      }
      this.#layPiece(file, collection, change, String(key));
    }
    const list = piecesIn(this.#written[id], 'pieces');
    if (list.length > LIMITS.pieces) {
      this.#report(file, { field: id }, { code: 'limit', limit: 'pieces', most: LIMITS.pieces });
    }
  }

  #layPiece(file: string, collection: CollectionDescription, change: Fields, key: string): void {
    const { id, by = 'id' } = collection;
    const list = piecesIn(this.#written[id], 'pieces');
    const at = list.findIndex((piece) => isRecord(piece) && String(piece[by]) === key);
    const ours = list[at];
    const whole = withoutNulls(isRecord(ours) ? { ...ours, ...change } : change);
    this.origins.set(`${id} ${key}`, file);
    const place = { collection: id, piece: shortened(key) };
    const reason = isRecord(ours) ? this.#pieces.whyNot?.(id, ours, change) : undefined;
    if (reason !== undefined) {
      const { code, field, facts = {} } = reason;
      this.#report(
        file,
        { ...place, ...(field !== undefined && { field }) },
        { code: 'sense', name: code, facts },
      );
    } else if (ours === undefined && collection.fixed) {
      this.#report(file, place, { code: 'fixed' });
    } else if (this.#fits(file, collection, whole, at)) {
      this.#written[id] = ours === undefined ? [...list, whole] : list.with(at, whole);
    }
  }

  #fits(file: string, collection: CollectionDescription, piece: unknown, at: number): boolean {
    const { id, kind, by, type } = collection;
    const place = { collection: id, ...pieceName(kind, by, piece, at) };
    if (sizeOf(piece) > LIMITS.valuesInPiece) {
      this.#report(file, place, { code: 'limit', limit: 'values-in-piece', most: LIMITS.valuesInPiece });
      return false;
    }
    const schema = this.#pieces.collections[id]?.schema;
    if (schema === undefined) return false;
    const faults = schemaFaults(schema, type, piece, this.#description.definitions);
    for (const { field, fault } of faults)
      this.#report(file, { ...place, ...(field !== '' && { field }) }, fault);
    return faults.length === 0;
  }

  #checkTwice(file: string, collection: string, by: string, list: readonly unknown[]): void {
    const seen = new Set<string>();
    for (const piece of list) {
      const key = isRecord(piece) ? String(piece[by]) : '';
      if (seen.has(key)) this.#report(file, { collection, piece: shortened(key) }, { code: 'twice' });
      seen.add(key);
    }
  }

  #removeAll(file: string, remove: unknown): void {
    for (const id of Array.isArray(remove) ? remove : []) {
      if (typeof id === 'string') this.#remove(file, id);
    }
  }

  #remove(file: string, key: string): void {
    for (const { id, kind, by, fixed } of this.#description.collections) {
      if (kind !== 'pieces' || by === undefined) continue;
      const list = piecesIn(this.#written[id], kind);
      const at = list.findIndex((piece) => isRecord(piece) && String(piece[by]) === key);
      if (at < 0) continue;
      if (fixed) return this.#report(file, { collection: id, piece: shortened(key) }, { code: 'fixed' });
      this.#written[id] = list.toSpliced(at, 1);
      this.origins.set(key, file);
      return;
    }
    this.#report(file, { field: 'remove' }, { code: 'nothing-to-remove', id: shortened(key) });
  }
}

const plainText = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.check((text) => isPlainText(text, most), 'plain-text'),
  );

/** What every file may say of itself. */
const FILE_FIELDS: Readonly<Record<string, v.GenericSchema>> = {
  game: v.string(),
  name: plainText(LIMITS.name),
  note: plainText(LIMITS.note),
  remove: v.array(v.string()),
};

function withFields(ours: unknown, change: unknown): unknown {
  return isRecord(ours) && isRecord(change) ? withoutNulls({ ...ours, ...change }) : change;
}

/** `null` takes a field away that the piece had. */
function withoutNulls(piece: Fields): Fields {
  return Object.fromEntries(Object.entries(piece).filter(([, value]) => value !== null));
}

/** The value at `tracks.village`. */
function valueAt(json: Fields, id: string): unknown {
  let value: unknown = json;
  for (const part of id.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return value;
}
