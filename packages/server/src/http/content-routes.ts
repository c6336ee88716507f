/** The content of packs, for browsers: under its hash, so that what was fetched once is good for ever. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PackedContent } from '@captains-table/catalogue';
import { fitsHash } from '@captains-table/kernel';
import { Failure, idSchema, inviteSchema } from '@captains-table/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PackRegistry } from '../packs/pack-registry.ts';
import { parse } from '../parse.ts';
import type { PersonRecord } from '../storage/storage.ts';
import { FOREVER, FOREVER_PRIVATE } from './cache-control.ts';

const contentSchema = v.object({ game: idSchema, hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{12,64}$/)) });
const accessSchema = v.object({
  table: v.optional(idSchema),
  invite: v.optional(inviteSchema),
  link: v.optional(idSchema),
});

export interface ContentParts {
  /** Content of the host's packs: everybody plays with it. */
  readonly packed: readonly PackedContent[];
  /** Content of people's packs. */
  readonly packs: PackRegistry;
  readonly who: (request: FastifyRequest) => Promise<PersonRecord>;
}

export async function contentRoutes(app: FastifyInstance, parts: ContentParts): Promise<void> {
  const { packed, packs, who } = parts;
  const files = await Promise.all(packed.map(fileOf));
  app.get('/api/content/:game/:hash', async (request, reply) => {
    const { game, hash } = parse(contentSchema, request.params);
    const ofHost = files.find((one) => one.game === game && fitsHash(hash, one.hash));
    const file = ofHost ?? (await ofPerson(request, game, hash));
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', ofHost === undefined ? FOREVER_PRIVATE : FOREVER)
      .header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(file.plain);
    return reply.header('content-encoding', 'gzip').send(file.zipped);
  });

  async function ofPerson(request: FastifyRequest, game: string, hash: string) {
    const access = parse(accessSchema, request.query);
    const { id } = await who(request).catch(() => {
      throw new Failure('not-found');
    });
    const content = await packs.content(id, game, hash, access);
    if (content === undefined) throw new Failure('not-found');
    return fileOf({ game, hash, content });
  }
}

async function fileOf({ game, hash, content }: PackedContent) {
  const plain = Buffer.from(JSON.stringify(content));
  return { game, hash, plain, zipped: await promisify(gzip)(plain) };
}
