import type { Locale, RuleTexts } from '@captains-table/kernel';
import { en } from './en.ts';
import { ruleTexts as enRules } from './en-rules.ts';
import { ruleTexts as frRules } from './fr-rules.ts';
import { ruleTexts as nlRules } from './nl-rules.ts';
import { fr } from './fr.ts';
import type { FrancisDrakeTexts } from './francis-drake-texts.ts';
import { nl } from './nl.ts';
import type { Decision } from '../src/state.ts';

export type { Explained, FrancisDrakeTexts, HelpTopic } from './francis-drake-texts.ts';

/** A browser loads the rules in words on their own, when they are read. */
interface WithRules extends FrancisDrakeTexts {
  readonly rules: RuleTexts<Decision>;
}

export const texts: Readonly<Record<Locale, WithRules>> = {
  en: { ...en, rules: enRules },
  fr: { ...fr, rules: frRules },
  nl: { ...nl, rules: nlRules },
};
