import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { PortraitTexts } from './portrait-texts.ts';

/** They come with the portraits, and are short. */
export const portraitTexts: Readonly<Record<Locale, PortraitTexts>> = { en, fr, nl };
