/** A cup, a league or a Swiss tournament as its rules see it: entrants by number, tables, places. */

import type { CupForm } from '@captains-table/protocol';

/** Counted from 0, in the order of the draw. */
export type Entrant = number;

export interface CupPlan {
  readonly form: CupForm;
  readonly entrants: number;
  /** The most that sit at a table, and the fewest with whom the game can be played. */
  readonly most: number;
  readonly fewest: number;
  /** Of a league or a Swiss. A knock-out ends when one is left. */
  readonly rounds: number;
}

/** The place of a player who gave up, or whose game was abandoned: last, and ahead of no one. */
export const FORFEIT = 0;

export interface CupTable {
  /** By seat: the first of them begins. */
  readonly entrants: readonly Entrant[];
  /** By seat, from 1; equal ones share a place. Absent while it is played. */
  readonly places?: readonly number[];
}

export interface CupRound {
  readonly tables: readonly CupTable[];
  /** Entrants without an opponent, who get the point: by the draw, or because theirs has withdrawn. */
  readonly byes: readonly Entrant[];
}

export interface CupSoFar {
  readonly plan: CupPlan;
  readonly rounds: readonly CupRound[];
  /** Entrants who have withdrawn, and how many rounds had begun by then. */
  readonly withdrawn: ReadonlyMap<Entrant, number>;
}

export function isRoundDone({ tables }: CupRound): boolean {
  return tables.every(({ places }) => places !== undefined);
}

/** Those who are still in it, in the order of the draw. */
export function activeEntrants({ plan, withdrawn }: CupSoFar): readonly Entrant[] {
  return Array.from({ length: plan.entrants }, (_, entrant) => entrant).filter(
    (entrant) => !withdrawn.has(entrant),
  );
}
