import type { RuleTexts } from '@captains-table/kernel';
import type { AdventureDecision } from '../src/adventure/state.ts';
import type { Decision } from '../src/state.ts';

/** The rules that a decision turns on, and those that a refusal may name. */
export type RuleId =
  | 'PR-1.18'
  | 'PR-2.1'
  | 'PR-2.2'
  | 'PR-2.10'
  | 'PR-2.14'
  | 'PR-2.15'
  | 'PR-2.16'
  | 'PR-2.18'
  | 'PR-2.20'
  | 'PR-2.21'
  | 'PR-2.23'
  | 'PR-2.24'
  | 'PR-2.25'
  | 'PR-2.28'
  | 'PR-3.1'
  | 'PR-3.2'
  | 'PR-3.3'
  | 'PR-3.5'
  | 'PR-3.6'
  | 'PR-3.7'
  | 'PR-3.8'
  | 'PR-3.9'
  | 'PR-3.11'
  | 'PR-3.14'
  | 'PR-3.15'
  | 'PR-3.17'
  | 'PR-3.18'
  | 'PR-3.24'
  | 'PR-5.1'
  | 'PR-5.2'
  | 'PR-5.3'
  | 'PR-5.6'
  | 'PR-5.7'
  | 'PR-5.8'
  | 'PR-8.11'
  | 'PR-8.12'
  | 'PR-8.13'
  | 'PR-8.17'
  | 'PR-9.2'
  | 'PR-9.5'
  | 'PR-9.10'
  | 'PR-9.11'
  | 'PR-9.12'
  | 'PR-9.14'
  | 'PR-10.14'
  | 'PR-10.15'
  | 'PR-10.16'
  | 'PR-11.7'
  | 'PR-11.9'
  | 'PR-11.11'
  | 'PR-11.13'
  | 'PR-11.17'
  | 'PR-11.26'
  | 'PR-11.27'
  | 'PR-11.34'
  | 'PR-12.14'
  | 'PR-12.15'
  | 'PR-12.18'
  | 'PR-12.20'
  | 'PR-12.22'
  | 'PR-12.23'
  | 'PR-12.25'
  | 'PR-12.26'
  | 'PR-12.28'
  | 'PR-12.29'
  | 'PR-12.32'
  | 'PR-12.33'
  | 'PR-12.34'
  | 'PR-12.36'
  | 'PR-12.39'
  | 'PR-13.7'
  | 'PR-13.10'
  | 'PR-13.22'
  | 'PR-13.24'
  | 'PR-13.26'
  | 'PR-20.6'
  | 'PR-20.8'
  | 'PR-20.13'
  | 'PR-20.16'
  | 'PR-21.1'
  | 'PR-21.2'
  | 'PR-21.3'
  | 'PR-21.4'
  | 'PR-21.5'
  | 'PR-21.8'
  | 'PR-21.10'
  | 'PR-22.15'
  | 'PR-22.16'
  | 'PR-22.24'
  | 'PR-23.1'
  | 'PR-23.2'
  | 'PR-23.6'
  | 'PR-23.11'
  | 'PR-23.24'
  | 'PR-24.4'
  | 'PR-24.6'
  | 'PR-24.9'
  | 'PR-24.11'
  | 'PR-24.15'
  | 'PR-25.5'
  | 'PR-25.6'
  | 'PR-25.13';

export function rules(sentences: Readonly<Record<RuleId, string>>): RuleTexts<Decision> {
  return { sentences, about };
}

function about(owed: Decision): readonly RuleId[] {
  switch (owed.kind) {
    case 'set-aside':
      return ['PR-13.24', 'PR-13.26', 'PR-13.7', 'PR-13.10'];
    case 'discover':
      if (owed.gambled > 0) return ['PR-9.12', 'PR-9.10', 'PR-9.11', 'PR-9.5', 'PR-2.10'];
      return [
        ...(owed.drawn === 0 ? (['PR-2.1'] as const) : (['PR-2.2', 'PR-2.28'] as const)),
        'PR-2.10',
        'PR-2.14',
        'PR-3.2',
        'PR-3.3',
        'PR-5.3',
      ];
    case 'repel':
      return ['PR-2.20', 'PR-2.21', 'PR-2.24', ...(owed.bust ? (['PR-2.25', 'PR-2.10'] as const) : [])];
    case 'claim':
      return [...moment(owed.contract), 'PR-11.11', 'PR-11.17', 'PR-11.13'];
    case 'save':
      return ['PR-13.22', 'PR-13.26', 'PR-13.10'];
    case 'take':
      return owed.fee
        ? ['PR-3.14', 'PR-3.15', 'PR-3.8', 'PR-3.17', 'PR-3.9', 'PR-3.18', 'PR-3.6']
        : ['PR-3.1', 'PR-3.2', 'PR-3.3', 'PR-3.5', 'PR-3.8', 'PR-3.9', 'PR-3.6'];
    case 'forgo':
      return [
        owed.contract === 'galleon-nemesis' ? 'PR-12.22' : 'PR-12.14',
        'PR-12.15',
        'PR-12.20',
        'PR-12.18',
      ];
    case 'store':
      return ['PR-8.11', 'PR-8.12', 'PR-8.13', 'PR-8.17'];
    case 'gift':
      return ['PR-10.14', 'PR-10.15', 'PR-10.16'];
    case 'window':
      return [
        ...(owed.after === 'bust' ? (['PR-2.16', 'PR-2.15'] as const) : (['PR-3.24'] as const)),
        'PR-5.6',
        'PR-5.7',
        'PR-5.8',
      ];
    default:
      return aboutAdventure(owed);
  }
}

function aboutAdventure(owed: AdventureDecision): readonly RuleId[] {
  switch (owed.kind) {
    case 'adventurer':
      return ['PR-20.6', 'PR-20.8', 'PR-21.2'];
    case 'share':
      return ['PR-25.6', 'PR-25.5'];
    case 'page':
      return ['PR-20.16', 'PR-20.13'];
    case 'look':
      return owed.why === 'sentinel' ? ['PR-24.9', 'PR-24.11'] : ['PR-22.24'];
    case 'mission':
      return ['PR-23.11', 'PR-23.6', 'PR-21.1', 'PR-21.5'];
    case 'buy-crowns':
      return ['PR-22.15', 'PR-21.10', 'PR-21.8'];
    case 'buy-marker':
      return ['PR-25.13', 'PR-21.3', 'PR-21.4'];
  }
}

/** When a contract can be claimed that can only be claimed at one moment. */
function moment(contract: string): readonly RuleId[] {
  switch (contract) {
    case 'tax-inspector':
      return ['PR-12.23', 'PR-12.25'];
    case 'jinx':
      return ['PR-12.26'];
    case 'speculator':
      return ['PR-12.28', 'PR-12.29', 'PR-12.34'];
    case 'major-speculator':
      return ['PR-12.32', 'PR-12.33', 'PR-12.34'];
    default:
      return ['PR-11.26'];
  }
}
