/** Clubs and cups over HTTP. Cups may be followed without an account, by those who have the link. */
import {
  changeClubSchema,
  clubMemberSchema,
  clubRoleSchema,
  codeSchema,
  cupSchema,
  enterCupSchema,
  eveningAnswerSchema,
  eveningSchema,
  foundClubSchema,
  idSchema,
  sharedTableSchema,
  withdrawSchema,
} from '@captains-table/protocol';
import { defined } from '@captains-table/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ClubRegistry } from '../clubs/club-registry.ts';
import type { CupRegistry } from '../clubs/cup-registry.ts';
import { parse } from '../parse.ts';
import type { ShortCodes } from '../people/short-codes.ts';
import type { PersonRecord } from '../storage/storage.ts';

export interface ClubRouteParts {
  readonly clubs: ClubRegistry;
  readonly cups: CupRegistry;
  readonly codes: ShortCodes;
  /** Throws unless the person may pass on the invitation of this table. */
  readonly mayShare: (table: string, person: string) => Promise<void>;
  /** Who asks; throws when no one is signed in. */
  readonly who: (request: FastifyRequest) => Promise<PersonRecord>;
  /** The id of the person who asks, if they are signed in. */
  readonly known: (request: FastifyRequest) => Promise<string | undefined>;
  /** How browsers reach us. */
  readonly originOf: (request: FastifyRequest) => string;
}

const paramsSchema = v.object({ id: idSchema });
const eveningParams = v.object({ id: idSchema, evening: idSchema });

export function clubRoutes(app: FastifyInstance, parts: ClubRouteParts): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    coming(scope, parts);
    members(scope, parts);
    evenings(scope, parts);
    sharedTables(scope, parts);
    cups(scope, parts);
  });
}

function coming(app: FastifyInstance, { clubs, codes, who, originOf }: ClubRouteParts): void {
  app.get('/api/clubs', async (request) => ({ clubs: await clubs.mine((await who(request)).id) }));

  app.post('/api/clubs', async (request) => {
    const { id } = await who(request);
    return { club: await clubs.found(id, parse(foundClubSchema, request.body)) };
  });

  /** Which club an invitation leads to, before it is accepted. */
  app.get('/api/clubs/link/:code', async (request) => {
    await who(request);
    const { code } = parse(codeSchema, request.params);
    const { name, motto } = await codes.attempt(request.ip, () => clubs.invitedTo(code));
    return { club: { name, motto } };
  });

  app.post('/api/clubs/join', async (request) => {
    const { id } = await who(request);
    const { code } = parse(codeSchema, request.body);
    return { club: await codes.attempt(request.ip, () => clubs.join(id, code)) };
  });

  app.get('/api/clubs/:id', async (request) => {
    const { id, locale } = await who(request);
    return { club: await clubs.view(idOf(request), id, { locale, origin: new URL(originOf(request)) }) };
  });
}

function members(app: FastifyInstance, { clubs, who }: ClubRouteParts): void {
  app.patch('/api/clubs/:id', async (request, reply) => {
    const { id } = await who(request);
    const { name, motto } = parse(changeClubSchema, request.body);
    await clubs.change(idOf(request), id, defined({ name, motto }));
    return done(reply);
  });

  app.delete('/api/clubs/:id', async (request, reply) => {
    const { id } = await who(request);
    await clubs.remove(idOf(request), id);
    return done(reply);
  });

  app.post('/api/clubs/:id/link', async (request, reply) => {
    const { id } = await who(request);
    await clubs.renew(idOf(request), id);
    return done(reply);
  });

  app.put('/api/clubs/:id/members', async (request, reply) => {
    const { id } = await who(request);
    const { person, role } = parse(clubRoleSchema, request.body);
    await clubs.setRole(idOf(request), id, person, role);
    return done(reply);
  });

  /** Leaves the club; organisers may also remove someone else. */
  app.delete('/api/clubs/:id/members', async (request, reply) => {
    const { id } = await who(request);
    await clubs.dismiss(idOf(request), id, parse(clubMemberSchema, request.body).person);
    return done(reply);
  });
}

function evenings(app: FastifyInstance, { clubs, who }: ClubRouteParts): void {
  app.post('/api/clubs/:id/evenings', async (request) => {
    const { id } = await who(request);
    const { at, game, note } = parse(eveningSchema, request.body);
    return { evening: await clubs.plan(idOf(request), id, { at, note, ...defined({ game }) }) };
  });

  app.put('/api/clubs/:id/evenings/:evening', async (request, reply) => {
    const { id: person } = await who(request);
    const { id, evening } = parse(eveningParams, request.params);
    const { at, game, note } = parse(eveningSchema, request.body);
    await clubs.plan(id, person, { at, note, ...defined({ game }) }, evening);
    return done(reply);
  });

  app.delete('/api/clubs/:id/evenings/:evening', async (request, reply) => {
    const { id: person } = await who(request);
    const { id, evening } = parse(eveningParams, request.params);
    await clubs.cancel(id, person, evening);
    return done(reply);
  });

  app.put('/api/clubs/:id/evenings/:evening/answer', async (request, reply) => {
    const { id: person } = await who(request);
    const { id, evening } = parse(eveningParams, request.params);
    await clubs.answer(id, person, evening, parse(eveningAnswerSchema, request.body).answer);
    return done(reply);
  });
}

function sharedTables(app: FastifyInstance, { clubs, mayShare, who }: ClubRouteParts): void {
  app.put('/api/clubs/:id/tables', async (request, reply) => {
    const { id } = await who(request);
    const { table } = parse(sharedTableSchema, request.body);
    await clubs.member(idOf(request), id);
    await mayShare(table, id);
    await clubs.share(idOf(request), id, table);
    return done(reply);
  });

  app.delete('/api/clubs/:id/tables', async (request, reply) => {
    const { id } = await who(request);
    await clubs.unshare(idOf(request), id, parse(sharedTableSchema, request.body).table);
    return done(reply);
  });
}

function cups(app: FastifyInstance, { cups: registry, who, known }: ClubRouteParts): void {
  app.post('/api/clubs/:id/cups', async (request) => {
    const { id } = await who(request);
    return { cup: await registry.create(idOf(request), id, parse(cupSchema, request.body)) };
  });

  app.get('/api/cups/:id', async (request) => {
    return { cup: await registry.view(idOf(request), await known(request)) };
  });

  app.post('/api/cups/:id/entrants', async (request, reply) => {
    const { id } = await who(request);
    const asked = parse(enterCupSchema, request.body ?? {});
    if ('level' in asked) await registry.enterBots(idOf(request), id, asked.level, asked.bots);
    else await registry.enter(idOf(request), id);
    return done(reply);
  });

  app.delete('/api/cups/:id/entrants', async (request, reply) => {
    const { id } = await who(request);
    const { entrant = id } = parse(withdrawSchema, request.body ?? {});
    await registry.withdraw(idOf(request), id, entrant);
    return done(reply);
  });

  app.post('/api/cups/:id/start', async (request, reply) => {
    const { id } = await who(request);
    await registry.start(idOf(request), id);
    return done(reply);
  });

  app.delete('/api/cups/:id', async (request, reply) => {
    const { id } = await who(request);
    await registry.remove(idOf(request), id);
    return done(reply);
  });
}

function idOf(request: FastifyRequest): string {
  return parse(paramsSchema, request.params).id;
}

function done(reply: FastifyReply): FastifyReply {
  return reply.code(204).send();
}
