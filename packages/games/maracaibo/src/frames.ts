/** Who decides what: the entries of the stack. Frames are flat; -1 stands for none. */
import type { PageFrame, ProgramFrame, Seat, VoteFrame } from '@captains-table/kernel';
import type { CardNumber, LocationNumber, NationNumber, QuestNumber, Words } from './state.ts';

/** The bottom of the stack: turns and scorings until the end. */
export interface MatchFrame {
  readonly kind: 'match';
}

/** All players choose at once what to do with their first cards. */
export interface OpeningFrame {
  readonly kind: 'opening';
  /** For each seat: 0 plans, 1 to 3 discards, 4 chooses a career, 5 is done. */
  steps: number[];
}

/** One turn of a player. */
export interface TurnFrame {
  readonly kind: 'turn';
  readonly seat: Seat;
  phase: 'leg' | 'after' | 'draw' | 'end';
}

/** Sailing, stopping and a main action: once a turn, and once more by some spies. */
export interface LegFrame {
  readonly kind: 'leg';
  readonly seat: Seat;
  readonly max: number;
  phase: 'sail' | 'stop' | 'main' | 'end';
  /** Movement spent on this leg: it counts for the village actions. */
  points: number;
}

/** A ship has stopped: what happens there before the main action. */
export interface StopFrame {
  readonly kind: 'stop';
  /** Whose ship; the number of players for Jeanne's. */
  readonly seat: Seat;
  step: number;
}

/** A spy has seen a ship stop: points or doubloons for its owner. */
export interface TipFrame {
  readonly kind: 'tip';
  readonly seat: Seat;
  readonly at: LocationNumber;
  left: number;
}

/** A disc may be put on the legacy tile of this place. */
export interface TileOfferFrame {
  readonly kind: 'tile-offer';
  readonly seat: Seat;
  readonly tile: number;
}

/** The choice of one main action. */
export interface MainFrame {
  readonly kind: 'main';
  readonly seat: Seat;
  readonly points: number;
  chosen: boolean;
}

export interface VillageFrame {
  readonly kind: 'village';
  readonly seat: Seat;
  left: number;
}

/** A nation to gain influence in, or whose marker goes to the next rank. */
export interface NationFrame {
  readonly kind: 'nation';
  readonly seat: Seat;
  /** Influence; 0 for the next rank. */
  readonly n: number;
}

/** Discs leave the ship. */
export interface DiscFrame {
  readonly kind: 'disc';
  readonly seat: Seat;
  left: number;
  /** A market, a legacy tile, or out of the game. */
  readonly to: 'market' | 'tile' | 'out';
  /** Which market or tile; -1 for out of the game. */
  readonly at: number;
}

export interface ExploreFrame {
  readonly kind: 'explore';
  readonly seat: Seat;
  readonly steps: number;
}

/** Cards are discarded as goods or items. */
export interface PayFrame {
  readonly kind: 'pay';
  readonly seat: Seat;
  readonly what: 'items' | 'goods' | 'same';
  /** Symbols still to pay; for `same`, the good once it is chosen. */
  wanted: number[];
  /** Cards still to pay. */
  left: number;
}

export interface CombatFrame {
  readonly kind: 'combat';
  readonly seat: Seat;
  /** -1 when the piles are empty, -2 before it is turned over. */
  token: number;
  /** -1 until chosen. */
  nation: NationNumber;
  value: number;
  /** The place of the action under way, for what the effect asks; -1 for none. */
  at: LocationNumber;
  over: boolean;
}

/** A cube of any nation on a village. */
export interface CubeFrame {
  readonly kind: 'cube';
  readonly seat: Seat;
  nation: NationNumber;
  /** The village of the ship; -1 for any village. */
  readonly at: LocationNumber;
  readonly nextRank: boolean;
}

export interface SynergyFrame {
  readonly kind: 'synergy';
  readonly seat: Seat;
}

/** The explorer stands on a quest. */
export interface QuestFrame {
  readonly kind: 'quest';
  readonly seat: Seat;
  readonly quest: QuestNumber;
}

/** Spies go onto a card. */
export interface AssignFrame {
  readonly kind: 'assign';
  readonly seat: Seat;
  readonly card: CardNumber;
  readonly income: number;
}

/** A skull tile leaves the board. */
export interface SkullFrame {
  readonly kind: 'skull';
  readonly seat: Seat;
}

/** Free actions after the main action, or after buying at a scoring. */
export interface AfterFrame {
  readonly kind: 'after';
  readonly seat: Seat;
  /** At a scoring nothing can be planned. */
  readonly scoring: boolean;
}

export interface DrawFrame {
  readonly kind: 'draw';
  readonly seat: Seat;
}

export interface ScoringFrame {
  readonly kind: 'scoring';
  step: number;
  /** How many players have had their buying step, plus how many have then had their last free actions. */
  served: number;
}

export interface BuyingFrame {
  readonly kind: 'buying';
  readonly seat: Seat;
  step: 'choose' | 'draw' | 'end';
}

/** Jeanne's turn. */
export interface JeanneFrame {
  readonly kind: 'jeanne';
  phase: 'sail' | 'act' | 'end';
}

/** The story cards that are laid out at the start are read. */
export interface StoryOpeningFrame {
  readonly kind: 'story-opening';
  readonly cards: readonly number[];
  next: number;
}

/** A story card is read and carried out. */
export interface StoryFrontFrame {
  readonly kind: 'story-front';
  readonly card: number;
  readonly reader: Seat;
  step: 'chapter' | 'page' | 'instructions' | 'echoes';
  /** Steps done: one for each instruction; after the instructions, two for each echo. */
  done: number;
}

/** The back of a fulfilled story card. */
export interface StoryBackFrame {
  readonly kind: 'story-back';
  readonly card: number;
  readonly reader: Seat;
  step: 'page' | 'instructions' | 'vote' | 'follow' | 'end';
  /** What was voted for; '' for nothing. */
  choice: string;
}

/** Step 6 of a scoring: fulfilled story cards in ascending order, with those who read them. */
export interface StoryCheckFrame {
  readonly kind: 'story-check';
  readonly cards: readonly number[];
  readonly readers: readonly Seat[];
  next: number;
}

export type Frames =
  | MatchFrame
  | OpeningFrame
  | TurnFrame
  | LegFrame
  | StopFrame
  | TipFrame
  | TileOfferFrame
  | MainFrame
  | VillageFrame
  | NationFrame
  | DiscFrame
  | ExploreFrame
  | PayFrame
  | CombatFrame
  | CubeFrame
  | SynergyFrame
  | QuestFrame
  | AssignFrame
  | SkullFrame
  | AfterFrame
  | DrawFrame
  | ScoringFrame
  | BuyingFrame
  | JeanneFrame
  | StoryOpeningFrame
  | StoryFrontFrame
  | StoryBackFrame
  | StoryCheckFrame
  | PageFrame
  | VoteFrame
  | ProgramFrame<Words>;
