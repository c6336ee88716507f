/** Pieces, fields and values in the reader's words. */
import { isRecord, ownField } from '@captains-table/kernel';
import type {
  Choice,
  CollectionDescription,
  Definitions,
  FieldType,
  PackWords,
  Problem,
  Written,
} from '@captains-table/catalogue/pieces';
import { fieldsOf, sayProblem } from '@captains-table/catalogue/pieces';
import { capital } from '../app/capital.ts';
import { placedIn } from './pack/box.ts';
import { isAboutSources } from './pack/provenance.ts';
import { numbersIn } from './numbers-in-text.ts';
import type { SentencePart } from './sentence.ts';
import { sentenceOf } from './sentence.ts';

export interface Naming {
  readonly words: PackWords;
  readonly definitions: Definitions;
  /** What a piece is called; by its id where it has no name. */
  readonly pieceNamed: (collection: string, key: string) => string;
  /** The collections, to know what a field is. */
  readonly collections: readonly CollectionDescription[];
  /** The pieces that a collection has. */
  readonly ids: (collection: string) => ReadonlySet<string>;
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
}

export function collectionName(id: string, { words }: Naming): string {
  return ownField(words.pieces.collections, id)?.name ?? id;
}

/** What a piece without a name of its own is called: `Card 7`. */
export function nameByKind(
  collection: string,
  key: string,
  collections: readonly CollectionDescription[],
  words: PackWords,
): string {
  const known = words.pieces.collections[collection];
  if (collections.find(({ id }) => id === collection)?.kind === 'single') return known?.name ?? collection;
  const choice = words.pieces.choices[key];
  return choice === undefined ? `${capital(known?.piece ?? collection)} ${key}` : capital(choice);
}

/** The ids of the pieces that a collection has in a box; none where pieces have no ids. */
export function idsIn(
  box: Written,
  collections: readonly CollectionDescription[],
  id: string,
): ReadonlySet<string> {
  const collection = collections.find((one) => one.id === id);
  return new Set(collection?.by === undefined ? [] : placedIn(box, collection).map(({ key }) => key));
}

/** `of`: the collection or the case of an effect whose field it is, where it is called something else there. */
export function fieldName(field: string, { words }: Naming, of = ''): string {
  const { fields } = words.pieces;
  return ownField(fields, `${of}.${field}`) ?? ownField(fields, field) ?? field;
}

export function fieldTitle(field: string, naming: Naming, of?: string): string {
  return capital(fieldName(field, naming, of));
}

export function choiceName(choice: Choice, { words, yes, no }: Naming): string {
  if (typeof choice === 'boolean') return choice ? yes : no;
  return ownField(words.pieces.choices, String(choice)) ?? String(choice);
}

/** A value as a reader would say it: `gain doubloons 2`, `A, B`. */
export function valueInWords(type: FieldType, value: unknown, naming: Naming): string {
  if (value === undefined || value === null) return naming.nothing;
  switch (type.kind) {
    case 'number':
      return typeof value === 'number' ? naming.words.number(value) : asWritten(value);
    case 'flag':
      return value === true ? naming.yes : naming.no;
    case 'text':
      if (type.names !== undefined) return numbersInWords(type.names, asWritten(value), naming);
      return isChoice(value) ? choiceName(value, naming) : asWritten(value);
    case 'choice':
      return isChoice(value) ? choiceName(value, naming) : asWritten(value);
    case 'reference':
      return referenceInWords(type, asWritten(value), naming);
    case 'list':
      return joined(
        Array.isArray(value) ? value.map((item) => valueInWords(type.of, item, naming)) : [],
        naming,
      );
    case 'tuple':
      return joined(
        type.of.map((item, at) => valueInWords(item, Array.isArray(value) ? value[at] : undefined, naming)),
        naming,
      );
    case 'either': {
      const fitting = type.of.find((one) => suits(one, value)) ?? type.of[0];
      return fitting === undefined ? asWritten(value) : valueInWords(fitting, value, naming);
    }
    case 'defined': {
      const meant = naming.definitions[type.name];
      return meant === undefined ? '' : valueInWords(meant, value, naming);
    }
    case 'record':
    case 'variant':
      return isRecord(value) ? fieldsInWords(type, value, naming) : asWritten(value);
    case 'map':
    case 'anything':
      return asWritten(value);
  }
}

/** `column 4, row 12`. */
function numbersInWords(names: readonly string[], text: string, naming: Naming): string {
  const numbers = numbersIn(text);
  return names.map((name, at) => `${fieldName(name, naming)} ${numbers[at] ?? ''}`).join(', ');
}

/** What follows a verb needs no name. */
const PLAIN: ReadonlySet<string> = new Set(['amount', 'effect']);

/** An effect as its sentence, and what the sentence leaves out. Without one its verb stands alone, and other fields are named. */
function fieldsInWords(type: FieldType, value: Readonly<Record<string, unknown>>, naming: Naming): string {
  const fields = fieldsOf(type, value, naming.definitions).filter(
    ({ name }) => value[name] !== undefined && !isAboutSources(name),
  );
  const verbs = verbsOf(type, value);
  const sentence = sentenceOf(verbs, value, fields, naming);
  const told = new Set(sentence?.flatMap(({ blank }) => blank?.field.name ?? []));
  const others = fields
    .filter(({ name }) => !told.has(name) && (sentence === undefined || !verbs.includes(name)))
    .map(({ name, type: of }) => {
      const said = valueInWords(of, value[name], naming);
      return verbs.includes(name) || PLAIN.has(name) ? said : `${fieldName(name, naming)} ${said}`;
    });
  if (sentence === undefined) return others.join(' ');
  const said = filledIn(sentence, value, naming);
  // One without a full stop ends what its verb begins.
  const verb = fields.find(({ name }) => name === verbs.at(-1));
  const begun =
    said.endsWith('.') || verb === undefined ? [] : [valueInWords(verb.type, value[verb.name], naming)];
  return [...begun, said, ...others].join(' ');
}

