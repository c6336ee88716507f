import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { ShareTexts } from './share-texts.ts';

export const shareTexts: Readonly<Record<Locale, ShareTexts>> = { en, fr, nl };
