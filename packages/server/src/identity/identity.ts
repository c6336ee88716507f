/** Identity: guests, accounts, and all ways to sign in. */
import type { Locale } from '@captains-table/kernel';
import type { Current, PersonInfo } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import { newId, newSecret } from '../random.ts';
import type { PasskeyRecord, PersonRecord, Storage, Time } from '../storage/storage.ts';
import { Challenges } from './challenges.ts';
import { signInCookieOf } from './cookie.ts';
import { Passkeys } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { Signer } from './signer.ts';
import { SignIns } from './sign-ins.ts';
import type { Recognised, Renewed, SignedIn } from './sign-ins.ts';
import { ProviderSignIn } from './openid/provider-sign-in.ts';
import type { ProviderConfig } from './openid/provider.ts';
import { AttemptLimiter, addressKey } from './attempt-limiter.ts';
import { clientInfoOf } from './client-info.ts';
import type { Admit } from './admit.ts';
import { guestName } from './guest-name.ts';
import type { ClientInfo, ClientRequest } from './client-info.ts';

interface IdentityParts {
  readonly storage: Storage;
  readonly publicUrl?: URL;
  readonly now?: () => Time;
  /** Makes a guest from this address, unless too many came from there. */
  readonly admit?: Admit;
  readonly provider?: ProviderConfig;
  /** What went wrong with the provider, for the host. */
  readonly onTrouble?: (error: unknown) => void;
}

export class Identity {
  readonly signIns: SignIns;
  readonly passkeys: Passkeys;
  /** Undefined where the host has named no provider. */
  readonly provider: ProviderSignIn | undefined;
  readonly #people: Storage['people'];
  readonly #passwords: Passwords;
  readonly #attempts: AttemptLimiter;
  readonly #publicUrl: URL | undefined;
  readonly #now: () => Time;
  readonly #admit: Admit;

  private constructor(parts: IdentityParts, key: string, passwords: Passwords) {
    const { storage, publicUrl, now = Date.now, admit = (_address, make) => make() } = parts;
    const { provider, onTrouble = () => undefined } = parts;
    const signer = new Signer(key);
    this.#people = storage.people;
    this.#publicUrl = publicUrl;
    this.#now = now;
    this.#admit = admit;
    this.#passwords = passwords;
    this.#attempts = new AttemptLimiter(now);
    this.signIns = new SignIns(storage.people, signer, now);
    this.passkeys = new Passkeys(storage.people, new Challenges(signer, now), now);
    this.provider =
      provider === undefined
        ? undefined
        : new ProviderSignIn({ config: provider, people: this.#people, signer, admit, now, onTrouble });
  }

  static async open(parts: IdentityParts): Promise<Identity> {
    const key = await parts.storage.setting('cookie-key', newSecret);
    return new Identity(parts, key, await Passwords.open());
  }

  /** The person that this Cookie header identifies, if any. */
  whoIs(cookieHeader: string | undefined): Promise<SignedIn | undefined> {
    return this.signIns.whoIs(cookieHeader);
  }

  client(request: ClientRequest): ClientInfo {
    return clientInfoOf(request, this.#publicUrl);
  }

  /** What a person sees about themselves. */
  async describe({ id, name, locale, login }: PersonRecord): Promise<PersonInfo> {
    const accounts = await this.#people.providerAccountsOf(id);
    const known = { id, name, locale, ...(accounts.length > 0 ? ({ provider: true } as const) : {}) };
    if (login !== undefined) return { ...known, guest: false, login };
    return { ...known, guest: accounts.length === 0 && (await this.passkeys.of(id)).length === 0 };
  }

  /** A new browser becomes a guest; a known one keeps its person. */
  async arrive(locale: Locale, client: ClientInfo): Promise<Recognised> {
    const known = await this.whoIs(client.cookies);
    const cookie = signInCookieOf(client.cookies);
    if (known !== undefined && cookie !== undefined) return { person: known.person, cookie };
    const now = this.#now();
    const guest: PersonRecord = { id: newId(), name: guestName(locale), locale, createdAt: now, seenAt: now };
    await this.#admit(client.address, (network) => this.#people.create(guest, network));
    return this.signIns.begin(guest, client.device);
  }

  change(id: string, change: Partial<Pick<PersonRecord, 'name' | 'locale'>>): Promise<PersonRecord> {
    return this.#update(id, change);
  }

  /** Sets or changes a person's login and password. Every other sign-in ends. */
  async keep(
    signedIn: SignedIn,
    wanted: { readonly login: string; readonly password: string; readonly current?: Current | undefined },
    client: ClientInfo,
  ): Promise<Renewed> {
    const { id } = signedIn.person;
    await this.proveWhereKept(id, wanted.current, client);
    // The answer that a login is taken reveals that it exists, so asking for many counts as guessing.
    const person = await this.#attempts.attempt([addressKey(client.address)], async () =>
      this.#update(id, { login: wanted.login, passwordHash: await this.#passwords.hash(wanted.password) }),
    );
    return this.signIns.renew({ ...signedIn, person }, client.device);
  }

  /** Adds a passkey. A former guest gets a new sign-in. */
  async addPasskey(
    signedIn: SignedIn,
    made: { readonly name?: string | undefined; readonly response: unknown },
    client: ClientInfo,
  ): Promise<{ readonly passkey: PasskeyRecord; readonly renewed?: Renewed }> {
    const { guest } = await this.describe(signedIn.person);
    const passkey = await this.passkeys.add(signedIn.person.id, made.name, made.response, client);
    return guest ? { passkey, renewed: await this.signIns.renew(signedIn, client.device) } : { passkey };
  }

  signIn(login: string, password: string, client: ClientInfo): Promise<Recognised> {
    // The guesser's address is limited, not the account: no one can lock an owner out.
    return this.#attempts.attempt([addressKey(client.address)], async () => {
      const person = await this.#people.findByLogin(login);
      const matches = await this.#passwords.matches(password, person?.passwordHash);
      if (person === undefined || !matches) throw new Failure('wrong-credentials');
      return this.#becomes(person, client);
    });
  }

