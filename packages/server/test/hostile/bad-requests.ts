/** HTTP requests as a hostile client sends them: every route, and everything that can be wrong with one. */
import type { Chance } from '@captains-table/kernel';
import { below, pick } from '@captains-table/kernel';
import type { FrozenTable } from './games-in-progress.ts';
import { oddContentType, oddHeaders } from './odd-headers.ts';
import { asText, deep, oddValue } from './odd-values.ts';
import type { Route } from './routes.ts';
import { ROUTES } from './routes.ts';

export interface BadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Sender {
  /** A Cookie header; without one a forged one is sent. */
  readonly cookie?: string;
  readonly tables: readonly FrozenTable[];
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'LOCK'];
const BODILESS = new Set(['GET', 'HEAD']);

export function badRequest(chance: Chance, { cookie, tables }: Sender): BadRequest {
  const route = pick(
    chance,
    cookie === undefined ? ROUTES : ROUTES.filter((each) => each.strangersOnly !== true),
  );
  const method = methodFor(chance, route);
  const path = pathFor(chance, route.path, tables);
  const headers = oddHeaders(chance, cookie);
  if (BODILESS.has(method) || route.body === undefined) return { method, path, headers };
  const typed = { 'content-type': oddContentType(chance), ...headers };
  return { method, path, headers: typed, body: bodyFor(chance, route.body) };
}

/** Now and then another method, but never one that would be granted there. */
function methodFor(chance: Chance, { method, path }: Route): string {
  return below(chance, 8) > 0 || path.startsWith('/api/me') ? method : pick(chance, METHODS);
}

function bodyFor(chance: Chance, body: object): string {
  const text = asText(body);
  switch (below(chance, 10)) {
    case 0:
      return pick(chance, ['', 'null', '[]', '{}', '"x"', '0', '{', text.slice(0, -1), `${text}x`, '\u0000']);
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
      return asText(bent(chance, body));
    default:
      return text;
  }
}

/** Replaces fields of an unacceptable body; whatever stays or comes in keeps it unacceptable. */
function bent(chance: Chance, body: object): object {
  const entries = Object.entries(body).map(([key, value]: [string, unknown]) => {
    return [key, below(chance, 3) === 0 ? value : nonsense(chance, value)];
  });
  return Object.fromEntries(entries) as object;
}

/** Never a text, because a text might happen to be right. */
function nonsense(chance: Chance, value: unknown): unknown {
  for (;;) {
    const odd = oddValue(chance, value);
    if (typeof odd !== 'string' || odd.length > 2_000 || odd.startsWith('\u0001')) return odd;
  }
}

const ESCAPES = ['%00', '%zz', '%', '%2e%2e%2f', '%2F', 'a%20b', '%F0%9F%8F%B4', '%ff%fe', '%ED%A0%80'];
const INJECTIONS = ["'%20or%201=1--", '%0d%0aset-cookie:x=1', '%3Cscript%3E', '..', '.', '*', ';', '~', '$'];
const WORDS = ['undefined', 'null', '0', '-1', '__proto__', 'constructor', '{id}', ':id'];
const LONG = ['A'.repeat(41), 'B'.repeat(2_500)];
/** Parts of an address that are not ids. */
const ODD_PARTS = [...ESCAPES, ...INJECTIONS, ...WORDS, ...LONG];
const QUERIES = [
  'before=x',
  'before=1&before=2',
  'before=-1',
  'status=over',
  'invite=a&invite=b',
  '__proto__=1',
  '%',
];

function pathFor(chance: Chance, path: string, tables: readonly FrozenTable[]): string {
  const id = below(chance, 3) > 0 ? pick(chance, tables).id : pick(chance, ODD_PARTS);
  const whole = path.replace(':id', id).replace(':invite', pick(chance, ODD_PARTS));
  if (below(chance, 6) > 0) return whole;
  return `${whole}${whole.includes('?') ? '&' : '?'}${pick(chance, QUERIES)}`;
}
