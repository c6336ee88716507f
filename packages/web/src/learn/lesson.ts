/** One thing to learn: a position on the real engine, and what the person does there. */
import type { Move, Seat } from '@captains-table/kernel';

export interface Lesson {
  /** Its words in `texts/learn`. */
  readonly id: string;
  /** As the game's `position` reads it. The person sits on seat 0. */
  readonly position: unknown;
  /** What is to be done, one after the other; other moves are not offered meanwhile. */
  readonly steps: readonly ((move: Move) => boolean)[];
  /** Who else decides in between, and what. */
  readonly others?: readonly { readonly seat: Seat; readonly move: Move }[];
}
