import type { Locale } from '@captains-table/kernel';
import type { AccountTexts } from './account-texts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const accountTexts: Readonly<Record<Locale, AccountTexts>> = { en, fr, nl };
