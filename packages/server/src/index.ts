import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { LOCALES } from '@captains-table/kernel';
import type { Locale } from '@captains-table/kernel';
import { texts } from '../texts/index.ts';
import { frontPage } from './front-page.ts';

/** Serves the front page until it is closed. */
export async function startServer(port: number, host?: string): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split('?', 1)[0];
  if (request.method !== 'GET' && request.method !== 'HEAD')
    send(response, 405, 'text/plain', 'method not allowed');
  else if (path === '/health') send(response, 200, 'text/plain', 'ok');
  else if (path === '/') {
    const locale = localeOf(request.headers['accept-language']);
    send(response, 200, 'text/html', frontPage(locale, texts[locale]));
  } else send(response, 404, 'text/plain', 'not found');
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    vary: 'accept-language',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** The first language of the reader's list that we speak; English otherwise. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const asked = (acceptLanguage ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2));
  return asked.flatMap((code) => LOCALES.filter((locale) => locale === code))[0] ?? 'en';
}