function filledIn(
  sentence: readonly SentencePart[],
  value: Readonly<Record<string, unknown>>,
  naming: Naming,
): string {
  return sentence
    .map(({ text, blank }) => {
      if (blank === undefined) return text;
      const { field, noun } = blank;
      return `${text}${valueInWords(field.type, value[field.name], naming)}${noun}`;
    })
    .join('');
}

/** The fields that choose the case: several where a variant goes on choosing. */
function verbsOf(type: FieldType, value: Readonly<Record<string, unknown>>): readonly string[] {
  if (type.kind !== 'variant') return [];
  const chosen = type.cases.find(({ when }) => when.some((choice) => choice === value[type.by]));
  return [type.by, ...(chosen === undefined ? [] : verbsOf(chosen.type, value))];
}

function referenceInWords(
  { to, others }: Extract<FieldType, { kind: 'reference' }>,
  id: string,
  naming: Naming,
): string {
  const [collection] = to;
  if (others.includes(id) || collection === undefined) return choiceName(id, naming);
  return naming.pieceNamed(collection, id);
}

function joined(items: readonly string[], { nothing }: Naming): string {
  // After a sentence comes no comma.
  return items.length === 0 ? nothing : items.join(', ').replaceAll('., ', '. ');
}

/** What is wrong, without where: that is said by its place on the page. */
export function faultInWords({ grade, fault }: Problem, naming: Naming): string {
  return capital(sayProblem({ grade, fault }, naming.words, (id) => named(id, naming)));
}

/** What is wrong and where, for a list of all of it. */
export function problemInWords(problem: Problem, naming: Naming): string {
  const { collection = '', piece, field } = problem;
  const description = naming.collections.find(({ id }) => id === collection);
  const isAll = piece === undefined && description?.kind !== 'single';
  const where = [
    ...(description === undefined
      ? []
      : [isAll ? collectionName(collection, naming) : naming.pieceNamed(collection, piece ?? '')]),
    ...(field === undefined || description === undefined
      ? []
      : [pathInWords(description.type, field.split('.'), naming)]),
  ].filter((part) => part !== '');
  return [where.join(', '), faultInWords(problem, naming)]
    .filter((part) => part !== '')
    .join(naming.words.problems.colon);
}

/** `path.1` as `spaces it flows through 2`. */
function pathInWords(type: FieldType, path: readonly string[], naming: Naming): string {
  const [part, ...rest] = path;
  if (part === undefined) return '';
  const further = (of: FieldType, said: string) => {
    const inner = pathInWords(of, rest, naming);
    return inner === '' ? said : `${said} ${inner}`;
  };
  switch (type.kind) {
    case 'list':
      return further(type.of, `${Number(part) + 1}`);
    case 'tuple':
      return further(type.of[Number(part)] ?? { kind: 'anything' }, `${Number(part) + 1}`);
    case 'defined': {
      const meant = naming.definitions[type.name];
      return meant === undefined ? '' : pathInWords(meant, path, naming);
    }
    case 'variant': {
      // The path does not say which case it is: any that has the field.
      const found = type.cases.find((one) => hasField(one.type, part, naming));
      return found === undefined ? fieldName(part, naming) : pathInWords(found.type, path, naming);
    }
    case 'record': {
      const of = type.fields.find(({ name }) => name === part)?.type ?? { kind: 'anything' };
      return further(of, fieldName(part, naming));
    }
    default:
      return fieldName(part, naming);
  }
}

function hasField(type: FieldType, field: string, naming: Naming): boolean {
  return fieldsOf(type, {}, naming.definitions).some(({ name }) => name === field);
}

/** A piece by its id alone. */
function named(id: string, { collections, ids, pieceNamed }: Naming): string | undefined {
  const holder = collections.find((collection) => ids(collection.id).has(id));
  return holder === undefined ? undefined : pieceNamed(holder.id, id);
}

function isChoice(value: unknown): value is Choice {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** A value that no words fit. */
export function asWritten(value: unknown): string {
  return isChoice(value) ? String(value) : (JSON.stringify(value) ?? '');
}

/** Which of several types a value was written for. */
export function suits(type: FieldType, value: unknown): boolean {
  switch (type.kind) {
    case 'number':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return type.choices.some((choice) => choice === value);
    case 'text':
    case 'reference':
      return typeof value === 'string';
    case 'list':
    case 'tuple':
      return Array.isArray(value);
    case 'record':
      return (
        isRecord(value) && type.fields.every(({ name, optional }) => optional || value[name] !== undefined)
      );
    case 'map':
    case 'variant':
    case 'defined':
      return isRecord(value);
    case 'either':
      return type.of.some((one) => suits(one, value));
    case 'anything':
      return true;
  }
}
