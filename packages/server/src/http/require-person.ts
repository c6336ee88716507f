import { Failure } from '@captains-table/protocol';
import type { FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { SignedIn } from '../identity/sign-ins.ts';

/** The person who asks; throws when no one is signed in. */
export async function requirePerson(identity: Identity, request: FastifyRequest): Promise<SignedIn> {
  const signedIn = await identity.whoIs(request.headers.cookie);
  if (signedIn === undefined) throw new Failure('not-signed-in');
  return signedIn;
}
