/** Describes a position in numbers: in the street, while discs are placed, or between two missions. */
import type { Features, Options, Seat } from '@captains-table/kernel';
import { FeatureWriter, featureNames, must } from '@captains-table/kernel';
import { NONE, VOYAGES } from '../box.ts';
import { missionOf, ownsDisc } from '../chart.ts';
import { chestOf, chestPoints, goodsOf, goodsPoints } from '../end.ts';
import { seatCount } from '../points.ts';
import type { State } from '../state.ts';
import { DISCS } from '../state.ts';
import { planOf } from './missions.ts';
import type { Prospects } from './prospect.ts';
import { StreetOutlook } from './street.ts';
import { expectedRest } from './voyage-left.ts';

const VERSION = 1;
/** Hopes are counted in half points. */
const HOPE = 2;

const OF_SEAT = [
  'made',
  'lead',
  'behind',
  'score',
  'chest-points',
  'goods-points',
  'goods',
  'hope',
  'log-worth',
  'is-deciding',
  'crew',
  'guns',
  'barrels',
  'trade',
  'has-galleon',
  'has-pinnace',
  'has-hind',
  'has-ghost',
  'has-investor',
  'is-admiral',
  'is-governor',
  'is-informer',
  'discs',
  'at',
  'loading',
  'departed',
  'is-home',
  'town',
  'fort',
  'galleon',
  'discs-on-chart',
  'discs-in-hand',
  'good-0',
  'good-1',
  'good-2',
  'good-3',
];

const OF_TABLE = [
  'voyage',
  'is-voyage-1',
  'is-voyage-2',
  'is-voyage-3',
  'is-street',
  'is-chart',
  'is-resolve',
  'departed-ships',
  'ships-home',
  'bonuses-gone',
  'mission-disc',
  'treasures-left',
];

export function featuresOf(prospects: Prospects): Features<State> {
  return {
    version: VERSION,
    family: ({ shuffledStreet, allTokens }: Options, seats) =>
      shuffledStreet === true || allTokens === true ? undefined : `base-${seats}`,
    names: (seats) => featureNames(seats, OF_SEAT, OF_TABLE),
    write: (state, viewer, out) => new Description(prospects, state, viewer).write(new FeatureWriter(out)),
  };
}

class Description {
  readonly #prospects: Prospects;
  readonly #state: State;
  readonly #viewer: Seat;
  readonly #hopes: readonly number[];
  readonly #made: readonly number[];
  readonly #deciding: Seat;

