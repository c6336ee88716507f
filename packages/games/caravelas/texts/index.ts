import type { Locale } from '@captains-table/kernel';
import type { CaravelasTexts } from './caravelas-texts.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { dutch } from './nl.ts';

export type { CardKind, CaravelasTexts, Explained, HelpTopic, PortNote } from './caravelas-texts.ts';

export const texts: Readonly<Record<Locale, CaravelasTexts>> = { en: english, fr: french, nl: dutch };
