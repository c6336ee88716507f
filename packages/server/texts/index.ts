import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { ServerTexts } from './server-texts.ts';

export type { ServerTexts } from './server-texts.ts';

export const texts: Readonly<Record<Locale, ServerTexts>> = { en, fr, nl };
