import type { Locale } from '@captains-table/kernel';
import type { Content } from '../src/content.ts';
import { CONTENT } from '../src/built-in-content.ts';
import type { CaravelasTexts } from './caravelas-texts.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { dutch } from './nl.ts';

export type { CardKind, CaravelasTexts, Explained, HelpTopic, PortNote } from './caravelas-texts.ts';

/** The words for a game with these components. */
function createTexts(content: Content): Readonly<Record<Locale, CaravelasTexts>> {
  return { en: english(content), fr: french(content), nl: dutch(content) };
}

/** With the components of the box as we know it. */
export const texts: Readonly<Record<Locale, CaravelasTexts>> = createTexts(CONTENT);
