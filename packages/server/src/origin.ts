import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from our own pages. Browsers always say where a request that changes
 * something, or a socket, comes from; programs that say nothing have no cookies to abuse.
 */
export function isOurOrigin(
  headers: IncomingHttpHeaders,
  publicUrl: URL | undefined,
  trustProxy: boolean,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  if (publicUrl !== undefined) return new URL(origin).origin === publicUrl.origin;
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  return host === (typeof forwarded === 'string' ? forwarded : headers.host);
}
