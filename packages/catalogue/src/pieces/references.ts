/** Pieces that other pieces name: found wherever the type of a field is a reference. */
import { isRecord } from '@captains-table/kernel';
import type { PiecesDescription } from './describe.ts';
import { piecesIn } from './describe.ts';
import type { Definitions, FieldType } from './field-type.ts';
import { fieldsOf } from './field-type.ts';
import type { Problem } from './problem.ts';
import { pieceName } from './piece-name.ts';
import type { Written } from './pieces.ts';

interface Reference {
  readonly field: string;
  readonly to: readonly string[];
  readonly id: string;
}

/** References to pieces that are not there. */
export function missingPieces(written: Written, description: PiecesDescription): readonly Problem[] {
  const known = new Map(
    description.collections.map(({ id, kind, by }) => [id, idsOf(piecesIn(written[id], kind), by)]),
  );
  const isKnown = ({ to, id }: Reference) => to.some((collection) => known.get(collection)?.has(id) ?? false);
  return description.collections.flatMap(({ id: collection, kind, by, type }) =>
    piecesIn(written[collection], kind).flatMap((piece, at) =>
      [...referencesIn(type, piece, '', description.definitions)]
        .filter((reference) => !isKnown(reference))
        .map(({ field, to, id }): Problem => ({
          grade: 'error',
          collection,
          ...pieceName(kind, by, piece, at),
          field,
          fault: { code: 'no-reference', to, id },
        })),
    ),
  );
}

function idsOf(pieces: readonly unknown[], by: string | undefined): ReadonlySet<string> {
  return new Set(pieces.flatMap((piece) => (isRecord(piece) && by !== undefined ? [String(piece[by])] : [])));
}

function* referencesIn(
  type: FieldType,
  value: unknown,
  path: string,
  definitions: Definitions,
): Generator<Reference> {
  if (value === undefined) return;
  const within = (name: string | number) => (path === '' ? `${name}` : `${path}.${name}`);
  switch (type.kind) {
    case 'reference':
      if (typeof value === 'string' && !type.others.includes(value))
        yield { field: path, to: type.to, id: value };
      return;
    case 'list':
      if (!Array.isArray(value)) return;
      for (const [at, item] of value.entries()) yield* referencesIn(type.of, item, within(at), definitions);
      return;
    case 'tuple':
      if (!Array.isArray(value)) return;
      for (const [at, item] of type.of.entries()) {
        yield* referencesIn(item, value[at], within(at), definitions);
      }
      return;
    case 'either':
      for (const one of type.of) yield* referencesIn(one, value, path, definitions);
      return;
    case 'map':
      if (!isRecord(value)) return;
      for (const [name, item] of Object.entries(value)) {
        yield* referencesIn(type.of, item, within(name), definitions);
      }
      return;
    case 'record':
    case 'variant':
    case 'defined':
      if (!isRecord(value)) return;
      for (const { name, type: inner } of fieldsOf(type, value, definitions)) {
        yield* referencesIn(inner, value[name], within(name), definitions);
      }
      return;
    default:
  }
}
