import { words } from '../app/words.ts';
import { Refused } from '../link/link.ts';

/** What went wrong, in words for people. */
export function sentenceOf(error: unknown): string {
  return error instanceof Refused && error.message !== '' ? error.message : words.value.errors.unknown;
}
