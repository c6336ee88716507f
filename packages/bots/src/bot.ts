import type { Move } from '@captains-table/kernel';
import type { Glimpse } from './glimpse.ts';

/** Somebody who can play any game. Deterministic under its seed. */
export interface Bot {
  readonly name: string;
  choose(glimpse: Glimpse): Move;
}
