/** What a position is described by: see `position.ts`. */
import type { Seat } from '@captains-table/kernel';

export interface PlayerPosition {
  readonly doubloons?: number;
  readonly combatPoints?: number;
  /** On the ship; the rest that is not placed lies in the supply. */
  readonly spies?: number;
  readonly hand?: readonly string[];
  /** Those of the hand that others have seen. */
  readonly shown?: readonly string[];
  readonly planned?: readonly string[];
  /** Abilities count and spies stand on their places; income does not move by itself. */
  readonly bought?: readonly string[];
  readonly career?: string;
  /** 0 open, 1 low, 2 high. */
  readonly objectives?: readonly number[];
  readonly doubloonIncome?: number;
  readonly pointIncome?: number;
  readonly synergies?: readonly string[];
  readonly influence?: readonly number[];
  /** Areas without discs. */
  readonly open?: readonly string[];
  /** Areas with one disc left. */
  readonly half?: readonly string[];
  readonly score?: number;
  readonly ship?: string;
  readonly explorer?: string;
  /** Numbers of combat tokens and quest tiles. */
  readonly tokens?: number;
  readonly quests?: number;
  /** Story tiles on the ship, from the next one on. */
  readonly storyTiles?: number;
}

export interface JeannePosition {
  readonly ship?: string;
  readonly explorer?: string;
  readonly discs?: number;
  readonly influence?: readonly number[];
  readonly quests?: number;
  readonly score?: number;
  /** Her next cards, the first to come first; the others of her deck follow. */
  readonly deck?: readonly string[];
}

export interface Position {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** One entry a player. */
  readonly players: readonly PlayerPosition[];
  readonly jeanne?: JeannePosition;
  readonly round?: number;
  readonly active?: Seat;
  /**
   * Where the turn stands; `main` after sailing so many `points`, `scoring` at its beginning. In the `opening`
   * everything lies as the seed deals it.
   */
  readonly phase?: 'opening' | 'sail' | 'stop' | 'main' | 'draw' | 'scoring';
  readonly points?: number;
  readonly row?: readonly string[];
  /** Next cards, tokens and quests, the first to come first. */
  readonly deck?: readonly string[];
  readonly tokens?: readonly string[];
  readonly nextQuests?: readonly string[];
  /** No token is left. */
  readonly noTokens?: boolean;
  /** Quests by location; with it, no others lie on the board. */
  readonly quests?: Readonly<Record<string, readonly string[]>>;
  readonly explorerQuests?: readonly string[];
  readonly cardQuests?: Readonly<Record<string, string>>;
  readonly cityQuest?: string;
  /** Nations by location; with it, no others are on the board. */
  readonly cubes?: Readonly<Record<string, string>>;
  /** Cubes beside the track by nation; the rest is out of the game. */
  readonly reserve?: readonly number[];
  readonly cityTiles?: Readonly<Record<string, string>>;
  readonly markets?: Readonly<Record<string, number>>;
  readonly legacy?: readonly string[];
  readonly archive?: readonly string[];
  readonly tileDiscs?: Readonly<Record<string, number>>;
  readonly prestige?: readonly string[];
  readonly prestigeOpen?: number;
  /** Seats by building. */
  readonly investors?: Readonly<Record<string, readonly Seat[]>>;
  /** Explorer lines that somebody has passed before, a bit each; explorers at the end before. */
  readonly linesPassed?: number;
  readonly explorersHome?: number;
}
