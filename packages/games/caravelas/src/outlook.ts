/**
 * What a voyage costs and brings, worked out from what one person sees: what it costs to get somewhere and
 * what stops a fleet there, what could be discovered and loaded, what a call at Lisboa would bring.
 * Nothing here decides anything; it tells the code that draws the table what to write. Rule CA-13.5.
 */
import type { Seat, Viewer } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { Board, Card } from './board.ts';
import { cardOf, directionTo, neighbour, NONE, packBoard, PIRATES, spaceId, currentCost } from './board.ts';
import type { Content, Good, GoodData, PortData, SpaceSymbol } from './content.ts';
import { DIRECTIONS } from './content.ts';
import type { FleetView, SpaceNumber, View } from './state.ts';
import type { Way } from './ways.ts';
import { driftWays, Ways } from './ways.ts';

export interface Step {
  readonly from: string;
  readonly to: string;
  /** Markers, pirates included. */
  readonly cost: number;
  /** A step along a current: free unless there are pirates. */
  readonly current: boolean;
  /** What the fleet meets there: with dice only pirates count, on a bonus move nothing does. */
  readonly symbol: SpaceSymbol | '';
  /** A fair wind is played against the pirates there, so that they cost nothing. */
  readonly wind?: true;
}

/**
 * Why a fleet cannot simply sail on from the end of a route: a card to play, the die of the Cape, no
 * marker left; or why it cannot get there at all: too far for this turn, or no card to play on a blue
 * space, there or on the way. At Lisboa it may call.
 */
export type Halt = '' | 'event' | 'cape' | 'last-marker' | 'too-far' | 'no-card' | 'lisboa';

/** What lies on the way. */
interface Gains {
  /** Ports that no one has discovered; their points now, and later for the player's own destination cards. */
  readonly discovers: readonly string[];
  readonly points: number;
  readonly destinationPoints: number;
  readonly loads: readonly Good[];
}

export interface Route extends Gains {
  readonly to: string;
  readonly steps: readonly Step[];
  /** Markers for sailing. What cards and the die will cost on the way is unknown. */
  readonly cost: number;
  /** Fair winds that must be played against pirates, because this turn's markers are too few otherwise. Rule CA-5.2. */
  readonly winds: number;
  /** The least it costs when markers are paid for all pirates, and when the fair winds in hand are played. */
  readonly costPaid: number;
  readonly costWithWinds: number;
  /** Blue and red spaces on the way, the last space included. */
  readonly events: number;
  readonly capes: number;
  /** Whether this turn's markers are enough, cards for blue spaces not counted. */
  readonly reach: boolean;
  readonly halt: Halt;
}

/** What a call at Lisboa would bring. */
export interface Call {
  /** The number and points of the piece that pepper would buy; 0 for none. */
  readonly piece: number;
  readonly piecePoints: number;
  readonly canUpgrade: boolean;
  /** What all goods bring when sold, and what they bring without the pepper. */
  readonly sale: number;
  readonly saleWithoutPepper: number;
  readonly repairs: number;
}

export class Outlook {
  readonly #board: Board;
  readonly #goods: ReadonlyMap<string, GoodData>;

  constructor(content: Content) {
    this.#board = packBoard(content);
    this.#goods = new Map(content.goods.map((good) => [good.id, good]));
  }

