/** Packs over HTTP. What is in one is shown to its owner, to those with its link, and at its tables. */
import { LIMITS } from '@captains-table/catalogue/pieces';
import { idSchema, inviteSchema, packHashSchema } from '@captains-table/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { localeOf } from '../identity/locale.ts';
import type { PackRegistry } from '../packs/pack-registry.ts';
import { parse } from '../parse.ts';
import type { Quotas } from '../quotas.ts';
import type { PersonRecord } from '../storage/storage.ts';

export interface PackParts {
  readonly packs: PackRegistry;
  readonly quotas: Quotas;
  /** Who asks; throws when no one is signed in. */
  readonly who: (request: FastifyRequest) => Promise<PersonRecord>;
}

const packSchema = v.object({ hash: packHashSchema });
const linkSchema = v.object({ link: idSchema });
const tableSchema = v.object({ id: idSchema });
const visitSchema = v.object({ invite: v.optional(inviteSchema) });

export function packRoutes(app: FastifyInstance, parts: PackParts): void {
  const { packs, who } = parts;
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    scope.get('/api/packs', async (request) => {
      return { packs: await packs.of((await who(request)).id) };
    });

    void scope.register(async (files) => putting(files, parts));

    scope.get('/api/packs/:hash', async (request) => packs.own((await who(request)).id, hashOf(request)));

    scope.delete('/api/packs/:hash', async (request, reply) => {
      await packs.remove((await who(request)).id, hashOf(request));
      return reply.code(204).send();
    });

    scope.post('/api/packs/:hash/link', async (request) => {
      return { link: await packs.share((await who(request)).id, hashOf(request)) };
    });

    scope.delete('/api/packs/:hash/link', async (request, reply) => {
      await packs.unshare((await who(request)).id, hashOf(request));
      return reply.code(204).send();
    });

    scope.get('/api/shared-packs/:link', async (request) => {
      await who(request);
      return packs.shared(parse(linkSchema, request.params).link);
    });

    scope.get('/api/tables/:id/pack', async (request) => {
      const { id: person } = await who(request);
      const { invite } = parse(visitSchema, request.query);
      return packs.atTable(person, parse(tableSchema, request.params).id, invite);
    });
  });
}

/** The file is passed on unread: another thread reads it, and must be able to cope with anything. */
function putting(app: FastifyInstance, { packs, quotas, who }: PackParts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    done(null, text);
  });
  app.post('/api/packs', { bodyLimit: LIMITS.bytes }, async (request) => {
    const { id: person } = await who(request);
    const text = parse(v.string(), request.body);
    const asking = { person, network: quotas.fingerprint(request.ip) };
    return { pack: await packs.put(asking, text, localeOf(request.headers['accept-language'])) };
  });
}

function hashOf(request: FastifyRequest): string {
  return parse(packSchema, request.params).hash;
}
