import { randomInt } from 'node:crypto';
import type { Locale } from '@captains-table/kernel';
import { guestNames } from '../../texts/guest-names.ts';

/** What a person is called until they say otherwise. */
export function guestName(locale: Locale): string {
  const words = guestNames[locale];
  return `${words[randomInt(words.length)]} ${randomInt(2, 1_000)}`;
}
