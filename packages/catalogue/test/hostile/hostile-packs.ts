/** Packs as a stranger might write them: bent, huge, deep, or only a little wrong. */
import { isRecord } from '@captains-table/kernel';
import fc from 'fast-check';
import type { CollectionDescription, Field, FieldType, GamePieces } from '../../src/pieces/index.ts';
import { describePieces, fieldsOf, piecesIn } from '../../src/pieces/index.ts';

type Json = unknown;

const STRANGE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'id', '', '\u202Eevil', '<b>'];
const STRANGE: readonly Json[] = [
  null,
  true,
  -1,
  1e9,
  1.5,
  Number.MAX_SAFE_INTEGER,
  NaN,
  Infinity,
  '',
  '\u0000',
  '\u202Etxt',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  // A half of a pair, a space of no width, marks piled up, a letter that looks like another, one that grows when it is made capital.
  '\uD800',
  'cor\u200Bn',
  `z${'\u0301'.repeat(90)}`,
  'с\u043Ern',
  '\uFB03',
  'x'.repeat(5000),
  [],
  {},
  [[[[]]]],
];

const strange = (): fc.Arbitrary<Json> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...STRANGE) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.integer({ min: 20, max: 3000 }).map(nested) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_NAMES).map((name) => named(name, 1)) },
  );

function nested(depth: number): Json {
  let value: Json = { do: 'fight' };
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? { do: 'optionally', effect: value } : [value];
  return value;
}