  /** The best route to every sea space except the fleet's own, including those out of reach this turn. */
  routes(view: View, seat: Seat, viewer: Viewer): ReadonlyMap<string, Route> {
    const routes = new Map<string, Route>();
    const fleet = view.fleets[seat];
    const start = this.#board.spaceNumber(fleet?.at ?? '');
    if (fleet === undefined || start === undefined) return routes;
    const { markers } = fleet;
    const meetsEvents = view.mode !== 'dice';
    const hand = this.#knownHand(view, seat, viewer);
    const winds = hand?.filter(({ kind }) => kind === 'fair-wind').length ?? 0;
    const now = new Ways(this.#board, start, { markers, hand, winds, meetsEvents });
    const withCards =
      hand === undefined
        ? now
        : new Ways(this.#board, start, { markers, hand: undefined, winds, meetsEvents });
    const ever = new Ways(this.#board, start, { markers: Infinity, hand: undefined, winds: 0, meetsEvents });
    for (const space of this.#board.spaces.keys()) {
      const paid = ever.to(space);
      if (space === start || paid === undefined) continue;
      const possible = now.to(space);
      const way = possible ?? withCards.to(space);
      const route = this.#sailed(view, seat, way ?? paid);
      routes.set(route.to, {
        ...route,
        costPaid: route.winds > 0 ? paid.cost : route.cost,
        costWithWinds: now.bestTo(space)?.cost ?? route.cost,
        reach: way !== undefined,
        halt:
          way === undefined ? 'too-far' : possible === undefined ? 'no-card' : this.#halt(view, way, markers),
      });
    }
    return routes;
  }

  /** Where a bonus move leads: up to this many spaces, all free, and with a compass in its direction only. */
  drifts(view: View, seat: Seat, left: number, direction: string): ReadonlyMap<string, Route> {
    const start = this.#board.spaceNumber(view.fleets[seat]?.at ?? '');
    if (start === undefined) return new Map();
    const only = DIRECTIONS.findIndex((known) => known === direction);
    return new Map(
      driftWays(this.#board, start, left, only).map((way) => {
        const route = this.#drifted(view, seat, way);
        return [route.to, route];
      }),
    );
  }

  /** Sea spaces beside this one. */
  neighbours(id: string): readonly string[] {
    const space = this.#board.spaceNumber(id);
    if (space === undefined) return [];
    return DIRECTIONS.flatMap((_, direction) => {
      const to = neighbour(this.#board, space, direction);
      return to === NONE ? [] : [spaceId(this.#board, to)];
    });
  }

  /** Ports that no one has discovered. Rule CA-8.1. */
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
      piecePoints: builds ? this.#board.figures.piecePoints : 0,
      canUpgrade: fleet?.upgraded === false && goods.length >= 3,
      sale: sum(goods),
      saleWithoutPepper: sum(goods.filter((good) => good !== 'pepper')),
      repairs: fleet?.wrecks.length ?? 0,
    };
  }

  /** Rule CA-13.1: a hand is known to its owner alone. Only the full game has hands. */
  #knownHand(view: View, seat: Seat, viewer: Viewer): readonly Card[] | undefined {
    if (view.mode !== 'full' || seat !== viewer) return undefined;
    return view.hand.flatMap((id) => {
      const card = this.#board.cardNumber(id);
      return card === undefined ? [] : [cardOf(this.#board, card)];
    });
  }

  #sailed(view: View, seat: Seat, way: Way): Omit<Route, 'costPaid' | 'costWithWinds' | 'reach' | 'halt'> {
    const steps = stepsOf<Step>(way, (from, to) => ({
      from: spaceId(this.#board, from.space),
      to: spaceId(this.#board, to.space),
      cost: to.cost - from.cost,
      current: currentCost(this.#board, from.space, directionTo(this.#board, from.space, to.space)) === 0,
      symbol: this.#symbolAt(view, to.space),
      ...defined({ wind: to.winds > from.winds || undefined }),
    }));
    const capes = steps.filter(({ symbol }) => symbol === 'cape').length;
    const { cost, winds, events } = way;
    const gains = this.#gains(view, seat, way);
    return { to: spaceId(this.#board, way.space), steps, cost, winds, events, capes, ...gains };
  }

  /** Rules CA-7.7, CA-7.8: the steps cost nothing, and nothing on their spaces takes effect. */
  #drifted(view: View, seat: Seat, way: Way): Route {
    const steps = stepsOf<Step>(way, (from, to) => ({
      from: spaceId(this.#board, from.space),
      to: spaceId(this.#board, to.space),
      cost: 0,
      current: false,
      symbol: '',
    }));
    const free = { cost: 0, winds: 0, costPaid: 0, costWithWinds: 0, events: 0, capes: 0 } as const;
    const gains = this.#gains(view, seat, way);
    return { to: spaceId(this.#board, way.space), steps, ...free, reach: true, halt: '', ...gains };
  }

  #gains(view: View, seat: Seat, way: Way): Gains {
    const passed = new Set(stepsOf(way, (_, { space }) => this.#board.portAt[space]));
    const ports = this.#board.ports.filter((_, port) => passed.has(port));
    const found = ports.filter(({ id }) => view.discovered[id] === undefined);
    const fleet = view.fleets[seat];
    const own = view.destinations[seat] ?? [];
    return {
      discovers: found.map(({ id }) => id),
      points: found.reduce((sum, { value }) => sum + value, 0),
      destinationPoints:
        this.#board.figures.destinationPoints * found.filter(({ id }) => own.includes(id)).length,
      loads: ports.flatMap(({ good }) =>
        good !== undefined && fleet !== undefined && this.#hasRoom(fleet, good) ? [good] : [],
      ),
    };
  }

  #symbolAt(view: View, space: SpaceNumber): SpaceSymbol | '' {
    if (view.mode === 'dice' && this.#board.symbols[space] !== PIRATES) return '';
    return this.#board.spaces[space]?.symbol ?? '';
  }

  #halt(view: View, { space, cost }: Way, markers: number): Halt {
    const symbol = this.#symbolAt(view, space);
    if (symbol === 'event' || symbol === 'cape') return symbol;
    if (space === this.#board.home) return 'lisboa';
    return cost === markers ? 'last-marker' : '';
  }

  #hasRoom(fleet: FleetView, good: Good): boolean {
    const ship = this.#goods.get(good)?.ship ?? 0;
    if (fleet.goods.includes(good) || fleet.wrecks.includes(ship)) return false;
    return ship < 4 || fleet.upgraded;
  }
}

/** Calls `make` for each step of a way, from its start, and lists the results. */
function stepsOf<T>(way: Way, make: (from: Way, to: Way) => T): T[] {
  const steps: T[] = [];
  for (let to = way; to.before !== undefined; to = to.before) steps.unshift(make(to.before, to));
  return steps;
}
