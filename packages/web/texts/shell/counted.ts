import type { Locale } from '@captains-table/kernel';

/** A phrase that counts: `{n}` stands for the number as the language writes it. */
export function counted(locale: Locale, one: string, other: string): (count: number) => string {
  const rules = new Intl.PluralRules(locale);
  const figures = new Intl.NumberFormat(locale);
  return (count) => (rules.select(count) === 'one' ? one : other).replace('{n}', () => figures.format(count));
}
