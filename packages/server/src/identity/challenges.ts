/**
 * What authenticators are asked to sign. The browser carries the challenge itself, signed, so any
 * server can check the answer. Each server remembers those it has seen answered; one that was answered
 * at another server is refused by the passkey's counter, where the passkey has one.
 */
import * as v from 'valibot';
import { Failure } from '@captains-table/protocol';
import type { Time } from '../storage/storage.ts';
import { CHALLENGE_SECONDS, challengeCookieOf } from './cookie.ts';
import type { Signer } from './signer.ts';
import { ExpiringMap } from './expiring-map.ts';

const LIFETIME = CHALLENGE_SECONDS * 1_000;
const MAX_ANSWERED = 10_000;
const PURPOSE = 'challenge';

/** To make a passkey for that person, or to prove that they have it. */
type Purpose = { readonly kind: 'make'; readonly person: string } | { readonly kind: 'show' };

const cookieSchema = v.object({
  kind: v.string(),
  person: v.optional(v.string()),
  challenge: v.string(),
  until: v.number(),
});

export class Challenges {
  readonly #signer: Signer;
  readonly #now: () => Time;
  readonly #answered: ExpiringMap<true>;

  constructor(signer: Signer, now: () => Time) {
    this.#signer = signer;
    this.#now = now;
    this.#answered = new ExpiringMap(MAX_ANSWERED, LIFETIME, now);
  }

  /** The value of the cookie that remembers it. */
  remember(purpose: Purpose, challenge: string): string {
    const text = JSON.stringify({ ...purpose, challenge, until: this.#now() + LIFETIME });
    return this.#signer.sign(PURPOSE, Buffer.from(text).toString('base64url'));
  }

  /** The challenge that the browser was given for this. It can be answered once, rightly or wrongly. */
  redeem(purpose: Purpose, cookies: string | undefined): string {
    const given = this.#read(cookies);
    const person = purpose.kind === 'make' ? purpose.person : undefined;
    const fits = given?.kind === purpose.kind && given.person === person && given.until > this.#now();
    if (!fits || this.#answered.recall(given.challenge) !== undefined) throw new Failure('passkey-failed');
    this.#answered.keep(given.challenge, true);
    return given.challenge;
  }

  #read(cookies: string | undefined): v.InferOutput<typeof cookieSchema> | undefined {
    const cookie = challengeCookieOf(cookies);
    const text = cookie === undefined ? undefined : this.#signer.verified(PURPOSE, cookie);
    if (text === undefined) return undefined;
    return v.parse(cookieSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  }
}
