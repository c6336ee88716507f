import type { HintFigures } from './hint-figures.ts';
import type { GameState, Move, Seat } from './game.ts';
import type { Options } from './meta.ts';

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

  /**
   * The same, looked at more closely: guides the tree of a search, where each decision is rated once. `rate`, if this is
   * left out.
   */
  prior?(state: S, seat: Seat, moves: readonly M[]): readonly number[];

  /**
   * For each seat the chance of winning from here, 0 to 1. Ends a rollout that was cut short. `viewer` is the seat from whose point of view a learned judgement sees the position; a formula may ignore it.
   */
  value(state: S, viewer?: Seat): readonly number[];

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

  /** What counts in this game: hints say how a move changes it. */
  readonly figures?: HintFigures<S, M>;

  /** How many times as far as usual playouts go with this policy, and how curious searches are. */
  readonly patience?: number;
  readonly curiosity?: number;

  /** A position in numbers, for weights that were learned. Without them `rate` and `value` judge alone. */
  readonly features?: Features<S>;
}

/** A position as a learned judgement sees it: small whole numbers that have names. */
export interface Features<S extends GameState> {
  /** Raised whenever the meaning of the numbers changes: weights learned before no longer fit. */
  readonly version: number;

  /** Which weights judge such matches, such as `classic-2`; undefined for ways to play without learned weights. */
  family(options: Options, seats: number): string | undefined;

  /** What the numbers mean, in their order. */
  names(seats: number): readonly string[];

  /**
   * Writes the numbers, 0 to 255, the viewer's own first and then those of the others in order of seats. Nothing but
   * what the viewer may see: a re-deal for the viewer leaves them all unchanged.
   */
  write(state: S, viewer: Seat, out: Uint8Array): void;
}

/** A policy of any game, where its own types do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- see AnyGame
export type AnyPolicy = Policy<any, any>;
