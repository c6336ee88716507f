import type { RuleTexts } from '@captains-table/kernel';
import type { TurnPending } from '../src/index.ts';

export type RuleId = 'TTT-2.1' | 'TTT-2.2' | 'TTT-2.3' | 'TTT-3.1' | 'TTT-3.2';

export function rules(sentences: Readonly<Record<RuleId, string>>): RuleTexts<TurnPending> {
  const ids: readonly RuleId[] = ['TTT-2.1', 'TTT-2.2', 'TTT-3.1', 'TTT-3.2'];
  return { sentences, about: () => ids };
}
