/** What a ship may expect of its voyage while it is still being fitted out. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, PackedGift, Tile } from '../box.ts';
import { CIRCLES_A_PLACE, DOCKS, DRAKE, INVESTOR, NONE, NO_GIFT, PLACES, ZONES, circlesOf } from '../box.ts';
import { seatCount } from '../points.ts';
import type { State } from '../state.ts';
import { MOST_CREW, MOST_GUNS, MOST_TRADE, PlanTables, logIndex } from './plan-table.ts';
import type { PlanKey } from './plan-table.ts';
import type { Weights } from './weights.ts';

/** A log in which things that may still come count in part. */
export interface Hopes {
  crew: number;
  guns: number;
  barrels: number;
  trade: number;
  /** Chances, from 0 to 1. */
  galleon: number;
  pinnace: number;
  hind: number;
  /** Points that change no plan. */
  extra: number;
}

const NOTHING: Hopes = {
  crew: 0,
  guns: 0,
  barrels: 0,
  trade: 0,
  galleon: 0,
  pinnace: 0,
  hind: 0,
  extra: 0,
};

const CREW_OF_A_ROLL = 1.9;

/** Smaller chances are left out. */
const UNLIKELY = 0.01;

/** Adds what may still come to what is there. */
export function together(log: Hopes, more: Hopes): Hopes {
  return {
    crew: log.crew + more.crew,
    guns: log.guns + more.guns,
    barrels: log.barrels + more.barrels,
    trade: log.trade + more.trade,
    galleon: 1 - (1 - log.galleon) * (1 - more.galleon),
    pinnace: 1 - (1 - log.pinnace) * (1 - more.pinnace),
    hind: 1 - (1 - log.hind) * (1 - more.hind),
    extra: log.extra + more.extra,
  };
}

export class Prospects {
  readonly box: Box;
  readonly weights: Weights;
  readonly #tables: PlanTables;

  constructor(box: Box, weights: Weights) {
    this.box = box;
    this.weights = weights;
    this.#tables = new PlanTables(box, weights);
  }

  /** The log of a seat as it is, and what a gift adds to it. */
  logWith(state: State, seat: Seat, gift: PackedGift = NO_GIFT): Hopes {
    const hopes: Hopes = {
      crew: must(state.crew[seat]),
      guns: must(state.guns[seat]),
      barrels: must(state.barrels[seat]),
      trade: must(state.trade[seat]),
      galleon: state.galleon[seat] === true ? 1 : 0,
      pinnace: state.pinnace[seat] === true ? 1 : 0,
      hind: state.hind[seat] === true ? 1 : 0,
      extra: this.#officesOf(state, seat),
    };
    this.#add(hopes, gift, 1);
    return hopes;
  }

