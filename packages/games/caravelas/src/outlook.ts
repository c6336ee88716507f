/**
 * What the sea promises, worked out from what one person sees: what it costs to get somewhere and
 * what stops a fleet there, what could be discovered and loaded, what a call at Lisboa would bring.
 * Nothing here decides anything; it tells whoever draws the table what to write. Rule CA-13.5.
 */
import type { Seat } from '@captains-table/kernel';
import type { Board } from './board.ts';
import { cardOf, neighbour, NONE, packBoard, PIRATES, spaceId } from './board.ts';
import type { Content, Good, GoodData, PortData, SpaceSymbol } from './content.ts';
import { DIRECTIONS } from './content.ts';
import { DESTINATION_POINTS } from './end.ts';
import { PIECE_POINTS } from './lisboa.ts';
import { currentCost, isPlayable, pirateCost } from './sailing.ts';
import type { FleetView, SpaceNumber, View } from './state.ts';

export interface Step {
  readonly from: string;
  readonly to: string;
  /** Markers, pirates included. */
  readonly cost: number;
  /** Free but for pirates, along a current. */
  readonly current: boolean;
  /** What is met there; with dice only pirates are. */
  readonly symbol: SpaceSymbol | '';
}

/**
 * Why a fleet cannot simply sail on from the end of a route: a card to play, the die of the Cape, no
 * marker left; or why it cannot get there at all: too far for this turn, or no card that could be
 * played. In Lisboa it may call.
 */
export type Halt = '' | 'event' | 'cape' | 'last-marker' | 'too-far' | 'no-card' | 'lisboa';

export interface Route {
  readonly to: string;
  readonly steps: readonly Step[];
  /** Markers for sailing. What cards and the die do on the way nobody knows. */
  readonly cost: number;
  /** Blue and red spaces on the way, the last included. */
  readonly events: number;
  readonly capes: number;
  /** Whether this turn's markers are enough, cards not counted. */
  readonly reach: boolean;
  readonly halt: Halt;
  /** Ports that nobody has discovered, with what they bring now, and for own destination cards later. */
  readonly discovers: readonly string[];
  readonly points: number;
  readonly destinationPoints: number;
  readonly loads: readonly Good[];
}

/** What a call at Lisboa would bring. */
export interface Call {
  /** The number and points of the piece that pepper would buy; 0 for none. */
  readonly piece: number;
  readonly piecePoints: number;
  readonly canUpgrade: boolean;
  /** What all goods bring when sold, and what those but pepper bring. */
  readonly sale: number;
  readonly saleWithoutPepper: number;
  readonly repairs: number;
}

interface Reached {
  readonly cost: number;
  readonly events: number;
  readonly steps: number;
  readonly from: SpaceNumber;
}

export class Outlook {
  readonly #board: Board;
  readonly #goods: ReadonlyMap<string, GoodData>;

  constructor(content: Content) {
    this.#board = packBoard(content);
    this.#goods = new Map(content.goods.map((good) => [good.id, good]));
  }

