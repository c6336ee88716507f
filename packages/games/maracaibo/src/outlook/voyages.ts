/** Where a ship can sail, by which way, and what it means. Rules MA-2.3, MA-9.1, MA-11.3, MA-21.4, MA-24.15, MA-24.16. */
import type { Seat } from '@captains-table/kernel';
import { at } from '../lists.ts';
import { canActInVillage, orderOf, spiesBetween } from '../places.ts';
import type { LocationNumber } from '../state.ts';
import { Sailing } from '../turn/sail.ts';
import type { Reach } from '../turn/routes.ts';
import { villageActionsFor } from '../village/village.ts';
import type { View } from '../view.ts';
import type { Sight } from './sight.ts';

export interface Way {
  /** With both ends. */
  readonly stops: readonly string[];
  readonly points: number;
}

export interface Voyage {
  /** The shortest first; one for each number of steps. */
  readonly ways: readonly Way[];
  /** Village actions for each way; none where no village can be visited. */
  readonly actions: readonly number[];
  readonly toll: number;
  /** The player's spies that are sailed past, and what they bring unused. */
  readonly spies: number;
  readonly spyPoints: number;
}

/** A route that is on the board just now. */
export interface Leg {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
  /** The legacy tile that raises its cost. */
  readonly slowedBy: string | undefined;
}

export class VoyageOutlook {
  readonly #sight: Sight;
  readonly #sailing: Sailing;

  constructor(sight: Sight) {
    this.#sight = sight;
    this.#sailing = new Sailing(sight);
  }

  /** Every place that a player may sail to with up to `max` movement. */
  from(view: View, seat: Seat, max: number): ReadonlyMap<string, Voyage> {
    const seen = this.#sight.of(view);
    const start = seen.ships[seat];
    if (start === undefined) return new Map();
    const within = this.#sailing.chart
      .from(seen, seat, start)
      .filter(
        ({ to, points }) => points <= max && this.#sailing.toll(seen, start, to) <= at(seen.doubloons, seat),
      );
    const ends = [...new Set(within.map(({ to }) => to))];
    return new Map(
      ends.map((end) => {
        const ways = within.filter(({ to }) => to === end);
        return [this.#id(end), this.#voyage(view, seat, start, end, ways)];
      }),
    );
  }

  /** The way between two places, for any player: the one with this movement, or the shortest. */
  way(view: View, from: string, to: string, points?: number): Way | undefined {
    const start = this.#sight.moves.location.get(from);
    const end = this.#sight.moves.location.get(to);
    if (start === undefined || end === undefined) return undefined;
    const ways = this.#sailing.chart.forAll(this.#sight.of(view), start).filter((reach) => reach.to === end);
    const found = ways.find((reach) => reach.points === points) ?? ways[0];
    return found && this.#way(found);
  }

  /** Every route on the board, no matter who may sail it. */
  legs(view: View): readonly Leg[] {
    return this.#sailing.chart.legs(this.#sight.of(view)).map(({ route, cost, slowedBy }) => ({
      from: this.#id(route.from),
      to: this.#id(route.to),
      cost,
      slowedBy: this.#sight.box.legacy[slowedBy]?.id,
    }));
  }

  #voyage(
    view: View,
    seat: Seat,
    start: LocationNumber,
    end: LocationNumber,
    ways: readonly Reach[],
  ): Voyage {
    const { box } = this.#sight;
    const seen = this.#sight.of(view);
    const spies = spiesBetween(box, seen, seat, orderOf(box, start), orderOf(box, end));
    return {
      ways: ways.map((reach) => this.#way(reach)),
      actions: canActInVillage(box, seen, end)
        ? ways.map(({ points }) => villageActionsFor(this.#sight, seen, seat, points))
        : [],
      toll: this.#sailing.toll(seen, start, end),
      spies,
      spyPoints: spies * box.tracks.setup.unusedSpyPoints,
    };
  }

  #way({ stops, points }: Reach): Way {
    return { stops: stops.map((stop) => this.#id(stop)), points };
  }

  #id(location: LocationNumber): string {
    return at(this.#sight.box.locations, location).id;
  }
}
