import {
  currentSchema,
  Failure,
  keepSchema,
  meSchema,
  passkeySchema,
  signInSchema,
  textSchema,
} from '@captains-table/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { challengeCookie, signInCookie } from '../identity/cookie.ts';
import type { Identity } from '../identity/identity.ts';
import { localeOf } from '../identity/locale.ts';
import type { Recognised, SignedIn } from '../identity/sign-ins.ts';
import type { Asked } from '../identity/passkeys.ts';
import { parse } from '../parse.ts';
import type { PeopleChanges } from './people-changes.ts';
import { providerRoutes } from './provider-routes.ts';
import { requirePerson } from './require-person.ts';
import type { PasskeyRecord } from '../storage/storage.ts';
import { defined } from '@captains-table/kernel';

const arriveSchema = v.pick(meSchema, ['locale']);
const proofSchema = v.object({ current: v.optional(currentSchema) });
const idSchema = v.object({ id: v.pipe(textSchema, v.maxLength(1_500)) });

export function identityRoutes(app: FastifyInstance, identity: Identity, changes: PeopleChanges): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    ownAccount(scope, identity, changes);
    comingAndGoing(scope, identity, changes);
    signIns(scope, identity, changes);
    passkeys(scope, identity, changes);
    providerRoutes(scope, identity, changes);
  });
}

function ownAccount(app: FastifyInstance, identity: Identity, changes: PeopleChanges): void {
  const { renamed, deleting, signedOut } = changes;
  const mine = forSignedIn(identity);

  /** Not being signed in is no failure: every new browser asks. */
  app.get('/api/me', async (request) => {
    const known = await identity.whoIs(request.headers.cookie);
    const locale = known?.person.locale ?? localeOf(request.headers['accept-language']);
    const told = await changes.told(known?.person.id, locale, request.ip);
    return known === undefined ? told : { person: await identity.describe(known.person), ...told };
  });

  app.patch(
    '/api/me',
    mine(async ({ person }, request) => {
      const { name, locale } = parse(meSchema, request.body);
      const change = { ...defined({ name, locale }) };
      const changed = await identity.change(person.id, change);
      if (changed.name !== person.name) await renamed(person.id);
      return { person: await identity.describe(changed) };
    }),
  );

  app.put(
    '/api/me/password',
    mine(async (signedIn, request, reply) => {
      const wanted = parse(keepSchema, request.body);
      const renewed = await identity.keep(signedIn, wanted, identity.client(request));
      await signedOut(signedIn.person.id, renewed);
      return welcome(identity, request, reply, renewed);
    }),
  );

  app.delete(
    '/api/me',
    mine(async ({ person }, request, reply) => {
      const client = identity.client(request);
      const { current } = parse(proofSchema, request.body ?? {});
      await identity.delete(person.id, current, client, () => deleting(person.id));
      await renamed(person.id);
      await signedOut(person.id);
      return reply.header('set-cookie', signInCookie(undefined, client.secure)).code(204).send();
    }),
  );
}

function comingAndGoing(app: FastifyInstance, identity: Identity, { signedOut }: PeopleChanges): void {
  app.post('/api/arrive', async (request, reply) => {
    const asked = parse(arriveSchema, request.body ?? {}).locale;
    const locale = asked ?? localeOf(request.headers['accept-language']);
    return welcome(identity, request, reply, await identity.arrive(locale, identity.client(request)));
  });

  app.post('/api/sign-in', async (request, reply) => {
    const { login, password } = parse(signInSchema, request.body);
    const recognised = await identity.signIn(login, password, identity.client(request));
    return welcome(identity, request, reply, recognised);
  });

  app.post('/api/sign-in/passkey/options', async (request, reply) => {
    const { site } = identity.client(request);
    return ask(identity, request, reply, await identity.passkeys.askToShow(site));
  });

  app.post('/api/sign-in/passkey', async (request, reply) => {
    const client = identity.client(request);
    const { response } = parse(passkeySchema, request.body);
    const recognised = await identity.signInWithPasskey(response, client);
    reply.header('set-cookie', challengeCookie(undefined, client.secure));
    return welcome(identity, request, reply, recognised);
  });

  app.post('/api/sign-out', async (request, reply) => {
    const person = await identity.signOut(request.headers.cookie);
    if (person !== undefined) await signedOut(person);
    const { secure } = identity.client(request);
    return reply.header('set-cookie', signInCookie(undefined, secure)).code(204).send();
  });
}

