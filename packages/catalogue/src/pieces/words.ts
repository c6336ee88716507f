/** Problems of packs as sentences, in the reader's language. */
import { ownField, type Locale, type PieceWords } from '@captains-table/kernel';
import type { FormName, ProblemWords } from '../../texts/problem-words.ts';
import type { FieldType } from './field-type.ts';
import type { Fault, Problem } from './problem.ts';
import { loadPieceWords } from './registry.ts';

const PROBLEM_WORDS: Readonly<Record<Locale, () => Promise<ProblemWords>>> = {
  en: async () => (await import('../../texts/en.ts')).words,
  fr: async () => (await import('../../texts/fr.ts')).words,
  nl: async () => (await import('../../texts/nl.ts')).words,
};

/** Everything that is said about the pieces of one game. */
export interface PackWords {
  readonly problems: ProblemWords;
  readonly pieces: PieceWords;
  readonly number: (value: number) => string;
  /** Whether the word for one of a thing is used with it. */
  readonly isOne: (value: unknown) => boolean;
}

const NO_WORDS: PieceWords = { collections: {}, fields: {}, choices: {}, problems: {} };

/** The words for a game; for a file that names none, those about any pack. */
export async function loadPackWords(game: string | undefined, locale: Locale): Promise<PackWords> {
  const [problems, pieces] = await Promise.all([
    PROBLEM_WORDS[locale](),
    game === undefined ? undefined : loadPieceWords(game, locale),
  ]);
  const format = new Intl.NumberFormat(locale);
  const plural = new Intl.PluralRules(locale);
  return {
    problems,
    pieces: pieces ?? NO_WORDS,
    number: (value) => format.format(value),
    isOne: (value) => typeof value === 'number' && plural.select(value) === 'one',
  };
}

/** What a piece is called, by its id; undefined where it has no name. */
export type NameOfPiece = (id: string) => string | undefined;

/**
 * `mine.json: card "A10": field "cost.spyTo" (cost, where a spy goes): there is no location "33"`: as it is written in the
 * file, where it has to be mended, and in the reader's words where those are others.
 */
export function sayProblem(
  { file, collection, piece, field, fault }: Problem,
  words: PackWords,
  nameOf: NameOfPiece = () => undefined,
): string {
  const { colon, field: fieldNamed } = words.problems;
  const single = collection !== undefined && piece === undefined;
  // What is there only once is named as it is written: `tracks`, field `cubes.slots`.
  const [group, ...inside] = single ? collection.split('.') : [];
  const path = [...inside, ...(field === undefined ? [] : [field])].join('.');
  const parts = [
    file,
    single ? group : collection === undefined ? undefined : pieceInWords(collection, piece ?? '', words),
    path === ''
      ? undefined
      : path === 'remove'
        ? path
        : `${fieldNamed(path)}${inWords({ collection, single }, path, words)}`,
    sayFault(fault, words, nameOf),
  ];
  return parts.filter((part) => part !== undefined).join(colon);
}

interface Inside {
  readonly collection: string | undefined;
  /** What is there only once: the path begins with its name. */
  readonly single: boolean;
}

/** ` (coût, doublons)`; nothing where the file says the same. */
function inWords({ collection, single }: Inside, path: string, { pieces }: PackWords): string {
  const board = single ? collection : undefined;
  const names: string[] = [];
  let differs = false;
  const parts = path.split('.');
  for (const [at, part] of parts.entries()) {
    const ofBoard = at === 0 ? ownField(pieces.collections, `${board?.split('.')[0]}.${part}`) : undefined;
    // A number is the place in a list, unless fields of that record are called so.
    const isPlace = /^\d+$/.test(part) && at > 0;
    const known =
      ownField(pieces.fields, `${collection}.${part}`) ??
      ownField(pieces.fields, isPlace ? `${parts[at - 1]}.${part}` : part);
    const word = ofBoard?.name ?? known ?? part;
    // Places in a list count from 1 for people.
    if (isPlace && known === undefined) names.push(`${names.pop()} ${Number(part) + 1}`);
    else names.push(word);
    differs ||= word !== part;
  }
  return differs ? ` (${names.join(', ')})` : '';
}

