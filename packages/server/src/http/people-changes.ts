import type { Locale } from '@captains-table/kernel';
import type { Renewed } from '../identity/sign-ins.ts';

/** What the tables have to know of people. */
export interface PeopleChanges {
  /** A person has another name from now on, or none any more. */
  readonly renamed: (person: string) => Promise<void>;
  /** An account is about to be deleted. */
  readonly deleting: (person: string) => Promise<void>;
  /** Sign-ins of theirs have ended; one of them has been replaced in the same browser. */
  readonly signedOut: (person: string, renewed?: Pick<Renewed, 'from' | 'to'>) => Promise<void>;
  /** What the host has to say to this person. */
  readonly told: (person: string | undefined, locale: Locale, address: string) => Promise<object>;
}
