import type { Locale } from '@captains-table/kernel';

type Labelled = (label: string, value: string | number) => string;

/** A label and what stands behind it, with the colon of the language. */
export const labels: Readonly<Record<Locale, Labelled>> = {
  en: (label, value) => `${label}: ${value}`,
  fr: (label, value) => `${label}\u00a0: ${value}`,
  nl: (label, value) => `${label}: ${value}`,
};
