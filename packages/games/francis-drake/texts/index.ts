import type { Locale } from '@captains-table/kernel';
import { english } from './en.ts';
import { french } from './fr.ts';
import type { FrancisDrakeTexts } from './francis-drake-texts.ts';
import { dutch } from './nl.ts';

export type { Explained, FrancisDrakeTexts, HelpTopic } from './francis-drake-texts.ts';

export const texts: Readonly<Record<Locale, FrancisDrakeTexts>> = { en: english, fr: french, nl: dutch };
