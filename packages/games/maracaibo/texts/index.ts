import type { Locale } from '@captains-table/kernel';
import type { Content } from '../src/content.ts';
import { en, english } from './en.ts';
import { factsOf } from './facts.ts';
import { fr, french } from './fr.ts';
import type { MaracaiboTexts } from './maracaibo-texts.ts';
import { dutch, nl } from './nl.ts';

export type { Explained, HelpTopic, MaracaiboTexts, PieceTopic } from './maracaibo-texts.ts';

/** The words for a game with these components: pieces are told with what is printed on them. */
export function createTexts(content: Content): Readonly<Record<Locale, MaracaiboTexts>> {
  const facts = factsOf(content);
  return { en: english(facts), fr: french(facts), nl: dutch(facts) };
}

export const texts: Readonly<Record<Locale, MaracaiboTexts>> = { en, fr, nl };
