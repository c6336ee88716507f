import type { HintTexts, Locale, RuleTexts } from '@captains-table/kernel';
import type { Content } from '../src/content.ts';
import { CONTENT } from '../src/built-in-content.ts';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { english } from './en.ts';
import { hintTexts as enHints } from './en-hints.ts';
import { hintTexts as frHints } from './fr-hints.ts';
import { hintTexts as nlHints } from './nl-hints.ts';
import { ruleTexts as enRules } from './en-rules.ts';
import { laterTexts as enLater } from './en-later.ts';
import { ruleTexts as frRules } from './fr-rules.ts';
import { laterTexts as frLater } from './fr-later.ts';
import { ruleTexts as nlRules } from './nl-rules.ts';
import { laterTexts as nlLater } from './nl-later.ts';
import { french } from './fr.ts';
import type { LaterTexts, MaracaiboTexts } from './maracaibo-texts.ts';
import { dutch } from './nl.ts';
import type { Decision } from '../src/moves.ts';

export type { Explained, HelpTopic, MaracaiboTexts, PieceTopic } from './maracaibo-texts.ts';

/** A browser loads the rules in words, the words of hints and those of the text table when they are read. */
type WithRules = Omit<MaracaiboTexts, keyof LaterTexts> &
  LaterTexts &
  HintTexts<Reason, Figure> & { readonly rules: RuleTexts<Decision> };

/** The words for a game with these components: pieces are told with what is printed on them. */
export function createTexts(content: Content): Readonly<Record<Locale, WithRules>> {
  return {
    en: { ...english(content), rules: enRules, ...enLater(content), ...enHints },
    fr: { ...french(content), rules: frRules, ...frLater(content), ...frHints },
    nl: { ...dutch(content), rules: nlRules, ...nlLater(content), ...nlHints },
  };
}

/** With the components of the box as we know it. */
export const texts: Readonly<Record<Locale, WithRules>> = createTexts(CONTENT);
