import type { RuleTexts } from '@captains-table/kernel';
import type { Decision } from '../src/index.ts';

const ABOUT = {
  choice: [
    'STW-2.1',
    'STW-2.3',
    'STW-3.1',
    'STW-3.2',
    'STW-3.3',
    'STW-3.4',
    'STW-3.5',
    'STW-3.6',
    'STW-2.4',
    'STW-2.5',
  ],
  peek: ['STW-3.7'],
  choose: ['STW-3.3', 'STW-3.5'],
  next: ['STW-3.4'],
  may: ['STW-3.2', 'STW-3.3'],
  page: ['STW-4.3', 'STW-4.2', 'STW-4.5'],
  vote: ['STW-4.4', 'STW-4.6', 'STW-4.8'],
} as const satisfies Readonly<Record<Decision['kind'], readonly string[]>>;

export type RuleId = (typeof ABOUT)[keyof typeof ABOUT][number] | 'STW-2.2';

export function rules(sentences: Readonly<Record<RuleId, string>>): RuleTexts<Decision> {
  return { sentences, about: ({ kind }) => ABOUT[kind] };
}
