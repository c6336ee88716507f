/** The web client: files that never change under a name that changes with them, and the page around them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Failure } from '@captains-table/protocol';
import type { PackedContent } from '@captains-table/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FOREVER } from './cache-control.ts';

/** `root`: the folder that the client was built into; without it there are no pages. */
export async function clientRoutes(
  app: FastifyInstance,
  root: string | undefined,
  packed: readonly PackedContent[],
): Promise<void> {
  if (root === undefined) {
    app.setNotFoundHandler(() => {
      throw new Failure('not-found');
    });
    return;
  }
  const page = pageWith(packed, readFileSync(join(root, 'index.html'), 'utf8'));
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(response, path) {
      const forever = path.includes('/assets/');
      response.setHeader('cache-control', forever ? FOREVER : 'no-cache');
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

/** Tells the client which games have other content than its own, without a request. */
function pageWith(packed: readonly PackedContent[], page: string): string {
  const fields = packed.map(({ game, hash }) => `<meta name="content-of-${game}" content="${hash}" />`);
  return page.replace('</head>', `${fields.join('')}</head>`);
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}
