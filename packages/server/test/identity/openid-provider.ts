/** A small OpenID provider: discovery, keys, codes with PKCE, and tokens signed with real keys. */
import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listeningPort } from '../../src/listening-port.ts';

export const CLIENT_ID = 'captains-table';
export const CLIENT_SECRET = 'rum & salt';

export type Algorithm = 'RS256' | 'PS256' | 'ES256' | 'EdDSA';

interface Keys {
  readonly kid: string;
  readonly alg: Algorithm;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

interface Granted {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly subject: string;
  readonly at: number;
}

/** What a test changes in a token before or after it is signed. */
export interface Mischief {
  readonly header?: object;
  readonly claims?: object;
  readonly resign?: (head: string, body: string, keys: Keys) => string;
}

export class TestProvider {
  /** Who is signed in at the provider, in every browser. */
  subject = 'anna-1';
  name: string | undefined = 'Anna Provider';
  now: () => number = Date.now;
  mischief: Mischief = {};
  discovery: Readonly<Record<string, unknown>> = {};
  keysAsked = 0;
  /** The parameters of the last visit. */
  asked = new URLSearchParams();
  keys: Keys = newKeys('RS256');
  readonly #codes = new Map<string, Granted>();
  readonly #server = createServer((request, response) => void this.#hear(request, response));

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  get issuer(): string {
    return `http://127.0.0.1:${listeningPort(this.#server)}`;
  }

  changeKeys(alg: Algorithm): void {
    this.keys = newKeys(alg);
  }

  async #hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return void answer(200, {
          issuer: this.issuer,
          authorization_endpoint: `${this.issuer}/authorize?tenant=1`,
          token_endpoint: `${this.issuer}/token`,
          jwks_uri: `${this.issuer}/keys`,
          ...this.discovery,
        });
      case '/keys':
        this.keysAsked += 1;
        return void answer(200, { keys: [this.#publicKey()] });
      case '/authorize':
        return void response.writeHead(302, { location: this.#authorize(url.searchParams) }).end();
      case '/token': {
        const token = this.#token(request, new URLSearchParams(String(Buffer.concat(chunks))));
        return void (token === undefined
          ? answer(400, { error: 'invalid_grant' })
          : answer(200, { id_token: token, access_token: 'unused', token_type: 'Bearer' }));
      }
      default:
        return void response.writeHead(404).end();
    }
  }

  #publicKey(): object {
    const { kid, alg, publicKey } = this.keys;
    return { ...publicKey.export({ format: 'jwk' }), kid, alg, use: 'sig' };
  }

  #authorize(asked: URLSearchParams): string {
    this.asked = asked;
    const code = randomBytes(16).toString('hex');
    this.#codes.set(code, {
      challenge: asked.get('code_challenge') ?? '',
      redirectUri: asked.get('redirect_uri') ?? '',
      nonce: asked.get('nonce') ?? '',
      subject: this.subject,
      at: this.now(),
    });
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    back.searchParams.set('iss', this.issuer);
    return back.href;
  }

  /** A code works once, with the right verifier, and for our client alone. */
  #token(request: IncomingMessage, body: URLSearchParams): string | undefined {
    const granted = this.#codes.get(body.get('code') ?? '');
    this.#codes.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const pair = `${encodeURIComponent(CLIENT_ID)}:${encodeURIComponent(CLIENT_SECRET)}`;
    const client = request.headers.authorization === `Basic ${Buffer.from(pair).toString('base64')}`;
    const posted = body.get('client_secret') === CLIENT_SECRET;
    if (granted?.challenge !== challenge || granted.redirectUri !== body.get('redirect_uri'))
      return undefined;
    return client || posted ? this.#signed(granted) : undefined;
  }

  #signed({ nonce, subject, at }: Granted): string {
    const seconds = Math.floor(this.now() / 1_000);
    const { alg, kid } = this.keys;
    const head = part({ alg, kid, typ: 'JWT', ...this.mischief.header });
    const body = part({
      iss: this.issuer,
      sub: subject,
      aud: CLIENT_ID,
      exp: seconds + 300,
      iat: seconds,
      auth_time: Math.floor(at / 1_000),
      nonce,
      name: this.name,
      email: 'anna@example.org',
      email_verified: true,
      ...this.mischief.claims,
    });
    const { resign = signatureOf } = this.mischief;
    return `${head}.${body}.${resign(head, body, this.keys)}`;
  }
}

function part(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

export function signatureOf(head: string, body: string, { alg, privateKey }: Keys): string {
  const text = Buffer.from(`${head}.${body}`);
  const options = {
    RS256: {},
    PS256: { padding: 6, saltLength: 32 },
    ES256: { dsaEncoding: 'ieee-p1363' as const },
    EdDSA: {},
  }[alg];
  return sign(alg === 'EdDSA' ? undefined : 'sha256', text, { key: privateKey, ...options }).toString(
    'base64url',
  );
}

/** Signed with the public key as if it were a shared secret, which everyone could do. */
export function hmacOfPublicKey(head: string, body: string, { publicKey }: Keys): string {
  const secret = publicKey.export({ type: 'spki', format: 'pem' });
  return createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url');
}

export function newKeys(alg: Algorithm, bits = 2_048): Keys {
  const kid = randomBytes(4).toString('hex');
  if (alg === 'EdDSA') return { kid, alg, ...generateKeyPairSync('ed25519') };
  if (alg === 'ES256') return { kid, alg, ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) };
  return { kid, alg, ...generateKeyPairSync('rsa', { modulusLength: bits }) };
}