/** `card "A10"`. */
function pieceInWords(collection: string, piece: string, { pieces, problems }: PackWords): string {
  const name = ownField(pieces.collections, collection)?.piece ?? collection;
  return `${name} ${problems.quoted(piece)}`;
}

function sayFault(fault: Fault, words: PackWords, nameOf: NameOfPiece): string {
  const { problems: say, pieces } = words;
  switch (fault.code) {
    case 'not-json':
      return say.notJson(fault.reason);
    case 'no-object':
      return say.noObject;
    case 'no-list':
      return say.noList;
    case 'unknown-game':
      return say.oneOf(fault.games.join(', '));
    case 'unknown-field':
      return say.unknownField;
    case 'missing':
      return say.missing;
    case 'wrong':
      return fault.type.kind === 'choice'
        ? say.oneOf(fault.type.choices.join(', '))
        : say.mustBe(typeInWords(fault.type, words), fault.value);
    case 'twice':
      return say.twice;
    case 'nothing-to-remove':
      return say.nothingToRemove(fault.id);
    case 'fixed':
      return say.fixed;
    case 'no-reference':
      return say.noReference(namesOf(fault.to, words), fault.id);
    case 'limit':
      return say.limit[fault.limit](words.number(fault.most));
    case 'characters':
      return say.characters;
    case 'reserved-name':
      return say.reservedName;
    case 'count':
      return say.count(
        fault.ours,
        fault.count,
        fault.pile && (ownField(pieces.choices, fault.pile) ?? fault.pile),
      );
    case 'sense':
      return filled(
        pieces.problems[fault.name] ?? say.findings[fault.name] ?? fault.name,
        fault.facts,
        pieces,
        nameOf,
      );
    case 'breaks':
      return say.breaks(fault.table);
    case 'endless':
      return say.endless(fault.table, words.number(fault.decisions));
  }
}

function namesOf(collections: readonly string[], { pieces, problems }: PackWords): string {
  return collections.map((id) => ownField(pieces.collections, id)?.piece ?? id).join(problems.or);
}

/** What a field can hold: `a whole number from 0 to 99`. */
export function typeInWords(type: FieldType, words: PackWords): string {
  const { problems: say } = words;
  switch (type.kind) {
    case 'number':
      return say.number(type.whole, type.min, type.max);
    case 'choice':
      return type.choices.map((choice) => say.quoted(String(choice))).join(say.or);
    case 'flag':
      return say.flag;
    case 'text':
      return textInWords(type, words);
    case 'reference':
      return say.reference(namesOf(type.to, words));
    case 'list':
      return say.list(type.least, type.most);
    case 'tuple':
      return say.list(type.of.length, type.of.length);
    case 'either':
      return type.of.map((one) => typeInWords(one, words)).join(say.or);
    case 'record':
    case 'variant':
    case 'map':
    case 'defined':
    case 'anything':
      return say.object;
  }
}

/** By the pattern. */
const FORMS: Readonly<Record<string, FormName>> = {
  '^[a-z0-9-]{1,60}$': 'id',
  '^[A-Za-z0-9-]{1,60}$': 'id',
  "^[\\p{L}\\p{M}\\d .,'’()-]{1,40}$": 'name',
  '^[A-Z]$': 'capital',
  '^\\d\\d$': 'twoDigits',
  '^c\\d\\dr\\d\\d$': 'gridPlace',
};

function textInWords({ form, most }: Extract<FieldType, { kind: 'text' }>, { problems }: PackWords): string {
  const known = form === undefined ? undefined : ownField(FORMS, form);
  return known === undefined ? problems.text(form, most) : problems.forms[known];
}

function filled(
  sentence: string,
  facts: Readonly<Record<string, string | number>>,
  words: PieceWords,
  nameOf: NameOfPiece,
): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name] ?? '';
    return (typeof fact === 'string' ? (words.choices[fact] ?? nameOf(fact)) : undefined) ?? String(fact);
  });
}
