/** Where people choose how they are notified of their turns. */
import { defined } from '@captains-table/kernel';
import {
  Failure,
  idSchema,
  noticeWishesSchema,
  pushEndpointSchema,
  pushSchema,
  tableWebhookSchema,
  webhookSchema,
} from '@captains-table/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Notices } from '../notices/notices.ts';
import { MAX_PUSHES_PER_PERSON, wrongPushKey } from '../notices/push.ts';
import { parse } from '../parse.ts';
import type { NoticeWishes, PersonRecord, PushRecord, Storage } from '../storage/storage.ts';

export interface NoticeRoutesOptions {
  readonly notices: Notices;
  readonly storage: Storage;
  /** Throws when no one is signed in. */
  readonly who: (request: FastifyRequest) => Promise<Pick<PersonRecord, 'id'>>;
  /** Whether a table waits for a person's decision. */
  readonly owes: (person: string, table: string) => Promise<boolean>;
  /** What a person is at a table; throws when they may not see it. */
  readonly roleAt: (
    person: string,
    table: string,
  ) => Promise<{ readonly host: boolean; readonly seated: boolean }>;
}

const USUAL: NoticeWishes = { zone: 'UTC', webhookForm: 'plain' };
const dueSchema = v.object({ table: v.optional(idSchema) });
const tableSchema = v.object({ id: idSchema });

export function noticeRoutes(app: FastifyInstance, options: NoticeRoutesOptions): void {
  pushRoutes(app, options);
  wishRoutes(app, options);
  webhookRoutes(app, options);
  tableWebhookRoutes(app, options);
}

function pushRoutes(app: FastifyInstance, { notices, storage, who, owes }: NoticeRoutesOptions): void {
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

  /** A push message may lie for hours until a device is switched on: before it is shown, the device asks. */
  app.get('/api/due', async (request, reply) => {
    const { id } = await who(request);
    const { table } = parse(dueSchema, request.query);
    return unkept(reply).send({
      due: await (table === undefined ? owesAnything(storage, id) : owes(id, table)),
    });
  });
}

async function owesAnything(storage: Storage, person: string): Promise<boolean> {
  const { tables } = await storage.tables.running(person, { limit: 1 });
  return tables[0]?.people.some((seat) => seat.person === person && seat.owes) === true;
}

function wishRoutes(app: FastifyInstance, { storage, who }: NoticeRoutesOptions): void {
  app.get('/api/me/notices', async (request, reply) => {
    const { id } = await who(request);
    return unkept(reply).send(wishesBody((await storage.notices.wishes(id)) ?? USUAL));
  });

  app.put('/api/me/notices', async (request, reply) => {
    const { id } = await who(request);
    const { zone, quiet, digestAt } = parse(noticeWishesSchema, request.body);
    const { webhookForm } = (await storage.notices.wishes(id)) ?? USUAL;
    const wishes = {
      zone,
      webhookForm,
      ...defined({ quietFrom: quiet?.from, quietTo: quiet?.to, digestAt }),
    };
    await storage.notices.setWishes(id, wishes);
    return unkept(reply).send(wishesBody(wishes));
  });
}

function wishesBody({ zone, quietFrom, quietTo, digestAt }: NoticeWishes) {
  const quiet =
    quietFrom === undefined || quietTo === undefined ? undefined : { from: quietFrom, to: quietTo };
  return { zone, ...defined({ quiet, digestAt }) };
}

function webhookRoutes(app: FastifyInstance, { notices, storage, who }: NoticeRoutesOptions): void {
  app.get('/api/me/webhook', async (request, reply) => {
    const { id } = await who(request);
    if (!notices.webhooks.on) throw new Failure('webhook', { problem: { field: 'host' } });
    const url = (await storage.people.find(id))?.webhook;
    const { webhookForm: form } = (await storage.notices.wishes(id)) ?? USUAL;
    return unkept(reply).send(url === undefined ? {} : { url, form });
  });

  app.put('/api/me/webhook', async (request, reply) => {
    const { id } = await who(request);
    const { url, form } = parse(webhookSchema, request.body);
    // Taking it away is always possible, also after the host has changed their mind.
    if (url !== undefined) await notices.webhooks.check(url);
    const wishes = (await storage.notices.wishes(id)) ?? USUAL;
    await storage.notices.setWishes(id, { ...wishes, webhookForm: form });
    await storage.people.update(id, { webhook: url });
    const secret = async () => (form === 'plain' ? { secret: await notices.webhooks.secretOf(id) } : {});
    return unkept(reply).send(url === undefined ? {} : { url, form, ...(await secret()) });
  });
}

/** A chat room in which the turns of a table are announced. The host enters it; the others see that there is one, and whose. */
function tableWebhookRoutes(
  app: FastifyInstance,
  { notices, storage, who, roleAt }: NoticeRoutesOptions,
): void {
  app.get('/api/tables/:id/webhook', async (request, reply) => {
    const { id: person } = await who(request);
    const table = parse(tableSchema, request.params).id;
    const { host, seated } = await roleAt(person, table);
    if (!host && !seated) throw new Failure('not-seated');
    const webhook = await storage.notices.webhookOf(table);
    const own = webhook?.person === person ? { url: webhook.url } : {};
    const room = webhook === undefined ? undefined : { form: webhook.form, by: webhook.person, ...own };
    return unkept(reply).send({ allowed: notices.webhooks.on, ...defined({ room }) });
  });

  app.put('/api/tables/:id/webhook', async (request, reply) => {
    const { id: person } = await who(request);
    const { url, form } = parse(tableWebhookSchema, request.body);
    const table = parse(tableSchema, request.params).id;
    const { host } = await roleAt(person, table);
    if (!host) throw new Failure('not-host');
    if (url === undefined) await storage.notices.removeWebhook(table);
    else {
      await notices.webhooks.check(url);
      await storage.notices.setWebhook({ table, person, url, form });
    }
    return unkept(reply).send({
      allowed: notices.webhooks.on,
      ...defined({ room: url === undefined ? undefined : { form, by: person, url } }),
    });
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
