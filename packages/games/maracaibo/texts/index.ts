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
import { viewTexts as enView } from './en-view.ts';
import { ruleTexts as frRules } from './fr-rules.ts';
import { viewTexts as frView } from './fr-view.ts';
import { ruleTexts as nlRules } from './nl-rules.ts';
import { viewTexts as nlView } from './nl-view.ts';
import { french } from './fr.ts';
import type { MaracaiboTexts, TableTexts } from './maracaibo-texts.ts';
import { dutch } from './nl.ts';
import type { Decision } from '../src/moves.ts';

export type { Explained, HelpTopic, MaracaiboTexts, PieceTopic } from './maracaibo-texts.ts';

/** A browser loads the rules in words, the words of hints and those of the text table when they are read. */
type WithRules = MaracaiboTexts &
  HintTexts<Reason, Figure> & { readonly rules: RuleTexts<Decision>; readonly view: TableTexts };

/** The words for a game with these components: pieces are told with what is printed on them. */
export function createTexts(content: Content): Readonly<Record<Locale, WithRules>> {
  return {
    en: { ...english(content), rules: enRules, view: enView(content), ...enHints },
    fr: { ...french(content), rules: frRules, view: frView(content), ...frHints },
    nl: { ...dutch(content), rules: nlRules, view: nlView(content), ...nlHints },
  };
}

/** With the components of the box as we know it. */
export const texts: Readonly<Record<Locale, WithRules>> = createTexts(CONTENT);
