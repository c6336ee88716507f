/** Browsers in which people are signed in. */
import { HOUR } from '@captains-table/kernel';
import { newSecret } from '../random.ts';
import type { People, PersonRecord, SignInRecord, Time } from '../storage/storage.ts';
import { signedSecret, signInId, signInOf } from './cookie.ts';
import type { Signer } from './signer.ts';
import { ExpiringMap } from './expiring-map.ts';

/** Milliseconds for which another server may still accept a sign-in that was ended here. */
const BELIEVED_FOR = 30_000;
const MAX_BELIEVED = 5_000;

export interface SignedIn {
  readonly person: PersonRecord;
  /** The id of the sign-in. */
  readonly signIn: string;
}

/** A person, and the cookie value that identifies them from now on. */
export interface Recognised {
  readonly person: PersonRecord;
  readonly cookie: string;
}

/** A sign-in that has taken the place of another one in the same browser. */
export interface Renewed extends Recognised {
  readonly from: string;
  readonly to: string;
}

export class SignIns {
  readonly #people: People;
  readonly #signer: Signer;
  readonly #now: () => Time;
  readonly #believed: ExpiringMap<SignedIn>;
  /** Questions under way, so that many at once cost one. */
  readonly #asked = new Map<string, Promise<SignedIn | undefined>>();
  /** Counts what was forgotten, so that the answer to an earlier question does not bring it back. */
  #forgotten = 0;

  constructor(people: People, signer: Signer, now: () => Time) {
    this.#people = people;
    this.#signer = signer;
    this.#now = now;
    this.#believed = new ExpiringMap(MAX_BELIEVED, BELIEVED_FOR, now);
  }

  async whoIs(cookies: string | undefined): Promise<SignedIn | undefined> {
    const id = signInOf(this.#signer, cookies);
    if (id === undefined) return undefined;
    return this.#believed.recall(id)?.value ?? this.#asked.get(id) ?? this.#ask(id);
  }

  async begin(person: PersonRecord, device: string): Promise<Recognised> {
    const { cookie } = await this.#begin(person, device);
    return { person, cookie };
  }

  async #begin(
    person: PersonRecord,
    device: string,
  ): Promise<{ readonly cookie: string; readonly id: string }> {
    const secret = newSecret();
    const now = this.#now();
    const id = signInId(secret);
    await this.#people.addSignIn({ id, person: person.id, device, createdAt: now, seenAt: now });
    return { cookie: signedSecret(this.#signer, secret), id };
  }

  of(person: string): Promise<readonly SignInRecord[]> {
    return this.#people.signInsOf(person);
  }

  /** False when that person has no such sign-in. */
  async end(person: string, id: string): Promise<boolean> {
    const ended = await this.#people.endSignIn(person, id);
    this.forget(person);
    return ended;
  }

  async endOthers({ person, signIn }: SignedIn): Promise<void> {
    const others = (await this.of(person.id)).filter(({ id }) => id !== signIn);
    for (const { id } of others) await this.#people.endSignIn(person.id, id);
    this.forget(person.id);
  }

  /** Ends all of them and begins a new one here, so that no copy of an older cookie is worth anything. */
  async renew({ person, signIn }: SignedIn, device: string): Promise<Renewed> {
    const { cookie, id } = await this.#begin(person, device);
    await this.endOthers({ person, signIn: id });
    return { person, cookie, from: signIn, to: id };
  }

  /** Whether a sign-in still stands. */
  async stands(id: string): Promise<boolean> {
    const known = this.#believed.recall(id)?.value ?? this.#asked.get(id) ?? this.#ask(id);
    return (await known) !== undefined;
  }

  /** Something about them has changed: the next question goes to the storage. */
  forget(person: string): void {
    this.#forgotten += 1;
    this.#asked.clear();
    this.#believed.forgetEach((signedIn) => signedIn.person.id === person);
  }

  async #ask(id: string): Promise<SignedIn | undefined> {
    const question = this.#find(id);
    this.#asked.set(id, question);
    try {
      return await question;
    } finally {
      if (this.#asked.get(id) === question) this.#asked.delete(id);
    }
  }

  async #find(id: string): Promise<SignedIn | undefined> {
    const before = this.#forgotten;
    const record = await this.#people.findSignIn(id);
    if (record === undefined) return undefined;
    const person = await this.#people.find(record.person);
    if (person === undefined) return undefined;
    const signedIn = { person, signIn: id };
    if (before === this.#forgotten) this.#believed.keep(id, signedIn);
    await this.#touch(record);
    return signedIn;
  }

  /** Once an hour is enough to know who still comes. */
  async #touch({ id, person, seenAt }: SignInRecord): Promise<void> {
    const now = this.#now();
    if (now - seenAt < HOUR) return;
    await this.#people.touchSignIn(id, now);
    await this.#people.update(person, { seenAt: now });
  }
}
