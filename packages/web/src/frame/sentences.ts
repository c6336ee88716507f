/** Small changes to whole sentences; none is ever put together from parts. */
import type { Locale } from '@captains-table/kernel';
import { capital } from '../app/capital.ts';

/** A prompt that says whom it is for, as shown to that person: `Inès: stop` becomes `Stop`. */
export function spokenTo(name: string, sentence: string, locale: Locale): string {
  if (!sentence.startsWith(name)) return capital(sentence, locale);
  const rest = /^\s?:\s*(?<rest>\S.*)$/su.exec(sentence.slice(name.length));
  return capital(rest?.groups?.['rest'] ?? sentence, locale);
}
