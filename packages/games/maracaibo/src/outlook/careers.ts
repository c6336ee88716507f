/** How far a player is with the objectives of a career. Rules MA-15.2, MA-26.3. */
import type { Seat } from '@captains-table/kernel';
import { countFor, goalOf } from '../careers/career.ts';
import type { View } from '../view.ts';
import type { Sight } from './sight.ts';

export interface Progress {
  readonly have: number;
  /** What each goal asks for. */
  readonly low: number;
  readonly high: number;
}

export class CareerOutlook {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** `number` is 0 to 2. Undefined while the career is not known. */
  progress(view: View, seat: Seat, number: number): Progress | undefined {
    const seen = this.#sight.of(view);
    const objective = this.#sight.box.careers[seen.career[seat] ?? -1]?.objectives[number];
    if (objective === undefined) return undefined;
    return {
      have: countFor(this.#sight, seen, seat, objective),
      low: goalOf(objective, objective.low),
      high: goalOf(objective, objective.high),
    };
  }
}
