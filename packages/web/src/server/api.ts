/** Requests to the server. Every failure is a `Refused` with words for people. */
import type { GameMeta, Locale, MatchDocument } from '@captains-table/kernel';
import type {
  Announcement,
  BanNotice,
  Chair,
  CodeTarget,
  CreateTable,
  ErrorBody,
  GameStatistics,
  PersonInfo,
  PortraitId,
  TableScene,
  TableSummary,
} from '@captains-table/protocol';
import { locale } from '../app/settings.ts';
import { words } from '../app/words.ts';
import type { Step } from '../link/link.ts';
import { Refused } from '../link/link.ts';

/** A list of tables as far as it is known; `next` asks for what follows. */
export interface TablePage {
  readonly tables: readonly TableSummary[];
  readonly next?: string;
}

/** A sign-in as its owner sees it. */
export interface SignInInfo {
  readonly id: string;
  readonly device: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly current: boolean;
}

/** Proof that the person who asks owns the account. */
export type Current =
  | { readonly password: string }
  | { readonly passkey: unknown }
  /** This browser has just come back from the provider. */
  | { readonly provider: true };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await reach(method, path, body);
  const text = await response.text();
  // Taken at the server's word: page and server are of one version, or the page says so.
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
  throw refusedBy(response.status, text);
}

async function reach(method: Method, path: string, body: unknown): Promise<Response> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    return await fetch(path, {
      method,
      headers: { 'accept-language': locale.value, ...json },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('offline', words.value.errors.offline);
  }
}

function refusedBy(status: number, text: string): Refused {
  try {
    const { error }: { readonly error: ErrorBody } = JSON.parse(text);
    return new Refused(error.code, error.message, error.refusal?.rule);
  } catch {
    return new Refused(`http-${status}`, words.value.errors.server);
  }
}

export const invited = (invite: string | undefined) =>
  invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`;
const after = (next: string | undefined) => (next === undefined ? '' : `after=${encodeURIComponent(next)}`);

export const me = {
  arrive: (asked: Locale) => ask<{ person: PersonInfo }>('POST', '/api/arrive', { locale: asked }),
  /** Without a person where no one is signed in. */
  get: () => ask<{ person?: PersonInfo; announcement?: Announcement; banned?: BanNotice }>('GET', '/api/me'),
  change: (change: { readonly name?: string; readonly locale?: Locale }) =>
    ask<{ person: PersonInfo }>('PATCH', '/api/me', change),
  keep: (login: string, password: string, current?: Current) =>
    ask<{ person: PersonInfo }>('PUT', '/api/me/password', { login, password, current }),
  signIn: (login: string, password: string) =>
    ask<{ person: PersonInfo }>('POST', '/api/sign-in', { login, password }),
  signOut: () => ask<void>('POST', '/api/sign-out'),
  remove: (current?: Current) => ask<void>('DELETE', '/api/me', { current }),
  signIns: () => ask<{ signIns: readonly SignInInfo[] }>('GET', '/api/me/sign-ins'),
  endSignIn: (id: string) => ask<void>('DELETE', `/api/me/sign-ins/${encodeURIComponent(id)}`),
  endOtherSignIns: () => ask<void>('DELETE', '/api/me/sign-ins'),
};

export const tables = {
  games: () => ask<{ games: readonly GameMeta[] }>('GET', '/api/games'),
  create: (table: Partial<CreateTable> & Pick<CreateTable, 'game' | 'chairs'>) =>
    ask<{ table: string }>('POST', '/api/tables', table),
  open: (status: 'open' | 'playing', next?: string) =>
    ask<TablePage>('GET', `/api/tables?status=${status}&${after(next)}`),
  mine: (next?: string) => ask<TablePage>('GET', `/api/tables/mine?${after(next)}`),
  finished: (next?: string) => ask<TablePage>('GET', `/api/tables/finished?${after(next)}`),
  statistics: () => ask<{ statistics: readonly GameStatistics[] }>('GET', '/api/statistics'),
  byInvite: (code: string) => ask<CodeTarget>('POST', '/api/invites', { code }),
  scene: (id: string, invite?: string) =>
    ask<{ scene: TableScene }>('GET', `/api/tables/${id}${invited(invite)}`),
  join: (id: string, asked: { invite?: string; seat?: number; portrait?: PortraitId }) =>
    ask<{ seq: number }>('POST', `/api/tables/${id}/join`, asked),
  choosePortrait: (id: string, portrait: PortraitId | undefined) =>
    ask<{ seq: number }>('POST', `/api/tables/${id}/portrait`, { portrait }),
  leave: (id: string) => ask<{ seq: number }>('POST', `/api/tables/${id}/leave`),
  start: (id: string) => ask<{ seq: number }>('POST', `/api/tables/${id}/start`),
  arrange: (id: string, seat: number, chair: Chair) =>
    ask<{ seq: number }>('POST', `/api/tables/${id}/chair`, { seat, chair }),
  rematch: (id: string) => ask<{ table: string }>('POST', `/api/tables/${id}/rematch`),
  log: (id: string, invite?: string) =>
    ask<{ moves: readonly Step[] }>('GET', `/api/tables/${id}/log${invited(invite)}`),
  document: (id: string, invite?: string) =>
    ask<MatchDocument>('GET', `/api/tables/${id}/export${invited(invite)}`),
};
