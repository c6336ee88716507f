import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { FrancisDrakeTexts } from './francis-drake-texts.ts';
import { nl } from './nl.ts';

export type { Explained, FrancisDrakeTexts, HelpTopic } from './francis-drake-texts.ts';

export const texts: Readonly<Record<Locale, FrancisDrakeTexts>> = { en, fr, nl };
