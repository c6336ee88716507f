import type { Locale } from '@captains-table/kernel';
import type { BoardTexts } from './board-texts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type { BoardTexts } from './board-texts.ts';

export const boardTexts: Readonly<Record<Locale, BoardTexts>> = { en, fr, nl };
