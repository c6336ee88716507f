/** Reads an ID token as OpenID Connect Core 1.0, section 3.1.3.7, and RFC 8725 ask for it. */
import { createPublicKey, verify } from 'node:crypto';
import type { JsonWebKey, KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { Time } from '../../storage/storage.ts';

/** Clocks differ a little. */
const SKEW = 60;
/** A token must have been made for this very sign-in: an older one may be someone else's. */
const OLDEST = 600;
const SMALLEST_RSA = 2_048;

/** How keys sign, and nothing else: neither `none` nor a secret that both sides share. */
const ALGORITHMS = {
  RS256: { kty: 'RSA', hash: 'sha256', options: {} },
  PS256: { kty: 'RSA', hash: 'sha256', options: { padding: 6, saltLength: 32 } },
  ES256: { kty: 'EC', crv: 'P-256', hash: 'sha256', options: { dsaEncoding: 'ieee-p1363' } },
  EdDSA: { kty: 'OKP', crv: 'Ed25519', hash: undefined, options: {} },
} as const;

const headerSchema = v.object({
  alg: v.picklist(['RS256', 'PS256', 'ES256', 'EdDSA']),
  kid: v.optional(v.string()),
  /** Extensions that must be understood: we know none. */
  crit: v.optional(v.undefined()),
});

const claimsSchema = v.object({
  iss: v.string(),
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  aud: v.union([v.string(), v.array(v.string())]),
  azp: v.optional(v.string()),
  exp: v.number(),
  iat: v.number(),
  nbf: v.optional(v.number()),
  auth_time: v.optional(v.number()),
  nonce: v.string(),
  name: v.optional(v.string()),
  preferred_username: v.optional(v.string()),
});
export type Claims = v.InferOutput<typeof claimsSchema>;

export interface TokenHeader {
  readonly alg: keyof typeof ALGORITHMS;
  readonly kid?: string | undefined;
}

export interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly nonce: string;
  readonly now: Time;
  /** The person has shown who they are since then. */
  readonly authenticatedSince?: Time;
}

/** What is wrong with a token. Says nothing of what is in it. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

export function headerOf(token: string): TokenHeader {
  return parsed(headerSchema, partsOf(token)[0], 'header');
}

/** Keys of the provider that may have signed it. */
export function keysFor({ alg, kid }: TokenHeader, keys: readonly JsonWebKey[]): readonly JsonWebKey[] {
  const wanted = ALGORITHMS[alg];
  return keys.filter((key) => {
    const fits = key.kty === wanted.kty && (!('crv' in wanted) || key.crv === wanted.crv);
    const forSigning = key['use'] === undefined || key['use'] === 'sig';
    const same = key['alg'] === undefined || key['alg'] === alg;
    return fits && forSigning && same && (kid === undefined || key['kid'] === kid);
  });
}

/** The claims, if one of the keys has signed them and they are meant for us, now. */
export function verifiedClaims(token: string, keys: readonly JsonWebKey[], expected: Expected): Claims {
  const header = headerOf(token);
  const [head, body, signature] = partsOf(token);
  const signed = Buffer.from(`${head}.${body}`);
  const { hash, options } = ALGORITHMS[header.alg];
  const shown = Buffer.from(signature, 'base64url');
  const isSigned = keysFor(header, keys).some((key) =>
    verify(hash, signed, { key: publicKey(key), ...options }, shown),
  );
  if (!isSigned) throw new TokenRefused('signature');
  const claims = parsed(claimsSchema, body, 'claims');
  checkClaims(claims, expected);
  return claims;
}

function checkClaims(claims: Claims, { issuer, clientId, nonce, now, authenticatedSince }: Expected): void {
  const seconds = now / 1_000;
  const audiences = typeof claims.aud === 'string' ? [claims.aud] : claims.aud;
  const refuse = (isWrong: boolean, what: string) => {
    if (isWrong) throw new TokenRefused(what);
  };
  refuse(claims.iss !== issuer, 'iss');
  refuse(!audiences.includes(clientId), 'aud');
  refuse(audiences.length > 1 && claims.azp === undefined, 'azp');
  refuse(claims.azp !== undefined && claims.azp !== clientId, 'azp');
  refuse(claims.nonce !== nonce, 'nonce');
  refuse(claims.exp <= seconds - SKEW, 'exp');
  refuse(claims.iat > seconds + SKEW || claims.iat < seconds - OLDEST, 'iat');
  refuse(claims.nbf !== undefined && claims.nbf > seconds + SKEW, 'nbf');
  if (authenticatedSince === undefined) return;
  refuse(claims.auth_time === undefined || claims.auth_time < authenticatedSince / 1_000 - SKEW, 'auth_time');
}

function publicKey(jwk: JsonWebKey): KeyObject {
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const bits = key.asymmetricKeyDetails?.modulusLength;
  if (bits !== undefined && bits < SMALLEST_RSA) throw new TokenRefused('key');
  return key;
}

function partsOf(token: string): readonly [string, string, string] {
  const [head, body, signature, ...more] = token.split('.');
  if (head === undefined || body === undefined || signature === undefined || more.length > 0)
    throw new TokenRefused('form');
  return [head, body, signature];
}

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  part: string,
  what: string,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(part, 'base64url').toString()));
  } catch {
    throw new TokenRefused(what);
  }
}
