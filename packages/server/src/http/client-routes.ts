/** The web client: files that never change under a name that changes with them, and the page around them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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
  const page = compressed(pageWith(packed, readFileSync(join(root, 'index.html'), 'utf8')));
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
  app.get('/', (request, reply) => sendPage(request, reply, page));
  // Every other path that a browser navigates to is a page of the client's own.
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) throw new Failure('not-found');
    return sendPage(request, reply, page);
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

/** The page as it travels: it has the styles of the first visit in it. */
interface Page {
  readonly plain: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

function compressed(plain: string): Page {
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain, { level: 9 }) };
}

function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const taken = headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((each) => new RegExp(`\\b${each}\\b`).test(taken));
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  if (encoding === undefined) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}
