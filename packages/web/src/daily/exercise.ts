/** A position to decide in, wherever it comes from. */
import type { AnyMatch, Move, Seat, ToldFigure } from '@captains-table/kernel';
import type { SeatInfo } from '@captains-table/protocol';

export interface Exercise {
  /** `Decision 2 of 6` */
  readonly title: string;
  readonly ask: string;
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly seats: readonly SeatInfo[];
  /** What was chosen, by its place among the legal moves. */
  judge(choice: number): Promise<Verdict>;
  /** Of a decision that was made before: it is looked at again. */
  readonly made?: number;
}

export interface Verdict {
  /** What is said first: how good it was. */
  readonly said: string;
  readonly good: boolean;
  /** Where there are any: points, and how many there could be. */
  readonly points?: readonly [points: number, of: number];
  readonly chosen: Move;
  readonly captain: Move;
  /** Chances to win, where they are known. */
  readonly chances?: readonly [chosen: number, captain: number];
  /** What was played in the game that it comes from. */
  readonly before?: Move;
  readonly reasons: readonly string[];
  readonly figures: readonly ToldFigure[];
  /** The part of all people who chose the same; undefined where it cannot be known. */
  readonly others?: Promise<number | undefined>;
}
