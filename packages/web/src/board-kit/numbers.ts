/** `+3` and `−4`, with a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function percent(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** The whole number that a count shows after so much of the way. */
export function countedAt(from: number, to: number, share: number): number {
  return Math.round(from + (to - from) * Math.max(0, Math.min(1, share)));
}
