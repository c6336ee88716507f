import type { Locale } from '@captains-table/kernel';
import type { Content } from '../src/content.ts';
import { factsOf } from './card-facts.ts';
import { en, english } from './en.ts';
import { fr, french } from './fr.ts';
import { dutch, nl } from './nl.ts';
import type { PortRoyalTexts } from './port-royal-texts.ts';

export type { CardTopic, Explained, HelpTopic, PortRoyalTexts } from './port-royal-texts.ts';

/** The words for a game with these components: cards are told with what is printed on them. */
export function createTexts(content: Content): Readonly<Record<Locale, PortRoyalTexts>> {
  const facts = factsOf(content);
  return { en: english(facts), fr: french(facts), nl: dutch(facts) };
}

export const texts: Readonly<Record<Locale, PortRoyalTexts>> = { en, fr, nl };
