/** Small changes to whole sentences; none is ever put together from parts. */
import type { Locale } from '@captains-table/kernel';

export function capitalised(sentence: string, locale: Locale): string {
  const [first = ''] = sentence;
  return first.toLocaleUpperCase(locale) + sentence.slice(first.length);
}

/** A prompt that says whom it is for, told to that very person: `Inès: stop` becomes `Stop`. */
export function spokenTo(name: string, sentence: string, locale: Locale): string {
  if (!sentence.startsWith(name)) return capitalised(sentence, locale);
  const rest = /^\s?:\s*(?<rest>\S.*)$/su.exec(sentence.slice(name.length));
  return capitalised(rest?.groups?.['rest'] ?? sentence, locale);
}

export function percent(part: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}

/** With its sign: `+3`, `−2`. */
export function signed(number: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
    .format(number)
    .replace('-', '−');
}
