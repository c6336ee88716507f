/** The content of packs, for browsers: under its hash, so that what was fetched once is good for ever. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PackedContent } from '@captains-table/catalogue';
import { Failure } from '@captains-table/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parse } from '../parse.ts';
import { FOREVER } from './cache-control.ts';

const contentSchema = v.object({ game: v.string(), hash: v.string() });

export async function contentRoutes(app: FastifyInstance, packed: readonly PackedContent[]): Promise<void> {
  const files = await Promise.all(packed.map(fileOf));
  app.get('/api/content/:game/:hash', async (request, reply) => {
    const { game, hash } = parse(contentSchema, request.params);
    const file = files.find((one) => one.game === game && one.hash === hash);
    if (file === undefined) throw new Failure('not-found');
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', FOREVER)
      .header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(file.plain);
    return reply.header('content-encoding', 'gzip').send(file.zipped);
  });
}

async function fileOf({ game, hash, content }: PackedContent) {
  const plain = Buffer.from(JSON.stringify(content));
  return { game, hash, plain, zipped: await promisify(gzip)(plain) };
}
