/** Turn after turn, round after round. Rules MA-1.20, MA-13.11, MA-13.12, MA-25.3. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { compassesOf } from '../cards/abilities.ts';
import type { Event } from '../events.ts';
import { at } from '../lists.ts';
import type { Decision, Move } from '../moves.ts';
import type { MatchFrame } from '../frames.ts';
import type { Events, Rules, State } from '../state.ts';

/** No one has ended the round. */
export const NO_SEAT = -1;

export function matchFrames(rules: Rules): FrameKind<State, MatchFrame, Move, Event, Decision> {
  return {
    run(state, _frame, events) {
      if (state.over) rules.finish(state, events);
      else if (state.trigger !== NO_SEAT) state.stack.push({ kind: 'scoring', step: 0, served: 0 });
      else startTurn(state, events);
      return false;
    },
  };
}

function startTurn(state: State, events: Events): void {
  const seat = state.active;
  state.moved = 0;
  forgetCombats(state);
  if (seat >= state.players) {
    state.stack.push({ kind: 'jeanne', phase: 'sail' });
    return;
  }
  events?.({ key: 'turn-began', seat });
  state.compassesBefore = compassesOf(state, seat);
  state.ownedBefore = at(state.bought, seat).length;
  state.stack.push({ kind: 'turn', seat, phase: 'leg' });
}

/** What can be done once a turn can be done again. Rules MA-6.12, MA-19.4. */
export function forgetCombats(state: State): void {
  state.combatUsed.length = 0;
  state.pointsBefore = 0;
}

/** Clockwise; Jeanne sits to the left of the last player. */
export function nextSeat(state: State, seat: Seat): Seat {
  return (seat + 1) % (state.players + (state.jeanne.plays ? 1 : 0));
}
