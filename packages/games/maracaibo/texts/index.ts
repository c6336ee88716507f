import type { Locale, RuleTexts } from '@captains-table/kernel';
import type { Content } from '../src/content.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { english } from './en.ts';
import { ruleTexts as enRules } from './en-rules.ts';
import { ruleTexts as frRules } from './fr-rules.ts';
import { ruleTexts as nlRules } from './nl-rules.ts';
import { french } from './fr.ts';
import type { MaracaiboTexts } from './maracaibo-texts.ts';
import { dutch } from './nl.ts';
import type { Decision } from '../src/moves.ts';

export type { Explained, HelpTopic, MaracaiboTexts, PieceTopic } from './maracaibo-texts.ts';

/** A browser loads the rules in words on their own, when they are read. */
interface WithRules extends MaracaiboTexts {
  readonly rules: RuleTexts<Decision>;
}

/** The words for a game with these components: pieces are told with what is printed on them. */
export function createTexts(content: Content): Readonly<Record<Locale, WithRules>> {
  return {
    en: { ...english(content), rules: enRules },
    fr: { ...french(content), rules: frRules },
    nl: { ...dutch(content), rules: nlRules },
  };
}

/** With the components of the box as we know it. */
export const texts: Readonly<Record<Locale, WithRules>> = createTexts(CONTENT);
