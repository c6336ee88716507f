/** The components of The Adventure Begins other than cards of the draw pile. */
import type { Ability, Colour, PersonType, Provenance } from '../content.ts';

export const CARGO = ['book', 'herbs', 'bread', 'rum'] as const;
export type Cargo = (typeof CARGO)[number];

/** Cards that are shuffled in together, in the order of the story. */
export const GROUPS = ['ares', 'sentinels', 'rum', 'explorers', 'bread', 'innkeepers', 'levy'] as const;
export type Group = (typeof GROUPS)[number];

/** How the adventure is played: what a card is good for may depend on it. */
export type Play = 'competitive' | 'cooperative';

/** One side of an adventurer card. */
interface AdventurerData extends Provenance {
  readonly id: string;
  /** Where a box has another name than ours. */
  readonly name?: string;
  /** The card it is printed on, counted from 1. */
  readonly card: number;
  readonly ability: Ability;
  /** Coins to start with. */
  readonly treasure: number;
}

/** The players it applies to: `coins` and `sabres` are those with at least `from` of them. */
export type Whom = 'active' | 'all' | 'fewest-coins' | 'coins' | 'sabres';

export type Effect =
  /** At once. */
  | {
      readonly does: 'gain' | 'pay';
      readonly for: Whom;
      readonly from?: number;
      readonly coins: number;
      readonly in?: Play;
    }
  | { readonly does: 'sell-crowns'; readonly for: Whom; readonly price: number; readonly most: number }
  | { readonly does: 'first-ship'; readonly colour: Colour; readonly cards: number }
  | { readonly does: 'look-and-place'; readonly cards: number }
  | { readonly does: 'return-ships'; readonly colour: Colour }
  | { readonly does: 'month-end' }
  | { readonly does: 'sell-marker'; readonly price: number }
  | { readonly does: 'new-month' }
  /** During the turn. */
  | { readonly does: 'ship-bonus'; readonly for: 'active' | 'all'; readonly coins: number }
  | { readonly does: 'cheap-crew'; readonly for: 'active' | 'all'; readonly coins: number }
  | { readonly does: 'free-repel'; readonly times: number }
  | { readonly does: 'hard-repel'; readonly sabres: number }
  | { readonly does: 'least-harbour'; readonly cards: number }
  | { readonly does: 'extra-cards'; readonly for: 'active'; readonly cards: number }
  /** A player alone gains coins instead. */
  | { readonly does: 'free-port'; readonly alone: number }
  | { readonly does: 'regatta'; readonly for: 'active'; readonly colours: number; readonly crowns: number };

export interface EventData extends Provenance {
  readonly id: string;
  /** Where a box has another name than ours. */
  readonly name?: string;
  /** 0: the common ones; 1: for one or two players; 2: month's end; 3: month's end of the variable game. */
  readonly mark: 0 | 1 | 2 | 3;
  readonly effects: readonly Effect[];
}

export type MissionRequirement =
  /** To have. */
  | { readonly asks: 'persons'; readonly types: readonly PersonType[]; readonly count: number }
  | { readonly asks: 'cheap-persons'; readonly count: number; readonly cost: number }
  | { readonly asks: 'sabres' | 'expeditions' | 'influence'; readonly count: number }
  /** To give. */
  | { readonly asks: 'pay'; readonly coins: number }
  | { readonly asks: 'ships'; readonly colour: Colour; readonly count: number }
  | { readonly asks: 'cargo'; readonly cargo: readonly Cargo[]; readonly count: number }
  | { readonly asks: 'crowns'; readonly count: number }
  /** To do, and to claim at that moment. */
  | { readonly asks: 'colours'; readonly count: number }
  | { readonly asks: 'stop'; readonly cards: number }
  | { readonly asks: 'take-less'; readonly cards: number }
  | { readonly asks: 'taxed' };

interface Reward {
  readonly coins?: number;
  readonly crowns?: number;
}

export interface MissionData {
  readonly requires: readonly MissionRequirement[];
  /** On how many turns it must be met; 1 by default. */
  readonly steps?: number;
  /** For the first player to complete it. */
  readonly first: Reward;
  /** For all who do. */
  readonly all: Reward;
  /** Used in the variable game. */
  readonly starred?: boolean;
  /** In play in one kind of play only. */
  readonly only?: Play;
}

/** Where the hourglass leads: to a card, to the end (card 9) or nowhere; perhaps by way of a question. */
export type MonthEnd = { readonly markerPrice?: number } & (
  { readonly read: string } | { readonly asks: string; readonly done: string; readonly undone: string }
);

/** A numbered story card with a mission on its back. */
export interface StoryData extends Provenance {
  readonly id: string;
  readonly chapter: number;
  readonly adds?: readonly Group[];
  /** When it is read. */
  readonly effects?: readonly Effect[];
  readonly mission: MissionData;
  readonly monthEnd: Readonly<Record<Play, MonthEnd>>;
}

interface Goals {
  readonly markers: number;
  readonly influence: number;
}

interface ChapterData extends Provenance {
  readonly chapter: number;
  /** The page of its title card. */
  readonly title: string;
  /** Its first story card. */
  readonly first: string;
  /** What the draw pile must contain. */
  readonly cards: readonly Group[];
  /** The pages of its ends. */
  readonly end: string;
  readonly lost: string;
  /** Card 9 for one, two, three and four players. */
  readonly goals: readonly Goals[];
}

export interface AdventureContent {
  readonly adventurers: readonly AdventurerData[];
  readonly events: readonly EventData[];
  readonly chapters: readonly ChapterData[];
  readonly stories: readonly StoryData[];
  readonly crowns: Provenance & {
    readonly spaces: number;
    readonly shields: readonly { readonly space: number; readonly influence: number }[];
  };
  /** What the markers of an adventurer hide: which one the ability, which one the trophy, and crowns. */
  readonly unlocks: Provenance & {
    readonly ability: number;
    readonly trophy: number;
    readonly crowns: readonly number[];
  };
  /** Events marked 0 in the first deck, by number of players from 1. */
  readonly eventsDrawn: Provenance & Readonly<Record<Play, readonly number[]>>;
  readonly ending: Provenance & {
    readonly influence: number;
    readonly retryCoins: number;
    readonly variableMissions: number;
  };
}
