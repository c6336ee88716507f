/** Reads from a schema what fields there are. There is no second list of them. */
import { isRecord } from '@captains-table/kernel';
import type { Case, Choice, Definitions, Field, FieldType } from './field-type.ts';
import type { Collection, GamePieces, Source } from './pieces.ts';

/** A collection as an editor needs it. */
export interface CollectionDescription {
  readonly id: string;
  readonly kind: Collection['kind'];
  readonly by?: string;
  /** Pieces can be changed, but neither added nor removed. */
  readonly fixed: boolean;
  /** How many belong in the box; by pile where it has several. */
  readonly count: number;
  readonly piles: Readonly<Record<string, number>>;
  readonly pileBy?: string;
  /** Of one piece. */
  readonly type: FieldType;
  /** Where pieces do not say it themselves. */
  readonly source?: Source;
}

export interface PiecesDescription {
  readonly collections: readonly CollectionDescription[];
  /** Types that contain themselves: effects. */
  readonly definitions: Definitions;
}

export function describePieces(pieces: GamePieces): PiecesDescription {
  const reader = new SchemaReader();
  const collections = Object.entries(pieces.collections).map(([id, collection]) => {
    const { kind, by, pileBy, source, fixed } = collection;
    const list = piecesIn(pieces.ours[id], kind);
    return {
      id,
      kind,
      fixed: fixed ?? false,
      count: list.length,
      piles: pileBy === undefined ? {} : pilesOf(list, pileBy),
      type: reader.read(collection.schema),
      ...(by !== undefined && { by }),
      ...(pileBy !== undefined && { pileBy }),
      ...(source !== undefined && { source }),
    };
  });
  return { collections, definitions: reader.definitions };
}

/** Of a schema by itself, without definitions. */
export function typeOf(schema: unknown): FieldType {
  return new SchemaReader().read(schema);
}

/** The pieces of a collection as it is written; a single one is a list of one. */
export function piecesIn(written: unknown, kind: Collection['kind']): readonly unknown[] {
  if (kind === 'single') return written === undefined ? [] : [written];
  return Array.isArray(written) ? written : [];
}

export function pilesOf(list: readonly unknown[], pileBy: string): Readonly<Record<string, number>> {
  const piles: Record<string, number> = {};
  for (const piece of list) {
    const pile = isRecord(piece) ? String(piece[pileBy]) : '';
    piles[pile] = (piles[pile] ?? 0) + 1;
  }
  return piles;
}

interface Schema extends Readonly<Record<string, unknown>> {
  readonly type: string;
}

function isSchema(value: unknown): value is Schema {
  return isRecord(value) && value['kind'] === 'schema' && typeof value['type'] === 'string';
}

function schemaIn(value: unknown): Schema {
  if (!isSchema(value)) throw new TypeError('a schema has a part that is none');
  return value;
}

const isChoice = (value: unknown): value is Choice => ['string', 'number', 'boolean'].includes(typeof value);
const isOptional = ({ type }: Schema) => type === 'exact_optional' || type === 'optional';

class SchemaReader {
  readonly definitions: Record<string, FieldType> = {};

  read(given: unknown): FieldType {
    const schema = schemaIn(given);
    const facts = factsOf(schema);
    const { refers, named } = facts.metadata;
    if (Array.isArray(refers)) return referenceOf(refers.map(String), facts.metadata['others']);
    if (typeof named === 'string') return this.#defined(named, schema);
    return this.#plain(schema, facts);
  }

