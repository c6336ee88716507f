import type { Aim } from './aims.ts';
import type { GroupGoals } from './group.ts';
import type { Wishes } from './wishes.ts';

/** How the race stands: how long it may still last, and what a point of influence is worth. */
export interface Race {
  /** Rounds that may still be played. */
  readonly rounds: number;
  /** Coins that a point of influence is worth. */
  readonly point: number;
  readonly wishes: Wishes;
  /** Missions of The Adventure Begins. */
  readonly aims: readonly Aim[];
  /** Only where a group plays its chapters together. */
  readonly goals: GroupGoals | undefined;
}
