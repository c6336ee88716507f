/** A position before a turn or a bid, described in numbers. */
import type { Features, Options, Seat } from '@captains-table/kernel';
import { FeatureWriter, featureNames, must } from '@captains-table/kernel';
import type { Board } from '../board.ts';
import { NONE, PEPPER, cardOf } from '../board.ts';
import { GOODS } from '../content.ts';
import { destinationPoints, pointsOf } from '../end.ts';
import { allMarkers, countBits, seatCount, shipsAfloat } from '../fleet.ts';
import type { State } from '../state.ts';
import type { Chart } from './chart.ts';
import { distance } from './chart.ts';
import { roundsLeft, roundsToBuild } from './pace.ts';
import type { Plan } from './plan.ts';
import { planOf } from './plan.ts';

const VERSION = 1;
/** Plans are counted in half points. */
const PLAN = 2;
const CARD_KINDS = ['storm', 'compass', 'fair-wind', 'calm'] as const;

const OF_SEAT = [
  'points',
  'lead',
  'behind',
  'plan',
  'cargo',
  'is-active',
  'order',
  'has-had-turn',
  'markers',
  'all-markers',
  'bid',
  'is-upgraded',
  'ships',
  'goods',
  ...GOODS.map((good) => `has-${good}`),
  'to-lisboa',
  'to-pepper',
  'to-build',
  'pieces',
  'hand',
  'discoveries',
  'discovered-points',
  'next-stop',
  'is-in-lisboa',
  'is-in-india',
];

const OF_TABLE = [
  'destination-points',
  'destinations-open',
  'destinations-lost',
  'destinations-value',
  ...CARD_KINDS.map((kind) => `hand-${kind}`),
  'round',
  'rounds-left',
  'missing-pieces',
  'is-ending',
  'undiscovered',
  'undiscovered-points',
  'undiscovered-indian',
  'is-auction',
  'highest-bid',
];

export function featuresOf(board: Board, chart: Chart): Features<State> {
  return {
    version: VERSION,
    family: ({ mode }: Options, seats) => (mode === 'full' ? `full-${seats}` : undefined),
    names: (seats) => featureNames(seats, OF_SEAT, OF_TABLE),
    write: (state, viewer, out) => new Description(board, chart, state, viewer).write(new FeatureWriter(out)),
  };
}

class Description {
  readonly #board: Board;
  readonly #chart: Chart;
  readonly #state: State;
  readonly #viewer: Seat;
  readonly #plans: readonly Plan[];