  async signInWithPasskey(answer: unknown, client: ClientInfo): Promise<Recognised> {
    return this.#becomes(await this.#find(await this.passkeys.whoShows(answer, client)), client);
  }

  /** Back from the provider: this browser is that person from now on. */
  async signInWithProvider(person: PersonRecord, client: ClientInfo): Promise<Recognised> {
    return this.#becomes(person, client);
  }

  /** Links an account at the provider. A former guest gets a new sign-in. */
  async linkProvider(
    signedIn: SignedIn,
    link: (person: string) => Promise<void>,
    client: ClientInfo,
  ): Promise<Renewed | undefined> {
    const { guest } = await this.describe(signedIn.person);
    await link(signedIn.person.id);
    return guest ? this.signIns.renew(signedIn, client.device) : undefined;
  }

  /** An account at the provider is no way in any more, where there is another one. */
  async unlinkProvider(person: PersonRecord): Promise<void> {
    const ways = (await this.passkeys.of(person.id)).length + (person.passwordHash === undefined ? 0 : 1);
    if (ways === 0) throw new Failure('last-way-in');
    if ((await this.provider?.unlink(person.id)) !== true) throw new Failure('not-found');
  }

  /** Returns who was signed in, if anyone. */
  async signOut(cookieHeader: string | undefined): Promise<string | undefined> {
    const signedIn = await this.whoIs(cookieHeader);
    if (signedIn !== undefined) await this.signIns.end(signedIn.person.id, signedIn.signIn);
    return signedIn?.person.id;
  }

  /** `settle`: what has to be done first. If that fails, the person is still there and can ask again. */
  async delete(
    id: string,
    current: Current | undefined,
    client: ClientInfo,
    settle: () => Promise<void>,
  ): Promise<void> {
    await this.proveWhereKept(id, current, client);
    await settle();
    await this.#people.delete(id);
    this.signIns.forget(id);
  }

  /** An account can be changed or deleted only by its owner, not by a person who finds the browser open. */
  async proveWhereKept(id: string, current: Current | undefined, client: ClientInfo): Promise<void> {
    const person = await this.#find(id);
    if (!(await this.describe(person)).guest) await this.#prove(person, current, client);
  }

  async #prove(person: PersonRecord, current: Current | undefined, client: ClientInfo): Promise<void> {
    if (current === undefined) throw new Failure('wrong-credentials');
    if ('passkey' in current) {
      const shownBy = await this.passkeys.whoShows(current.passkey, client);
      if (shownBy !== person.id) throw new Failure('passkey-failed');
    } else if ('provider' in current) {
      const proved = this.provider?.redeemProof(person.id, client.cookies) === true;
      if (!proved) throw new Failure('wrong-credentials');
    } else await this.#provePassword(person, current.password, client);
  }

  #provePassword(person: PersonRecord, password: string, client: ClientInfo): Promise<void> {
    return this.#attempts.attempt([addressKey(client.address)], async () => {
      const matches = await this.#passwords.matches(password, person.passwordHash);
      if (!matches) throw new Failure('wrong-credentials');
    });
  }

  /** The browser's former sign-in ends, since its cookie is replaced. */
  async #becomes(person: PersonRecord, client: ClientInfo): Promise<Recognised> {
    await this.signOut(client.cookies);
    return this.signIns.begin(person, client.device);
  }

  async #update(
    id: string,
    change: Partial<Pick<PersonRecord, 'name' | 'locale' | 'login' | 'passwordHash'>>,
  ): Promise<PersonRecord> {
    const changed = await this.#people.update(id, change);
    this.signIns.forget(id);
    if (!changed) throw new Failure('login-taken');
    return this.#find(id);
  }

  async #find(id: string): Promise<PersonRecord> {
    const person = await this.#people.find(id);
    if (person === undefined) throw new Failure('not-signed-in');
    return person;
  }
}
