import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

export const WORDS: Readonly<Record<Locale, Words>> = { en, fr, nl };
