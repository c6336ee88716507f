import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { TablesTexts } from './tables-texts.ts';

export const tablesTexts: Readonly<Record<Locale, TablesTexts>> = { en, fr, nl };
