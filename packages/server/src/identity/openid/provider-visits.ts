/**
 * Browsers on their way to the provider and back. What was asked travels with the browser, signed, so that any server
 * can read the answer; each server remembers those it has seen answered, and the provider takes a code once.
 */
import { createHash } from 'node:crypto';
import type { ProviderPurpose } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import * as v from 'valibot';
import { newSecret, sameSecret } from '../../random.ts';
import type { Time } from '../../storage/storage.ts';
import { PROVIDER_SECONDS, providerCookieOf, proofCookieOf } from '../cookie.ts';
import { ExpiringMap } from '../expiring-map.ts';
import type { Signer } from '../signer.ts';
import type { Claims } from './id-token.ts';
import type { Provider } from './provider.ts';

const LIFETIME = PROVIDER_SECONDS * 1_000;
const MAX_ANSWERED = 10_000;

const visitSchema = v.object({
  purpose: v.picklist(['sign-in', 'link', 'prove']),
  person: v.optional(v.string()),
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  began: v.number(),
});
type Visit = v.InferOutput<typeof visitSchema>;

const proofSchema = v.object({ person: v.string(), id: v.string(), until: v.number() });

export interface Answer {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
}

export interface ReturnedVisit {
  readonly purpose: ProviderPurpose;
  readonly person?: string | undefined;
  readonly claims: Claims;
}

export class ProviderVisits {
  readonly #provider: Provider;
  readonly #signer: Signer;
  readonly #now: () => Time;
  readonly #answered: ExpiringMap<true>;
  readonly #onTrouble: (error: unknown) => void;

  constructor(provider: Provider, signer: Signer, now: () => Time, onTrouble: (error: unknown) => void) {
    this.#provider = provider;
    this.#signer = signer;
    this.#now = now;
    this.#answered = new ExpiringMap(MAX_ANSWERED, LIFETIME, now);
    this.#onTrouble = onTrouble;
  }

  /** Where the browser goes, and the cookie by which we know it when it comes back. */
  async begin(
    purpose: ProviderPurpose,
    person: string | undefined,
    redirectUri: string,
  ): Promise<{ readonly location: string; readonly cookie: string }> {
    const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
    const visit = { purpose, person, state, nonce, verifier, began: this.#now() };
    const location = await this.#orFailed(() =>
      this.#provider.authorizationUrl({
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        // A proof of presence must be from now, not from last week.
        ...(purpose === 'prove' ? { prompt: 'login', max_age: '0' } : {}),
      }),
    );
    return { location, cookie: this.#sign('visit', visit) };
  }

  /** What this browser went there for; whatever becomes of it, it is answered. */
  finish(answer: Answer, cookies: string | undefined, redirectUri: string): Promise<ReturnedVisit> {
    return this.#orFailed(async () => {
      const visit = this.#visitOf(answer, cookies);
      const { purpose, person, nonce, verifier, began } = visit;
      if (answer.code === undefined) throw new Error('the provider has refused');
      if (!(await this.#provider.isOwnAnswer(answer.iss))) throw new Error('another provider has answered');
      const claims = await this.#provider.claims(
        { code: answer.code, verifier, redirectUri },
        { nonce, ...(purpose === 'prove' ? { authenticatedSince: began } : {}) },
      );
      return { purpose, person, claims };
    });
  }

  /** Shows for a few minutes that the person has just been at the provider. */
  prove(person: string): string {
    return this.#sign('proof', { person, id: newSecret(), until: this.#now() + LIFETIME });
  }

  /** Whether the browser holds such a proof for this person. It is good for one thing. */
  redeemProof(person: string, cookies: string | undefined): boolean {
    const proof = this.#read('proof', proofSchema, proofCookieOf(cookies));
    const holds = proof?.person === person && proof.until > this.#now();
    if (!holds || this.#answered.recall(proof.id) !== undefined) return false;
    this.#answered.keep(proof.id, true);
    return true;
  }

  #visitOf({ state }: Answer, cookies: string | undefined): Visit {
    const visit = this.#read('visit', visitSchema, providerCookieOf(cookies));
    if (visit === undefined || state === undefined || !sameSecret(visit.state, state))
      throw new Error('this browser was not sent there');
    if (visit.began + LIFETIME <= this.#now()) throw new Error('it took too long');
    if (this.#answered.recall(visit.state) !== undefined) throw new Error('it was answered before');
    this.#answered.keep(visit.state, true);
    return visit;
  }

  #sign(kind: 'visit' | 'proof', content: object): string {
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    return this.#signer.sign(`provider-${kind}`, text);
  }

  #read<Schema extends v.GenericSchema>(
    kind: 'visit' | 'proof',
    schema: Schema,
    cookie: string | undefined,
  ): v.InferOutput<Schema> | undefined {
    const text = cookie === undefined ? undefined : this.#signer.verified(`provider-${kind}`, cookie);
    if (text === undefined) return undefined;
    return v.parse(schema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  }

  /** What exactly went wrong is for the host: the person who asked learns only that it failed. */
  async #orFailed<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#onTrouble(error);
      throw new Failure('provider-failed');
    }
  }
}
