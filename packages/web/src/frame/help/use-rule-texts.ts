import type { TableGame } from '@captains-table/catalogue';
import type { RuleTexts } from '@captains-table/kernel';
import { useEffect, useState } from 'preact/hooks';
import { locale } from '../../app/settings.ts';

/** The rules in words, as soon as they are there. Help without them is better than none. */
export function useRuleTexts({ texts, ruleTexts }: TableGame): RuleTexts | undefined {
  const read = locale.value;
  const [loaded, setLoaded] = useState<RuleTexts | undefined>(texts[read].rules);
  useEffect(() => {
    let left = false;
    ruleTexts?.(read).then(
      (rules) => {
        if (!left) setLoaded(rules);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [ruleTexts, read]);
  return loaded;
}
