/** What a viewer sees of any game, as fields, lists, tables and texts. */
import type { AnyTexts, Locale } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import type { TableTexts } from '../../texts/table/index.ts';
import { BY_SEAT, inOrder, isEmpty, isWorthTelling, SEATS } from './field-order.ts';
import { wordForField, wordForThing } from './words-for-things.ts';

export type Told =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly Told[] }
  | { readonly is: 'fields'; readonly fields: readonly ToldField[] }
  | ToldTable;

interface ToldTable {
  readonly is: 'table';
  /** Players stand beside each other, things below each other. */
  readonly of: 'players' | 'things';
  /** The first is the head of the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly ToldRow[];
}

export interface ToldField {
  readonly label: string;
  readonly told: Told;
}

export interface ToldRow {
  readonly head: string;
  readonly cells: readonly Told[];
}

export interface Teller {
  readonly texts: AnyTexts;
  readonly words: TableTexts;
  readonly locale: Locale;
  /** By seat. */
  readonly names: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

export function tellView(view: unknown, teller: Teller): readonly ToldField[] {
  if (!isRecord(view)) return [];
  const { shared, bySeat } = splitBySeat(view, teller.names.length);
  const fields = fieldsOf(shared, teller, true);
  const players = tellPlayers(bySeat, teller);
  if (players.rows.length === 0) return fields;
  return [...fields, { label: labelOf('players', teller), told: players }];
}

function labelOf(field: string, { texts, words }: Teller): string {
  return wordForField(texts, words.fields, field);
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
      return SEATS.has(field) || texts.view?.seats?.includes(field) === true
        ? (names[value] ?? words.text.none)
        : new Intl.NumberFormat(locale).format(value);
    case 'string':
      return value === '' ? words.text.none : wordForThing(texts, value);
    default:
      return words.text.none;
  }
}

function tellList(values: readonly unknown[], field: string, teller: Teller): Told {
  if (values.length === 0) return { is: 'text', text: teller.words.text.none };
  const records = values.filter((value) => isRecord(value));
  if (records.length === values.length && records.length > 1) return tellRecords(records, teller);
  const entries: readonly string[] | undefined = teller.texts.view?.entries?.[field];
  if (entries !== undefined) {
    const fields = values.map((value, index) => {
      return { label: entries[index] ?? `${index + 1}`, told: tell(value, '', teller) };
    });
    return { is: 'fields', fields };
  }
  return { is: 'list', items: values.map((value) => tell(value, field, teller)) };
}

function fieldsOf(record: Fields, teller: Teller, top: boolean): ToldField[] {
  return inOrder(Object.keys(record))
    .filter((field) => isWorthTelling(field, record[field], top))
    .map((field) => ({ label: labelOf(field, teller), told: tell(record[field], field, teller) }));
}

/** Things of a kind, one a row: the first field names it, the others are columns. */
function tellRecords(records: readonly Fields[], teller: Teller): Told {
  const used = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((field) =>
    records.some((record) => isWorthTelling(field, record[field], false)),
  );
  const [head = '', ...fields] = inOrder(used);
  return {
    is: 'table',
    of: 'things',
    columns: [head, ...fields].map((field) => labelOf(field, teller)),
    rows: records.map((record) => ({
      head: tellScalar(record[head], head, teller),
      cells: fields.map((field) => tellCell(record[field], field, teller)),
    })),
  };
}

/** What the players have, beside each other: a row for each thing that can be compared. */
function tellPlayers(bySeat: ReadonlyMap<string, readonly unknown[]>, teller: Teller): ToldTable {
  const rows = inOrder([...bySeat.keys()]).flatMap((field): ToldRow[] => {
    const values = bySeat.get(field) ?? [];
    if (!values.some((value) => isWorthTelling(field, value, false))) return [];
    return [{ head: labelOf(field, teller), cells: values.map((value) => tellCell(value, field, teller)) }];
  });
  return { is: 'table', of: 'players', columns: ['', ...teller.names], rows };
}

/** An empty corner of a table stays empty. */
function tellCell(value: unknown, field: string, teller: Teller): Told {
  return isEmpty(value) ? { is: 'text', text: '' } : tell(value, field, teller);
}

/** What each seat has, taken out of the rest: lists by seat, and the fields of the players. */
function splitBySeat(view: Fields, seats: number) {
  const shared: Record<string, unknown> = {};
  const bySeat = new Map<string, unknown[]>();
  const put = (field: string, seat: number, value: unknown) => {
    const values = bySeat.get(field) ?? Array.from({ length: seats }, () => undefined);
    values[seat] = value;
    bySeat.set(field, values);
  };
  for (const [field, value] of Object.entries(view)) {
    if (!BY_SEAT.has(field) || !Array.isArray(value) || value.length !== seats) {
      shared[field] = value;
      continue;
    }
    for (const [seat, entry] of value.entries()) {
      if (!isRecord(entry)) put(field, seat, entry);
      else for (const [own, mine] of Object.entries(entry)) put(own, seat, mine);
    }
  }
  return { shared, bySeat };
}
