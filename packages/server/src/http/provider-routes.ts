/** To the host's OpenID provider and back. */
import { Failure, providerSchema } from '@captains-table/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { proofCookie, providerCookie, signInCookie } from '../identity/cookie.ts';
import type { Identity } from '../identity/identity.ts';
import { localeOf } from '../identity/locale.ts';
import { ANSWER_PATH } from '../identity/openid/provider-sign-in.ts';
import type { ProviderSignIn } from '../identity/openid/provider-sign-in.ts';
import type { ReturnedVisit } from '../identity/openid/provider-visits.ts';
import { parse } from '../parse.ts';
import type { PeopleChanges } from './people-changes.ts';
import { requirePerson } from './require-person.ts';

const text = v.optional(v.pipe(v.string(), v.maxLength(4_000)));
const answerSchema = v.object({ code: text, state: text, iss: text });

export function providerRoutes(
  app: FastifyInstance,
  identity: Identity,
  changes: Pick<PeopleChanges, 'signedOut'>,
): void {
  const { provider } = identity;

  /** What a sign-in page has to know. */
  app.get('/api/sign-in/provider', async () =>
    provider === undefined ? {} : { provider: { name: provider.name } },
  );
  if (provider === undefined) return;

  /** Only a page of ours starts the visit: a link from elsewhere must not sign the browser in as someone else. */
  app.post('/api/sign-in/provider', async (request, reply) => {
    const client = identity.client(request);
    const { purpose, current } = parse(providerSchema, request.body);
    const person = purpose === 'sign-in' ? undefined : (await requirePerson(identity, request)).person.id;
    if (purpose === 'link' && person !== undefined) await identity.proveWhereKept(person, current, client);
    const { location, cookie } = await provider.begin(purpose, person, client);
    reply.header('set-cookie', providerCookie(cookie, client.secure));
    return { location };
  });

  app.get(ANSWER_PATH, async (request, reply) => {
    const client = identity.client(request);
    reply.header('set-cookie', providerCookie(undefined, client.secure));
    try {
      const visit = await provider.finish(parse(answerSchema, request.query), client);
      return await goOn({ identity, provider, changes }, visit, request, reply);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return reply.redirect(`/sign-in?provider=${error.code}`, 303);
    }
  });

  app.delete('/api/me/provider', async (request, reply) => {
    const client = identity.client(request);
    const { person } = await requirePerson(identity, request);
    const { current } = parse(v.pick(providerSchema, ['current']), request.body ?? {});
    await identity.proveWhereKept(person.id, current, client);
    await identity.unlinkProvider(person);
    return reply.code(204).send();
  });
}

interface Parts {
  readonly identity: Identity;
  readonly provider: ProviderSignIn;
  readonly changes: Pick<PeopleChanges, 'signedOut'>;
}

async function goOn(
  { identity, provider, changes }: Parts,
  { purpose, person, claims }: ReturnedVisit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const client = identity.client(request);
  if (purpose === 'sign-in') {
    const locale = localeOf(request.headers['accept-language']);
    const owner = await provider.personOf(claims, locale, client);
    const { cookie } = await identity.signInWithProvider(owner, client);
    reply.header('set-cookie', signInCookie(cookie, client.secure));
    return reply.redirect('/', 303);
  }
  // The person who went there must be the one who comes back.
  const signedIn = await requirePerson(identity, request);
  if (signedIn.person.id !== person) throw new Failure('provider-failed');
  if (purpose === 'prove') {
    reply.header('set-cookie', proofCookie(await provider.proofFor(person, claims), client.secure));
    return reply.redirect('/settings?provider=proved', 303);
  }
  const renewed = await identity.linkProvider(signedIn, (id) => provider.link(id, claims), client);
  if (renewed !== undefined) {
    reply.header('set-cookie', signInCookie(renewed.cookie, client.secure));
    await changes.signedOut(person, renewed);
  }
  return reply.redirect('/settings?provider=linked', 303);
}
