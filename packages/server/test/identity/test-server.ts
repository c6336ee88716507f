/** A server with a real SQLite file, and browsers that come to it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorBody, PersonInfo } from '@captains-table/protocol';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Failure } from '@captains-table/protocol';
import { statusOf } from '../../src/http/status.ts';
import { identityRoutes } from '../../src/http/identity-routes.ts';
import { Identity } from '../../src/identity/identity.ts';
import type { ProviderConfig } from '../../src/identity/openid/provider.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { defined } from '@captains-table/kernel';

interface TestServerParts {
  readonly publicUrl?: URL;
  readonly provider?: ProviderConfig;
}

interface Server {
  readonly app: FastifyInstance;
  readonly identity: Identity;
  /** Everything that the server has logged. */
  readonly log: string[];
}

export interface TestServer extends Server {
  readonly storage: Storage;
  readonly clock: { now: number };
  /** One more server with the same storage. */
  another(): Promise<Server>;
  close(): Promise<void>;
}

export async function openTestServer(parts: TestServerParts = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'identity-'));
  const storage = await openStorage({ dataDir });
  const clock = { now: Date.now() };
  const another = () => openServer({ ...parts, storage, now: () => clock.now });
  return {
    ...(await another()),
    storage,
    clock,
    another,
    close: async () => {
      await storage.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function openServer(parts: Parameters<typeof Identity.open>[0]): Promise<Server> {
  const identity = await Identity.open(parts);
  const log: string[] = [];
  const app = fastify({
    trustProxy: true,
    logger: { level: 'trace', stream: { write: (line: string) => log.push(line) } },
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    if (error instanceof Failure)
      return reply.code(statusOf(error.code)).send({ error: { code: error.code, ...error.details } });
    return reply.code(500).send({ error: { code: 'internal' } });
  });
  const changes = {
    renamed: async () => undefined,
    deleting: async () => undefined,
    signedOut: async () => undefined,
    told: async () => ({}),
  };
  identityRoutes(app, identity, changes);
  await app.ready();
  return { app, identity, log };
}

/** What an answer of these routes may contain. */
export interface Body {
  readonly person: PersonInfo;
  readonly error: ErrorBody;
  /** Where a browser is sent. */
  readonly location: string;
  readonly signIns: readonly { readonly id: string; readonly device: string; readonly current: boolean }[];
  readonly passkeys: readonly { readonly id: string; readonly name: string }[];
  readonly passkey: { readonly id: string; readonly name: string };
  readonly options: {
    readonly challenge: string;
    readonly rp: { readonly id: string };
    readonly rpId: string;
    readonly user: { readonly id: string; readonly name: string };
    readonly excludeCredentials: readonly { readonly id: string }[];
    readonly [field: string]: unknown;
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
  readonly cookies: readonly Readonly<Record<string, unknown>>[];
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Keeps its cookies and sends them back. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #headers: Readonly<Record<string, string>>;

  constructor({ app }: Server, headers: Readonly<Record<string, string>> = {}) {
    this.#app = app;
    this.#headers = { 'x-forwarded-for': nextAddress(), ...headers };
  }

  /** The same browser at another server. */
  at(server: Server): Browser {
    const same = new Browser(server, this.#headers);
    for (const [name, value] of this.cookies) same.cookies.set(name, value);
    return same;
  }

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(method: Method, url: string, body?: object): Promise<Answer> {
    const response = await this.#app.inject({
      method,
      url,
      headers: { ...this.#headers, ...(this.cookies.size === 0 ? {} : { cookie: this.header }) },
      ...defined({ payload: body }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const { statusCode, headers, cookies } = response;
    return {
      status: statusCode,
      headers,
      cookies: cookies.map((cookie) => ({ ...cookie })),
      body: (response.body === '' ? {} : response.json()) as Body,
    };
  }

  /** Becomes a guest. */
  async arrive(): Promise<PersonInfo> {
    return (await this.send('POST', '/api/arrive')).body.person;
  }

  /** Becomes a guest, and keeps that identity under a login. */
  async keep(login: string, password: string): Promise<PersonInfo> {
    await this.arrive();
    return (await this.send('PUT', '/api/me/password', { login, password })).body.person;
  }
}

let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `192.0.${addresses >> 8}.${addresses & 255}`;
}
