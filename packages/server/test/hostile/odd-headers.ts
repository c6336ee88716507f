/** Headers that no browser sends, and cookies that the server never set. */
import type { Chance } from '@captains-table/kernel';
import { below, pick, defined } from '@captains-table/kernel';

type Headers = Readonly<Record<string, string>>;

const COOKIES: readonly (string | undefined)[] = [
  undefined,
  'captain=',
  'captain=undefined; captain=null',
  'captain=%00%ff; captain-challenge=x',
  '__proto__=x; constructor=y; captain',
  `captain=${'A'.repeat(4_000)}`,
  `captain=${'abc'.repeat(14)}.${'def'.repeat(14)}`,
];

const ODD_HEADERS: readonly Headers[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://[', referer: 'x' },
  { host: 'evil.example' },
  { host: 'a b' },
  { host: '::::' },
  { 'x-forwarded-for': '1.2.3.4, 5.6.7.8', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { 'accept-language': 'constructor,__proto__;q=9,xx' },
  { 'accept-language': 'fr' },
  { 'accept-language': ','.repeat(3_000) },
  { accept: 'text/html' },
  { 'accept-encoding': 'x'.repeat(2_000) },
  { 'content-encoding': 'gzip' },
  { authorization: 'Bearer undefined' },
  { expect: '100-continue' },
  { range: 'bytes=0-99999999999' },
  { 'if-none-match': '*' },
  { 'user-agent': 'x'.repeat(5_000) },
];

/** A person's own cookie, or a forged one, and in half of all cases something else. */
export function oddHeaders(chance: Chance, cookie: string | undefined): Headers {
  const shown = cookie ?? pick(chance, COOKIES);
  const odd = below(chance, 2) === 0 ? {} : pick(chance, ODD_HEADERS);
  return { ...defined({ cookie: shown }), ...odd };
}

const FORMS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
const ALMOST = ['application/json; x', 'application/json; charset=utf-7', 'application/octet-stream'];
const NO_TYPES = ['', 'constructor', '*/*', 'a'.repeat(500)];

export function oddContentType(chance: Chance): string {
  return below(chance, 2) === 0 ? 'application/json' : pick(chance, [...FORMS, ...ALMOST, ...NO_TYPES]);
}
