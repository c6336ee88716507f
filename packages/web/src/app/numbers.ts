import type { Locale } from '@captains-table/kernel';

/** `+3` and `−4`, with a true minus sign. */
export function signed(value: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { signDisplay: 'always', maximumFractionDigits: 1 });
  // Nothing to pay is no negative zero.
  return format.format(value + 0).replace('-', '−');
}

export function percent(share: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
