import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type * as v from 'valibot';
import { Failure } from '@captains-table/protocol';
import { parse } from '../parse.ts';
import type { PasskeyRecord, People, PersonRecord, Time } from '../storage/storage.ts';
import type { Challenges } from './challenges.ts';
import { CHALLENGE_SECONDS } from './cookie.ts';
import { madePasskeySchema, shownPasskeySchema } from './passkey-answers.ts';
import type { Site, ClientInfo } from './client-info.ts';

const PRODUCT = 'Captain’s Table';
const timeout = CHALLENGE_SECONDS * 1_000;
/** Ed25519, ES256 and RS256: by name, since the library's own list depends on the version of Node. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded when the first passkey is asked for: it takes longer than the rest of the server's start. */
const library = () => import('@simplewebauthn/server');

/** What a browser is asked, and the cookie by which we know it when it answers. */
export interface Asked<Options> {
  readonly options: Options;
  readonly cookie: string;
}

export class Passkeys {
  readonly #people: People;
  readonly #challenges: Challenges;
  readonly #now: () => Time;

  constructor(people: People, challenges: Challenges, now: () => Time) {
    this.#people = people;
    this.#challenges = challenges;
    this.#now = now;
  }

  of(person: string): Promise<readonly PasskeyRecord[]> {
    return this.#people.passkeysOf(person);
  }

  async askToMake(person: PersonRecord, site: Site): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: PRODUCT,
      rpID: site.rpID,
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.login ?? person.name,
      userDisplayName: person.name,
      timeout,
      attestationType: 'none',
      excludeCredentials: (await this.of(person.id)).map(described),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const cookie = this.#challenges.remember({ kind: 'make', person: person.id }, options.challenge);
    return { options, cookie };
  }

  async add(
    person: string,
    name: string | undefined,
    answer: unknown,
    client: ClientInfo,
  ): Promise<PasskeyRecord> {
    const made = parse(madePasskeySchema, answer);
    const challenge = this.#challenges.redeem({ kind: 'make', person }, client.cookies);
    const { verified, registrationInfo } = await orFailed(verifyMade(made, challenge, client.site));
    if (!verified) throw new Failure('passkey-failed');
    const { id, publicKey, counter } = registrationInfo.credential;
    if ((await this.#people.findPasskey(id)) !== undefined) throw new Failure('passkey-failed');
    const passkey: PasskeyRecord = {
      id,
      person,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: made.response.transports,
      name: name ?? client.device,
      createdAt: this.#now(),
    };
    await this.#people.addPasskey(passkey);
    return passkey;
  }

  /** Without a login: the passkey says who it is. */
  async askToShow(site: Site): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: site.rpID,
      timeout,
      userVerification: 'preferred',
    });
    return { options, cookie: this.#challenges.remember({ kind: 'show' }, options.challenge) };
  }

  /** The person whose passkey was shown. */
  async whoShows(answer: unknown, client: ClientInfo): Promise<string> {
    const shown = parse(shownPasskeySchema, answer);
    const challenge = this.#challenges.redeem({ kind: 'show' }, client.cookies);
    const passkey = await this.#people.findPasskey(shown.id);
    if (passkey === undefined || !isHandleOf(passkey.person, shown.response.userHandle))
      throw new Failure('passkey-failed');
    const result = await orFailed(verifyShown(shown, passkey, challenge, client.site));
    if (!result.verified) throw new Failure('passkey-failed');
    await this.#people.usePasskey(passkey.id, result.authenticationInfo.newCounter);
    return passkey.person;
  }

  async remove(person: PersonRecord, id: string): Promise<void> {
    const passkeys = await this.of(person.id);
    if (!passkeys.some((passkey) => passkey.id === id)) throw new Failure('not-found');
    const otherWays =
      person.passwordHash !== undefined || (await this.#people.providerAccountsOf(person.id)).length > 0;
    if (passkeys.length === 1 && !otherWays) throw new Failure('last-way-in');
    await this.#people.removePasskey(person.id, id);
  }
}

async function verifyMade(
  { id, rawId, type, response }: v.InferOutput<typeof madePasskeySchema>,
  expectedChallenge: string,
  site: Site,
): Promise<VerifiedRegistrationResponse> {
  const { verifyRegistrationResponse } = await library();
  return verifyRegistrationResponse({
    response: { id, rawId, type, response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** The library also refuses a counter that has not grown: a copy has been made. */
async function verifyShown(
  { id, rawId, type, response }: v.InferOutput<typeof shownPasskeySchema>,
  passkey: PasskeyRecord,
  expectedChallenge: string,
  site: Site,
): Promise<VerifiedAuthenticationResponse> {
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verifyAuthenticationResponse } = await library();
  return verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  });
}

/** The library's errors quote what they found; callers learn only that it failed. */
async function orFailed<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification;
  } catch {
    throw new Failure('passkey-failed');
  }
}

function isHandleOf(person: string, handle: string | null | undefined): boolean {
  return !handle || Buffer.from(handle, 'base64url').toString() === person;
}

function described({ id, transports }: PasskeyRecord): { id: string; transports: string[] } {
  return { id, transports: [...transports] };
}
