/** Messages as a hostile client sends them, and what is expected of the answer. */
import type { Chance } from '@captains-table/kernel';
import { below, pick } from '@captains-table/kernel';
import type { Said } from './company.ts';
import { asText, deep, longText, oddValue, wrongType } from './oddities.ts';
import type { Aim, Asked } from './pointless.ts';
import { looksOnly, pointless } from './pointless.ts';

export interface Shot {
  readonly kind: string;
  readonly text: string;
  /** Sent as something else than one frame of text. */
  readonly frames?: 'binary' | 'fragments';
  /** Whether it may be granted: it changes nothing. */
  readonly harmless?: boolean;
}

export interface Gunner extends Omit<Aim, 'table'> {
  /** What honest people have said before. */
  readonly said: readonly Said[];
}

type Make = (chance: Chance, id: number, asked: Asked, gunner: Gunner) => Omit<Shot, 'kind'>;

/** How many in a hundred are of which kind. */
const KINDS: readonly (readonly [kind: string, share: number, make: Make])[] = [
  ['pointless', 34, (_, id, asked) => ({ text: asText({ id, ...asked }), harmless: looksOnly(asked) })],
  ['bent', 24, bent],
  ['missing', 8, missing],
  ['extra', 8, extra],
  ['replayed', 6, replayed],
  ['prototype', 5, prototype],
  ['not a request', 5, (chance) => ({ text: pick(chance, NOT_REQUESTS) })],
  ['broken', 3, broken],
  ['long', 2, long],
  ['deep', 1, (chance, id) => ({ text: deepRequest(chance, id) })],
  ['binary', 2, (_, id, asked) => ({ text: asText({ id, ...asked }), frames: 'binary' })],
  [
    'fragments',
    2,
    (_, id, asked) => ({ text: asText({ id, ...asked }), frames: 'fragments', harmless: looksOnly(asked) }),
  ],
];

const DECK = KINDS.flatMap(([kind, share, make]) => Array.from({ length: share }, () => ({ kind, make })));

export function shot(chance: Chance, id: number, gunner: Gunner): Shot {
  const { kind, make } = pick(chance, DECK);
  const asked = pointless(chance, { ...gunner, table: pick(chance, gunner.tables) });
  return { kind, ...make(chance, id, asked, gunner) };
}

const VALUES = ['', ' ', '\n', '\u0000', 'null', 'true', '0', '-', '""', '[]', '{}', '[[]]', 'NaN', '1e999'];
const WORDS = ['hello', 'undefined', 'Infinity', '"\\ud800"', '// {}', '<xml/>', '\u2028', '\ufeff{"id":1}'];
const ALMOST = ['{"do":"leave"}', '{"id":null}', "{'id':1}", '{id:1}', '{"id":1,}', '{"id":01}'];
const NO_NUMBER = ['[{"id":1,"do":"leave"}]', '{"id":"1","do":"lobby","on":true}'];
const NOT_REQUESTS = [...VALUES, ...WORDS, ...ALMOST, ...NO_NUMBER];

/** One field, however deep, is of another type or size than it may be. */
function bent(chance: Chance, id: number, asked: Asked): Omit<Shot, 'kind'> {
  const whole = { id, ...asked };
  const [path, value] = pick(chance, fieldsOf(whole));
  // A number that cannot be undone to might become one that can, and a move a legal one.
  const careful = path.at(-1) === 'to' || path[0] === 'move' || path[0] === 'protocol';
  const odd = careful ? wrongType(chance) : oddValue(chance, value);
  return { text: asText(withField(whole, path, odd)), harmless: looksOnly(asked) };
}

function missing(chance: Chance, id: number, asked: Asked): Omit<Shot, 'kind'> {
  const whole = { id, ...asked };
  const [path] = pick(
    chance,
    fieldsOf(whole).filter(([path]) => path[0] !== 'move' || path.length === 1),
  );
  return { text: asText(withField(whole, path, undefined)), harmless: looksOnly(asked) };
}

/** What would be granted if the server took our word for who we are. */
function extra(chance: Chance, id: number, asked: Asked, { tables }: Gunner): Omit<Shot, 'kind'> {
  const { seated, host } = pick(chance, tables);
  const [person, seat] = pick(chance, [...seated]);
  const lies = {
    seat,
    person,
    you: { seat, host: true },
    host,
    as: person,
    viewer: person,
    ok: true,
    is: 'reply',
  };
  const some = Object.entries(lies).filter(() => below(chance, 2) === 0);
  return { text: asText({ ...Object.fromEntries(some), id, ...asked }), harmless: looksOnly(asked) };
}

/** Word for word what somebody said when it was right. */
function replayed(chance: Chance, id: number, _asked: Asked, { said }: Gunner): Omit<Shot, 'kind'> {
  return { text: asText({ id, ...pick(chance, said) }) };
}

const POISON = [
  '"__proto__":{"id":5,"do":"leave"}',
  '"__proto__":null',
  '"constructor":{"prototype":{"seat":0}}',
  '"hasOwnProperty":1,"toString":{"x":1},"valueOf":"x"',
  '"do":"constructor","do":"__proto__"',
];

function prototype(chance: Chance, id: number, asked: Asked): Omit<Shot, 'kind'> {
  const text = `{"id":${id},${pick(chance, POISON)},${asText(asked).slice(1)}`;
  return { text, harmless: looksOnly(asked) };
}

/** JSON that was cut, doubled, or has a letter too many. */
function broken(chance: Chance, id: number, asked: Asked): Omit<Shot, 'kind'> {
  const text = asText({ id, ...asked });
  const at = 1 + below(chance, text.length - 1);
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  const single = text.replaceAll('"', "'");
  const ways = [head, tail, text + text, `${text},`, `[${text}]`, `${head}\u0000${tail}`, single];
  return { text: pick(chance, ways) };
}

function long(chance: Chance, id: number, asked: Asked): Omit<Shot, 'kind'> {
  const field = pick(chance, ['do', 'table', 'text', 'invite', 'extra']);
  const text = longText(chance, pick(chance, ['a', 'é', '🏴', ' ', '\u0000', '"']));
  return { text: asText({ id, ...asked, [field]: text.slice(0, 2_000) }), harmless: looksOnly(asked) };
}

const DEEPEST = 15_000;

function deepRequest(chance: Chance, id: number): string {
  const nest = deep(chance, DEEPEST);
  return pick(chance, [
    nest,
    `{"id":${id},"do":"move","table":"x","at":1,"move":{"kind":"x","deep":${nest}}}`,
    `{"id":${id},"do":${nest}}`,
    `{"id":${nest},"do":"lobby","on":true}`,
  ]);
}

type Path = readonly string[];

function fieldsOf(value: object, path: Path = []): readonly (readonly [Path, unknown])[] {
  return Object.entries(value).flatMap(([key, field]: [string, unknown]) => {
    const own = [[...path, key], field] as const;
    const isNest = typeof field === 'object' && field !== null && !Array.isArray(field);
    return isNest ? [own, ...fieldsOf(field, own[0])] : [own];
  });
}

function withField(value: object, [key = '', ...rest]: Path, field: unknown): object {
  const inner = (value as Readonly<Record<string, unknown>>)[key];
  return { ...value, [key]: rest.length === 0 ? field : withField(Object(inner) as object, rest, field) };
}
