/** Where a ship can sail. Rules MA-2.3 to MA-2.7, MA-24.3, MA-24.6, MA-24.9. */
import type { Seat } from '@captains-table/kernel';
import type { Box, Route } from '../box.ts';
import { NONE } from '../box.ts';
import { at } from '../lists.ts';
import type { Move } from '../moves.ts';
import { tileInPlay } from '../places.ts';
import type { LocationNumber, Seen, SpaceNumber } from '../state.ts';

export interface Reach {
  readonly to: LocationNumber;
  readonly points: number;
  /** The places of one way there, with both ends. */
  readonly stops: readonly LocationNumber[];
  readonly move: Extract<Move, { kind: 'sail' }>;
}

/** A route with its present cost. */
export interface Leg {
  readonly route: Route;
  readonly cost: number;
  /** The legacy tile that raises its cost, or `NONE`. */
  readonly slowedBy: number;
}

/** All places where a voyage can end, worked out once for each state of the routes. */
export class Chart {
  readonly #box: Box;
  /** Legacy tiles that open routes or raise their cost. */
  readonly #tiles: readonly number[];
  readonly #known: (readonly Reach[] | undefined)[] = [];

  constructor(box: Box) {
    this.#box = box;
    const tiles = box.locations.flatMap(({ exits }) =>
      exits.flatMap(({ legacy, slowedBy }) => [legacy, slowedBy]),
    );
    this.#tiles = [...new Set(tiles)].filter((tile) => tile !== NONE);
  }

  /** Every place within reach with the movement it takes, each pair once. */
  from(state: Seen, seat: Seat, start: LocationNumber): readonly Reach[] {
    const explorer = at(state.explorers, seat);
    return this.#reach(state, explorer, start);
  }

  /** The same for a player whose explorer is far enough for every tile on the board. */
  forAll(state: Seen, start: LocationNumber): readonly Reach[] {
    return this.#reach(state, this.#box.explorer.end, start);
  }

  /** Every route that is on the board, no matter who may sail it. */
  legs(state: Seen): readonly Leg[] {
    const open = this.#open(state, this.#box.explorer.end);
    return this.#box.locations.flatMap(({ exits }) =>
      exits
        .filter((route) => isOpen(route, state.round, open))
        .map((route) => ({
          route,
          cost: costOf(route, open),
          slowedBy: open.has(route.slowedBy) ? route.slowedBy : NONE,
        })),
    );
  }

  #reach(state: Seen, explorer: SpaceNumber, start: LocationNumber): readonly Reach[] {
    const key = this.#key(state, explorer) * this.#box.locations.length + start;
    return (this.#known[key] ??= this.#explore(start, state.round, this.#open(state, explorer)));
  }

  /** Rules MA-24.6, MA-24.9: some tiles count only with the explorer far enough. */
  #counts(state: Seen, tile: number, explorer: SpaceNumber): boolean {
    const { explorerAtLeast } = at(this.#box.legacy, tile);
    return tileInPlay(state, tile) && at(this.#box.explorer.spaces, explorer).reached >= explorerAtLeast;
  }

  #key(state: Seen, explorer: SpaceNumber): number {
    let key = state.round;
    if (state.legacy === 0) return key;
    this.#tiles.forEach((tile, bit) => {
      if (this.#counts(state, tile, explorer)) key |= 8 << bit;
    });
    return key;
  }

  #open(state: Seen, explorer: SpaceNumber): ReadonlySet<number> {
    return new Set(this.#tiles.filter((tile) => this.#counts(state, tile, explorer)));
  }

  #explore(start: LocationNumber, round: number, open: ReadonlySet<number>): Reach[] {
    const { locations, tracks } = this.#box;
    const seen = new Map<string, Reach>();
    const visit = (stops: readonly LocationNumber[], from: LocationNumber, spent: number) => {
      for (const route of at(locations, from).exits) {
        if (!isOpen(route, round, open)) continue;
        const points = spent + costOf(route, open);
        if (points > tracks.setup.maxMovement) continue;
        const { id, mustStop } = at(locations, route.to);
        const way = [...stops, route.to];
        const key = `${id} ${points}`;
        if (!seen.has(key)) {
          seen.set(key, { to: route.to, points, stops: way, move: { kind: 'sail', to: id, points } });
        }
        if (!mustStop) visit(way, route.to, points);
      }
    };
    visit([start], start, 0);
    return [...seen.values()].sort((a, b) => a.points - b.points || a.to - b.to);
  }
}

/** `tiles` are the legacy tiles that count. */
function isOpen({ rounds, legacy }: Route, round: number, tiles: ReadonlySet<number>): boolean {
  return (rounds & (1 << round)) !== 0 && (legacy === NONE || tiles.has(legacy));
}

function costOf({ cost, slowedBy, slowCost }: Route, tiles: ReadonlySet<number>): number {
  return tiles.has(slowedBy) ? slowCost : cost;
}
