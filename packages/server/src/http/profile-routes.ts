/** Profiles over HTTP: the caller's and other people's, who sees what, and the export of the caller's data. */
import { defined } from '@captains-table/kernel';
import { idSchema, profileChangeSchema } from '@captains-table/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parse } from '../parse.ts';
import { personalFile } from '../profiles/personal-file.ts';
import type { ProfileParts } from '../profiles/profile-parts.ts';
import { profileOf, shownOf } from '../profiles/profile-of.ts';
import type { PersonRecord } from '../storage/storage.ts';

interface ProfileRouteParts extends ProfileParts {
  /** Who asks; throws when no one is signed in. */
  readonly who: (request: FastifyRequest) => Promise<PersonRecord>;
  /** The same, for what is theirs even when they are banned. */
  readonly owner: (request: FastifyRequest) => Promise<PersonRecord>;
}

const personSchema = v.object({ id: idSchema });

export function profileRoutes(app: FastifyInstance, parts: ProfileRouteParts): void {
  const { storage, who, owner, now } = parts;
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    scope.get('/api/people/:id', async (request) => {
      const reader = await who(request);
      return { profile: await profileOf(parts, reader, parse(personSchema, request.params).id) };
    });

    scope.patch('/api/me/profile', async (request) => {
      const { id } = await who(request);
      const change = parse(profileChangeSchema, request.body ?? {});
      const stored = await storage.profiles.find(id);
      const portrait = change.portrait === undefined ? stored?.portrait : (change.portrait ?? undefined);
      const shown = { ...shownOf(stored), ...defined(change.shown) };
      await storage.profiles.update(id, { shown, ...defined({ portrait }) });
      return { shown, ...defined({ portrait }) };
    });

    scope.get('/api/me/export', async (request, reply) => {
      const person = await owner(request);
      reply.header('content-disposition', 'attachment; filename="captains-table.json"');
      return personalFile(storage, person, now());
    });
  });
}