  constructor(prospects: Prospects, state: State, viewer: Seat) {
    this.#prospects = prospects;
    this.#state = state;
    this.#viewer = viewer;
    this.#hopes = state.score.map((_, seat) => this.#hopeOf(seat));
    const { box } = prospects;
    this.#made = state.score.map(
      (score, seat) =>
        score + chestPoints(box, chestOf(state, seat)) + goodsPoints(box, goodsOf(state, seat)),
    );
    this.#deciding = decidingSeat(state);
  }

  write(pen: FeatureWriter): void {
    const seats = seatCount(this.#state);
    for (let place = 0; place < seats; place++) this.#writeSeat(pen, (this.#viewer + place) % seats);
    this.#writeTable(pen);
  }

  /** What the rest of the voyage may bring, as far as the viewer can tell: the discs of others lie face down. */
  #hopeOf(seat: Seat): number {
    const state = this.#state;
    const prospects = this.#prospects;
    const { box } = prospects;
    if (state.open) {
      if (state.home.includes(seat)) return 0;
      return expectedRest(box, state, seat, this.#viewer);
    }
    if (state.stack.at(-1)?.kind === 'street' && !state.departed.includes(seat)) {
      return new StreetOutlook(prospects, state, seat).worthFrom(must(state.at[seat]));
    }
    if (state.stack.at(-1)?.kind !== 'street' && seat === this.#viewer)
      return planOf(box, state, seat).planner.top;
    return prospects.worthOf(state, prospects.logWith(state, seat));
  }

  #writeSeat(pen: FeatureWriter, seat: Seat): void {
    const state = this.#state;
    const { box } = this.#prospects;
    const goods = goodsOf(state, seat);
    pen.put(must(this.#made[seat]));
    pen.putLead(HOPE * this.#leadOf(seat));
    pen.put(must(state.score[seat]));
    pen.put(chestPoints(box, chestOf(state, seat)));
    pen.put(goodsPoints(box, goods));
    pen.put(goods.reduce((sum, count) => sum + count, 0));
    pen.put(HOPE * must(this.#hopes[seat]));
    pen.put(HOPE * this.#prospects.worthOf(state, this.#prospects.logWith(state, seat)));
    pen.putFlag(this.#deciding === seat);
    this.#writeShip(pen, seat);
    this.#writeVoyage(pen, seat);
    for (const count of goods) pen.put(count);
  }

  #leadOf(seat: Seat): number {
    const strength = (other: Seat) => must(this.#made[other]) + must(this.#hopes[other]);
    let most = -Infinity;
    for (let other = 0; other < seatCount(this.#state); other++) {
      if (other !== seat) most = Math.max(most, strength(other));
    }
    return strength(seat) - most;
  }

  #writeShip(pen: FeatureWriter, seat: Seat): void {
    const state = this.#state;
    for (const list of [state.crew, state.guns, state.barrels, state.trade]) pen.put(must(list[seat]));
    for (const list of [state.galleon, state.pinnace, state.hind, state.ghost, state.investor]) {
      pen.putFlag(must(list[seat]));
    }
    for (const holder of [state.admiral, state.governor, state.informer]) pen.putFlag(holder === seat);
  }

  #writeVoyage(pen: FeatureWriter, seat: Seat): void {
    const state = this.#state;
    const kinds = must(state.conquests[seat]);
    const place = state.departed.indexOf(seat);
    let placed = 0;
    let inHand = 0;
    for (let disc = 0; disc < DISCS; disc++) {
      if (missionOf(state, seat, disc) !== NONE) placed++;
      else if (ownsDisc(state, seat, disc)) inHand++;
    }
    pen.put(must(state.discs[seat]));
    pen.put(must(state.at[seat]) + 1);
    pen.put(state.loading.indexOf(seat) + 1);
    pen.put(place < 0 ? 0 : seatCount(state) - place);
    pen.putFlag(state.home.includes(seat));
    for (const kind of [1, 2, 4]) pen.putFlag((kinds & kind) !== 0);
    pen.put(placed);
    pen.put(inHand);
  }

  #writeTable(pen: FeatureWriter): void {
    const state = this.#state;
    const frame = state.stack.at(-1);
    pen.put(VOYAGES - state.voyage);
    for (let voyage = 1; voyage <= VOYAGES; voyage++) pen.putFlag(state.voyage === voyage);
    for (const kind of ['street', 'chart', 'resolve']) pen.putFlag(frame?.kind === kind);
    pen.put(state.departed.length);
    pen.put(state.home.length);
    pen.put(state.bonuses);
    pen.put(frame?.kind === 'resolve' ? frame.disc + 1 : 0);
    pen.put(state.treasure.filter((isThere) => isThere).length);
  }
}

/** The seat that is asked in the street, on the chart or about a mission; none elsewhere. */
function decidingSeat({ stack, loading, departed }: State): Seat {
  const frame = stack.at(-1);
  switch (frame?.kind) {
    case 'street':
      return loading[frame.turn] ?? NONE;
    case 'chart':
    case 'resolve':
      return departed[frame.turn] ?? NONE;
    default:
      return NONE;
  }
}

/** Nothing is half done: no second disc for Drake, no tokens to lay, no question from the informer. */
export function isQuiet({ stack }: State): boolean {
  const frame = stack.at(-1);
  switch (frame?.kind) {
    case 'street':
      return frame.drake === NONE;
    case 'chart':
      return true;
    case 'resolve':
      return frame.step === 'decide';
    default:
      return false;
  }
}
