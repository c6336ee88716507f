/** Messages as a hostile client sends them, and what is expected of the answer. */
import type { Chance } from '@captains-table/kernel';
import { below, pick } from '@captains-table/kernel';
import type { SentMessage } from './games-in-progress.ts';
import { asText, deep, longText, oddValue, wrongType } from './odd-values.ts';
import type { Aim, Asked } from './forbidden-requests.ts';
import { isReadOnly, forbiddenRequest } from './forbidden-requests.ts';

export interface BadMessage {
  readonly kind: string;
  readonly text: string;
  /** Set if it is not sent as one text frame. */
  readonly frames?: 'binary' | 'fragments';
  /** Whether it may be granted, because it changes nothing. */
  readonly harmless?: boolean;
}

export interface MessageSource extends Omit<Aim, 'table'> {
  /** Messages that honest people have sent before. */
  readonly sent: readonly SentMessage[];
}

type Make = (chance: Chance, id: number, asked: Asked, source: MessageSource) => Omit<BadMessage, 'kind'>;

/** How many in a hundred are of each kind. */
const KINDS: readonly (readonly [kind: string, share: number, make: Make])[] = [
  ['forbidden', 34, (_, id, asked) => ({ text: asText({ id, ...asked }), harmless: isReadOnly(asked) })],
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
    (_, id, asked) => ({ text: asText({ id, ...asked }), frames: 'fragments', harmless: isReadOnly(asked) }),
  ],
];

const DECK = KINDS.flatMap(([kind, share, make]) => Array.from({ length: share }, () => ({ kind, make })));

export function badMessage(chance: Chance, id: number, source: MessageSource): BadMessage {
  const { kind, make } = pick(chance, DECK);
  const asked = forbiddenRequest(chance, { ...source, table: pick(chance, source.tables) });
  return { kind, ...make(chance, id, asked, source) };
}

const VALUES = ['', ' ', '\n', '\u0000', 'null', 'true', '0', '-', '""', '[]', '{}', '[[]]', 'NaN', '1e999'];
const WORDS = ['hello', 'undefined', 'Infinity', '"\\ud800"', '// {}', '<xml/>', '\u2028', '\ufeff{"id":1}'];
const ALMOST = ['{"do":"leave"}', '{"id":null}', "{'id':1}", '{id:1}', '{"id":1,}', '{"id":01}'];
const NO_NUMBER = ['[{"id":1,"do":"leave"}]', '{"id":"1","do":"lobby","on":true}'];
const NOT_REQUESTS = [...VALUES, ...WORDS, ...ALMOST, ...NO_NUMBER];

/** One field, at any depth, gets a type or size that it must not have. */
function bent(chance: Chance, id: number, asked: Asked): Omit<BadMessage, 'kind'> {
  const whole = { id, ...asked };
  const [path, value] = pick(chance, fieldsOf(whole));
  // A number that cannot be undone to might become one that can, and a move a legal one.
  const careful = path.at(-1) === 'to' || path[0] === 'move' || path[0] === 'protocol';
  const odd = careful ? wrongType(chance) : oddValue(chance, value);
  return { text: asText(withField(whole, path, odd)), harmless: isReadOnly(asked) };
}

function missing(chance: Chance, id: number, asked: Asked): Omit<BadMessage, 'kind'> {
  const whole = { id, ...asked };
  const [path] = pick(
    chance,
    fieldsOf(whole).filter(([path]) => path[0] !== 'move' || path.length === 1),
  );
  return { text: asText(withField(whole, path, undefined)), harmless: isReadOnly(asked) };
}

/** Requests that a server would only grant if it believed what the client says about itself. */
function extra(
  chance: Chance,
  id: number,
  asked: Asked,
  { tables }: MessageSource,
): Omit<BadMessage, 'kind'> {
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
  return { text: asText({ ...Object.fromEntries(some), id, ...asked }), harmless: isReadOnly(asked) };
}

/** Repeats, word for word, a message that was right when it was first sent. */
function replayed(
  chance: Chance,
  id: number,
  _asked: Asked,
  { sent }: MessageSource,
): Omit<BadMessage, 'kind'> {
  return { text: asText({ id, ...pick(chance, sent) }) };
}

const POISON = [
  '"__proto__":{"id":5,"do":"leave"}',
  '"__proto__":null',
  '"constructor":{"prototype":{"seat":0}}',
  '"hasOwnProperty":1,"toString":{"x":1},"valueOf":"x"',
  '"do":"constructor","do":"__proto__"',
];

function prototype(chance: Chance, id: number, asked: Asked): Omit<BadMessage, 'kind'> {
  const text = `{"id":${id},${pick(chance, POISON)},${asText(asked).slice(1)}`;
  return { text, harmless: isReadOnly(asked) };
}

/** JSON that is cut short, sent twice in a row, or has an extra character. */
function broken(chance: Chance, id: number, asked: Asked): Omit<BadMessage, 'kind'> {
  const text = asText({ id, ...asked });
  const at = 1 + below(chance, text.length - 1);
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  const single = text.replaceAll('"', "'");
  const ways = [head, tail, text + text, `${text},`, `[${text}]`, `${head}\u0000${tail}`, single];
  return { text: pick(chance, ways) };
}

function long(chance: Chance, id: number, asked: Asked): Omit<BadMessage, 'kind'> {
  const field = pick(chance, ['do', 'table', 'text', 'invite', 'extra']);
  const text = longText(chance, pick(chance, ['a', 'é', '🏴', ' ', '\u0000', '"']));
  return { text: asText({ id, ...asked, [field]: text.slice(0, 2_000) }), harmless: isReadOnly(asked) };
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
  if (rest.length === 0) return { ...value, [key]: field };
  const inner: object = Object(Reflect.get(value, key));
  return { ...value, [key]: withField(inner, rest, field) };
}
