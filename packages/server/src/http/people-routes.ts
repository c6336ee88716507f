/** Friends, invitations, those one does not want to meet, and reports to the host. */
import {
  blockSchema,
  codeSchema,
  Failure,
  friendSchema,
  idSchema,
  inviteFriendSchema,
  reportSchema,
  shortCodeSchema,
} from '@captains-table/protocol';
import type { CodeTarget, InvitationLine, MyPeople, PersonLine, Quota } from '@captains-table/protocol';
import { DAY, defined } from '@captains-table/kernel';
import { newInvite, tidyInvite } from '@captains-table/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Bus } from '../bus/bus.ts';
import type { Notices } from '../notices/notices.ts';
import { parse } from '../parse.ts';
import { refuseBlocked } from '../people/blocks.ts';
import type { ShortCodes } from '../people/short-codes.ts';
import { newId } from '../random.ts';
import type { InvitationRecord, PersonRecord, Storage, Time } from '../storage/storage.ts';
import type { Names } from '../tables/names.ts';
import type { TableRegistry } from '../tables/table-registry.ts';

export interface PeopleParts {
  readonly storage: Storage;
  readonly registry: TableRegistry;
  readonly names: Names;
  readonly notices: Notices;
  readonly bus: Bus;
  readonly codes: ShortCodes;
  readonly publicUrl?: URL;
  readonly now: () => Time;
  /** Who asks; throws when no one is signed in. */
  readonly who: (request: FastifyRequest) => Promise<PersonRecord>;
}

const MOST_FRIENDS = 300;
const MOST_BLOCKED = 300;
const INVITATIONS_A_DAY = 100;
const REPORTS_A_DAY = 10;
/** How much of the talk at a table is kept with a report. */
const LINES_KEPT = 50;
const INVITATIONS_SHOWN = 30;

const paramsSchema = v.object({ id: idSchema });
const dismissSchema = v.object({ table: idSchema });

export function peopleRoutes(app: FastifyInstance, parts: PeopleParts): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    overview(scope, parts);
    friends(scope, parts);
    blocks(scope, parts);
    codes(scope, parts);
    invitations(scope, parts);
    reports(scope, parts);
  });
}

function overview(app: FastifyInstance, { storage, names, who }: PeopleParts): void {
  app.get('/api/people', async (request): Promise<MyPeople> => {
    const { id } = await who(request);
    const { acquaintances, people } = storage;
    const [link, known, invited, blocked, muted] = await Promise.all([
      acquaintances.friendLink(id, newInvite),
      acquaintances.of(id),
      acquaintances.invitations(id, INVITATIONS_SHOWN),
      acquaintances.blockedBy(id),
      people.mutedBy(id),
    ]);
    await names.learn([
      ...known.map(({ person }) => person),
      ...blocked,
      ...muted,
      ...invited.map(({ by }) => by),
    ]);
    const line = (person: string): PersonLine => ({ id: person, name: names.known(person) ?? '' });
    return {
      link,
      friends: known.map(({ person, standing }) => ({ ...line(person), standing })),
      invitations: await invitationLines(storage, invited, line),
      blocked: blocked.map(line),
      muted: muted.filter((person) => !blocked.includes(person)).map(line),
    };
  });
}

async function invitationLines(
  { tables }: Storage,
  invited: readonly InvitationRecord[],
  line: (person: string) => PersonLine,
): Promise<readonly InvitationLine[]> {
  const found = await Promise.all(
    invited.map(async ({ table, by, at }) => ({ record: await tables.record(table), by, at })),
  );
  return found.flatMap(({ record, by, at }) => {
    if (record === undefined) return [];
    const { id, invite, game, options } = record;
    return [{ table: id, invite, game, mode: options.mode, by: line(by), at }];
  });
}

function friends(app: FastifyInstance, { storage, names, bus, now, codes, who }: PeopleParts): void {
  const { acquaintances } = storage;
  const owner = async (request: FastifyRequest, code: string) =>
    codes.attempt(request.ip, async () => {
      const found = await acquaintances.byFriendLink(tidyInvite(code));
      if (found === undefined) throw new Failure('invite');
      return found;
    });

  /** Whom a link leads to, before they are asked. */
  app.get('/api/friends/link/:code', async (request) => {
    await who(request);
    const id = await owner(request, parse(codeSchema, request.params).code);
    await names.learn([id]);
    return { person: { id, name: names.known(id) ?? '' } };
  });

  app.put('/api/friends', async (request, reply) => {
    const { id } = await who(request);
    const asked = parse(friendSchema, request.body);
    const other = 'code' in asked ? await owner(request, asked.code) : asked.person;
    if (other === id) throw new Failure('bad-message', { problem: { field: 'person' } });
    if (asked.friend) {
      within('friends', await acquaintances.countOf(id), MOST_FRIENDS);
      await acquaintances.befriend(id, other, now());
    } else await acquaintances.part(id, other);
    for (const person of [id, other]) await tell(bus, person);
    return done(reply);
  });

  /** The old link leads nowhere from now on. */
  app.post('/api/friends/link', async (request) => {
    const { id } = await who(request);
    const link = newInvite();
    await acquaintances.renewFriendLink(id, link);
    return { link };
  });
}

function blocks(app: FastifyInstance, { storage, bus, now, who }: PeopleParts): void {
  const { acquaintances } = storage;
  app.put('/api/blocks', async (request, reply) => {
    const { id } = await who(request);
    const { person, blocked } = parse(blockSchema, request.body);
    if (person === id) throw new Failure('bad-message', { problem: { field: 'person' } });
    if (blocked) within('blocks', (await acquaintances.blockedBy(id)).length, MOST_BLOCKED);
    await acquaintances.block(id, person, blocked, now());
    await bus.publish(`person/${id}`, 'mutes');
    return done(reply);
  });
}

