import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import type { ErrorTexts } from './error-texts.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const errorTexts: Readonly<Record<Locale, ErrorTexts>> = { en, fr, nl };
