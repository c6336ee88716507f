/** What calendars and feed readers fetch again and again. They get it once, and after that only when it has changed. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): FastifyReply {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  void reply
    .header('cache-control', 'private, max-age=300')
    .header('etag', tag)
    .header('x-robots-tag', 'noindex');
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}

/** RFC 9110, section 13.1.2: a list, compared weakly. A proxy that compresses makes tags weak. */
function isKnown(asked: string | undefined, tag: string): boolean {
  if (asked === undefined) return false;
  const tags = new Set(asked.split(',').map((one) => one.trim().replace(/^W\//, '')));
  return tags.has(tag) || tags.has('*');
}