  #officesOf(state: State, seat: Seat): number {
    const { admiral, governor, informer, ghost } = this.weights;
    let extra = 0;
    if (state.admiral === seat) extra += admiral;
    if (state.governor === seat) extra += governor;
    if (state.informer === seat) extra += informer;
    if (state.ghost[seat] === true) extra += ghost;
    return extra;
  }

  #add(hopes: Hopes, gift: PackedGift, share: number): void {
    hopes.crew += share * gift.crew;
    hopes.guns += share * gift.guns;
    hopes.barrels += share * gift.barrels;
    hopes.trade += share * gift.trade;
    if (gift.galleon) hopes.galleon += share * (1 - hopes.galleon);
    if (gift.pinnace) hopes.pinnace += share * (1 - hopes.pinnace);
    if (gift.goldenHind) hopes.hind += share * (1 - hopes.hind);
    if (gift.office !== undefined) hopes.extra += share * this.weights[gift.office];
    if (gift.die !== NONE) hopes.crew += share * (CREW_OF_A_ROLL + 0.3 * gift.die);
  }

  /**
   * For each place what the street beyond it may still give, one entry more than there are places:
   * entry `place + 1` is for the player who stands there, entry 0 for the player who has not begun.
   */
  streetAhead(state: State, seat: Seat): readonly Hopes[] {
    const ahead: Hopes[] = [];
    const discs = must(state.discs[seat]);
    const left = PLACES - 1 - must(state.at[seat]);
    const share = this.weights.later * Math.min(this.weights.stops, discs / Math.max(1, left));
    const hopes: Hopes = { ...NOTHING };
    ahead[PLACES] = NOTHING;
    for (let place = PLACES - 1; place > must(state.at[seat]); place--) {
      const tile = must(state.street[place]);
      if (tile === DOCKS) this.#addDocks(state, seat, hopes);
      else if (tile !== INVESTOR) this.#addPlace(state, seat, hopes, place, share);
      ahead[place] = { ...hopes };
    }
    return ahead;
  }

  /** At the docks there is always something that is needed. */
  #addDocks(state: State, seat: Seat, hopes: Hopes): void {
    hopes.crew += 0.3;
    hopes.guns += 0.3;
    hopes.barrels += state.barrels[seat] === 0 ? 0.6 : 0.2;
  }

  #addPlace(state: State, seat: Seat, hopes: Hopes, place: number, share: number): void {
    const tile = must(state.street[place]);
    const gift = nextGift(this.box, state, place, tile);
    if (gift === undefined) return;
    this.#add(hopes, gift, tile === DRAKE ? share / 2 : share * this.#chanceOf(state, seat, place, tile));
  }

  /** How likely it is that a circle is still free when the seat gets there. */
  #chanceOf(state: State, seat: Seat, place: number, tile: Tile): number {
    let free = circlesOf(this.box, seatCount(state), tile).length;
    for (let circle = 0; circle < CIRCLES_A_PLACE; circle++) {
      if (state.circles[place * CIRCLES_A_PLACE + circle] !== NONE) free--;
    }
    let rivals = 0;
    for (let other = 0; other < seatCount(state); other++) {
      if (other !== seat && must(state.at[other]) < place && !state.departed.includes(other)) rivals++;
    }
    return Math.min(1, free / (0.5 + 0.6 * rivals));
  }

  /** Points to expect from a log; where things count in part, between the values for the whole numbers around them. */
  worthOf(state: State, hopes: Hopes): number {
    const barrels = Math.min(ZONES, hopes.barrels);
    const near = Math.floor(barrels);
    const part = barrels - near;
    let worth = (1 - part) * this.#inZone(state, hopes, near);
    if (part > 0) worth += part * this.#inZone(state, hopes, near + 1);
    return worth + hopes.extra + this.weights.hind * hopes.hind;
  }

  #inZone(state: State, hopes: Hopes, zone: number): number {
    if (zone === 0) return 0;
    const { galleon, pinnace, hind } = hopes;
    let worth = 0;
    for (let flags = 0; flags < 8; flags++) {
      const share =
        ((flags & 1) === 0 ? 1 - galleon : galleon) *
        ((flags & 2) === 0 ? 1 - pinnace : pinnace) *
        ((flags & 4) === 0 ? 1 - hind : hind);
      if (share < UNLIKELY) continue;
      const key: PlanKey = {
        seats: seatCount(state),
        zone,
        galleon: (flags & 1) !== 0,
        pinnace: (flags & 2) !== 0,
        tiles: state.tiles,
      };
      worth += share * between(this.#tables.tableFor(key, (flags & 4) !== 0), hopes);
    }
    return worth;
  }
}

/** What the next visitor of a place gets there, or undefined when it is full. */
export function nextGift(box: Box, state: State, place: number, tile: Tile): PackedGift | undefined {
  const circles = circlesOf(box, seatCount(state), tile);
  const first = place * CIRCLES_A_PLACE;
  let circle = 0;
  while (circle < circles.length && state.circles[first + circle] !== NONE) circle++;
  return tile === DRAKE && circle > 0 ? undefined : circles[circle];
}

/** Interpolates between the eight whole logs around a log with fractions. */
function between(table: Float64Array, hopes: Hopes): number {
  const crew = Math.min(MOST_CREW, hopes.crew);
  const guns = Math.min(MOST_GUNS, hopes.guns);
  const trade = Math.min(MOST_TRADE, hopes.trade);
  const c = Math.min(MOST_CREW - 1, Math.floor(crew));
  const g = Math.min(MOST_GUNS - 1, Math.floor(guns));
  const t = Math.min(MOST_TRADE - 1, Math.floor(trade));
  const [x, y, z] = [crew - c, guns - g, trade - t];
  const valueAt = (dc: number, dg: number) => {
    const index = logIndex(c + dc, g + dg, t);
    return (1 - z) * must(table[index]) + z * must(table[index + 1]);
  };
  return (
    (1 - x) * ((1 - y) * valueAt(0, 0) + y * valueAt(0, 1)) +
    x * ((1 - y) * valueAt(1, 0) + y * valueAt(1, 1))
  );
}
