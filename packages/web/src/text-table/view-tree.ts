/** What a viewer sees of any game, as fields, lists and texts. */
import type { AnyTexts, Locale } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import type { TableTexts } from '../../texts/table/index.ts';
import { wordForField, wordForThing } from './words-for-things.ts';

export type Told =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly Told[] }
  | { readonly is: 'fields'; readonly fields: readonly ToldField[] };

export interface ToldField {
  readonly label: string;
  readonly told: Told;
}

export interface Teller {
  readonly texts: AnyTexts;
  readonly words: TableTexts;
  readonly locale: Locale;
  /** By seat. */
  readonly names: readonly string[];
}

/** Fields whose numbers are seats. */
const SEATS = new Set(['active', 'first', 'seat', 'winner', 'claims', 'knowTop']);
/** The order in which known fields are told; others follow by name. */
const ORDER = [
  'id',
  'waiting',
  'harbour',
  'board',
  'hand',
  'ownChoice',
  'expeditions',
  'contracts',
  'shown',
  'chosen',
  'top',
  'active',
  'turn',
  'roundsLeft',
  'influence',
  'coins',
  'sabres',
  'discount',
  'persons',
  'ships',
  'completed',
  'contractInfluence',
  'markers',
  'nest',
  'handSizes',
  'players',
  'deck',
  'discard',
  'paid',
  'time',
  'victory',
  'contractStack',
  'first',
  'goal',
  'needsExpedition',
  'ending',
  'winner',
  'outcome',
];
/** Fields that are worth a word only when there is something. */
const QUIET = new Set([
  'waiting',
  'contracts',
  'contractInfluence',
  'contractStack',
  'cooperative',
  'discount',
  'ending',
  'markers',
  'needsExpedition',
  'outcome',
  'ownChoice',
  'paid',
  'time',
  'top',
  'victory',
]);
/** Fields that hold one entry for each seat. */
const BY_SEAT = new Set(['players', 'coins', 'handSizes', 'chosen', 'shown', 'counting', 'hands']);

export function tellView(view: unknown, teller: Teller): readonly ToldField[] {
  return isRecord(view) ? fieldsOf(view, teller, true) : [];
}

function tell(value: unknown, field: string, teller: Teller): Told {
  if (Array.isArray(value)) return tellList(value, field, teller);
  if (isRecord(value)) return { is: 'fields', fields: fieldsOf(value, teller, false) };
  return { is: 'text', text: tellScalar(value, field, teller) };
}

function tellScalar(value: unknown, field: string, { texts, words, locale, names }: Teller): string {
  switch (typeof value) {
    case 'boolean':
      return value ? words.text.yes : words.text.no;
    case 'number':
      return SEATS.has(field)
        ? (names[value] ?? words.text.none)
        : new Intl.NumberFormat(locale).format(value);
    case 'string':
      return value === '' ? words.text.none : wordForThing(texts, value);
    default:
      return words.text.none;
  }
}

function tellList(values: readonly unknown[], field: string, teller: Teller): Told {
  const { names, words } = teller;
  if (values.length === 0) return { is: 'text', text: words.text.none };
  if (BY_SEAT.has(field) && values.length === names.length) {
    const fields = values.map((value, seat) => ({
      label: names[seat] ?? words.names.player(seat + 1),
      // An entry is no longer a list of its own by seat.
      told: tell(value, '', teller),
    }));
    return { is: 'fields', fields };
  }
  return { is: 'list', items: values.map((value) => tell(value, field, teller)) };
}

/** What is empty is told at the top only: an empty harbour matters, an empty corner of a panel does not. */
function fieldsOf(record: Readonly<Record<string, unknown>>, teller: Teller, top: boolean): ToldField[] {
  return Object.keys(record)
    .filter((field) => isWorthTelling(record[field], QUIET.has(field), top))
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((field) => ({
      label: wordForField(teller.texts, teller.words.fields, field),
      told: tell(record[field], field, teller),
    }));
}

function rank(field: string): number {
  const at = ORDER.indexOf(field);
  return at === -1 ? ORDER.length : at;
}

function isWorthTelling(value: unknown, quiet: boolean, top: boolean): boolean {
  const empty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (quiet) return !empty && value !== 0 && value !== false;
  return top || (!empty && value !== false);
}
