/**
 * Signing in with an account at the host's OpenID provider. A person there is identified by issuer and subject alone:
 * a name or an address of mail makes no one the owner of an account here.
 */
import type { Locale } from '@captains-table/kernel';
import type { ProviderPurpose } from '@captains-table/protocol';
import { Failure, nameSchema } from '@captains-table/protocol';
import * as v from 'valibot';
import { newId } from '../../random.ts';
import type { People, PersonRecord, Time } from '../../storage/storage.ts';
import type { ClientInfo } from '../client-info.ts';
import { guestName } from '../guest-name.ts';
import type { Admit } from '../admit.ts';
import type { Signer } from '../signer.ts';
import type { Claims } from './id-token.ts';
import { Provider } from './provider.ts';
import type { ProviderConfig } from './provider.ts';
import { ProviderVisits } from './provider-visits.ts';
import type { Answer, ReturnedVisit } from './provider-visits.ts';

interface ProviderSignInParts {
  readonly config: ProviderConfig;
  readonly people: People;
  readonly signer: Signer;
  readonly admit: Admit;
  readonly now: () => Time;
  readonly onTrouble: (error: unknown) => void;
}

/** Where the provider sends browsers back to. */
export const ANSWER_PATH = '/api/sign-in/provider/answer';

export class ProviderSignIn {
  readonly name: string;
  readonly #parts: ProviderSignInParts;
  readonly #visits: ProviderVisits;

  constructor(parts: ProviderSignInParts) {
    const { config, signer, now, onTrouble } = parts;
    this.name = config.name;
    this.#parts = parts;
    this.#visits = new ProviderVisits(new Provider(config, now), signer, now, onTrouble);
  }

  /** `person`: who goes there, unless it is to sign in. */
  begin(
    purpose: ProviderPurpose,
    person: string | undefined,
    { site }: ClientInfo,
  ): Promise<{ readonly location: string; readonly cookie: string }> {
    return this.#visits.begin(purpose, person, new URL(ANSWER_PATH, site.origin).href);
  }

  finish(answer: Answer, { site, cookies }: ClientInfo): Promise<ReturnedVisit> {
    return this.#visits.finish(answer, cookies, new URL(ANSWER_PATH, site.origin).href);
  }

  /** The owner of that account; a new person if it has none. */
  async personOf(claims: Claims, locale: Locale, client: ClientInfo): Promise<PersonRecord> {
    const known = await this.#find(claims);
    if (known !== undefined) return known;
    const { people, admit, now } = this.#parts;
    const at = now();
    const person = { id: newId(), name: nameOf(claims, locale), locale, createdAt: at, seenAt: at };
    const account = { issuer: claims.iss, subject: claims.sub, createdAt: at };
    let made = false;
    await admit(client.address, async (network) => {
      made = await people.createWithAccount(person, account, network);
    });
    if (made) return person;
    // The same account, a moment earlier in another browser.
    const other = await this.#find(claims);
    if (other === undefined) throw new Failure('provider-failed');
    return other;
  }

  async link(person: string, { iss, sub }: Claims): Promise<void> {
    const { people, now } = this.#parts;
    const known = await people.findProviderAccount(iss, sub);
    if (known?.person === person) return;
    const account = { issuer: iss, subject: sub, person, createdAt: now() };
    if (!(await people.addProviderAccount(account))) throw new Failure('identity-taken');
  }

  unlink(person: string): Promise<boolean> {
    return this.#parts.people.removeProviderAccount(person, this.#parts.config.issuer);
  }

  /** A proof that the owner of the account was at the provider just now. */
  async proofFor(person: string, { iss, sub }: Claims): Promise<string> {
    const known = await this.#parts.people.findProviderAccount(iss, sub);
    if (known?.person !== person) throw new Failure('provider-failed');
    return this.#visits.prove(person);
  }

  redeemProof(person: string, cookies: string | undefined): boolean {
    return this.#visits.redeemProof(person, cookies);
  }

  async #find({ iss, sub }: Claims): Promise<PersonRecord | undefined> {
    const { people } = this.#parts;
    const account = await people.findProviderAccount(iss, sub);
    return account && people.find(account.person);
  }
}

/** As the provider knows them, if that can be a name here. */
function nameOf({ name, preferred_username }: Claims, locale: Locale): string {
  for (const called of [name, preferred_username]) {
    const parsed = v.safeParse(nameSchema, called);
    if (parsed.success) return parsed.output;
  }
  return guestName(locale);
}
