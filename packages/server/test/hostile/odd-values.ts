/** Values that no honest client sends. */
import type { Chance } from '@captains-table/kernel';
import { below, pick } from '@captains-table/kernel';

/** Numbers that JSON can say and JavaScript cannot hold: written as such by `asText`. */
const LITERALS = ['1e999', '-1e999', '9007199254740993', '0.1e22', '-0.0000000001'].map(literal);

const BEYOND = [-1, 0.5, 1_000_001, 4_294_967_296, 2 ** 53, -(2 ** 53), 1e21, 1.5e300, -2_147_483_649];

/** Numbers that are no valid count at any table. */
export const ODD_NUMBERS: readonly unknown[] = [...BEYOND, ...LITERALS];

const ALMOST_NUMBERS = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '0x10',
  'null',
  'undefined',
  'true',
];
const KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const INJECTIONS = ["'; drop table entry; --", '<script>', '${7*7}', '../../etc/passwd', '{"$gt":""}', '%00'];
const REQUESTS = ['\u0000', '\ud800', '\u202egnp.exe', '🏴‍☠️', 'ﷺ', '\r\nset-cookie: captain=1'];
const ODD_TEXTS: readonly string[] = [...ALMOST_NUMBERS, ...KEYS, ...INJECTIONS, ...REQUESTS];

const NOTHINGS = [null, true, false, [], {}, [[]], [null], { length: 1e9 }, { kind: null }, { toJSON: 1 }];
const POISON: readonly unknown[] = [
  { ['__proto__']: { admin: true } },
  { constructor: { prototype: { admin: true } } },
];
const ODD_THINGS: readonly unknown[] = [...NOTHINGS, ...POISON];

/** A value of any other type than the given one, or of that type but impossible. */
export function oddValue(chance: Chance, instead: unknown): unknown {
  switch (typeof instead) {
    case 'number':
      return pick(chance, [...ODD_NUMBERS, ...ODD_TEXTS, ...ODD_THINGS, `${instead}`, [instead]]);
    case 'string':
      return pick(chance, [
        ...ODD_NUMBERS,
        ...ODD_THINGS,
        ...ODD_TEXTS,
        [instead],
        longText(chance, instead),
      ]);
    case 'boolean':
      return pick(chance, [...ODD_NUMBERS, ...ODD_TEXTS, null, [], {}, `${instead}`, 0, 1]);
    default:
      return pick(chance, [...ODD_NUMBERS, ...ODD_TEXTS, ...ODD_THINGS, [instead], JSON.stringify(instead)]);
  }
}

/** Never right where a text, a whole number, a boolean, or a list of these belongs. */
export function wrongType(chance: Chance): unknown {
  return pick(chance, [null, {}, [[]], 0.5, -0.5, { kind: null }, literal('1e999'), { ['__proto__']: 1 }]);
}

export function longText(chance: Chance, of: string): string {
  const piece = of === '' ? 'x' : of;
  const length = pick(chance, [41, 100, 501, 2_000, 12_000]);
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

/** Nested as deeply as this many bytes allow; not always closed. */
export function deep(chance: Chance, bytes: number): string {
  const [open, close] = pick(chance, NESTS);
  const closed = below(chance, 4) > 0;
  const depth = Math.floor(bytes / (open.length + (closed ? close.length : 0)));
  return `${open.repeat(depth)}0${closed ? close.repeat(depth) : ''}`;
}

const NESTS = [
  ['[', ']'],
  ['{"a":', '}'],
  ['[{"kind":', '}]'],
] as const;

function literal(number: string): string {
  return `\u0001number:${number}`;
}

/** JSON with numbers that JavaScript cannot represent. */
export function asText(value: unknown): string {
  return JSON.stringify(value).replaceAll(/"\\u0001number:([^"]*)"/g, '$1');
}