/** A field of the object itself, even one named `__proto__`. */
function named(name: string, value: Json): Json {
  return JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(value)}}`);
}

/** Each holds more than any box does, in a way of its own. */
const TOO_MUCH_OF = {
  pieces: (one: Json) =>
    Array.from({ length: 5_000 }, (_, at) => ({ ...(isRecord(one) && one), id: `n${at}` })),
  same: (one: Json) => Array.from({ length: 800 }, () => one),
  values: () =>
    Array.from({ length: 400 }, () => ({ id: 'A01', effects: Array.from({ length: 400 }, () => ({})) })),
  effects: () => [{ id: 'A01', effects: [{ kind: 'immediate', effect: doubled(12) }] }],
  // Not deeper than can be written as JSON: what sends it is not tested here.
  depth: () => [nested(4_000)],
} as const;
const TOO_MUCH = ['pieces', 'same', 'values', 'effects', 'depth'] as const;

/** An effect that holds itself twice, and so on: few words, thousands of steps. */
function doubled(times: number): Json {
  const effect = { do: 'inOrder', steps: [{ do: 'gainDoubloons', amount: 1 }] };
  return Array.from({ length: times }).reduce<Json>(
    (inner) => ({ do: 'inOrder', steps: [inner, inner] }),
    effect,
  );
}

/** A pack that changes some pieces of a game: mostly as the schema allows, now and then not. */
export function hostilePack(game: string, pieces: GamePieces): fc.Arbitrary<Json> {
  const { collections, definitions } = describePieces(pieces);
  const idsOf = (id: string) => {
    const collection = collections.find((one) => one.id === id);
    const list = piecesIn(pieces.ours[id], collection?.kind ?? 'pieces');
    return list.flatMap((piece) => (isRecord(piece) ? [String(piece[collection?.by ?? 'id'])] : []));
  };
  const make = new Maker(definitions, idsOf);
  const change = (collection: CollectionDescription): fc.Arbitrary<Json> => {
    const ours = piecesIn(pieces.ours[collection.id], collection.kind);
    const bent = (piece: unknown) => make.bent(collection.type, piece);
    const list = fc.array(fc.constantFrom(...ours).chain(bent), { minLength: 1, maxLength: 3 });
    switch (collection.kind) {
      case 'single':
        return fc.constant(ours[0]).chain(bent);
      case 'list':
        return fc
          .tuple(list, fc.integer({ min: 0, max: ours.length }))
          .map(([some, kept]) => [...ours.slice(0, kept), ...some, ...ours.slice(kept + some.length)]);
      case 'pieces':
        return list;
    }
  };
  const removable = collections.flatMap(({ id, kind, fixed }) =>
    kind === 'pieces' && !fixed ? idsOf(id) : [],
  );
  const removed = fc.oneof(
    { weight: 8, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.uniqueArray(fc.constantFrom('nobody', ...removable), { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.subarray(removable, { maxLength: Math.min(40, removable.length) }) },
  );
  const extra = fc.oneof(
    { weight: 30, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('name', 'note', ...STRANGE_NAMES), strange()) },
  );
  const whole = fc.oneof(
    { weight: 40, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...TOO_MUCH) },
  );
  return fc
    .record({
      whole,
      changes: fc.array(
        fc.constantFrom(...collections).chain((one) => fc.tuple(fc.constant(one.id), change(one))),
        { minLength: 1, maxLength: 2 },
      ),
      remove: removed,
      extra,
    })
    .map(({ whole: too, changes, remove, extra }) => {
      const file: Record<string, Json> = { game };
      for (const [id, value] of changes) put(file, id, value);
      const first = changes[0]?.[0] ?? '';
      if (too !== undefined) put(file, first, TOO_MUCH_OF[too](piecesIn(pieces.ours[first], 'pieces')[0]));
      if (remove !== null) file['remove'] = remove;
      return extra === null
        ? file
        : Object.assign(JSON.parse(JSON.stringify(named(extra[0], extra[1]))), file);
    });
}

function put(file: Record<string, Json>, id: string, value: Json): void {
  const [group = id, part] = id.split('.');
  const inside = file[group];
  file[group] = part === undefined ? value : { ...(isRecord(inside) ? inside : {}), [part]: value };
}

class Maker {
  readonly #definitions: Readonly<Record<string, FieldType>>;
  readonly #idsOf: (collection: string) => readonly string[];

  constructor(
    definitions: Readonly<Record<string, FieldType>>,
    idsOf: (collection: string) => readonly string[],
  ) {
    this.#definitions = definitions;
    this.#idsOf = idsOf;
  }

  /** A piece of ours with one to three other fields. */
  bent(type: FieldType, piece: unknown): fc.Arbitrary<Json> {
    if (!isRecord(piece)) return this.#value(type, 2);
    const fields = fieldsOf(type, piece, this.#definitions).filter(({ name }) => !name.startsWith('source'));
    const plain = fields.filter(({ name }) => name !== 'id');
    const one = fc
      .oneof(
        { weight: 20, arbitrary: fc.constantFrom(...(plain.length > 0 ? plain : fields)) },
        { weight: 1, arbitrary: fc.constantFrom(...fields) },
      )
      .chain((field) => this.#field(field));
    return fc
      .array(one, { minLength: 1, maxLength: 2 })
      .map((changes) => Object.assign({ ...piece }, ...changes) as Json);
  }

  #field({ name, type, optional }: Field): fc.Arbitrary<Readonly<Record<string, Json>>> {
    const value = fc.oneof(
      { weight: 60, arbitrary: this.#value(type, 3) },
      { weight: optional ? 3 : 0, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: strange() },
    );
    return value.map((made) => ({ [name]: made }));
  }

  #value(type: FieldType, depth: number): fc.Arbitrary<Json> {
    switch (type.kind) {
      case 'number': {
        const { min = -5, max = 200 } = type;
        return fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), fc.constantFrom(min, max));
      }
      case 'choice':
        return fc.constantFrom(...type.choices);
      case 'flag':
        return fc.boolean();
      case 'text':
        return fc.constantFrom('a', 'new-piece', 'A10', 'c01r03', '17', 'Lisboa');
      case 'reference':
        return fc.constantFrom(...type.others, ...type.to.flatMap((id) => this.#idsOf(id)), 'nobody');
      case 'list':
        return fc.array(this.#value(type.of, depth - 1), {
          minLength: type.least ?? 0,
          maxLength: type.most ?? Math.max(type.least ?? 0, depth > 0 ? 5 : 0),
        });
      case 'tuple':
        return fc.tuple(...type.of.map((one) => this.#value(one, depth)));
      case 'record':
        return this.#record(type.fields, depth);
      case 'variant':
        return fc.constantFrom(...type.cases).chain((one) => this.#value(one.type, depth));
      case 'either':
        return fc.constantFrom(...type.of).chain((one) => this.#value(one, depth));
      case 'defined': {
        const meant = this.#definitions[type.name] ?? { kind: 'anything' };
        return depth > -3 ? this.#value(meant, depth - 1) : fc.constant({ do: 'fight' });
      }
      case 'map':
      case 'anything':
        return strange();
    }
  }

  #record(fields: readonly Field[], depth: number): fc.Arbitrary<Json> {
    const made = fields
      .filter(({ name }) => name !== 'sources')
      .map(({ name, type, optional }) => {
        const value = this.#value(type, depth - 1).map((one) => ({ [name]: one }));
        return optional ? fc.option(value, { nil: {} }) : value;
      });
    return fc.tuple(...made).map((parts) => Object.assign({}, ...parts) as Json);
  }
}
