/** What people take with them: the log of their plays for other programs, and a calendar that follows their deadlines and evenings. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '@captains-table/protocol';
import * as v from 'valibot';
import { bgStatsFile } from '../plays/bg-stats.ts';
import { playsCsv } from '../plays/csv.ts';
import { ownCalendar } from '../plays/own-calendar.ts';
import type { CalendarParts } from '../plays/own-calendar.ts';
import { playsOf } from '../plays/plays.ts';
import type { PlayParts } from '../plays/plays.ts';
import { parse } from '../parse.ts';
import { newSecret } from '../random.ts';
import type { PersonRecord } from '../storage/storage.ts';
import { sendFeed } from './send-feed.ts';

interface PlayRouteParts extends PlayParts, CalendarParts {
  /** Who asks; throws when no one is signed in. */
  readonly who: (request: FastifyRequest) => Promise<PersonRecord>;
  /** How browsers reach us. */
  readonly originOf: (request: FastifyRequest) => string;
}

const feedSchema = v.object({ file: v.pipe(v.string(), v.regex(/^[\w-]{20,100}\.ics$/)) });

export function playRoutes(app: FastifyInstance, parts: PlayRouteParts): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    logs(scope, parts);
    calendars(scope, parts);
  });
}

function logs(app: FastifyInstance, parts: PlayRouteParts): void {
  app.get('/api/me/plays.csv', async (request, reply) => {
    const person = await parts.who(request);
    const text = playsCsv(await playsOf(parts, person), person.locale);
    return asFile(reply, 'captains-table.csv').type('text/csv; charset=utf-8').send(text);
  });

  app.get('/api/me/plays.bgsplay', async (request, reply) => {
    const person = await parts.who(request);
    const file = bgStatsFile(await playsOf(parts, person), `person/${person.id}`);
    return asFile(reply, 'captains-table.bgsplay').type('application/json; charset=utf-8').send(file);
  });
}

function asFile(reply: FastifyReply, name: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`);
}

function calendars(app: FastifyInstance, parts: PlayRouteParts): void {
  const { storage, who, originOf } = parts;
  const { notices, people } = storage;
  const linkOf = (request: FastifyRequest, secret: string) =>
    new URL(`/calendar/${secret}.ics`, originOf(request)).href;

  app.get('/api/me/calendar', async (request) => {
    const secret = await notices.calendarLink((await who(request)).id);
    return secret === undefined ? {} : { link: linkOf(request, secret) };
  });

  /** A link, or another one: the one before is worth nothing from then on. */
  app.post('/api/me/calendar', async (request) => {
    const { id } = await who(request);
    const secret = newSecret();
    await notices.setCalendarLink(id, secret);
    return { link: linkOf(request, secret) };
  });

  app.delete('/api/me/calendar', async (request, reply) => {
    await notices.setCalendarLink((await who(request)).id, undefined);
    return reply.code(204).send();
  });

  app.get('/calendar/:file', async (request, reply) => {
    const { file } = parse(feedSchema, request.params);
    const id = await notices.byCalendarLink(file.slice(0, -'.ics'.length));
    const person = id === undefined ? undefined : await people.find(id);
    if (person === undefined) throw new Failure('not-found');
    const text = await ownCalendar(parts, person, new URL(originOf(request)));
    return sendFeed(request, reply, 'text/calendar', text);
  });
}
