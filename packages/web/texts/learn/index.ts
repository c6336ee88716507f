import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LearnTexts } from './learn-texts.ts';
import { nl } from './nl.ts';

export type { LearnTexts } from './learn-texts.ts';

export const learnTexts: Readonly<Record<Locale, LearnTexts>> = { en, fr, nl };