function codes(app: FastifyInstance, { storage, registry, codes: short, who }: PeopleParts): void {
  app.post('/api/codes', async (request) => {
    const { id } = await who(request);
    const { table, club } = parse(shortCodeSchema, request.body ?? {});
    if (club !== undefined) return short.make(id, await clubInvitation(storage, club, id));
    if (table === undefined) return short.make(id, await storage.acquaintances.friendLink(id, newInvite));
    return short.make(id, await invitationAtHand(registry, table, id));
  });

  app.post('/api/invites', async (request): Promise<CodeTarget> => {
    const { id } = await who(request);
    const { code } = parse(codeSchema, request.body);
    return short.attempt(request.ip, () => targetOf(storage, registry, short, code, id));
  });
}

/** Every member may pass the invitation to a club on. */
async function clubInvitation({ clubs }: Storage, id: string, person: string): Promise<string> {
  const [club, member] = await Promise.all([clubs.find(id), clubs.member(id, person)]);
  if (club === undefined || member === undefined) throw new Failure('unknown-club');
  return club.invite;
}

/** What the person may pass on: the invitation of a table at which they have a place. */
export async function invitationAtHand(
  registry: TableRegistry,
  table: string,
  person: string,
): Promise<string> {
  const live = await registry.open(table);
  const invite = await live.look(person, undefined, (_table, _role, scene) => scene.you.invite);
  if (invite === undefined) throw new Failure('not-seated');
  return invite;
}

async function targetOf(
  storage: Storage,
  registry: TableRegistry,
  short: ShortCodes,
  code: string,
  person: string,
): Promise<CodeTarget> {
  const invite = tidyInvite(await short.invitationOf(code));
  const record = await storage.tables.byInvite(invite);
  if (record !== undefined) {
    const hidden = new Failure('invite');
    await refuseBlocked(storage, await registry.open(record.id), person).catch((error: unknown) => {
      throw error instanceof Failure && error.code === 'unknown-table' ? hidden : error;
    });
    return { table: record.id, invite };
  }
  if ((await storage.clubs.byInvite(invite)) !== undefined) return { club: invite };
  if ((await storage.acquaintances.byFriendLink(invite)) === undefined) throw new Failure('invite');
  return { friend: invite };
}

function invitations(app: FastifyInstance, parts: PeopleParts): void {
  const { storage, registry, notices, bus, publicUrl, now, who } = parts;
  const { acquaintances } = storage;

  /** The answer does not reveal whether the other person has blocked the caller. */
  app.post('/api/tables/:id/invitations', async (request, reply) => {
    const { id } = await who(request);
    const { person } = parse(inviteFriendSchema, request.body);
    const { id: table } = parse(paramsSchema, request.params);
    const invite = await invitationAtHand(registry, table, id);
    within('invitations', await acquaintances.invitedSince(id, now() - DAY), INVITATIONS_A_DAY);
    if (!(await knowEachOther(storage, id, person))) throw new Failure('not-found');
    const isBlocked = (await acquaintances.blockersOf(id)).includes(person);
    const isKnown = await acquaintances.invite({ table, person, by: id, at: now() });
    if (isBlocked || !isKnown) return done(reply);
    await tell(bus, person);
    const { game } = await (await registry.open(table)).read(({ record }) => record);
    const path = `/table/${table}?invite=${encodeURIComponent(invite)}`;
    const url = publicUrl === undefined ? path : new URL(path, publicUrl).href;
    notices.invited(person, { table, game, url });
    return done(reply);
  });

  app.delete('/api/invitations', async (request, reply) => {
    const { id } = await who(request);
    await acquaintances.uninvite(id, parse(dismissSchema, request.body).table);
    return done(reply);
  });
}

/** Friends may be invited, and those with whom the person has played a game to its end. */
async function knowEachOther(
  { acquaintances, profiles }: Storage,
  person: string,
  other: string,
): Promise<boolean> {
  if (await acquaintances.areFriends(person, other)) return true;
  return (await profiles.encountersWith(person, other)).length > 0;
}

function reports(app: FastifyInstance, { storage, registry, now, who }: PeopleParts): void {
  app.post('/api/reports', async (request, reply) => {
    const { id } = await who(request);
    const { person, table, reason, text } = parse(reportSchema, request.body);
    if (person === id) throw new Failure('bad-message', { problem: { field: 'person' } });
    within('reports', await storage.reports.writtenSince(id, now() - DAY), REPORTS_A_DAY);
    // Only what the person could read themselves is kept with it.
    if (table !== undefined) await (await registry.open(table)).look(id, undefined, () => undefined);
    const lines = table === undefined ? [] : await storage.tables.chat(table, LINES_KEPT);
    const report = { id: newId(), by: id, about: person, reason, text, at: now(), ...defined({ table }) };
    await storage.reports.add(report, lines);
    return done(reply);
  });
}

/** Wherever they look, what they see of others has changed. */
async function tell(bus: Bus, person: string): Promise<void> {
  await bus.publish(`person/${person}`, 'people').catch(() => undefined);
}

function within(name: Quota, have: number, limit: number): void {
  if (have >= limit) throw new Failure('quota', { quota: { name, limit } });
}

function done(reply: FastifyReply): FastifyReply {
  return reply.code(204).send();
}
