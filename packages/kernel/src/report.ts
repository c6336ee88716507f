import type { GameEvent } from './events.ts';
import type { GameState, Move } from './game.ts';

/** Where the figures of a game go. Names are those of JSON fields: `busts`, `harbourAtStop`. */
export interface Figures {
  /** Adds to a figure of this game, which is then reported as an average per game. */
  count(name: string, by?: number): void;
  /** One value of a figure that has many in a game; their mean and spread are reported. */
  measure(name: string, value: number): void;
}

/**
 * What a game counts about itself when it is played thousands of times: optional, plain functions in
 * the game's own package, for simulations and reports on balance.
 */
export interface GameReport<S extends GameState, M extends Move, E extends GameEvent> {
  /** What a move takes for its player, a card or a tile by its id. */
  readonly takes?: (move: M) => string | undefined;
  /** Called for each event, with the state as it is at that moment. */
  readonly onEvent?: (event: E, state: S, figures: Figures) => void;
  /** Called when a game has come to its end. */
  readonly onEnd?: (state: S, figures: Figures) => void;
}

/** A report of any game, where its own types do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- see AnyGame
export type AnyReport = GameReport<any, any, any>;
