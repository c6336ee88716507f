/** What comes from outside, checked against a game's description of its positions. */
import { isRecord } from '../json.ts';
import type { GameMeta, Options, TableProblem } from '../meta.ts';
import { checkTable } from '../meta.ts';
import { PositionError, WHOLE_POSITION } from './error.ts';
import type {
  Field,
  Fields,
  GroupField,
  Length,
  ListField,
  MapField,
  PositionFields,
  PositionOf,
} from './fields.ts';

/** A position that is what its description says, with the table it is set up at. */
export interface AskedPosition<F extends PositionFields> {
  readonly position: PositionOf<F>;
  readonly seats: number;
  readonly options: Options;
}

const LONGEST_TEXT = 200;
const LONGEST_QUOTE = 40;
/** Longer lists of names are left out of messages. */
const FEW_NAMES = 12;

/** Throws `PositionError` for anything that is not what the fields describe. */
export function readPosition<F extends PositionFields>(
  meta: GameMeta,
  fields: F,
  value: unknown,
): AskedPosition<F> {
  const { players, options: wishes, ...table } = recordAt(WHOLE_POSITION, value);
  const entries = playersIn(players, meta);
  const seats = entries.length;
  const options = optionsAt(meta, seats, wishes);
  const reader = new Reader(seats);
  const position = {
    ...reader.fields('', fields.table, table),
    options,
    players: entries.map((player, at) =>
      reader.fields(`players[${at}]`, fields.player, recordAt(`players[${at}]`, player)),
    ),
  };
  // What has been read field by field has the type that the fields describe.
  return { position: position as unknown as PositionOf<F>, seats, options };
}

function playersIn(players: unknown, { players: { min, max } }: GameMeta): readonly unknown[] {
  if (!Array.isArray(players)) throw new PositionError('players', 'must be a list of objects, one a player');
  if (players.length < min || players.length > max) {
    throw new PositionError('players', `must be ${min} to ${max}`);
  }
  return Array.from(players);
}

/** Without a mode, the first one for this number of players. */
function optionsAt(meta: GameMeta, seats: number, value: unknown): Options {
  const asked = value === undefined ? {} : recordAt('options', value);
  const fitting = meta.modes.find(({ players }) => players.min <= seats && seats <= players.max);
  const mode = asked['mode'] ?? fitting?.id;
  const table = checkTable(meta, seats, { ...asked, mode });
  if (table.ok) return table.options;
  throw tableError(table.problem);
}

function tableError({ code, field, allowed }: TableProblem): PositionError {
  switch (code) {
    case 'players':
      return new PositionError('players', `must be ${allowed}`);
    case 'option-unknown':
      return new PositionError('options', `there is no option ${quoted(field)}${knownNames(allowed)}`);
    case 'mode':
    case 'option-value':
      return new PositionError(`options.${field}`, `must be ${allowed}`);
  }
}

function knownNames(names: string): string {
  return names === '' ? '' : `; there are ${names}`;
}

class Reader {
  readonly #seats: number;

  constructor(seats: number) {
    this.#seats = seats;
  }

  fields(path: string, fields: Fields, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const read: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(record)) {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (field === undefined) {
        throw new PositionError(
          path === '' ? WHOLE_POSITION : path,
          `there is no field ${quoted(key)}; there are ${Object.keys(fields).join(', ')}`,
        );
      }
      if (value !== undefined) read[key] = this.#read(path === '' ? key : `${path}.${key}`, field, value);
    }
    return read;
  }

  #read(path: string, field: Field, value: unknown): unknown {
    switch (field.is) {
      case 'whole':
        return wholeAt(path, value, field.min, field.max, 'a whole number');
      case 'seat':
        return wholeAt(path, value, 0, this.#seats - 1, 'a seat');
      case 'flag':
        if (typeof value !== 'boolean') throw new PositionError(path, 'must be true or false');
        return value;
      case 'text':
        if (typeof value !== 'string' || value.length > LONGEST_TEXT) {
          throw new PositionError(path, `must be a text of at most ${LONGEST_TEXT} characters`);
        }
        return value;
      case 'name':
        return nameAt(path, value, field.what, field.among);
      case 'list':
        return this.#list(path, field, value);
      case 'map':
        return this.#map(path, field, value);
      case 'group':
        return this.#group(path, field, value);
    }
  }

  #list(path: string, field: ListField, value: unknown): unknown[] {
    const { of, distinct } = field;
    const least = this.#length(field.least);
    const most = this.#length(field.most);
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      throw new PositionError(path, `must be a list of ${least === most ? most : `${least} to ${most}`}`);
    }
    // A list with holes has fewer entries than its length says: `from` fills them with undefined.
    const read = Array.from(value, (item: unknown, at) => this.#read(`${path}[${at}]`, of, item));
    const again = distinct ? read.findIndex((item, at) => read.indexOf(item) !== at) : -1;
    if (again >= 0) throw new PositionError(`${path}[${again}]`, `${String(read[again])} is there twice`);
    return read;
  }

  #length(length: Length): number {
    return length === 'seats' ? this.#seats : length;
  }

  #map(path: string, { by, of }: MapField, value: unknown): Record<string, unknown> {
    const read: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(recordAt(path, value))) {
      nameAt(path, key, by.what, by.among);
      if (item !== undefined) read[key] = this.#read(`${path}.${key}`, of, item);
    }
    return read;
  }

  #group(path: string, { fields }: GroupField, value: unknown): Record<string, unknown> {
    return this.fields(path, fields, recordAt(path, value));
  }
}

function recordAt(path: string, value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new PositionError(path, 'must be an object');
  return value;
}

function wholeAt(path: string, value: unknown, min: number, max: number, what: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) {
    return value + 0; // no negative zero
  }
  throw new PositionError(path, `must be ${what} from ${min} to ${max}`);
}

function nameAt(path: string, value: unknown, what: string, among: readonly string[]): string {
  if (typeof value === 'string' && among.includes(value)) return value;
  const known = among.length <= FEW_NAMES ? knownNames(among.join(', ')) : '';
  if (typeof value !== 'string') throw new PositionError(path, `must be the name of a ${what}${known}`);
  throw new PositionError(path, `there is no ${what} ${quoted(value)}${known}`);
}

function quoted(name: string): string {
  return JSON.stringify(name.length > LONGEST_QUOTE ? `${name.slice(0, LONGEST_QUOTE)}…` : name);
}
