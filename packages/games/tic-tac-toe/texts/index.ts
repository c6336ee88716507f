import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import type { Texts } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const texts: Readonly<Record<Locale, Texts>> = { en, fr, nl };
