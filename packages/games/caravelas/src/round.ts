/** Round after round, turn after turn. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { below, must } from '@captains-table/kernel';
import { seatCount } from './fleet.ts';
import { dealHands } from './hand.ts';
import type { Decision, Event, Events, MatchFrame, Move, Rules, State } from './state.ts';

/** Rule CA-11.5. */
export const LAST_ROUND = 100;
const DIE = 6;

/** Rules CA-2.1, CA-11.1, CA-12.11. */
export function matchFrames(rules: Rules): FrameKind<State, MatchFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      switch (frame.step) {
        case 'begin':
          beginRound(state, frame, events);
          break;
        case 'deal':
          if (state.round === 1 && state.mode === 'full') dealHands(rules.board, state, events);
          frame.step = 'turns';
          break;
        case 'turns':
          if (frame.next < seatCount(state)) beginTurn(state, must(state.order[frame.next++]), events);
          else if (state.ending || state.round >= LAST_ROUND) endGame(rules, state, events);
          else frame.step = 'begin';
      }
      return false;
    },
  };
}

function beginRound(state: State, frame: MatchFrame, events: Events): void {
  state.round++;
  events?.({ key: 'round-began', round: state.round });
  frame.step = 'deal';
  frame.next = 0;
  if (state.mode === 'dice') return; // rule CA-12.9
  state.bids.fill(0);
  state.stack.push({ kind: 'auction', at: 0, highest: 0, passes: 0 });
}

function beginTurn(state: State, seat: Seat, events: Events): void {
  events?.({ key: 'turn-began', seat });
  if (state.mode === 'dice') rollForTurn(state, seat, events);
  state.stack.push({ kind: 'turn', seat, over: false });
}

/** Rule CA-12.5. */
function rollForTurn(state: State, seat: Seat, events: Events): void {
  const first = 1 + below(state.chance, DIE);
  const second = 1 + below(state.chance, DIE);
  state.dice = [first, second];
  state.markers[seat] = first + second;
  events?.({ key: 'rolled', seat, dice: [first, second] });
}

function endGame(rules: Rules, state: State, events: Events): void {
  state.over = true;
  events?.({ key: 'ended', round: state.round });
  rules.finish(state, events);
}
