/** Where people say how they want to be told of their turns. */
import { Failure, pushEndpointSchema, pushSchema, webhookSchema } from '@captains-table/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Notices } from '../notices/notices.ts';
import { MAX_PUSHES_PER_PERSON, wrongPushKey } from '../notices/push.ts';
import { parse } from '../parse.ts';
import type { PersonRecord, PushRecord, Storage } from '../storage/storage.ts';

export interface NoticeRoutesOptions {
  readonly notices: Notices;
  readonly storage: Storage;
  /** Throws when no one is signed in. */
  readonly who: (request: FastifyRequest) => Promise<Pick<PersonRecord, 'id'>>;
}

export function noticeRoutes(app: FastifyInstance, options: NoticeRoutesOptions): void {
  pushRoutes(app, options);
  webhookRoutes(app, options);
}

function pushRoutes(app: FastifyInstance, { notices, storage, who }: NoticeRoutesOptions): void {
  app.get('/api/push/key', async () => ({ key: await notices.push.key() }));

  app.post('/api/push', async (request, reply) => {
    const { id } = await who(request);
    const push = pushOf(id, request.body);
    const others = (await storage.people.pushesOf(id)).filter((known) => known.endpoint !== push.endpoint);
    if (others.length >= MAX_PUSHES_PER_PERSON) throw new Failure('too-many');
    await storage.people.addPush(push);
    return reply.code(204).send();
  });

  /** Asking twice, or for what the push service has ended already, is no mistake. */
  app.delete('/api/push', async (request, reply) => {
    const { id } = await who(request);
    const { endpoint } = parse(pushEndpointSchema, request.body);
    const own = await storage.people.pushesOf(id);
    if (own.some((known) => known.endpoint === endpoint)) await storage.people.removePush(endpoint);
    return reply.code(204).send();
  });
}

function webhookRoutes(app: FastifyInstance, { notices, storage, who }: NoticeRoutesOptions): void {
  app.get('/api/me/webhook', async (request, reply) => {
    const { id } = await who(request);
    if (!notices.webhooks.on) throw new Failure('webhook', { problem: { field: 'host' } });
    const url = (await storage.people.find(id))?.webhook;
    return unkept(reply).send(url === undefined ? {} : { url });
  });

  app.put('/api/me/webhook', async (request, reply) => {
    const { id } = await who(request);
    const { url } = parse(webhookSchema, request.body);
    // Taking it away is always possible, also after the host has changed their mind.
    if (url !== undefined) await notices.webhooks.check(url);
    await storage.people.update(id, { webhook: url });
    return unkept(reply).send(url === undefined ? {} : { url, secret: await notices.webhooks.secretOf(id) });
  });
}

/** The address and its secret are for one person's eyes, not for a cache. */
function unkept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}

function pushOf(person: string, body: unknown): PushRecord {
  const { endpoint, keys } = parse(pushSchema, body);
  if (new URL(endpoint).protocol !== 'https:')
    throw new Failure('bad-message', { problem: { field: 'endpoint' } });
  const wrong = wrongPushKey(keys);
  if (wrong !== undefined) throw new Failure('bad-message', { problem: { field: `keys.${wrong}` } });
  return { endpoint, person, ...keys };
}
