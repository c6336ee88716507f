/** The cookies: the sign-in, the challenge for an authenticator, and the two of a visit to the provider. */
import { createHash } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import type { Signer } from './signer.ts';

const SIGN_IN = 'captain';
const CHALLENGE = 'captain-challenge';
const PROVIDER = 'captain-provider';
const PROOF = 'captain-proof';
/** Under TLS no other site, and no neighbour under the same domain, can set a cookie of such a name. */
const HOST_ONLY = '__Host-';
const YEAR = 365 * 24 * 3_600;
export const CHALLENGE_SECONDS = 300;
export const PROVIDER_SECONDS = 600;

/** The signed secret as the browser keeps it. */
export function signedSecret(signer: Signer, secret: string): string {
  return signer.sign(SIGN_IN, secret);
}

/** The id of the sign-in that a Cookie header shows; a forged one is not worth a question to the storage. */
export function signInOf(signer: Signer, cookies: string | undefined): string | undefined {
  const shown = signInCookieOf(cookies);
  const secret = shown === undefined ? undefined : signer.verified(SIGN_IN, shown);
  return secret === undefined ? undefined : signInId(secret);
}

/** What is stored of a secret. */
export function signInId(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function signInCookieOf(cookies: string | undefined): string | undefined {
  return read(cookies, SIGN_IN);
}

export function challengeCookieOf(cookies: string | undefined): string | undefined {
  return read(cookies, CHALLENGE);
}

export function providerCookieOf(cookies: string | undefined): string | undefined {
  return read(cookies, PROVIDER);
}

export function proofCookieOf(cookies: string | undefined): string | undefined {
  return read(cookies, PROOF);
}

/** A Set-Cookie header that keeps the browser signed in, or signs it out when there is no value. */
export function signInCookie(value: string | undefined, secure: boolean): string {
  return serialize(SIGN_IN, value, { secure, sameSite: 'lax', maxAge: YEAR });
}

/** A Set-Cookie header that remembers a challenge, or forgets it when there is no value. */
export function challengeCookie(value: string | undefined, secure: boolean): string {
  return serialize(CHALLENGE, value, { secure, sameSite: 'strict', maxAge: CHALLENGE_SECONDS });
}

/** The browser comes back from another site, so the cookie has to come along. Without a value it is forgotten. */
export function providerCookie(value: string | undefined, secure: boolean): string {
  return serialize(PROVIDER, value, { secure, sameSite: 'lax', maxAge: PROVIDER_SECONDS });
}

export function proofCookie(value: string | undefined, secure: boolean): string {
  return serialize(PROOF, value, { secure, sameSite: 'strict', maxAge: PROVIDER_SECONDS });
}

interface Attributes {
  readonly secure: boolean;
  readonly sameSite: 'lax' | 'strict';
  /** In seconds. */
  readonly maxAge: number;
}

function serialize(
  name: string,
  value: string | undefined,
  { secure, sameSite, maxAge }: Attributes,
): string {
  return fastifyCookie.serialize(secure ? HOST_ONLY + name : name, value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite,
    secure,
    maxAge: value === undefined ? 0 : maxAge,
  });
}

/** A cookie that only we can set takes precedence over one that any host of our domain could have set. */
function read(cookies: string | undefined, name: string): string | undefined {
  if (cookies === undefined) return undefined;
  const shown = fastifyCookie.parse(cookies);
  return shown[HOST_ONLY + name] ?? shown[name];
}
