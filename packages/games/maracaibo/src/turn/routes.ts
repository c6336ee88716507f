/** Where a ship can sail. Rules MA-2.3 to MA-2.7, MA-24.3, MA-24.6, MA-24.9. */
import type { Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import { at } from '../lists.ts';
import type { Move } from '../moves.ts';
import { tileInPlay } from '../places.ts';
import type { LocationNumber, SpaceNumber, State } from '../state.ts';

interface Reach {
  readonly to: LocationNumber;
  readonly points: number;
  readonly move: Extract<Move, { kind: 'sail' }>;
}

/** All ends of a voyage, for each state of the routes; worked out once each. */
export class Chart {
  readonly #box: Box;
  /** Legacy tiles that open routes or make them dearer. */
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
  from(state: State, seat: Seat, start: LocationNumber): readonly Reach[] {
    const explorer = at(state.explorers, seat);
    const key = this.#key(state, explorer) * this.#box.locations.length + start;
    return (this.#known[key] ??= this.#explore(start, state.round, this.#open(state, explorer)));
  }

  /** Rules MA-24.6, MA-24.9: some tiles count only with the explorer far enough. */
  #counts(state: State, tile: number, explorer: SpaceNumber): boolean {
    const { explorerAtLeast } = at(this.#box.legacy, tile);
    return tileInPlay(state, tile) && at(this.#box.explorer.spaces, explorer).reached >= explorerAtLeast;
  }

  #key(state: State, explorer: SpaceNumber): number {
    let key = state.round;
    if (state.legacy === 0) return key;
    this.#tiles.forEach((tile, bit) => {
      if (this.#counts(state, tile, explorer)) key |= 8 << bit;
    });
    return key;
  }

  #open(state: State, explorer: SpaceNumber): ReadonlySet<number> {
    return new Set(this.#tiles.filter((tile) => this.#counts(state, tile, explorer)));
  }

  #explore(start: LocationNumber, round: number, open: ReadonlySet<number>): Reach[] {
    const { locations, tracks } = this.#box;
    const seen = new Map<string, Reach>();
    const visit = (from: LocationNumber, spent: number) => {
      for (const route of at(locations, from).exits) {
        if ((route.rounds & (1 << round)) === 0) continue;
        if (route.legacy !== NONE && !open.has(route.legacy)) continue;
        const points = spent + (open.has(route.slowedBy) ? route.slowCost : route.cost);
        if (points > tracks.setup.maxMovement) continue;
        const { id, mustStop } = at(locations, route.to);
        seen.set(`${id} ${points}`, { to: route.to, points, move: { kind: 'sail', to: id, points } });
        if (!mustStop) visit(route.to, points);
      }
    };
    visit(start, 0);
    return [...seen.values()].sort((a, b) => a.points - b.points || a.to - b.to);
  }
}
