/** The tracks of the board and the figures of set-up, and the cards of Jeanne, as data. */
import type { Provenance } from './content.ts';
import type { LineName, Level, NationName } from './names.ts';
import type { Effect, Written } from './effects.ts';

interface ExplorerSpaceData extends Provenance {
  readonly id: string;
  /** The number that counts for legacy tiles asking how far the explorer is. */
  readonly reached: number;
  readonly reward: readonly Effect<Written>[];
  readonly quest?: boolean;
  /** Steps to the end and to the next line, on the shortest way. */
  readonly toEnd: number;
  readonly toLine?: number;
}

interface ExplorerPathData extends Provenance {
  readonly from: string;
  readonly to: string;
  readonly line?: LineName;
}

interface ExplorerLineData extends Provenance {
  readonly id: LineName;
  readonly first: readonly Effect<Written>[];
  readonly later: readonly Effect<Written>[];
}

export interface TracksData {
  readonly influence: Provenance & {
    readonly last: number;
    readonly pointsPerStepBeyond: number;
    readonly mostInfluencePoints: number;
    readonly ranks: readonly { readonly space: number; readonly rank: number }[];
  };
  readonly cubes: Provenance & {
    /** Cubes on each slot of a nation's reserve, from the left. */
    readonly slots: readonly number[];
    readonly majorityBonus: readonly number[];
  };
  readonly doubloonIncome: Provenance & {
    readonly start: number;
    readonly last: number;
    /** Points in the final scoring, from space `start` on. */
    readonly points: readonly number[];
  };
  readonly pointIncome: Provenance & { readonly start: number; readonly last: number };
  readonly combatPoints: Provenance & { readonly start: number; readonly last: number };
  readonly questRow: Provenance & { readonly fourth: number; readonly later: number };
  /** Village actions by movement spent, without and with the first ship upgrade. */
  readonly village: Provenance & {
    readonly actions: readonly number[];
    readonly upgraded: readonly number[];
  };
  readonly setup: Provenance & {
    readonly rounds: number;
    readonly maxMovement: number;
    readonly startDoubloons: readonly number[];
    readonly spiesOnShip: number;
    readonly spiesOnCareer: number;
    readonly spiesInSupply: number;
    readonly dealt: number;
    readonly kept: number;
    readonly planned: number;
    readonly planningSlots: number;
    readonly handLimit: number;
    readonly row: number;
    readonly rowPrice: number;
    readonly deckB: number;
    readonly prestigeInPlay: number;
    readonly markedCityTiles: number;
    readonly randomCityTiles: number;
    readonly unusedSpyPoints: number;
    readonly pointsInsteadOfBuying: number;
  };
  readonly explorerLines: readonly ExplorerLineData[];
  readonly explorerEnd: Provenance & {
    readonly orderPoints: readonly number[];
    readonly reward: readonly Effect<Written>[];
  };
  readonly explorerSpaces: readonly ExplorerSpaceData[];
  readonly explorerPaths: readonly ExplorerPathData[];
}

export type JeanneAction =
  | { readonly op: 'influenceIn'; readonly nation: NationName; readonly n: number }
  /** `fromRound`: only from that round on. */
  | { readonly op: 'points'; readonly n: number; readonly fromRound?: number }
  /** `late`: the number in rounds III and IV. */
  | { readonly op: 'explore'; readonly n: number; readonly late?: number }
  | { readonly op: 'discs'; readonly n: number }
  | { readonly op: 'questFromPile' }
  | { readonly op: 'jeanneCombat'; readonly influence: number; readonly extraVillage?: boolean };

export interface JeanneCardData extends Provenance {
  readonly id: string;
  readonly deck: 'A' | 'B' | 'C';
  /** Cities and places with a quest to sail on. */
  readonly steps: number;
  readonly way: 'upper' | 'lower';
  /** The face-up card she takes, counted from the left, 1 to 4. */
  readonly row: number;
  readonly actions: readonly JeanneAction[];
}

/** Bonus points for being ahead: from so much on, so many. */
type Ahead = readonly (readonly [by: number, points: number])[];

export interface JeanneData {
  /** Cards of the decks A, B and C by difficulty. */
  readonly levels: readonly (Provenance & { readonly id: Level; readonly cards: readonly number[] })[];
  readonly cards: readonly JeanneCardData[];
  readonly board: Provenance & {
    readonly discs: number;
    /** Points of her income by discs removed. */
    readonly income: readonly number[];
    readonly pointsPerCard: number;
    readonly discsPerUpgrade: number;
  };
  readonly end: Provenance & {
    readonly pointsPerQuest: number;
    readonly quests: Ahead;
    readonly upgrades: Ahead;
    readonly explorer: Ahead;
  };
}
