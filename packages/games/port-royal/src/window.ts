/** The active player's last moment for expeditions and contracts. Rules PR-2.16, PR-3.24. */
import type { FrameKind } from '@captains-table/kernel';
import { completeNamed, missionMoves, whyNoMission } from './adventure/missions.ts';
import type { Box } from './box.ts';
import { claim, claimMoves, whyNoClaim } from './contracts/rules.ts';
import { showPayments } from './deck.ts';
import { completeExpedition, expeditionMoves, whyNoExpedition } from './expedition.ts';
import type { Decision, Event, Move, Rules, State, WindowFrame } from './state.ts';

const DONE: Move = { kind: 'done' };

export function windowFrames(rules: Rules): FrameKind<State, WindowFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      if (frame.acted || possible(box, state).length > 0) return true;
      rules.finish(state, events);
      return false;
    },
    pending: (state, { after }) => [{ seat: state.active, kind: 'window', after }],
    legal: (state, _frame, seat) => (seat === state.active ? [...possible(box, state), DONE] : []),
    apply(state, frame, seat, move, events) {
      frame.acted = true;
      if (move.kind === 'expedition') completeExpedition(box, state, move, events);
      else if (move.kind === 'claim') claim(box, state, seat, move.contract, events);
      else if (move.kind === 'mission') completeNamed(box, state, seat, move, events);
      else {
        showPayments(state);
        rules.finish(state, events);
      }
    },
    whyNot(state, _frame, seat, move) {
      if (move.kind === 'expedition') return whyNoExpedition(box, state, seat, move);
      if (move.kind === 'claim') return whyNoClaim(box, state, seat, move);
      if (move.kind === 'mission' && state.adventure !== null) return whyNoMission(box, state, seat, move);
      return undefined;
    },
  };
}

function possible(box: Box, state: State): Move[] {
  const moves: Move[] = [];
  expeditionMoves(box, state, moves);
  claimMoves(box, state, state.active, moves);
  missionMoves(box, state, state.active, moves);
  return moves;
}
