/** The feed and the calendar of a club, without a cookie, for those who know the secret in the address. */
import { LOCALES } from '@captains-table/kernel';
import { Failure } from '@captains-table/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Reader } from '../clubs/club-address.ts';
import { clubCalendar } from '../clubs/club-calendar.ts';
import type { ClubCalendarParts } from '../clubs/club-calendar.ts';
import { clubFeed } from '../clubs/club-feed.ts';
import type { ClubRegistry } from '../clubs/club-registry.ts';
import { parse } from '../parse.ts';
import type { ClubRecord, Storage } from '../storage/storage.ts';
import { sendFeed } from './send-feed.ts';

interface ClubFeedParts extends ClubCalendarParts {
  readonly storage: Storage;
  readonly clubs: ClubRegistry;
  /** How browsers reach us. */
  readonly originOf: (request: FastifyRequest) => string;
}

const fileSchema = (ending: 'atom' | 'ics') =>
  v.object({ file: v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{20,100}\\.${ending}$`))) });
const querySchema = v.object({ lang: v.optional(v.picklist(LOCALES), 'en') });

export function clubFeedRoutes(app: FastifyInstance, parts: ClubFeedParts): void {
  const { storage, originOf } = parts;
  const clubOf = async (request: FastifyRequest, ending: 'atom' | 'ics'): Promise<ClubRecord> => {
    const { file } = parse(fileSchema(ending), request.params);
    const club = await storage.clubs.byFeed(file.slice(0, -(ending.length + 1)));
    if (club === undefined) throw new Failure('not-found');
    return club;
  };

  const readerOf = (request: FastifyRequest): Reader => {
    const { lang: locale } = parse(querySchema, request.query);
    return { locale, origin: new URL(originOf(request)) };
  };

  app.get('/feed/:file', async (request, reply) => {
    const text = await clubFeed(parts, await clubOf(request, 'atom'), readerOf(request));
    return sendFeed(request, reply, 'application/atom+xml', text);
  });

  app.get('/calendar/club/:file', async (request, reply) => {
    const text = await clubCalendar(parts, await clubOf(request, 'ics'), readerOf(request));
    return sendFeed(request, reply, 'text/calendar', text);
  });
}