  /** The best route to every sea space but the fleet's own, those beyond this turn included. */
  routes(view: View, seat: Seat): ReadonlyMap<string, Route> {
    const fleet = view.fleets[seat];
    const start = fleet === undefined ? undefined : this.#board.spaceNumber(fleet.at);
    const routes = new Map<string, Route>();
    if (fleet === undefined || start === undefined) return routes;
    const near = this.#search(view, start, fleet.markers);
    const all = this.#search(view, start, Infinity);
    for (const space of all.keys()) {
      if (space === start) continue;
      const reach = near.has(space);
      routes.set(spaceId(this.#board, space), this.#route(view, seat, reach ? near : all, space, reach));
    }
    return routes;
  }

  /** Sea spaces beside this one. */
  neighbours(id: string): readonly string[] {
    const space = this.#board.spaceNumber(id);
    if (space === undefined) return [];
    return this.#beside(space).map(({ to }) => spaceId(this.#board, to));
  }

  /** Ports that nobody has discovered. Rule CA-8.1. */
  discoverable(view: View): readonly PortData[] {
    return this.#board.ports.filter(({ id }) => view.discovered[id] === undefined);
  }

  /** Ports where this fleet has room for the good. Rules CA-9.2, CA-9.3. */
  loadable(view: View, seat: Seat): readonly PortData[] {
    const fleet = view.fleets[seat];
    if (fleet === undefined) return [];
    return this.#board.ports.filter(({ good }) => good !== undefined && this.#hasRoom(fleet, good));
  }

  /** Rules CA-10.4 to CA-10.7, CA-10.10. */
  call(view: View, seat: Seat): Call {
    const fleet = view.fleets[seat];
    const goods = fleet?.goods ?? [];
    const price = (good: Good) => this.#goods.get(good)?.value ?? 0;
    const sum = (list: readonly Good[]) => list.reduce((points, good) => points + price(good), 0);
    const builds = goods.includes('pepper') && view.pieces.length < view.pieceCount;
    return {
      piece: builds ? view.pieces.length + 1 : 0,
      piecePoints: builds ? PIECE_POINTS : 0,
      canUpgrade: fleet?.upgraded === false && goods.length >= 3,
      sale: sum(goods),
      saleWithoutPepper: sum(goods.filter((good) => good !== 'pepper')),
      repairs: fleet?.wrecks.length ?? 0,
    };
  }

  /** Cheapest first; at the same price with fewer cards to play, then with fewer steps. */
  #search(view: View, start: SpaceNumber, markers: number): ReadonlyMap<SpaceNumber, Reached> {
    const reached = new Map<SpaceNumber, Reached>([[start, { cost: 0, events: 0, steps: 0, from: NONE }]]);
    const open = new Set([start]);
    for (let at = nearest(open, reached); at !== undefined; at = nearest(open, reached)) {
      open.delete(at);
      const here = reached.get(at);
      if (here === undefined || here.cost >= markers) continue; // rule CA-4.7
      for (const { to, cost } of this.#beside(at)) {
        const events = here.events + (this.#symbolAt(view, to) === 'event' ? 1 : 0);
        const there = { cost: here.cost + cost, events, steps: here.steps + 1, from: at };
        if (there.cost > markers || !isBetter(there, reached.get(to))) continue;
        reached.set(to, there);
        open.add(to);
      }
    }
    return reached;
  }

  #beside(
    from: SpaceNumber,
  ): { readonly to: SpaceNumber; readonly cost: number; readonly current: boolean }[] {
    return DIRECTIONS.flatMap((_, direction) => {
      const to = neighbour(this.#board, from, direction);
      if (to === NONE) return [];
      const base = currentCost(this.#board, from, direction);
      return [{ to, cost: base + pirateCost(this.#board, to), current: base === 0 }];
    });
  }

  #symbolAt(view: View, space: SpaceNumber): SpaceSymbol | '' {
    if (view.mode === 'dice' && this.#board.symbols[space] !== PIRATES) return '';
    return this.#board.spaces[space]?.symbol ?? '';
  }

  #route(
    view: View,
    seat: Seat,
    reached: ReadonlyMap<SpaceNumber, Reached>,
    to: SpaceNumber,
    reach: boolean,
  ): Route {
    const steps: Step[] = [];
    for (let at = to, by = reached.get(at); by !== undefined && by.from !== NONE; by = reached.get(at)) {
      steps.unshift(this.#step(view, by.from, at));
      at = by.from;
    }
    const fleet = view.fleets[seat];
    const cost = reached.get(to)?.cost ?? 0;
    const ports = this.#portsOn(steps);
    const found = ports.filter(({ id }) => view.discovered[id] === undefined);
    const own = view.destinations[seat] ?? [];
    return {
      to: spaceId(this.#board, to),
      steps,
      cost,
      events: steps.filter(({ symbol }) => symbol === 'event').length,
      capes: steps.filter(({ symbol }) => symbol === 'cape').length,
      reach,
      halt: reach ? this.#halt(view, seat, to, (fleet?.markers ?? 0) - cost) : 'too-far',
      discovers: found.map(({ id }) => id),
      points: found.reduce((sum, { value }) => sum + value, 0),
      destinationPoints: DESTINATION_POINTS * found.filter(({ id }) => own.includes(id)).length,
      loads: ports.flatMap(({ good }) =>
        good !== undefined && fleet !== undefined && this.#hasRoom(fleet, good) ? [good] : [],
      ),
    };
  }

  #step(view: View, from: SpaceNumber, to: SpaceNumber): Step {
    const step = this.#beside(from).find((beside) => beside.to === to);
    return {
      from: spaceId(this.#board, from),
      to: spaceId(this.#board, to),
      cost: step?.cost ?? 0,
      current: step?.current ?? false,
      symbol: this.#symbolAt(view, to),
    };
  }

  #portsOn(steps: readonly Step[]): readonly PortData[] {
    const ids = new Set(steps.map(({ to }) => this.#board.spaces[this.#board.spaceNumber(to) ?? NONE]?.port));
    return this.#board.ports.filter(({ id }) => ids.has(id));
  }

  #halt(view: View, seat: Seat, to: SpaceNumber, left: number): Halt {
    const symbol = this.#symbolAt(view, to);
    if (symbol === 'event') return this.#mayPlay(view, seat, left) ? 'event' : 'no-card';
    if (symbol === 'cape') return 'cape';
    if (to === this.#board.home) return 'lisboa';
    return left === 0 ? 'last-marker' : '';
  }

  /** Rule CA-5.5, as far as the viewer knows the hand. */
  #mayPlay(view: View, seat: Seat, left: number): boolean {
    const size = view.fleets[seat]?.hand ?? 0;
    if (view.mode !== 'full' || view.hand.length !== size) return true;
    return view.hand.some((id) => {
      const card = this.#board.cardNumber(id);
      return card !== undefined && isPlayable(cardOf(this.#board, card), left);
    });
  }

  #hasRoom(fleet: FleetView, good: Good): boolean {
    const ship = this.#goods.get(good)?.ship ?? 0;
    if (fleet.goods.includes(good) || fleet.wrecks.includes(ship)) return false;
    return ship < 4 || fleet.upgraded;
  }
}

function nearest(open: ReadonlySet<SpaceNumber>, reached: ReadonlyMap<SpaceNumber, Reached>) {
  let best: SpaceNumber | undefined;
  for (const space of open) {
    const way = reached.get(space);
    if (way !== undefined && (best === undefined || isBetter(way, reached.get(best)))) best = space;
  }
  return best;
}

function isBetter(a: Reached, b: Reached | undefined): boolean {
  return b === undefined || (a.cost - b.cost || a.events - b.events || a.steps - b.steps) < 0;
}
