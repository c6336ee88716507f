import type { RuleTexts } from '@captains-table/kernel';
import type { Decision } from '../src/state.ts';

const ABOUT = {
  street: [
    'FD-2.3',
    'FD-2.5',
    'FD-2.6',
    'FD-2.7',
    'FD-2.8',
    'FD-2.9',
    'FD-2.12',
    'FD-3.7',
    'FD-3.15',
    'FD-3.18',
  ],
  drake: ['FD-3.8'],
  frigates: ['FD-4.2', 'FD-10.2', 'FD-12.2'],
  troops: ['FD-4.4', 'FD-10.3', 'FD-12.3'],
  mission: ['FD-5.1', 'FD-5.2', 'FD-5.3', 'FD-5.4', 'FD-5.5', 'FD-5.6', 'FD-5.7'],
  informer: ['FD-6.1', 'FD-6.2', 'FD-6.4'],
  swap: ['FD-6.3'],
  redirect: ['FD-6.5', 'FD-5.3', 'FD-5.4'],
  attack: ['FD-8.12', 'FD-8.3', 'FD-8.4', 'FD-8.6', 'FD-8.7', 'FD-8.9', 'FD-8.10', 'FD-8.5'],
  trade: ['FD-8.14', 'FD-8.15', 'FD-8.5', 'FD-11.1'],
  home: ['FD-9.1', 'FD-9.3', 'FD-10.1'],
} as const satisfies Readonly<Record<Decision['kind'], readonly string[]>>;

/** The rules that a decision turns on, and those that only a refusal names. */
export type RuleId =
  | (typeof ABOUT)[keyof typeof ABOUT][number]
  | 'FD-1.1'
  | 'FD-1.2'
  | 'FD-1.8'
  | 'FD-1.14'
  | 'FD-3.9'
  | 'FD-3.17'
  | 'FD-8.1';

export function rules(sentences: Readonly<Record<RuleId, string>>): RuleTexts<Decision> {
  return { sentences, about: ({ kind }) => ABOUT[kind] };
}
