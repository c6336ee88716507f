/** HTTP requests as a hostile client sends them: every route, and everything that can be wrong with one. */
import type { Chance } from '@captains-table/kernel';
import { below, pick } from '@captains-table/kernel';
import type { LaidTable } from './company.ts';
import { asText, deep, longText, oddValue } from './oddities.ts';

export interface Letter {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Sender {
  /** A Cookie header; undefined for somebody without one. */
  readonly cookie?: string;
  readonly tables: readonly LaidTable[];
}

interface Route {
  readonly method: string;
  readonly path: string;
  /** A body in order, but for what makes it pointless. Absent where none is read. */
  readonly body?: object;
  /** Granted to whoever is signed in, so only for those who are not. */
  readonly strangersOnly?: boolean;
}

const ROUTES: readonly Route[] = [
  ...['/', '/health', '/ready', '/api/games', '/api/tables', '/api/tables?status=playing', '/api/push/key'],
  ...['/api/me', '/api/me/sign-ins', '/api/me/passkeys', '/api/me/webhook', '/api/tables/mine', '/api/mutes'],
  ...[
    '/api/tables/finished',
    '/api/statistics',
    '/socket',
    '/api/tables/:id',
    '/api/tables/:id?invite=:invite',
  ],
  ...['/api/tables/:id/log', '/api/tables/:id/export', '/favicon.ico', '/api', '/api/tables/:id/nothing'],
]
  .map((path): Route => ({ method: 'GET', path }))
  .concat([
    { method: 'PATCH', path: '/api/me', body: { name: '\u202e', locale: 'xx' } },
    { method: 'PUT', path: '/api/me/password', body: { login: '..', password: 'short', current: {} } },
    { method: 'DELETE', path: '/api/me', strangersOnly: true },
    { method: 'POST', path: '/api/arrive', body: { locale: 'pirate' } },
    { method: 'POST', path: '/api/sign-in', body: { login: 'anna', password: 'password' } },
    { method: 'POST', path: '/api/sign-in/passkey/options', body: {} },
    {
      method: 'POST',
      path: '/api/sign-in/passkey',
      body: { response: { id: 'x', rawId: 'x', response: {} } },
    },
    { method: 'POST', path: '/api/sign-out', strangersOnly: true },
    { method: 'DELETE', path: '/api/me/sign-ins/:invite' },
    { method: 'POST', path: '/api/me/passkeys/options', body: { current: { password: 5 } } },
    { method: 'POST', path: '/api/me/passkeys', body: { name: '', response: { id: 'x' } } },
    { method: 'DELETE', path: '/api/me/passkeys/:invite' },
    {
      method: 'POST',
      path: '/api/tables',
      body: { game: 'no-such-game', chairs: [{ kind: 'me' }, { kind: 'open' }] },
    },
    {
      method: 'POST',
      path: '/api/tables',
      body: { game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'me' }] },
    },
    { method: 'POST', path: '/api/tables', body: { game: 'tic-tac-toe', chairs: [{ kind: 'me' }] } },
    { method: 'POST', path: '/api/invites', body: { code: 'K7Q2-M9XW-4DTB' } },
    { method: 'POST', path: '/api/tables/:id/join', body: { invite: 'K7Q2-M9XW-4DTB', seat: 0 } },
    { method: 'POST', path: '/api/tables/:id/start', body: {} },
    {
      method: 'POST',
      path: '/api/tables/:id/chair',
      body: { seat: 1, chair: { kind: 'bot', level: 'random' } },
    },
    { method: 'POST', path: '/api/tables/:id/leave', body: {}, strangersOnly: true },
    { method: 'POST', path: '/api/tables/:id/rematch', body: {}, strangersOnly: true },
    { method: 'PUT', path: '/api/mutes', body: { person: 5, muted: 'no' } },
    {
      method: 'POST',
      path: '/api/push',
      body: { endpoint: 'http://localhost', keys: { p256dh: '', auth: '' } },
    },
    { method: 'DELETE', path: '/api/push', body: { endpoint: 'javascript:alert(1)' } },
    { method: 'PUT', path: '/api/me/webhook', body: { url: 'http://127.0.0.1:22/' } },
  ]);

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'LOCK',
];

export function letter(chance: Chance, sender: Sender): Letter {
  const routes = ROUTES.filter(({ strangersOnly }) => strangersOnly !== true || sender.cookie === undefined);
  const route = pick(chance, routes);
  // Another method might be one that the route grants.
  const elsewhere = below(chance, 8) === 0 && !route.path.startsWith('/api/me');
  const method = elsewhere
    ? pick(
        chance,
        METHODS.filter((name) => name !== 'DELETE'),
      )
    : route.method;
  const body =
    method === 'GET' || method === 'HEAD' || route.body === undefined
      ? undefined
      : bodyFor(chance, route.body);
  return {
    method,
    path: pathFor(chance, route.path, sender),
    headers: {
      ...(body === undefined ? {} : { 'content-type': pick(chance, CONTENT_TYPES) }),
      ...headersFor(chance, sender),
    },
    ...(body === undefined ? {} : { body }),
  };
}

