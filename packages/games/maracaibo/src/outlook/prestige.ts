/** Prestige buildings: what they cost, what they would score, and when the next ones open. Rules MA-13.8, MA-22.5 to MA-22.12. */
import type { Seat } from '@captains-table/kernel';
import { priceFor } from '../cards/buy.ts';
import { at } from '../lists.ts';
import { prestigePoints } from '../scoring/prestige.ts';
import type { View } from '../view.ts';
import type { Sight } from './sight.ts';

export class PrestigeOutlook {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** Cards that make everything cheaper are counted in. Rule MA-19.3. */
  price(view: View, seat: Seat | undefined, id: string): number {
    const printed = this.#sight.box.prestige[this.#sight.moves.building.get(id) ?? -1]?.price ?? 0;
    return seat === undefined ? printed : priceFor(this.#sight.of(view), seat, printed);
  }

  /** What it would score for an investor if the game ended now. */
  worth(view: View, seat: Seat, id: string): number {
    const number = this.#sight.moves.building.get(id);
    if (number === undefined) return 0;
    return prestigePoints(this.#sight, this.#sight.of(view), seat, at(this.#sight.box.prestige, number));
  }

  /** After which rounds one more opens. */
  opensAfter({ prestige, round }: View): readonly number[] {
    const { prestigeInPlay } = this.#sight.box.tracks.setup;
    return Array.from({ length: prestigeInPlay - prestige.length }, (_, i) => round + i);
  }
}