  constructor(board: Board, chart: Chart, state: State, viewer: Seat) {
    this.#board = board;
    this.#chart = chart;
    this.#state = state;
    this.#viewer = viewer;
    // No one knows the destination cards of others.
    this.#plans = state.fleets.map((_, seat) =>
      seat === viewer ? planOf(board, state, seat, chart) : planOf(board, state, seat, chart, []),
    );
  }

  write(pen: FeatureWriter): void {
    const seats = seatCount(this.#state);
    for (let place = 0; place < seats; place++) this.#writeSeat(pen, (this.#viewer + place) % seats);
    this.#writeSecrets(pen);
    this.#writeTable(pen);
  }

  #writeSeat(pen: FeatureWriter, seat: Seat): void {
    const state = this.#state;
    const { value, cargo } = must(this.#plans[seat]);
    const place = state.order.indexOf(seat);
    pen.put(pointsOf(this.#board, state, seat));
    pen.putLead(this.#leadOf(seat));
    pen.put(PLAN * value);
    pen.put(PLAN * cargo);
    pen.putFlag(turnOf(state) === seat);
    pen.put(place);
    pen.putFlag(place < nextTurn(state));
    pen.put(must(state.markers[seat]));
    pen.put(allMarkers(this.#board, state, seat));
    pen.put(must(state.bids[seat]));
    pen.putFlag(must(state.upgraded[seat]));
    pen.put(countBits(shipsAfloat(state, seat)));
    this.#writeVoyage(pen, seat);
  }

  #writeVoyage(pen: FeatureWriter, seat: Seat): void {
    const state = this.#state;
    const { portGood, portValue, home, oceans } = this.#board;
    const goods = must(state.goods[seat]);
    const space = must(state.fleets[seat]);
    pen.put(countBits(goods));
    for (let good = 0; good < GOODS.length; good++) pen.put((goods >> good) & 1);
    pen.put(distance(this.#chart, space, this.#chart.targets - 1));
    pen.put(distance(this.#chart, space, portGood.indexOf(PEPPER)));
    pen.put(roundsToBuild(this.#board, state, seat, this.#chart));
    pen.put(state.pieces.filter((owner) => owner === seat).length);
    pen.put(must(state.hands[seat]).length);
    let discoveries = 0;
    let points = 0;
    for (const [port, discoverer] of state.discoverers.entries()) {
      if (discoverer !== seat) continue;
      discoveries++;
      points += must(portValue[port]);
    }
    pen.put(discoveries);
    pen.put(points);
    pen.put(distance(this.#chart, space, must(this.#plans[seat]).next));
    pen.putFlag(space === home);
    pen.put(must(oceans[space]));
  }

  #leadOf(seat: Seat): number {
    let most = -Infinity;
    for (let other = 0; other < seatCount(this.#state); other++) {
      if (other !== seat) most = Math.max(most, pointsOf(this.#board, this.#state, other));
    }
    return pointsOf(this.#board, this.#state, seat) - most;
  }

  /** What only the viewer knows. */
  #writeSecrets(pen: FeatureWriter): void {
    const state = this.#state;
    let open = 0;
    let lost = 0;
    let value = 0;
    for (const port of must(state.destinations[this.#viewer])) {
      const discoverer = must(state.discoverers[port]);
      if (discoverer === NONE) {
        open++;
        value += must(this.#board.portValue[port]);
      } else if (discoverer !== this.#viewer) lost++;
    }
    pen.put(destinationPoints(this.#board, state, this.#viewer));
    pen.put(open);
    pen.put(lost);
    pen.put(value);
    const hand = must(state.hands[this.#viewer]);
    for (const kind of CARD_KINDS)
      pen.put(hand.filter((card) => cardOf(this.#board, card).kind === kind).length);
  }

  #writeTable(pen: FeatureWriter): void {
    const state = this.#state;
    let undiscovered = 0;
    let points = 0;
    let indian = 0;
    for (const [port, discoverer] of state.discoverers.entries()) {
      if (discoverer !== NONE) continue;
      undiscovered++;
      points += must(this.#board.portValue[port]);
      indian += must(this.#board.oceans[must(this.#board.portSpace[port])]);
    }
    pen.put(state.round);
    pen.put(roundsLeft(this.#board, state, this.#chart));
    pen.put(state.pieceCount - state.pieces.length);
    pen.putFlag(state.ending);
    pen.put(undiscovered);
    pen.put(points);
    pen.put(indian);
    const frame = state.stack.at(-1);
    pen.putFlag(frame?.kind === 'auction');
    pen.put(frame?.kind === 'auction' ? frame.highest : 0);
  }
}

function turnOf({ stack }: State): Seat {
  for (const frame of stack) if (frame.kind === 'turn') return frame.seat;
  return NONE;
}

/** The place in the order that has the next turn. */
function nextTurn({ stack }: State): number {
  const [match] = stack;
  return match?.kind === 'match' && match.step === 'turns' ? match.next : 0;
}

/** A turn or a bid is about to begin. */
export function isQuiet(board: Board, state: State): boolean {
  const frame = state.stack.at(-1);
  if (frame?.kind === 'auction') return frame.highest === 0 && frame.passes === 0;
  if (frame?.kind !== 'turn' || frame.over) return false;
  const { seat } = frame;
  const all =
    state.mode === 'dice'
      ? state.dice.reduce((sum, die) => sum + die, 0)
      : allMarkers(board, state, seat) - must(state.bids[seat]);
  return state.markers[seat] === all;
}
