import type { Locale } from '@captains-table/kernel';
import type { Content } from '../src/content.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { dutch } from './nl.ts';
import type { PortRoyalTexts } from './port-royal-texts.ts';

export type { CardTopic, Explained, HelpTopic, PortRoyalTexts } from './port-royal-texts.ts';

/** The words for a game with these components: cards are told with what is printed on them. */
export function createTexts(content: Content): Readonly<Record<Locale, PortRoyalTexts>> {
  return { en: english(content), fr: french(content), nl: dutch(content) };
}

/** With the components of the box as we know it. */
export const texts: Readonly<Record<Locale, PortRoyalTexts>> = createTexts(CONTENT);