function signIns(app: FastifyInstance, identity: Identity, { signedOut }: PeopleChanges): void {
  const mine = forSignedIn(identity);

  app.get(
    '/api/me/sign-ins',
    mine(async ({ person, signIn }) => {
      const records = await identity.signIns.of(person.id);
      return {
        signIns: records.map(({ id, device, createdAt, seenAt }) => ({
          id,
          device,
          createdAt,
          seenAt,
          current: id === signIn,
        })),
      };
    }),
  );

  app.delete(
    '/api/me/sign-ins/:id',
    mine(async ({ person, signIn }, request, reply) => {
      const { id } = parse(idSchema, request.params);
      if (!(await identity.signIns.end(person.id, id))) throw new Failure('not-found');
      await signedOut(person.id);
      const { secure } = identity.client(request);
      if (id === signIn) reply.header('set-cookie', signInCookie(undefined, secure));
      return reply.code(204).send();
    }),
  );

  app.delete(
    '/api/me/sign-ins',
    mine(async (signedIn, _request, reply) => {
      await identity.signIns.endOthers(signedIn);
      await signedOut(signedIn.person.id);
      return reply.code(204).send();
    }),
  );
}

function passkeys(app: FastifyInstance, identity: Identity, { signedOut }: PeopleChanges): void {
  const mine = forSignedIn(identity);

  app.get(
    '/api/me/passkeys',
    mine(async ({ person }) => ({ passkeys: (await identity.passkeys.of(person.id)).map(passkeyInfo) })),
  );

  app.post(
    '/api/me/passkeys/options',
    mine(async ({ person }, request, reply) => {
      const client = identity.client(request);
      await identity.proveWhereKept(person.id, parse(proofSchema, request.body ?? {}).current, client);
      return ask(identity, request, reply, await identity.passkeys.askToMake(person, client.site));
    }),
  );

  app.post(
    '/api/me/passkeys',
    mine(async (signedIn, request, reply) => {
      const client = identity.client(request);
      const made = parse(passkeySchema, request.body);
      const { passkey, renewed } = await identity.addPasskey(signedIn, made, client);
      reply.header('set-cookie', challengeCookie(undefined, client.secure));
      if (renewed !== undefined) {
        reply.header('set-cookie', signInCookie(renewed.cookie, client.secure));
        await signedOut(signedIn.person.id, renewed);
      }
      return { passkey: passkeyInfo(passkey), person: await identity.describe(signedIn.person) };
    }),
  );

  app.delete(
    '/api/me/passkeys/:id',
    mine(async ({ person }, request, reply) => {
      await identity.passkeys.remove(person, parse(idSchema, request.params).id);
      return reply.code(204).send();
    }),
  );
}

type Handler = (signedIn: SignedIn, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Makes handlers that know who asks. */
function forSignedIn(identity: Identity) {
  return (handle: Handler) => async (request: FastifyRequest, reply: FastifyReply) =>
    handle(await requirePerson(identity, request), request, reply);
}

async function welcome(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, cookie }: Recognised,
): Promise<{ readonly person: unknown }> {
  reply.header('set-cookie', signInCookie(cookie, identity.client(request).secure));
  return { person: await identity.describe(person) };
}

function ask<Options>(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
  { options, cookie }: Asked<Options>,
): { readonly options: Options } {
  reply.header('set-cookie', challengeCookie(cookie, identity.client(request).secure));
  return { options };
}

function passkeyInfo({ id, name, createdAt }: PasskeyRecord) {
  return { id, name, createdAt };
}
