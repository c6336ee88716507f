import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { ResultTexts } from './result-texts.ts';

/** They come with the page of a result, and are short. */
export const resultTexts: Readonly<Record<Locale, ResultTexts>> = { en, fr, nl };
