import type { Locale } from '@captains-table/kernel';
import { en, enQuotas } from './en.ts';
import type { ErrorTexts, QuotaTexts } from './error-texts.ts';
import { fr, frQuotas } from './fr.ts';
import { nl, nlQuotas } from './nl.ts';

export type { ErrorTexts } from './error-texts.ts';

export const errorTexts: Readonly<Record<Locale, ErrorTexts>> = { en, fr, nl };
export const quotaTexts: Readonly<Record<Locale, QuotaTexts>> = { en: enQuotas, fr: frQuotas, nl: nlQuotas };
