import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { TableTexts } from './table-texts.ts';

export type { TableTexts } from './table-texts.ts';

export const tableTexts: Readonly<Record<Locale, TableTexts>> = { en, fr, nl };
