/** The OpenID provider that the host has named: where it is, its keys, and how a code becomes a token. */
import type { JsonWebKey } from 'node:crypto';
import * as v from 'valibot';
import type { Time } from '../../storage/storage.ts';
import { headerOf, keysFor, TokenRefused, verifiedClaims } from './id-token.ts';
import type { Claims, Expected } from './id-token.ts';

const TIMEOUT = 5_000;
const MAX_BYTES = 200_000;
const KNOWN_FOR = 3_600_000;
/** A token that names an unknown key makes us ask for keys, but not more often. */
const ASK_AGAIN_AFTER = 60_000;

export interface ProviderConfig {
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a client that the provider knows by its address alone. */
  readonly clientSecret?: string;
  /** What the button says. */
  readonly name: string;
  readonly scope: string;
}

const discoverySchema = v.object({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  jwks_uri: v.string(),
  token_endpoint_auth_methods_supported: v.optional(v.array(v.string()), ['client_secret_basic']),
  authorization_response_iss_parameter_supported: v.optional(v.boolean(), false),
});
type Discovery = v.InferOutput<typeof discoverySchema>;

const keysSchema = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) });
const tokenSchema = v.object({ id_token: v.string() });

interface Known<T> {
  readonly value: T;
  readonly at: Time;
}

export class Provider {
  readonly config: ProviderConfig;
  readonly #now: () => Time;
  #discovery: Known<Discovery> | undefined;
  #keys: Known<readonly JsonWebKey[]> | undefined;

  constructor(config: ProviderConfig, now: () => Time) {
    this.config = config;
    this.#now = now;
  }

  /** Where a browser is sent. */
  async authorizationUrl(parameters: Readonly<Record<string, string>>): Promise<string> {
    const { authorization_endpoint } = await this.#discover();
    const url = new URL(authorization_endpoint);
    const { clientId, scope } = this.config;
    const all = { response_type: 'code', client_id: clientId, scope, ...parameters };
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
    return url.href;
  }

  /** RFC 9207: an answer that another provider has sent is not ours. */
  async isOwnAnswer(issuer: string | undefined): Promise<boolean> {
    const { authorization_response_iss_parameter_supported: says } = await this.#discover();
    return issuer === undefined ? !says : issuer === this.config.issuer;
  }

  /** Throws when the provider does not give a token, or one that is not for us. */
  async claims(
    exchange: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
    expected: Pick<Expected, 'nonce' | 'authenticatedSince'>,
  ): Promise<Claims> {
    const token = await this.#exchange(exchange);
    const { issuer, clientId } = this.config;
    const keys = await this.#keysOf(token);
    return verifiedClaims(token, keys, { ...expected, issuer, clientId, now: this.#now() });
  }

  async #exchange({
    code,
    verifier,
    redirectUri,
  }: {
    readonly code: string;
    readonly verifier: string;
    readonly redirectUri: string;
  }): Promise<string> {
    const { token_endpoint, token_endpoint_auth_methods_supported: methods } = await this.#discover();
    const { clientId, clientSecret } = this.config;
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: clientId,
    });
    const headers: Record<string, string> = {};
    if (clientSecret !== undefined && methods.includes('client_secret_basic')) {
      const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
      headers['authorization'] = `Basic ${Buffer.from(pair).toString('base64')}`;
    } else if (clientSecret !== undefined) body.set('client_secret', clientSecret);
    const answer = await fetchJson(token_endpoint, { method: 'POST', headers, body });
    return v.parse(tokenSchema, answer).id_token;
  }

  async #keysOf(token: string): Promise<readonly JsonWebKey[]> {
    const header = headerOf(token);
    const known = await this.#allKeys(KNOWN_FOR);
    if (keysFor(header, known).length > 0) return known;
    // The provider may have changed its keys since.
    const fresh = await this.#allKeys(ASK_AGAIN_AFTER);
    if (keysFor(header, fresh).length === 0) throw new TokenRefused('key');
    return fresh;
  }

  async #allKeys(knownFor: number): Promise<readonly JsonWebKey[]> {
    const known = this.#keys;
    if (known !== undefined && this.#now() - known.at < knownFor) return known.value;
    const { jwks_uri } = await this.#discover();
    const { keys } = v.parse(keysSchema, await fetchJson(jwks_uri));
    this.#keys = { value: keys, at: this.#now() };
    return keys;
  }

  async #discover(): Promise<Discovery> {
    const known = this.#discovery;
    if (known !== undefined && this.#now() - known.at < KNOWN_FOR) return known.value;
    const { issuer } = this.config;
    const place = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const value = v.parse(discoverySchema, await fetchJson(place));
    if (value.issuer !== issuer) throw new Error('the provider calls itself by another name');
    for (const endpoint of [value.authorization_endpoint, value.token_endpoint, value.jwks_uri]) {
      if (!isSafe(endpoint)) throw new Error('the provider names an address without TLS');
    }
    this.#discovery = { value, at: this.#now() };
    return value;
  }
}

/** Over TLS, or on this machine. */
export function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  );
}

interface Posted {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: URLSearchParams;
}

/** Neither follows a redirect nor reads more than a provider has to say. */
async function fetchJson(address: string, posted?: Posted): Promise<unknown> {
  const response = await fetch(address, {
    ...posted,
    headers: { accept: 'application/json', ...posted?.headers },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok || response.body === null) throw new Error(`the provider answers ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('the provider answers without end');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}