const JSON_TYPE = 'application/json';
const CONTENT_TYPES = [
  ...Array.from({ length: 12 }, () => JSON_TYPE),
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; x',
  ],
  ...[
    'application/json; charset=utf-7',
    'application/octet-stream',
    '',
    'constructor',
    '*/*',
    'a'.repeat(500),
  ],
];

function bodyFor(chance: Chance, body: object): string {
  const text = asText(body);
  switch (below(chance, 10)) {
    case 0:
      return pick(chance, [
        '',
        'null',
        '[]',
        '{}',
        '"x"',
        '0',
        '{',
        text.slice(0, -1),
        `${text}x`,
        '\ud800',
        '\u0000',
      ]);
    case 1:
      return deep(chance, 30_000);
    case 2:
      return `{"__proto__":{"seat":0},${text.slice(1)}`;
    case 3:
      return asText({
        ...body,
        [pick(chance, ['constructor', 'extra', 'person', 'host'])]: { prototype: {} },
      });
    case 4:
      return below(chance, 8) === 0 ? asText({ ...body, text: 'x'.repeat(70_000) }) : text;
    case 5:
    case 6:
    case 7:
      return asText(
        Object.fromEntries(Object.entries(body).map(([key, value]) => bentEntry(chance, key, value))),
      );
    default:
      return text;
  }
}

/** Whatever makes a body pointless stays in it. */
function bentEntry(chance: Chance, key: string, value: unknown): [string, unknown] {
  const keeps = ['game', 'chairs', 'code', 'invite', 'person', 'url', 'locale', 'name', 'login'].includes(
    key,
  );
  return [key, keeps && below(chance, 3) > 0 ? value : nonsense(chance, value)];
}

/** No text: a text might happen to be right. */
function nonsense(chance: Chance, value: unknown): unknown {
  for (;;) {
    const odd = oddValue(chance, value);
    if (typeof odd !== 'string' || odd.length > 2_000 || odd.startsWith('\u0001')) return odd;
  }
}

function pathFor(chance: Chance, path: string, { tables }: Sender): string {
  const id = below(chance, 3) > 0 ? pick(chance, tables).id : pick(chance, ODD_PARTS);
  const invite = pick(chance, [...ODD_PARTS, 'K7Q2-M9XW-4DTB']);
  const whole = path.replace(':id', id).replace(':invite', invite);
  if (below(chance, 6) > 0) return whole;
  const query = pick(chance, [
    'before=x',
    'before=1&before=2',
    'status=over',
    'invite=a&invite=b',
    '__proto__=1',
    '%',
    'before=-1',
  ]);
  return `${whole}${whole.includes('?') ? '&' : '?'}${query}`;
}

/** Parts of an address that are no id. */
const ODD_PARTS = [
  ...[
    '%00',
    '%zz',
    '%',
    '..',
    '%2e%2e%2f',
    '%2F',
    'a%20b',
    '*',
    '%F0%9F%8F%B4',
    '%ff%fe',
    'undefined',
    'null',
    '0',
  ],
  ...[
    '__proto__',
    'constructor',
    "'%20or%201=1--",
    '%0d%0aset-cookie:x=1',
    '-1',
    'A'.repeat(41),
    'B'.repeat(2_500),
  ],
  ...['%ED%A0%80', ';', '%3Cscript%3E', '.', '~', '$', '{id}', ':id'],
];

function headersFor(chance: Chance, { cookie }: Sender): Record<string, string> {
  const odd = pick(chance, ODD_HEADERS);
  const shown = cookie ?? pick(chance, FORGED)(chance);
  return { ...(shown === undefined ? {} : { cookie: shown }), ...odd };
}

const FORGED: readonly ((chance: Chance) => string | undefined)[] = [
  () => undefined,
  () => 'captain=',
  () => 'captain=undefined; captain=null',
  () => 'captain=%00%ff; captain-challenge=x',
  () => '__proto__=x; constructor=y; captain',
  (chance) => `captain=${longText(chance, 'A').slice(0, 4_000)}`,
  (chance) => `captain=${'abc'.repeat(14)}.${'def'.repeat(below(chance, 20))}`,
];

const NO_HEADERS: readonly Readonly<Record<string, string>>[] = Array.from({ length: 10 }, () => ({}));
const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  ...NO_HEADERS,
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
  { 'content-encoding': 'gzip' },
  { authorization: 'Bearer undefined' },
  { expect: '100-continue' },
  { range: 'bytes=0-99999999999' },
  { 'if-none-match': '*' },
  { 'user-agent': 'x'.repeat(5_000) },
];
