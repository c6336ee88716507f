/** The page of those who host the server, over HTTP. To everybody else these addresses do not exist. */
import {
  announceSchema,
  banSchema,
  claimSchema,
  Failure,
  idSchema,
  searchSchema,
  verdictSchema,
} from '@captains-table/protocol';
import type { AdminOverview, AdminPerson, AdminReport, AdminReportLine } from '@captains-table/protocol';
import { defined } from '@captains-table/kernel';
import { requests } from '@captains-table/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Administration } from '../admin/administration.ts';
import type { Identity } from '../identity/identity.ts';
import { parse } from '../parse.ts';
import type { PersonRecord, Storage, Time } from '../storage/storage.ts';
import type { Names } from '../tables/names.ts';
import type { TableRegistry } from '../tables/table-registry.ts';

export interface AdminParts {
  readonly admin: Administration;
  readonly storage: Storage;
  readonly identity: Identity;
  readonly registry: TableRegistry;
  readonly names: Names;
  readonly config: Config;
  readonly startedAt: Time;
  readonly now: () => Time;
  /** Who asks; throws when no one is signed in. */
  readonly who: (request: FastifyRequest) => Promise<PersonRecord>;
}

const SHOWN = 50;
const paramsSchema = v.object({ id: idSchema });

export function adminRoutes(app: FastifyInstance, parts: AdminParts): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    claiming(scope, parts);
    looking(scope, parts);
    bans(scope, parts);
    reports(scope, parts);
    announcements(scope, parts);
  });
}

/** The id of the host who asks. */
function hostOf({ storage, who }: AdminParts) {
  return async (request: FastifyRequest): Promise<string> => {
    const { id } = await who(request);
    if (!(await storage.admin.isHost(id))) throw new Failure('not-found');
    return id;
  };
}

function claiming(app: FastifyInstance, { admin, identity, who }: AdminParts): void {
  /** Only an account is worth it: a guest's cookie is easily lost, or found. */
  app.post('/api/desk/claim', async (request, reply) => {
    const person = await who(request);
    const { key } = parse(claimSchema, request.body);
    if ((await identity.describe(person)).guest) throw new Failure('keep-first');
    await admin.claim(person.id, key);
    return done(reply);
  });
}

function looking(app: FastifyInstance, parts: AdminParts): void {
  const { admin, storage, registry, names, config, startedAt, now } = parts;
  const host = hostOf(parts);

  app.get('/api/desk', async (request): Promise<AdminOverview> => {
    await host(request);
    const ready = storage.ping().then(
      () => true,
      () => false,
    );
    const [totals, bytes, bans, announced] = await Promise.all([
      storage.admin.totals(),
      storage.admin.bytes(),
      storage.admin.bans(now()),
      storage.admin.announcements(now()),
    ]);
    return {
      totals,
      bans: bans.length,
      bytes,
      ready: await ready,
      tablesInMemory: registry.size,
      memory: process.memoryUsage().rss,
      startedAt,
      quotas: { ...config.quotas.person },
      announcements: announced.map(({ id, texts, until }) => ({ id, texts, until })),
    };
  });

  app.get('/api/desk/people', async (request) => {
    await host(request);
    const { search } = parse(searchSchema, request.query);
    const [found, bans] = await Promise.all([storage.admin.people(search, SHOWN), storage.admin.bans(now())]);
    const people = found.map(({ id, name, login, createdAt, seenAt }): AdminPerson => ({
      id,
      name,
      createdAt,
      seenAt,
      banned: bans.some((ban) => ban.person === id),
      ...defined({ login }),
    }));
    return { people };
  });

  app.get('/api/desk/people/:id/usage', async (request) => {
    await host(request);
    return { usage: await storage.tables.usageOf(parse(paramsSchema, request.params).id) };
  });

  app.get('/api/desk/tables', async (request) => {
    await host(request);
    return { tables: await storage.admin.latestTables(SHOWN) };
  });

  app.post('/api/desk/tables/:id/close', async (request, reply) => {
    const id = await host(request);
    const live = await registry.open(parse(paramsSchema, request.params).id);
    const closed = await live.submit((table) => requests.close(table, table.seq));
    if (closed === undefined) throw new Failure('not-started');
    await admin.noteClosedTable(id, live.id);
    return done(reply);
  });

  app.get('/api/desk/audit', async (request) => {
    await host(request);
    const entries = await storage.admin.audit(SHOWN);
    await names.learn(entries.map(({ who }) => who));
    return { entries: entries.map((entry) => ({ ...entry, who: names.known(entry.who) ?? entry.who })) };
  });
}

function bans(app: FastifyInstance, parts: AdminParts): void {
  const { admin, storage, names, now } = parts;
  const host = hostOf(parts);

  app.get('/api/desk/bans', async (request) => {
    await host(request);
    const bans = await storage.admin.bans(now());
    await names.learn(bans.flatMap(({ person }) => person ?? []));
    const named = bans.map((ban) => ({
      ...ban,
      ...defined({ name: ban.person === undefined ? undefined : names.known(ban.person) }),
    }));
    return { bans: named };
  });

  app.post('/api/desk/bans', async (request) => {
    const id = await host(request);
    return { ban: await admin.ban(id, parse(banSchema, request.body)) };
  });

  app.delete('/api/desk/bans/:id', async (request, reply) => {
    await admin.lift(await host(request), parse(paramsSchema, request.params).id);
    return done(reply);
  });
}

function reports(app: FastifyInstance, parts: AdminParts): void {
  const { admin, storage, names } = parts;
  const host = hostOf(parts);
  const line = (id: string) => ({ id, name: names.known(id) ?? '' });

  app.get('/api/desk/reports', async (request): Promise<{ reports: readonly AdminReport[] }> => {
    await host(request);
    const found = await storage.reports.list(SHOWN);
    await names.learn(found.flatMap(({ by, about }) => [by, about]));
    return {
      reports: found.map((report) => ({ ...report, by: line(report.by), about: line(report.about) })),
    };
  });

  app.get('/api/desk/reports/:id', async (request): Promise<{ lines: readonly AdminReportLine[] }> => {
    const found = await admin.readReport(await host(request), parse(paramsSchema, request.params).id);
    const lines = found?.lines ?? [];
    await names.learn(lines.map(({ person }) => person));
    return { lines: lines.map(({ person, text, at }) => ({ by: line(person), text, at })) };
  });

  app.post('/api/desk/reports/:id', async (request, reply) => {
    const id = await host(request);
    const { verdict } = parse(verdictSchema, request.body);
    await admin.closeReport(id, parse(paramsSchema, request.params).id, verdict);
    return done(reply);
  });
}

function announcements(app: FastifyInstance, parts: AdminParts): void {
  const { admin } = parts;
  const host = hostOf(parts);

  app.post('/api/desk/announcements', async (request) => {
    const id = await host(request);
    const { texts, days } = parse(announceSchema, request.body);
    return { id: await admin.announce(id, defined(texts), days) };
  });

  app.delete('/api/desk/announcements/:id', async (request, reply) => {
    await admin.endAnnouncement(await host(request), parse(paramsSchema, request.params).id);
    return done(reply);
  });
}

function done(reply: FastifyReply): FastifyReply {
  return reply.code(204).send();
}
