/**
 * What cards, tiles and places do, as data. An effect is a program of the kernel: the words `seq`,
 * `choose`, `may` and `when`, and the verbs below. The content writes names ("france", "$x"), the box
 * holds the same programs with small numbers, so the types take what stands for a nation, an item, a
 * good, a symbol and an amount.
 */

/** What a player owns or has done, as a number that rewards multiply. */
export const COUNTED = [
  'combatTokens',
  'spiesOnBoard',
  'spiesOnLocations',
  'quests',
  'compasses',
  'synergies',
  'nationsWith3Influence',
] as const;
export type Counted = (typeof COUNTED)[number];

/** Where points are credited: the lines of the score sheet. */
export const CREDITS = [
  'cards',
  'prestige',
  'income',
  'track',
  'majority',
  'nobility',
  'quests',
  'explorer',
  'combat',
  'upgrades',
  'careers',
  'spies',
  'cities',
  'villages',
  'homeward',
  'legacy',
  'scoring',
] as const;
export type Credit = (typeof CREDITS)[number];

/** How names and amounts are written: as in the content, or as numbers in the box. */
interface Notation {
  readonly nation: string | number;
  readonly synergy: string | number;
  readonly item: string | number;
  readonly good: string | number;
  readonly amount: string | number;
}

/** As the content writes it: `$x` stands for a parameter of the card. */
export interface Written extends Notation {
  readonly nation: string;
  readonly synergy: string;
  readonly item: string;
  readonly good: string;
  readonly amount: number | string;
}

/** As the rules read it: positions in `NATIONS`, `SYNERGIES`, `ITEMS` and `GOODS`. */
interface Numbered extends Notation {
  readonly nation: number;
  readonly synergy: number;
  readonly item: number;
  readonly good: number;
  readonly amount: number;
}

/** The box knows for what its points are gained; the content need not say it. */
type Credited<N extends Notation> = N extends Numbered ? { readonly from: Credit } : unknown;

/** Something to give before an effect; all parts of a list must be given. */
export type Cost<N extends Notation = Numbered> =
  | { readonly op: 'doubloons' | 'combatPoints' | 'spies'; readonly n: N['amount'] }
  /** Cards from the hand showing these items or goods. */
  | { readonly op: 'items'; readonly list: readonly N['item'][] }
  | { readonly op: 'goods'; readonly list: readonly N['good'][] }
  /** So many cards showing one and the same good. */
  | { readonly op: 'sameGoods'; readonly n: N['amount'] }
  /** Nothing to give, but so much movement must have been spent this turn. */
  | { readonly op: 'moved'; readonly n: N['amount'] };

export type Verb<N extends Notation = Numbered> =
  | {
      /**
       * doubloons, combatPoints, spies: gained. influence: in one nation of choice. discs:
       * removed one by one. explore: up to so many spaces. village: so many village actions.
       */
      readonly op: 'doubloons' | 'combatPoints' | 'spies' | 'influence' | 'discs' | 'explore' | 'village';
      readonly n: N['amount'];
    }
  | ({ readonly op: 'points'; readonly n: N['amount'] } & Credited<N>)
  | { readonly op: 'influenceIn'; readonly nation: N['nation']; readonly n: N['amount'] }
  /** Influence in the nation fought for. */
  | { readonly op: 'fightingInfluence'; readonly n: N['amount'] }
  | ({
      readonly op: 'per';
      readonly what: 'doubloons' | 'points' | 'village';
      readonly n: N['amount'];
      readonly of: Counted;
    } & Credited<N>)
  | { readonly op: 'synergy'; readonly synergy: N['synergy'] }
  /** One that the player does not have yet. */
  | { readonly op: 'anySynergy' }
  | { readonly op: 'combat' }
  /** A cube of any nation on a village without one; with `nextRank` that nation's marker too. */
  | { readonly op: 'cube'; readonly nextRank?: boolean }
  /** The same in the village of the own ship, with 1 influence. */
  | { readonly op: 'cubeHere' }
  | { readonly op: 'nextRank' }
  | { readonly op: 'sailOn'; readonly min: number; readonly max: number }
  | { readonly op: 'pay'; readonly pay: readonly Cost<N>[] }
  | { readonly op: 'discardHand' }
  | { readonly op: 'buy' }
  /** The top quest onto the card; the quest of the card; the quest of a city with its own slot. */
  | { readonly op: 'questOnCard' | 'questOfCard' | 'questOfCity' }
  /** The rules' own last step of a quest: the tile goes to the ship. */
  | { readonly op: 'keepQuest' }
  /** Any number of spies onto the card for so much doubloon income each. */
  | { readonly op: 'spiesOnCard'; readonly income: number }
  | { readonly op: 'flagBonus' }
  /** Doubloons for each own spy and each other spy in the village. */
  | { readonly op: 'spyDoubloons'; readonly own: number; readonly other: number }
  | { readonly op: 'removeSkull' };

export interface Condition<N extends Notation = Numbered> {
  /** The player has this synergy token. */
  readonly owns: N['synergy'];
}

export type Effect<N extends Notation = Numbered> =
  | Verb<N>
  | { readonly op: 'seq'; readonly of: readonly Effect<N>[] }
  | { readonly op: 'choose'; readonly of: readonly Effect<N>[] }
  | { readonly op: 'may'; readonly do: Effect<N> }
  | { readonly op: 'when'; readonly if: Condition<N>; readonly do: Effect<N> };

/** Lasting abilities; those of several cards add up. */
export interface Permanent<N extends Notation = Numbered> {
  readonly standing?: N['item'];
  readonly discount?: N['amount'];
  readonly combatPointsBefore?: number;
  readonly compasses?: number;
  readonly explorerSteps?: number;
  readonly stealPoints?: number;
  readonly watchfulSpies?: number;
  readonly combatPointsPerSpy?: number;
  readonly fightingFor?: N['nation'];
  /** Combat points for `fightingFor`. */
  readonly combatPoints?: number;
  readonly pointsPerCube?: number;
  readonly fasterVillage?: number;
  readonly handLimit?: number;
  readonly freeRow?: number;
}

export const CUBE_PLACES = [
  'annex-city',
  'capture-city',
  'annex-village',
  'capture-village',
  'tile',
] as const;
export type CubePlace = (typeof CUBE_PLACES)[number];

/** One way to carry out a combat action: what it takes from the combat value and what it brings. */
export interface CombatOption<N extends Notation = Numbered> {
  readonly value: number;
  readonly cube?: CubePlace;
  readonly do: readonly Effect<N>[];
}
