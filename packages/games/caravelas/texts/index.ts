import type { Locale } from '@captains-table/kernel';
import type { CaravelasTexts } from './caravelas-texts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type { CardKind, CaravelasTexts, Explained, HelpTopic, PortNote } from './caravelas-texts.ts';

export const texts: Readonly<Record<Locale, CaravelasTexts>> = { en, fr, nl };
