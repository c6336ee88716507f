import type { GameEvent } from './events.ts';
import type { GameState, Result, Seat } from './game.ts';

/** Figures of one player, by their names: `busts`, `longestHarbour`. */
export type PlayerFigures = Readonly<Record<string, number>>;

/** Where the figures of the players of one game go. */
export interface PlayerTally {
  add(seat: Seat, figure: string, by?: number): void;
  /** Keeps the largest value. */
  most(seat: Seat, figure: string, value: number): void;
  of(seat: Seat, figure: string): number;
}

/** An achievement: one of a player's figures, over all their games, has reached a number. */
export interface Medal {
  readonly id: string;
  readonly figure: string;
  readonly of: number;
  /** What is struck on it, by the name of a drawing. */
  readonly sign: string;
  /** What it takes is shown once it has been won. */
  readonly secret?: true;
}

/**
 * What a game counts about each of its players, for profiles: optional, plain functions in the game's own package that
 * read the moves of one finished game.
 */
export interface PlayerReport<S extends GameState, E extends GameEvent> {
  /** Figures of which the largest of all games counts; others are added up. */
  readonly largest: readonly string[];
  /** Those that a profile shows, in this order. */
  readonly told: readonly string[];
  readonly medals: readonly Medal[];
  /** How strong bots play, by level, on the scale on which people are rated. */
  readonly botRatings: Readonly<Record<string, number>>;
  /** Events that are counted as they are, for the seat they name, and the figure of each. */
  readonly counted: Readonly<Partial<Record<E['key'], string>>>;
  /** Figures that keep the largest count of one game, and what each of them counts: `most-busts` is of `busts`. */
  readonly mostOf?: Readonly<Record<string, string>>;
  /** Called for each event, with the state after the move and the seat that moved. */
  readonly onEvent?: (event: E, state: S, tally: PlayerTally, mover: Seat) => void;
  /** Called after the last event. */
  readonly onEnd?: (state: S, result: Result, tally: PlayerTally) => void;
}

/** A report of any game, where its own types do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- see AnyGame
export type AnyPlayerReport = PlayerReport<any, any>;
