import type { RuleTexts } from '@captains-table/kernel';
import type { Decision } from '../src/moves.ts';

/** The rules that a decision turns on, and those that a refusal may name. */
export type RuleId =
  | 'MA-1.17'
  | 'MA-1.18'
  | 'MA-2.2'
  | 'MA-2.3'
  | 'MA-2.4'
  | 'MA-2.6'
  | 'MA-3.1'
  | 'MA-3.2'
  | 'MA-3.3'
  | 'MA-3.4'
  | 'MA-3.5'
  | 'MA-3.7'
  | 'MA-4.1'
  | 'MA-4.2'
  | 'MA-5.1'
  | 'MA-5.2'
  | 'MA-5.4'
  | 'MA-5.17'
  | 'MA-6.1'
  | 'MA-6.2'
  | 'MA-6.8'
  | 'MA-6.12'
  | 'MA-6.13'
  | 'MA-6.14'
  | 'MA-6.15'
  | 'MA-6.16'
  | 'MA-6.17'
  | 'MA-6.18'
  | 'MA-6.19'
  | 'MA-6.20'
  | 'MA-6.22'
  | 'MA-6.23'
  | 'MA-7.1'
  | 'MA-7.4'
  | 'MA-8.1'
  | 'MA-8.2'
  | 'MA-8.3'
  | 'MA-8.4'
  | 'MA-9.1'
  | 'MA-9.2'
  | 'MA-9.4'
  | 'MA-9.5'
  | 'MA-9.6'
  | 'MA-9.7'
  | 'MA-10.1'
  | 'MA-10.2'
  | 'MA-10.5'
  | 'MA-10.6'
  | 'MA-10.9'
  | 'MA-11.1'
  | 'MA-11.2'
  | 'MA-11.4'
  | 'MA-13.1'
  | 'MA-13.3'
  | 'MA-13.4'
  | 'MA-14.5'
  | 'MA-15.1'
  | 'MA-15.2'
  | 'MA-15.3'
  | 'MA-16.1'
  | 'MA-16.6'
  | 'MA-16.7'
  | 'MA-16.10'
  | 'MA-17.2'
  | 'MA-17.3'
  | 'MA-17.4'
  | 'MA-17.5'
  | 'MA-17.6'
  | 'MA-17.7'
  | 'MA-17.8'
  | 'MA-18.3'
  | 'MA-18.6'
  | 'MA-19.2'
  | 'MA-19.8'
  | 'MA-19.9'
  | 'MA-20.3'
  | 'MA-20.12'
  | 'MA-20.14'
  | 'MA-21.4'
  | 'MA-21.18'
  | 'MA-22.1'
  | 'MA-22.3'
  | 'MA-22.4'
  | 'MA-24.1'
  | 'MA-24.4'
  | 'MA-24.6'
  | 'MA-24.8'
  | 'MA-24.9'
  | 'MA-24.10'
  | 'MA-24.12'
  | 'MA-24.15'
  | 'MA-24.16'
  | 'MA-24.18'
  | 'MA-24.19'
  | 'MA-28.7'
  | 'MA-28.15'
  | 'MA-28.21';

export function rules(sentences: Readonly<Record<RuleId, string>>): RuleTexts<Decision> {
  return { sentences, about: ({ kind }) => ABOUT[kind] };
}

const ABOUT: Readonly<Record<Decision['kind'], readonly RuleId[]>> = {
  'opening-plan': ['MA-1.17', 'MA-3.5'],
  'opening-discard': ['MA-1.17'],
  'opening-career': ['MA-1.18', 'MA-15.1', 'MA-15.2', 'MA-15.3'],
  sail: ['MA-2.2', 'MA-2.4', 'MA-2.3', 'MA-2.6', 'MA-9.1'],
  tip: ['MA-19.8'],
  'tile-offer': ['MA-24.12', 'MA-16.1'],
  main: [
    'MA-3.1',
    'MA-3.2',
    'MA-5.1',
    'MA-5.2',
    'MA-5.4',
    'MA-11.4',
    'MA-3.3',
    'MA-3.4',
    'MA-9.1',
    'MA-10.1',
    'MA-11.1',
  ],
  village: ['MA-9.2', 'MA-9.4', 'MA-9.5', 'MA-9.6', 'MA-9.7', 'MA-17.3', 'MA-22.1'],
  influence: ['MA-7.1', 'MA-14.5'],
  rank: ['MA-7.4', 'MA-14.5'],
  disc: ['MA-16.1', 'MA-16.6'],
  explore: ['MA-8.1', 'MA-8.2', 'MA-8.3', 'MA-8.4'],
  pay: ['MA-10.9', 'MA-19.2'],
  'fight-for': ['MA-6.1', 'MA-6.2', 'MA-6.12'],
  combat: ['MA-6.12', 'MA-6.8', 'MA-6.13', 'MA-6.14', 'MA-6.15', 'MA-6.16', 'MA-6.22'],
  'cube-nation': ['MA-20.3', 'MA-14.5'],
  cube: ['MA-20.3'],
  synergy: ['MA-20.12', 'MA-18.6', 'MA-18.3'],
  quest: ['MA-8.4', 'MA-10.2', 'MA-10.5', 'MA-10.6'],
  'city-quest': ['MA-24.1', 'MA-10.2', 'MA-10.5', 'MA-10.6'],
  assign: ['MA-20.14'],
  skull: ['MA-24.18', 'MA-3.7'],
  after: ['MA-3.3', 'MA-3.4', 'MA-13.4'],
  draw: ['MA-4.1', 'MA-4.2'],
  buying: ['MA-13.1', 'MA-13.3', 'MA-13.4', 'MA-17.3', 'MA-22.1', 'MA-22.3', 'MA-22.4'],
  choose: ['MA-3.7'],
  next: ['MA-3.7'],
  may: ['MA-3.7'],
  page: ['MA-28.7'],
  vote: ['MA-28.21'],
};
