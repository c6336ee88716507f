import type { TableGame } from '@captains-table/catalogue';
import type { RuleTexts } from '@captains-table/kernel';
import { locale } from '../../app/settings.ts';
import { useFetchedTexts } from './use-fetched-texts.ts';

/** The rules in words, as soon as they are there. Help without them is better than none. */
export function useRuleTexts({ texts, ruleTexts }: TableGame): RuleTexts | undefined {
  const fetched = useFetchedTexts(ruleTexts);
  return fetched.texts ?? texts[locale.value].rules;
}
