/**
 * The components as data, and the box made of them. The data names abilities and requirements; the
 * box holds each card as one flat record, so that rules read a number and never search a list.
 */
import type { AdventureContent, Cargo, Group } from './adventure/content.ts';

/** The last one is that of the Ares pirates. */
export const COLOURS = ['yellow', 'blue', 'green', 'red', 'black', 'ares'] as const;
export type Colour = (typeof COLOURS)[number];

/** What the persons on the cards are, by the part of the box that brings them. */
export const PERSONS = {
  base: [
    'trader',
    'settler',
    'captain',
    'priest',
    'jack',
    'sailor',
    'pirate',
    'senorita',
    'jester',
    'admiral',
    'governor',
  ],
  setsSail: ['merchant', 'passenger'],
  gambler: ['gambler'],
  contracts: ['gunner', 'viceadmiral', 'clerk'],
  adventure: ['tybuk', 'sentinel', 'innkeeper'],
} as const;

export const PERSON_TYPES = [
  ...PERSONS.base,
  ...PERSONS.setsSail,
  ...PERSONS.gambler,
  ...PERSONS.contracts,
  ...PERSONS.adventure,
] as const;
export type PersonType = (typeof PERSON_TYPES)[number];

/** Where a value comes from. A reconstructed one is ours, not the original's. */
type Source = 'rulebook' | 'published' | 'reconstructed' | 'box';

export interface Provenance {
  readonly source: Source;
  /** Where single fields differ. */
  readonly sources?: Readonly<Record<string, Source>>;
}

/** Cards of the adventure join the draw pile in groups. */
interface Grouped {
  readonly group?: Group;
}

interface ShipData extends Provenance, Grouped {
  readonly id: string;
  readonly kind: 'ship';
  readonly colour: Colour;
  readonly coins: number;
  readonly sabres: number | 'skull';
  /** Coins for another player of the taker's choice. */
  readonly gift?: number;
  readonly crowns?: number;
  readonly cargo?: Cargo;
  readonly joinsBase?: boolean;
}

export type Ability =
  | { readonly does: 'trade-bonus'; readonly colour: Colour; readonly coins: number }
  | { readonly does: 'symbol'; readonly symbol: 'anchor' | 'cross' | 'house' | 'any' }
  | { readonly does: 'sabres'; readonly sabres: number }
  | { readonly does: 'discount'; readonly coins: number }
  | { readonly does: 'empty-harbour'; readonly coins: number }
  | { readonly does: 'harbour-size'; readonly from: number; readonly to?: number; readonly coins: number }
  | { readonly does: 'ships-minus-one' }
  | { readonly does: 'extra-card'; readonly cards: number }
  | { readonly does: 'extra-card-on-ship'; readonly colour: Colour; readonly cards: number }
  | { readonly does: 'store-ship'; readonly colour: Colour; readonly influence: number }
  | { readonly does: 'gamble'; readonly draw: number; readonly cards: number }
  | { readonly does: 'look'; readonly cards: number }
  | { readonly does: 'harbour-ships'; readonly from: number; readonly coins: number }
  | { readonly does: 'harbour-persons'; readonly from: number; readonly crowns: number }
  | { readonly does: 'sell-cargo'; readonly bread: number; readonly rum: number }
  | { readonly does: 'trade-crowns'; readonly colour: Colour; readonly crowns: number }
  | { readonly does: 'bust'; readonly to: number; readonly coins: number }
  | { readonly does: 'expedition'; readonly crowns: number }
  | { readonly does: 'unlock'; readonly coins: number };

export interface PersonData extends Provenance, Grouped {
  readonly id: string;
  readonly kind: 'person';
  readonly type: PersonType;
  readonly colour?: Colour;
  readonly sex?: 'm' | 'f';
  readonly cost: number;
  readonly influence: number;
  readonly abilities: readonly Ability[];
  readonly joinsBase?: boolean;
}

export interface ExpeditionData extends Provenance, Grouped {
  readonly id: string;
  readonly kind: 'expedition';
  readonly symbols: { readonly anchor?: number; readonly cross?: number; readonly house?: number };
  readonly coins: number;
  readonly influence: number;
  /** A kept ship with this cargo is discarded as well. */
  readonly cargo?: Cargo;
  /** On the table from the start, with five players only; no coin on its back. */
  readonly special?: boolean;
}

export interface TaxData extends Provenance, Grouped {
  readonly id: string;
  readonly kind: 'tax';
  readonly loss: { readonly from: number; readonly lose?: 'half'; readonly keep?: number };
  readonly bonus: { readonly to: 'most-sabres' | 'least-influence'; readonly coins: number };
  readonly joinsBase?: boolean;
}

export type CardData = ShipData | PersonData | ExpeditionData | TaxData;

export type Requirement =
  | { readonly asks: 'person'; readonly type: PersonType; readonly count: number }
  | { readonly asks: 'cheap-persons'; readonly count: number; readonly cost: number }
  | { readonly asks: 'sabres' | 'expeditions' | 'influence'; readonly count: number }
  | { readonly asks: 'pay'; readonly coins: number }
  | { readonly asks: 'forgo'; readonly colour: Colour; readonly times: number }
  | { readonly asks: 'taxed' | 'bust' }
  | { readonly asks: 'colours'; readonly count: number; readonly times?: number }
  | { readonly asks: 'nest'; readonly colours: number };

export interface ContractData extends Provenance {
  readonly id: string;
  /** Where a box has another name than ours. */
  readonly name?: string;
  readonly requires: readonly Requirement[];
  /** Coins of the five marker slots, left to right. */
  readonly slots: readonly number[];
  readonly seal: { readonly number: number; readonly letter: string };
  readonly cooperativeOnly?: boolean;
}

export const SETS = ['base', 'sets-sail', 'gambler', 'contracts', 'adventure'] as const;
export type SetName = (typeof SETS)[number];

/** Figures of set-up and of the end of the game. */
export interface FiguresData extends Provenance {
  readonly startCoins: number;
  /** Influence that ends the game, and that ends Sets Sail when played alone. */
  readonly goal: number;
  readonly goalSetsSail: number;
  /** Contracts face up against each other, and together for one to five players. */
  readonly contractsOpen: number;
  readonly contractsTogether: readonly number[];
  /** Cards of the time pile, before what the seals add. */
  readonly timeCards: number;
}

/** Everything in the Big Box. */
export interface Content {
  readonly cards: Readonly<Record<SetName, readonly CardData[]>>;
  readonly contracts: readonly ContractData[];
  readonly adventure: AdventureContent;
  readonly figures: FiguresData;
}
