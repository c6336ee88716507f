import { LOCALES } from '@captains-table/kernel';
import type { Locale } from '@captains-table/kernel';

/** The first language of the reader's list that we speak; English otherwise. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const asked = (acceptLanguage ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2));
  return asked.flatMap((code) => LOCALES.filter((locale) => locale === code))[0] ?? 'en';
}
