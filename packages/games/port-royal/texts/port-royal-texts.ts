import type { GameTexts, Phrase } from '@captains-table/kernel';
import type { Colour, PersonType } from '../src/content.ts';
import type { Rank } from '../src/coop.ts';
import type {
  AdventureCode,
  AdventureDecision,
  AdventureEvent,
  AdventureMove,
} from '../src/adventure/state.ts';
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
  | 'sets-sail-taxes'
  | 'expeditions'
  | 'coins'
  | 'influence'
  | 'sets-sail-influence'
  | 'sabres'
  | 'contracts'
  | 'sets-sail'
  | 'cooperative'
  | 'solo'
  | 'end'
  | 'sets-sail-end'
  | 'standstill'
  | 'expedition-to-win'
  | 'adventure'
  | 'missions'
  | 'crowns'
  | 'events'
  | 'cargo'
  | 'chapter-goals'
  | 'trophy'
  | 'variable';

export type AdventurerId =
  | 'grace-may'
  | 'jacques-grandeur'
  | 'jean-blackbeard'
  | 'senora-anne'
  | 'don-ferdinando'
  | 'officer-scott'
  | 'p-landman'
  | 'cutthroat-mary'
  | 'samuel-blackguard'
  | 'thomas-fishborn';

export type EventId =
  | 'event-fair-wind'
  | 'event-market-day'
  | 'event-sea-fog'
  | 'event-rough-swell'
  | 'event-audience'
  | 'event-onshore-gale'
  | 'event-alms'
  | 'event-harbour-dues'
  | 'event-sailors-feast'
  | 'event-late-tide'
  | 'event-free-port'
  | 'event-red-spear'
  | 'event-regatta'
  | 'event-lookout'
  | 'event-months-end'
  | 'event-months-end-variable';

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

/** What The Adventure Begins adds to the phrases of the other sets. */
export interface AdventureTexts extends AdventureNames {
  readonly prompts: {
    readonly [K in AdventureDecision['kind']]: Phrase<Extract<AdventureDecision, { kind: K }>, Decision>;
  };
  readonly moves: {
    readonly [K in AdventureMove['kind']]: Phrase<Extract<AdventureMove, { kind: K }>, Decision>;
  };
  readonly events: {
    readonly [K in AdventureEvent['key']]: Phrase<Extract<AdventureEvent, { key: K }>, Decision>;
  };
  readonly refusals: Readonly<Record<AdventureCode, () => string>>;
}

interface AdventureNames {
  readonly adventurers: Readonly<Record<string, Explained>>;
  readonly eventCards: Readonly<Record<string, Explained>>;
  /** What a mission asks for and brings; an id that is not in the box stands for itself. */
  readonly mission: (id: string) => string;
}

/** What pieces of a box with other values do; undefined for an id that is not in it. */
export interface OwnCardTexts {
  /** A person or a tax, in full. */
  help(card: string): string | undefined;
  /** A person, in a few words for the card. */
  brief(card: string): string | undefined;
  /** What a contract asks for, in a few words. */
  asks(contract: string): string | undefined;
  /** What an adventurer does, in a few words. */
  ability(adventurer: string): string | undefined;
}

export interface PortRoyalTexts extends AdventureNames, GameTexts<Move, Event, Decision, Code> {
  /** Ship types by colour, for a sentence: with the article in French and Dutch. */
  readonly ships: Readonly<Record<Colour, string>>;
  /** The same without an article, for a title. */
  readonly shipNames: Readonly<Record<Colour, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly persons: Readonly<Record<PersonType, Explained>>;
  readonly contracts: Readonly<Record<string, Explained>>;
  readonly cards: Readonly<Record<CardTopic, Explained>>;
  readonly help: Readonly<Record<HelpTopic, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** A card in words with what is printed on it; an id that is not in the box stands for itself. */
  readonly card: (id: string) => string;
  /** With content from outside only. */
  readonly ownCards?: OwnCardTexts;
}

/** The phrases of all other sets. */
export interface OtherTexts {
  readonly prompts: Omit<PortRoyalTexts['prompts'], keyof AdventureTexts['prompts']>;
  readonly moves: Omit<PortRoyalTexts['moves'], keyof AdventureTexts['moves']>;
  readonly events: Omit<PortRoyalTexts['events'], keyof AdventureTexts['events']>;
  readonly refusals: Omit<PortRoyalTexts['refusals'], AdventureCode>;
}
