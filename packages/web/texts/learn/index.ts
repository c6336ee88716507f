import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { GuideTexts } from './guide-texts.ts';
import { nl } from './nl.ts';

export type { GuideTexts } from './guide-texts.ts';

export const guideTexts: Readonly<Record<Locale, GuideTexts>> = { en, fr, nl };
