/** What a viewer sees of any game, as fields, lists, tables and texts. */
import { defined, isRecord } from '@captains-table/kernel';
import { BY_SEAT, inOrder, isEmpty, isWorthTelling, SEATS } from './field-order.ts';
import type { Teller, ViewText, ViewField, ViewRow, ViewGrid, ViewPhrase } from './view-text.ts';
import {
  explanationOf,
  shortWordForThing,
  tableTextsOf,
  wordForField,
  wordForThing,
} from './words-for-things.ts';

type Fields = Readonly<Record<string, unknown>>;

export function tellView(view: unknown, teller: Teller): readonly ViewField[] {
  if (!isRecord(view)) return [];
  const { arrange } = tableTextsOf(teller.texts);
  if (arrange !== undefined) {
    return tellArranged(arrange(view, teller.viewer, teller.pending ?? []), teller);
  }
  const { shared, bySeat } = splitBySeat(view, teller.names.length);
  const fields = fieldsOf(shared, teller, true);
  const players = tellPlayers(bySeat, teller.names, teller);
  if (players.rows.length === 0) return fields;
  return [...fields, { label: labelOf('players', teller), told: players }];
}

/** A view that the game itself has put in order: it is shown in that order. */
function tellArranged(view: unknown, teller: Teller): readonly ViewField[] {
  if (!isRecord(view)) return [];
  return Object.entries(view).flatMap(([field, value]) => {
    if (isEmpty(value)) return [];
    const told = field === 'players' ? tellColumns(value, teller) : tell(value, field, teller);
    return [{ label: labelOf(field, teller), told }];
  });
}

/** A player without a seat brings a name. */
function tellColumns(players: unknown, teller: Teller): ViewText {
  const columns = Array.isArray(players) ? players.filter((column) => isRecord(column)) : [];
  const names = columns.map(({ name }, seat) =>
    typeof name === 'string' ? name : (teller.names[seat] ?? ''),
  );
  const fields = [...new Set(columns.flatMap((column) => Object.keys(column)))].filter(
    (key) => key !== 'name',
  );
  const rows = new Map(fields.map((field) => [field, columns.map((column) => column[field])]));
  return tellPlayers(rows, names, teller);
}

/** Known fields first, unless the game has put them in order. */
function ordered(fields: readonly string[], { texts }: Teller): readonly string[] {
  return tableTextsOf(texts).arrange === undefined ? inOrder(fields) : fields;
}

function labelOf(field: string, { texts, words }: Teller): string {
  return wordForField(texts, words.fields, field);
}

function tell(value: unknown, field: string, teller: Teller): ViewText {
  if (Array.isArray(value)) return tellList(value, field, teller);
  if (isRecord(value)) return { is: 'fields', fields: fieldsOf(value, teller, false) };
  return tellThing(value, field, teller, wordForThing);
}

/** A thing with what it does, if there are words for it. */
function tellThing(value: unknown, field: string, teller: Teller, named: typeof wordForThing): ViewPhrase {
  const text = tellScalar(value, field, teller, named);
  const help = typeof value === 'string' ? explanationOf(teller.texts, value) : undefined;
  return help === undefined ? { is: 'text', text } : { is: 'text', text, help };
}

function tellScalar(
  value: unknown,
  field: string,
  { texts, words, locale, names }: Teller,
  named: typeof wordForThing,
): string {
  switch (typeof value) {
    case 'boolean':
      return value ? words.text.yes : words.text.no;
    case 'number':
      return SEATS.has(field) || texts.view?.seats?.includes(field) === true
        ? (names[value] ?? words.text.none)
        : new Intl.NumberFormat(locale).format(value);
    case 'string':
      return value === '' ? words.text.none : named(texts, value);
    default:
      return words.text.none;
  }
}

function tellList(values: readonly unknown[], field: string, teller: Teller): ViewText {
  if (values.length === 0) return { is: 'text', text: teller.words.text.none };
  const records = values.filter((value) => isRecord(value));
  if (records.length === values.length) return tellRecords(records, teller);
  const entries: readonly string[] | undefined = teller.texts.view?.entries?.[field];
  if (entries !== undefined) {
    const fields = values.map((value, index) => {
      return { label: entries[index] ?? `${index + 1}`, told: tell(value, '', teller) };
    });
    return { is: 'fields', fields };
  }
  return { is: 'list', items: values.map((value) => tell(value, field, teller)) };
}

function fieldsOf(record: Fields, teller: Teller, top: boolean): ViewField[] {
  return ordered(Object.keys(record), teller)
    .filter((field) => isWorthTelling(field, record[field], top))
    .map((field) => ({ label: labelOf(field, teller), told: tell(record[field], field, teller) }));
}

/** Things of a kind, one a row: the first field names it, the others are columns. */
function tellRecords(records: readonly Fields[], teller: Teller): ViewText {
  const used = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((field) =>
    records.some((record) => isWorthTelling(field, record[field], false)),
  );
  const [head = '', ...fields] = ordered(used, teller);
  return {
    is: 'table',
    of: 'things',
    columns: [head, ...fields].map((field) => labelOf(field, teller)),
    rows: records.map((record) => {
      const { text, help } = tellThing(record[head], head, teller, shortWordForThing);
      const cells = fields.map((field) => tellCell(record[field], field, teller));
      return { head: text, cells, ...defined({ help }) };
    }),
  };
}

/** What the players have, beside each other: a row for each thing that can be compared. */
function tellPlayers(
  bySeat: ReadonlyMap<string, readonly unknown[]>,
  names: readonly string[],
  teller: Teller,
): ViewGrid {
  const rows = ordered([...bySeat.keys()], teller).flatMap((field): ViewRow[] => {
    const values = bySeat.get(field) ?? [];
    if (!values.some((value) => isWorthTelling(field, value, false))) return [];
    return [{ head: labelOf(field, teller), cells: values.map((value) => tellCell(value, field, teller)) }];
  });
  return { is: 'table', of: 'players', columns: ['', ...names], rows };
}

/** An empty corner of a table stays empty, and things go by their short names. */
function tellCell(value: unknown, field: string, teller: Teller): ViewText {
  if (isEmpty(value)) return { is: 'text', text: '' };
  if (Array.isArray(value) && value.every((entry) => !isRecord(entry)) && !hasEntries(field, teller)) {
    return { is: 'list', items: value.map((entry) => tellThing(entry, field, teller, shortWordForThing)) };
  }
  return isRecord(value) || Array.isArray(value)
    ? tell(value, field, teller)
    : tellThing(value, field, teller, shortWordForThing);
}

const hasEntries = (field: string, { texts }: Teller) => texts.view?.entries?.[field] !== undefined;

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
