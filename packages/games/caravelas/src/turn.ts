/** One player's turn: sailing, what happens on each space, and stopping. */
import type { FrameKind, Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { CAPE, EVENT, PIRATES, spaceId, stepTo } from './board.ts';
import { roundTheCape } from './cape.ts';
import { meetEvent } from './event.ts';
import { allMarkers } from './fleet.ts';
import { discardFromHand, fillHand } from './hand.ts';
import { arrive } from './ports.ts';
import { fairWindIn, sailMoves, whyNoStep } from './sailing.ts';
import type { Code, Decision, Event, Events, Move, Rules, State, TurnFrame } from './state.ts';

const ANCHOR: Move = { kind: 'anchor' };
const CALL: Move = { kind: 'call' };

export function turnFrames(rules: Rules): FrameKind<State, TurnFrame, Move, Event, Decision> {
  const { board } = rules;
  const isHome = (state: State, seat: Seat) => state.fleets[seat] === board.home;
  return {
    run(state, frame, events) {
      const { seat } = frame;
      if (frame.over) {
        endTurn(rules, state, seat, events);
        return false;
      }
      if (must(state.markers[seat]) > 0) return true;
      // Rules CA-4.7, CA-4.10, CA-10.3.
      if (isHome(state, seat)) callAtLisboa(state, frame, events);
      else frame.over = true;
      return false;
    },

    pending: (state, { seat }) => [
      {
        seat,
        kind: 'turn',
        left: must(state.markers[seat]),
        home: isHome(state, seat),
        dice: state.mode === 'dice',
      },
    ],

    legal(state, frame, seat) {
      const moves: Move[] = [];
      if (seat !== frame.seat) return moves;
      sailMoves(board, state, seat, moves);
      moves.push(isHome(state, seat) ? CALL : ANCHOR); // rules CA-4.8, CA-10.1, CA-10.3
      return moves;
    },

    apply(state, frame, seat, move, events) {
      switch (move.kind) {
        case 'sail':
        case 'defend':
          sail(rules, state, seat, move.to, move.kind === 'defend', events);
          break;
        case 'call':
          callAtLisboa(state, frame, events);
          break;
        case 'anchor':
          events?.({ key: 'anchored', seat, at: spaceId(board, must(state.fleets[seat])) });
          frame.over = true;
          break;
        default:
      }
    },

    whyNot: (state, _frame, seat, move) => whyNot(rules, state, seat, move),

    /** A calm ends the turn. Rule CA-6.8. */
    resume(_state, frame, result) {
      if (result === 'over') frame.over = true;
    },
  };
}

/** Rule CA-10.2. */
function callAtLisboa(state: State, frame: TurnFrame, events: Events): void {
  const { seat } = frame;
  frame.over = true;
  events?.({ key: 'called', seat });
  state.stack.push({ kind: 'lisboa', seat });
}

function sail(rules: Rules, state: State, seat: Seat, id: string, defends: boolean, events: Events): void {
  const { board } = rules;
  const from = must(state.fleets[seat]);
  const { space, current, symbol } = stepTo(board, from, id);
  const cost = defends || symbol !== PIRATES ? current : current + 1;
  state.markers[seat] = must(state.markers[seat]) - cost;
  const dice = state.mode === 'dice' ? { dice: true as const } : {};
  events?.({ key: 'sailed', seat, from: spaceId(board, from), at: id, cost, ...dice });
  if (defends) {
    discardFromHand(state, seat, fairWindIn(board, state, seat)); // rules CA-5.2, CA-5.3
    events?.({ key: 'defended', seat, at: id });
  }
  arrive(board, state, seat, space, events);
  if (symbol === EVENT) meetEvent(board, state, seat, events);
  else if (symbol === CAPE && state.mode !== 'dice') roundTheCape(board, state, seat, events);
}

/** Rules CA-4.9, CA-10.11, CA-3.2. */
function endTurn(rules: Rules, state: State, seat: Seat, events: Events): void {
  state.markers[seat] = allMarkers(rules.board, state, seat);
  fillHand(rules.board, state, seat, events);
  rules.finish(state, events);
}

function whyNot({ board }: Rules, state: State, seat: Seat, move: AnyMove): Refusal<Code> {
  switch (move.kind) {
    case 'sail':
    case 'defend':
      return whyNoStep(board, state, seat, move);
    case 'anchor':
      return { code: 'in-lisboa', rule: 'CA-10.3' };
    case 'call':
    case 'build':
    case 'upgrade':
    case 'settle':
      return { code: 'not-in-lisboa', rule: 'CA-10.1' };
    default:
      return { code: 'not-asked', rule: 'CA-2.1' };
  }
}
