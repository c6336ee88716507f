import type { Locale } from '@captains-table/kernel';
import { LOCALES } from '@captains-table/kernel';
import { UsageError } from './command.ts';

export function localeOf(text: string): Locale {
  const locale = LOCALES.find((candidate) => candidate === text);
  if (locale === undefined) throw new UsageError(`--lang must be one of: ${LOCALES.join(', ')}`);
  return locale;
}
