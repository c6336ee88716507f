/** Passkeys of this browser. */
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { Refused } from '../../link/link.ts';
import { me } from '../../server/api.ts';
import { passkeys } from '../../server/passkeys-api.ts';
import type { Current } from '../../server/api.ts';
import type { PasskeyInfo } from '../../server/passkeys-api.ts';
import type { PersonInfo } from '@captains-table/protocol';
import { accountWords } from '../account-words.ts';

export const hasPasskeys: () => boolean = browserSupportsWebAuthn;

export async function signInWithPasskey(): Promise<PersonInfo> {
  return (await passkeys.signIn(await shown())).person;
}

export async function addPasskey(
  current: Current | undefined,
): Promise<{ readonly passkey: PasskeyInfo; readonly person: PersonInfo }> {
  const { options } = await passkeys.askToMake(current);
  const made = await orRefused(startRegistration({ optionsJSON: options }));
  return passkeys.add(made);
}

/** Proves that the person who asks owns the account: with the password typed, otherwise with a passkey. */
export async function proofOf(
  person: PersonInfo | undefined,
  password: string,
): Promise<Current | undefined> {
  if (person === undefined || person.guest) return undefined;
  if (person.login !== undefined && password !== '') return { password };
  const mine = (await passkeys.list()).passkeys;
  if (mine.length > 0) return { passkey: await shown() };
  return person.provider === true && password === '' ? { provider: true } : { password };
}

/** Login and password, for good. */
export async function keep(
  person: PersonInfo | undefined,
  login: string,
  password: string,
  current: string,
): Promise<PersonInfo> {
  return (await me.keep(login, password, await proofOf(person, current))).person;
}

async function shown(): Promise<unknown> {
  const { options } = await passkeys.askToShow();
  return orRefused(startAuthentication({ optionsJSON: options }));
}

/** A person who closes the browser's window has changed their mind; that is no accident. */
async function orRefused<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch {
    throw new Refused('passkey-failed', accountWords.value.passkeys.failed);
  }
}
