import type { Locale } from '@captains-table/kernel';

/** With a capital at its beginning, as a sentence or a label has it. */
export function capital(text: string, locale?: Locale): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
