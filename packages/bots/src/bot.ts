import type { Move, Seat } from '@captains-table/kernel';
import type { Glimpse } from './glimpse.ts';

/** Somebody who can play any game. Deterministic under its seed, unless its budget is time. */
export interface Bot {
  readonly name: string;
  choose(glimpse: Glimpse): Move;
  /**
   * Somebody, the bot itself included, has chosen one of so many moves; `move` is undefined where it
   * was made in secret. Bots that remember use it; nobody has to call it.
   */
  saw?(seat: Seat, move: Move | undefined, choices: number): void;
}
