import type { Reason } from '../src/policy/reason.ts';
import type { GameTexts, RuleTexts } from '@captains-table/kernel';
import type { Colour, PersonType } from '../src/content.ts';
import type { Rank } from '../src/coop.ts';
import type { Code, Decision, Event, Move } from '../src/state.ts';

/** A name and one paragraph about it. */
export interface Explained {
  readonly name: string;
  readonly help: string;
}

/** Cards and piles that are no persons and no contracts. */
export type CardTopic =
  | 'ship'
  | 'gift-ship'
  | 'expedition'
  | 'special-expedition'
  | 'sabre-tax'
  | 'influence-tax'
  | 'sets-sail-tax'
  | 'coin'
  | 'contract'
  | 'time-pile'
  | 'victory-pile';

/** Every decision, and what is good to know besides. */
export type HelpTopic =
  | Decision['kind']
  | 'overview'
  | 'harbour'
  | 'bust'
  | 'trade'
  | 'recruit'
  | 'fee'
  | 'taxes'
  | 'expeditions'
  | 'coins'
  | 'influence'
  | 'sabres'
  | 'contracts'
  | 'sets-sail'
  | 'cooperative'
  | 'solo'
  | 'end'
  | 'standstill'
  | 'expedition-to-win';

export type ContractId =
  | 'bruja'
  | 'luminary'
  | 'maritime-supremacy'
  | 'new-colony'
  | 'trade-outpost'
  | 'trade-master'
  | 'thrifty-crew'
  | 'mercenary'
  | 'explorer'
  | 'frigate-nemesis'
  | 'galleon-nemesis'
  | 'tax-inspector'
  | 'jinx'
  | 'speculator'
  | 'major-speculator'
  | 'pirates-nest'
  | 'small-estate'
  | 'ransom';

export interface PortRoyalTexts extends GameTexts<Move, Event, Decision, Code> {
  /** Ship types by colour, for a sentence: with the article in French and Dutch. */
  readonly ships: Readonly<Record<Colour, string>>;
  /** The same without an article, for a title. */
  readonly shipNames: Readonly<Record<Colour, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly persons: Readonly<Record<PersonType, Explained>>;
  readonly contracts: Readonly<Record<string, Explained>>;
  readonly cards: Readonly<Record<CardTopic, Explained>>;
  readonly help: Readonly<Record<HelpTopic, string>>;
  readonly rules: RuleTexts<Decision>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** A card in words with what is printed on it; an id that is not in the box stands for itself. */
  readonly card: (id: string) => string;
}
