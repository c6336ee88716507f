/** The areas of a ship and what they allow, and its row of quests. Rules MA-10.6, MA-15.1, MA-16.1 to MA-16.10. */
import type { Seat } from '@captains-table/kernel';
import { spiesOnCareer } from '../careers/career.ts';
import type { UpgradeData } from '../content-schema.ts';
import { at } from '../lists.ts';
import { rowPoints } from '../quests/quest.ts';
import { AREA_COUNT, hasUpgrade, lockOn, upgradesOf } from '../ship/discs.ts';
import type { Seen } from '../state.ts';
import { handLimits } from '../turn/draw.ts';
import type { View } from '../view.ts';
import type { Sight } from './sight.ts';

/** The number of other areas that some area waits for, and how many are open. */
export interface Gate {
  readonly others: number;
  readonly open: number;
}

/** Another area that must be open first, or a number of them. */
type Lock = { readonly after: string } | Gate;

export interface Area {
  readonly data: UpgradeData;
  /** Discs that still lie on it. */
  readonly left: number;
  readonly isOpen: boolean;
  readonly lock: Lock | undefined;
}

export class ShipOutlook {
  readonly #sight: Sight;
  readonly #handLimit: (seen: Seen, seat: Seat) => number;

  constructor(sight: Sight) {
    this.#sight = sight;
    this.#handLimit = handLimits(sight.box);
  }

  areas(view: View, seat: Seat): readonly Area[] {
    const seen = this.#sight.of(view);
    return this.#sight.content.upgrades.map((data, area) => {
      const isOpen = hasUpgrade(seen, seat, area);
      return {
        data,
        left: at(seen.discs, seat * AREA_COUNT + area),
        isOpen,
        lock: isOpen ? undefined : this.#lock(seen, seat, area),
      };
    });
  }

  /** Each number of others that some area waits for. */
  gates(view: View, seat: Seat): readonly Gate[] {
    const open = this.opened(view, seat);
    const numbers = new Set(this.#sight.box.upgrades.map((area) => area.open).filter((others) => others > 0));
    return [...numbers].map((others) => ({ others, open: Math.min(others, open) }));
  }

  opened(view: View, seat: Seat): number {
    return upgradesOf(this.#sight.of(view), seat);
  }

  /** The largest hand that the open areas allow. */
  handLimit(view: View, seat: Seat): number {
    return this.#handLimit(this.#sight.of(view), seat);
  }

  /** Spies wait on the career card, one for each objective still open. */
  spiesOnCareer(view: View, seat: Seat): number {
    return view.players[seat]?.career === '' ? 0 : spiesOnCareer(this.#sight.of(view), seat);
  }

  /** What the quest at a place of the row brings besides its reward. */
  questPoints(place: number): number {
    return rowPoints(this.#sight.box, place);
  }

  #lock(seen: Seen, seat: Seat, area: number): Lock | undefined {
    const { after, open } = at(this.#sight.box.upgrades, area);
    switch (lockOn(this.#sight.box, seen, seat, area)) {
      case 'after':
        return { after: at(this.#sight.box.upgrades, after).id };
      case 'open':
        return { others: open, open: upgradesOf(seen, seat) };
      case undefined:
        return undefined;
    }
  }
}
