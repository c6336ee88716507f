/** The bid for turn order. */
import type { FrameKind } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { allMarkers, seatCount } from './fleet.ts';
import type { AuctionFrame, Decision, Event, Move, Rules, State } from './state.ts';

const PASS: Move = { kind: 'pass' };

/** Rules CA-2.2 to CA-2.7, CA-2.11. */
export function auctionFrames(rules: Rules): FrameKind<State, AuctionFrame, Move, Event, Decision> {
  const { board } = rules;
  const asked = (state: State, { at: turn }: AuctionFrame) => must(state.order[turn]);
  return {
    run(state, frame, events) {
      const seats = seatCount(state);
      for (;;) {
        if (frame.passes >= (frame.highest === 0 ? seats : seats - 1)) break; // rule CA-2.4
        if (allMarkers(board, state, asked(state, frame)) > frame.highest) return true;
        next(frame, seats); // rule CA-2.6
      }
      rules.finish(state, events);
      if (frame.highest > 0) state.stack.push({ kind: 'places', taken: state.order.map(() => -1) });
      return false;
    },

    pending(state, frame) {
      const seat = asked(state, frame);
      return [{ seat, kind: 'auction', highest: frame.highest, own: must(state.bids[seat]) }];
    },

    legal(state, frame, seat) {
      if (seat !== asked(state, frame)) return [];
      const moves: Move[] = [PASS];
      for (let bid = frame.highest + 1; bid <= allMarkers(board, state, seat); bid++)
        moves.push(must(board.bids[bid]));
      return moves;
    },

    apply(state, frame, seat, move, events) {
      if (move.kind === 'bid') {
        state.bids[seat] = move.markers;
        state.markers[seat] = allMarkers(board, state, seat) - move.markers; // rule CA-2.7
        frame.highest = move.markers;
        frame.passes = -1;
        events?.({ key: 'bid', seat, markers: move.markers });
      } else {
        events?.({ key: 'passed', seat });
      }
      next(frame, seatCount(state));
    },

    whyNot(state, frame, seat, move) {
      if (move.kind !== 'bid') return { code: 'not-asked', rule: 'CA-2.2' };
      const markers = 'markers' in move ? Number(move.markers) : 0;
      if (markers > allMarkers(board, state, seat)) return { code: 'bid-too-high', rule: 'CA-2.6' };
      return { code: 'bid-too-low', rule: 'CA-2.3', params: { highest: frame.highest } };
    },
  };
}

/** Goes on to the next player in order and counts a pass; after a bid the count starts again. */
function next(frame: AuctionFrame, seats: number): void {
  frame.passes++;
  frame.at = (frame.at + 1) % seats;
}
