import type { HintTexts, Locale, RuleTexts } from '@captains-table/kernel';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { en } from './en.ts';
import { hintTexts as enHints } from './en-hints.ts';
import { hintTexts as frHints } from './fr-hints.ts';
import { hintTexts as nlHints } from './nl-hints.ts';
import { ruleTexts as enRules } from './en-rules.ts';
import { ruleTexts as frRules } from './fr-rules.ts';
import { ruleTexts as nlRules } from './nl-rules.ts';
import { fr } from './fr.ts';
import type { FrancisDrakeTexts } from './francis-drake-texts.ts';
import { nl } from './nl.ts';
import type { Decision } from '../src/state.ts';

export type { Explained, FrancisDrakeTexts, HelpTopic } from './francis-drake-texts.ts';

/** A browser loads the rules in words and the words of hints on their own, when they are read. */
type WithRules = FrancisDrakeTexts & HintTexts<Reason, Figure> & { readonly rules: RuleTexts<Decision> };

export const texts: Readonly<Record<Locale, WithRules>> = {
  en: { ...en, rules: enRules, ...enHints },
  fr: { ...fr, rules: frRules, ...frHints },
  nl: { ...nl, rules: nlRules, ...nlHints },
};
