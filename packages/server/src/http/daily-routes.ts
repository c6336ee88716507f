/** The daily harbour over HTTP. */
import { daysAfter } from '@captains-table/catalogue';
import { must } from '@captains-table/kernel';
import type { DailyNow, DailyTally } from '@captains-table/protocol';
import { dailyAnswerSchema, Failure } from '@captains-table/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { DailyHarbours } from '../daily/daily-harbours.ts';
import { standingOf } from '../daily/standing.ts';
import { parse } from '../parse.ts';
import type { ProfileParts } from '../profiles/profile-parts.ts';
import type { PersonRecord, Storage } from '../storage/storage.ts';

interface DailyRouteParts extends ProfileParts {
  readonly harbours: DailyHarbours;
  /** Who asks; throws when no one is signed in. */
  readonly who: (request: FastifyRequest) => Promise<PersonRecord>;
}

const daySchema = v.object({ day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)) });
/** A year of the calendar, and a streak as long. */
const DAYS = 370;

export function dailyRoutes(app: FastifyInstance, parts: DailyRouteParts): void {
  const { harbours, storage, who, now } = parts;
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    /** The deal is the same for all, and open to all. */
    scope.get('/api/daily/:day/deal', async (request) => ({
      deal: await harbours.of(parse(daySchema, request.params).day),
    }));

    scope.get('/api/daily/:day', async (request) => {
      const { day } = parse(daySchema, request.params);
      return dayFor(parts, await who(request), day);
    });

    scope.post('/api/daily/:day/answers', async (request) => {
      const person = await who(request);
      const { day } = parse(daySchema, request.params);
      const { question, choice, seed } = parse(dailyAnswerSchema, request.body ?? {});
      // Decisions made offline may arrive a day late.
      if (day < daysAfter(harbours.today, -1)) throw new Failure('over');
      const deal = await harbours.of(day);
      const asked = deal.questions[question];
      const chosen = asked?.choices[choice];
      if (deal.seed !== seed || asked === undefined || chosen === undefined) throw new Failure('stale');
      const last = question === deal.questions.length - 1;
      const answer = { question, choice, points: chosen.points, last };
      if (!(await storage.daily.answer(person.id, day, answer, now()))) throw new Failure('stale');
      return dayFor(parts, person, day);
    });

    scope.get('/api/me/daily', async (request) => {
      const { id } = await who(request);
      return { days: await storage.daily.results(id, DAYS) };
    });
  });
}

/** What others did is shown once the reader has decided. */
async function dayFor(parts: DailyRouteParts, reader: PersonRecord, day: string): Promise<DailyNow> {
  const { harbours, storage } = parts;
  const deal = await harbours.of(day);
  const mine = await storage.daily.result(reader.id, day);
  const tallies = mine === undefined ? [] : await talliesOf(storage, day, mine.choices.length);
  return {
    day,
    deal,
    tallies,
    ...(mine === undefined ? {} : { mine }),
    ...(mine?.done === true ? { standing: await standingOf(parts, reader, day) } : {}),
  };
}

async function talliesOf({ daily }: Storage, day: string, made: number): Promise<readonly DailyTally[]> {
  const tallies: Record<number, number>[] = Array.from({ length: made }, () => ({}));
  for (const { question, choice, people } of await daily.tally(day)) {
    if (question < made) must(tallies[question])[choice] = people;
  }
  return tallies;
}
