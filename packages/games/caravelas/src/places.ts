/** After the bid: bidders choose their places, the others fill what is left. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { NONE } from './board.ts';
import type { Decision, Event, Events, Move, PlacesFrame, Rules, State } from './state.ts';

const PLACES: readonly Move[] = [1, 2, 3, 4].map((at) => ({ kind: 'place', at }));

/** Rules CA-2.9, CA-2.10, CA-2.12. */
export function placesFrames(rules: Rules): FrameKind<State, PlacesFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      const free = frame.taken.filter((seat) => seat === NONE).length;
      if (free > 1 && chooser(state, frame) !== NONE) return true;
      settleOrder(state, frame, events);
      rules.finish(state, events);
      return false;
    },

    pending: (state, frame) => [{ seat: chooser(state, frame), kind: 'places' }],

    legal: (state, frame, seat) =>
      seat === chooser(state, frame) ? PLACES.filter((_, place) => frame.taken[place] === NONE) : [],

    apply(_state, frame, seat, move) {
      if (move.kind === 'place') frame.taken[move.at - 1] = seat;
    },

    whyNot: (_state, _frame, _seat, move) =>
      move.kind === 'place' ? { code: 'place-taken', rule: 'CA-2.9' } : { code: 'not-asked', rule: 'CA-2.9' },
  };
}

/** The highest bidder without a place, or NONE when only players who bid nothing are left. */
function chooser(state: State, { taken }: PlacesFrame): Seat {
  let best = NONE;
  let most = 0;
  for (const [seat, bid] of state.bids.entries()) {
    if (bid <= most || taken.includes(seat)) continue;
    most = bid;
    best = seat;
  }
  return best;
}

function settleOrder(state: State, { taken }: PlacesFrame, events: Events): void {
  const waiting = state.order.filter((seat) => !taken.includes(seat));
  state.order = taken.map((seat) => (seat === NONE ? (waiting.shift() ?? NONE) : seat));
  events?.({ key: 'ordered', order: state.order.slice() });
}
