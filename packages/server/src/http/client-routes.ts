/** The web client: files that never change under a name that changes with them, and the page around them. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { Locale } from '@captains-table/kernel';
import { Failure } from '@captains-table/protocol';
import type { PackedContent } from '@captains-table/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../identity/locale.ts';
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
  const front = pagesIn(root, 'front', packed);
  const other = pagesIn(root, 'page', packed);
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
  app.get('/', (request, reply) => sendPage(request, reply, front));
  // For devices to keep: without a network it is every page.
  app.get('/page', (request, reply) => sendPage(request, reply, other));
  // Every other path that a browser navigates to is a page of the client's own.
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) throw new Failure('not-found');
    return sendPage(request, reply, other);
  });
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const isFile = path.startsWith('/api/') || path.startsWith('/assets/') || /\.\w+$/.test(path);
  return method === 'GET' && !isFile && headers.accept?.includes('text/html') === true;
}

/** A page as it travels: it has the styles of the first visit in it. */
interface Page {
  readonly plain: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** Its one script that is no file, as a content policy names it. */
  readonly script: string;
}

type Pages = Readonly<Record<Locale, Page>>;

function pagesIn(root: string, name: string, packed: readonly PackedContent[]): Pages {
  const pageFor = (locale: Locale) => {
    const file = `${name}-${locale}.html`;
    // A client that was not built for this has one page.
    return pageIn(root, existsSync(join(root, file)) ? file : 'index.html', packed);
  };
  return { en: pageFor('en'), fr: pageFor('fr'), nl: pageFor('nl') };
}

function pageIn(root: string, file: string, packed: readonly PackedContent[]): Page {
  const built = readFileSync(join(root, file), 'utf8');
  const code = /<script>(?<code>[^<]*)<\/script>/.exec(built)?.groups?.['code'] ?? '';
  const script = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const plain = pageWith(packed, built);
  const compressed = (ending: string, compress: (text: string) => Buffer) => {
    const path = join(root, `${file}.${ending}`);
    return plain === built && existsSync(path) ? readFileSync(path) : compress(plain);
  };
  return { plain, script, br: compressed('br', brotliCompressSync), gzip: compressed('gz', gzipSync) };
}

/** Lets the client know without a request which games have other content than its own. */
function pageWith(packed: readonly PackedContent[], page: string): string {
  const fields = packed.map(({ game, hash }) => `<meta name="content-of-${game}" content="${hash}" />`);
  return page.replace('</head>', `${fields.join('')}</head>`);
}

function sendPage({ headers }: FastifyRequest, reply: FastifyReply, pages: Pages): FastifyReply {
  const page = pages[localeOf(headers['accept-language'])];
  const taken = headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((each) => new RegExp(`\\b${each}\\b`).test(taken));
  const policy = String(reply.getHeader(POLICY)).replace('script-src', `script-src ${page.script}`);
  void reply
    .type('text/html; charset=utf-8')
    .header(POLICY, policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language');
  if (encoding === undefined) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}

const POLICY = 'content-security-policy';