  #plain(schema: Schema, { requirements, metadata }: Facts): FieldType {
    const least = requirements.get('min_length') ?? requirements.get('length');
    const most = requirements.get('max_length') ?? requirements.get('length');
    const bounds = {
      ...(typeof least === 'number' && { least }),
      ...(typeof most === 'number' && { most }),
    };
    switch (schema.type) {
      case 'number':
        return numberOf(requirements);
      case 'string':
        return { ...textOf(requirements), ...namesIn(metadata) };
      case 'boolean':
        return { kind: 'flag' };
      case 'picklist':
        return { kind: 'choice', choices: listOf(schema['options']).filter(isChoice) };
      case 'literal':
        return { kind: 'choice', choices: [schema['literal']].filter(isChoice) };
      case 'array':
        return { kind: 'list', of: this.read(schema['item']), ...bounds };
      case 'tuple':
      case 'strict_tuple':
        return {
          kind: 'tuple',
          of: listOf(schema['items']).map((item) => this.read(item)),
          ...namesIn(metadata),
        };
      case 'strict_object':
        return { kind: 'record', fields: this.#fields(schema) };
      case 'record':
        return { kind: 'map', of: this.read(schema['value']) };
      case 'variant':
        return this.#variant(schema);
      case 'union':
        return { kind: 'either', of: listOf(schema['options']).map((option) => this.read(option)) };
      case 'exact_optional':
      case 'optional':
        return this.read(schema['wrapped']);
      default:
        return { kind: 'anything' };
    }
  }

  #defined(name: string, schema: Schema): FieldType {
    if (!(name in this.definitions)) {
      this.definitions[name] = { kind: 'anything' };
      const getter = schema['getter'];
      const meant: unknown = typeof getter === 'function' ? getter(undefined) : undefined;
      this.definitions[name] = this.read(meant);
    }
    return { kind: 'defined', name };
  }

  #fields(schema: Schema): Field[] {
    return Object.entries(entriesOf(schema)).map(([name, entry]) => ({
      name,
      optional: isOptional(schemaIn(entry)),
      type: this.read(entry),
    }));
  }

  #variant(schema: Schema): FieldType {
    const by = String(schema['key']);
    const cases = listOf(schema['options']).map((option): Case => {
      return { when: valuesOf(schemaIn(option), by), type: this.read(option) };
    });
    return { kind: 'variant', by, cases };
  }
}

/** What the field `by` can be in one case of a variant, or in all cases of a variant inside it. */
function valuesOf(option: Schema, by: string): readonly Choice[] {
  if (option.type === 'variant') {
    return [...new Set(listOf(option['options']).flatMap((inner) => valuesOf(schemaIn(inner), by)))];
  }
  const entry = schemaIn(entriesOf(option)[by]);
  return (entry.type === 'literal' ? [entry['literal']] : listOf(entry['options'])).filter(isChoice);
}

function entriesOf(schema: Schema): Readonly<Record<string, unknown>> {
  const { entries } = schema;
  return isRecord(entries) ? entries : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

interface Facts {
  readonly requirements: ReadonlyMap<string, unknown>;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** What the steps of a pipe ask for. A later one is the stricter. */
function factsOf(schema: Schema): Facts {
  const requirements = new Map<string, unknown>();
  const metadata: Record<string, unknown> = {};
  for (const [at, step] of listOf(schema['pipe']).entries()) {
    if (at === 0 && isSchema(step) && step !== schema) {
      const inner = factsOf(step);
      for (const [type, requirement] of inner.requirements) requirements.set(type, requirement);
      Object.assign(metadata, inner.metadata);
    } else if (isRecord(step)) {
      if (isRecord(step['metadata'])) Object.assign(metadata, step['metadata']);
      requirements.set(String(step['type']), step['requirement']);
    }
  }
  return { requirements, metadata };
}

/** What the parts of a value are called, where its schema says it. */
function namesIn(metadata: Facts['metadata']): { readonly names?: readonly string[] } {
  return 'parts' in metadata ? { names: listOf(metadata['parts']).map(String) } : {};
}

function numberOf(requirements: ReadonlyMap<string, unknown>): FieldType {
  const min = requirements.get('min_value');
  const max = requirements.get('max_value');
  return {
    kind: 'number',
    whole: requirements.has('integer'),
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
  };
}

function textOf(requirements: ReadonlyMap<string, unknown>): FieldType {
  const most = requirements.get('max_length');
  const form = requirements.get('regex');
  return {
    kind: 'text',
    ...(form instanceof RegExp && { form: form.source }),
    ...(typeof most === 'number' && { most }),
  };
}

function referenceOf(to: readonly string[], others: unknown): FieldType {
  return { kind: 'reference', to, others: listOf(others).map(String) };
}
