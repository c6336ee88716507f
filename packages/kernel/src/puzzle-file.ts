/** Puzzles of a game as a file: JSON, each as the way to its position. */
import { hashOfPlayed } from './content.ts';
import type { ToldFigure } from './hint-figures.ts';
import type { Options } from './meta.ts';
import type { Seat } from './game.ts';

export interface Puzzle {
  readonly seed: string;
  /** The seat that has to find the move. */
  readonly seat: Seat;
  /** The moves before it, with dots between: each by its place among the legal moves of the player who decides first. */
  readonly line: string;
  /** The chance to win with each legal move, in thousandths. */
  readonly chances: readonly number[];
  /** Why the best move is the best. */
  readonly reasons?: readonly string[];
  readonly figures?: readonly ToldFigure[];
}

/** Of matches that are set up alike. */
export interface PuzzleFile {
  readonly game: string;
  readonly rules: string;
  /** The hash of the content it was made with (`hashOfPlayed`). */
  readonly content: string;
  readonly seats: number;
  readonly options: Options;
  readonly puzzles: readonly Puzzle[];
}

/** With other cards the moves of a puzzle lead elsewhere. */
export function puzzlesFit(file: Pick<PuzzleFile, 'content'>, content: unknown): boolean {
  return file.content === hashOfPlayed(content);
}
