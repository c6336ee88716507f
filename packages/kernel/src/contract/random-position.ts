/** Random positions from a game's description of them, and positions made wrong on purpose. */
import type { Chance } from '../chance.ts';
import { below, pick, shuffle } from '../chance.ts';
import type { GameMeta } from '../meta.ts';
import type { Field, Fields, Length, ListField, PositionFields } from '../position/index.ts';
import { tablesOf } from './tables.ts';

/** A position as it is asked for, on its way to be changed. */
export type Spec = Record<string, unknown>;

/** How many of all fields a position mentions: hardly any, some, most. */
const DENSITIES = [0.1, 0.35, 0.75] as const;

/** What the fields allow, taken at random. Most such positions are refused for what their fields mean together. */
export function randomPosition(chance: Chance, meta: GameMeta, fields: PositionFields): Spec {
  const { seats, options } = pick(chance, tablesOf(meta));
  const maker = new Maker(chance, seats, pick(chance, DENSITIES));
  const players = Array.from({ length: seats }, () => maker.fields(fields.player));
  return { options: { ...options }, players, ...maker.fields(fields.table) };
}

class Maker {
  readonly #chance: Chance;
  readonly #seats: number;
  readonly #density: number;

  constructor(chance: Chance, seats: number, density: number) {
    this.#chance = chance;
    this.#seats = seats;
    this.#density = density;
  }

  fields(fields: Fields): Spec {
    const spec: Spec = {};
    for (const [key, field] of Object.entries(fields)) {
      if (below(this.#chance, 1000) < 1000 * this.#density) spec[key] = this.#value(field);
    }
    return spec;
  }

  #value(field: Field): unknown {
    const chance = this.#chance;
    switch (field.is) {
      case 'whole':
        return this.#whole(field.min, field.max);
      case 'flag':
        return below(chance, 2) === 0;
      case 'text':
        return `seed ${below(chance, 100)}`;
      case 'seat':
        return below(chance, this.#seats);
      case 'name':
        return pick(chance, field.among);
      case 'list':
        return this.#list(field);
      case 'map':
        return Object.fromEntries(
          Array.from({ length: 1 + below(chance, 3) }, () => [
            pick(chance, field.by.among),
            this.#value(field.of),
          ]),
        );
      case 'group':
        return this.fields(field.fields);
    }
  }

  #list({ of, least, most, distinct }: ListField): unknown[] {
    const fewest = this.#length(least);
    const length = Math.min(this.#length(most), this.#whole(fewest, fewest + 4));
    if (distinct && of.is === 'seat') return this.#seatsInDisorder().slice(0, length);
    const items = Array.from({ length }, () => this.#value(of));
    return distinct ? [...new Set(items)] : items;
  }

  #length(length: Length): number {
    return length === 'seats' ? this.#seats : length;
  }

  #seatsInDisorder(): number[] {
    const seats = Array.from({ length: this.#seats }, (_, seat) => seat);
    shuffle(this.#chance, seats);
    return seats;
  }

  /** Both ends of a range, little, or anything. */
  #whole(min: number, max: number): number {
    const size = max - min + 1;
    return (
      min +
      pick(this.#chance, [0, size - 1, below(this.#chance, Math.min(size, 5)), below(this.#chance, size)])
    );
  }
}

const NO_ANSWERS: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0.5,
  NaN,
  Infinity,
  99,
  1e300,
  2 ** 31,
  '7',
  '',
  'toString',
  '__proto__',
  [],
  [[]],
  {},
  { kind: 'nonsense' },
  Array.from({ length: 1000 }, () => 0),
];

const STRANGE_KEYS = ['__proto__', 'constructor', 'hasOwnProperty', 'length', '0', '', 'players'] as const;

/** The same position with one thing changed, added, doubled or missing. */
export function bentPosition(chance: Chance, spec: Spec): unknown {
  if (below(chance, 40) === 0) return pick(chance, NO_ANSWERS);
  const bent = structuredClone(spec);
  const holders = [...containersIn(bent)];
  const holder = pick(chance, holders);
  if (Array.isArray(holder)) bendList(chance, holder);
  else bendRecord(chance, holder);
  return bent;
}

function* containersIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const item of Object.values(value)) yield* containersIn(item);
}

function bendList(chance: Chance, list: unknown[]): void {
  const at = below(chance, list.length + 1);
  const item = list[below(chance, Math.max(1, list.length))];
  switch (below(chance, 4)) {
    case 0:
      list.splice(at, 1);
      break;
    case 1:
      list.splice(at, 0, structuredClone(item));
      break;
    case 2:
      list.reverse();
      break;
    default:
      list[at] = pick(chance, NO_ANSWERS);
  }
}

function bendRecord(chance: Chance, record: object): void {
  const keys = Object.keys(record);
  const key = keys.length === 0 || below(chance, 6) === 0 ? pick(chance, STRANGE_KEYS) : pick(chance, keys);
  if (below(chance, 6) === 0) {
    Reflect.deleteProperty(record, key);
    return;
  }
  const value: unknown = Reflect.get(record, key);
  const other =
    typeof value === 'number' && below(chance, 2) === 0
      ? value + pick(chance, [-1, 1, 7, 0.5])
      : pick(chance, NO_ANSWERS);
  // As JSON does it: the field itself, also where a name would mean the prototype.
  Object.defineProperty(record, key, { value: other, enumerable: true, configurable: true, writable: true });
}

/** The steps of a path such as `players[1].coins`. */
export function stepsOf(path: string): string[] {
  return path.split(/[.[\]]+/).filter((step) => step !== '');
}

/** The position without what a path leads to; without anything else where that is not there. */
export function withoutField(chance: Chance, spec: Spec, path: string): Spec {
  const less = structuredClone(spec);
  const steps = stepsOf(path);
  const key = steps.pop() ?? '';
  const holder = steps.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    less,
  );
  if (key !== 'players' && typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)) {
    remove(holder, key);
    return less;
  }
  const others = [...containersIn(less)].filter(
    (value) => value !== less['players'] && Object.keys(value).some((name) => name !== 'players'),
  );
  const other = others.length === 0 ? undefined : pick(chance, others);
  if (other !== undefined)
    remove(
      other,
      pick(
        chance,
        Object.keys(other).filter((name) => name !== 'players'),
      ),
    );
  return less;
}

function remove(holder: object, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}
