import type { HintFigures } from './hint-figures.ts';
import type { GameState, Move, Seat } from './game.ts';

/**
 * What a game knows about playing well: optional, plain functions in the game's own package. Bots
 * call them on re-dealt states only, so they may read anything and still betray nothing.
 */
export interface Policy<S extends GameState, M extends Move> {
  /**
   * How good each move looks to the seat: one number a move, in the same order. Higher is better; a
   * difference of 1 is what a player would notice. Cheap: called at every decision of a rollout.
   */
  rate(state: S, seat: Seat, moves: readonly M[]): readonly number[];

  /** For each seat the chance of winning from here, 0 to 1. Ends a rollout that was cut short. */
  value(state: S): readonly number[];

  /**
   * Whether `value` can judge here, as between two turns. A rollout that is cut short goes on until
   * then: in the middle of a turn the acting player looks better or worse than they are. Everywhere,
   * if this is left out.
   */
  isQuiet?(state: S): boolean;

  /**
   * Why a move looks good or bad, as keys of the game's texts: the terms of `rate` that weigh most.
   * For hints.
   */
  reasons?(state: S, seat: Seat, move: M): readonly string[];

  /** What counts in this game: hints tell what a move changes. */
  readonly figures?: HintFigures<S, M>;
}

/** A policy of any game, where its own types do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- see AnyGame
export type AnyPolicy = Policy<any, any>;
