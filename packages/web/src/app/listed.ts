import type { Locale } from '@captains-table/kernel';

/** `Inès, Joost and Barnaby`. */
export function listed(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
