/** The web client: files that never change under a name that changes with them, and the page around them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Failure } from '@captains-table/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const YEAR = 31_536_000;

/** `root`: the folder that the client was built into; without it there are no pages. */
export async function clientRoutes(app: FastifyInstance, root: string | undefined): Promise<void> {
  if (root === undefined) {
    app.setNotFoundHandler(() => {
      throw new Failure('not-found');
    });
    return;
  }
  const page = readFileSync(join(root, 'index.html'));
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(response, path) {
      const forever = path.includes('/assets/');
      response.setHeader('cache-control', forever ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => sendPage(reply, page));
  // Every other path that a browser navigates to is a page of the client's own.
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) throw new Failure('not-found');
    return sendPage(reply, page);
  });
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const isFile = path.startsWith('/api/') || path.startsWith('/assets/') || /\.\w+$/.test(path);
  return method === 'GET' && !isFile && headers.accept?.includes('text/html') === true;
}

function sendPage(reply: FastifyReply, page: Buffer): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}
