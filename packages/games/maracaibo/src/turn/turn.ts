/** A turn and its legs. Rules MA-2.1, MA-12.4, MA-21.4, MA-21.14. */
import type { FrameKind } from '@captains-table/kernel';
import type { Event } from '../events.ts';
import { at } from '../lists.ts';
import type { Decision, Move } from '../moves.ts';
import type { LegFrame, TurnFrame } from '../frames.ts';
import type { Rules, State } from '../state.ts';
import { nextSeat } from './match.ts';
import type { Sailing } from './sail.ts';

export function turnFrames(rules: Rules): FrameKind<State, TurnFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      const { seat } = frame;
      switch (frame.phase) {
        case 'leg':
          frame.phase = 'after';
          state.stack.push({
            kind: 'leg',
            seat,
            max: box.tracks.setup.maxMovement,
            phase: 'sail',
            points: 0,
          });
          break;
        case 'after':
          frame.phase = 'draw';
          state.stack.push({ kind: 'after', seat, scoring: false });
          break;
        case 'draw':
          frame.phase = 'end';
          state.stack.push({ kind: 'draw', seat });
          break;
        case 'end':
          if (at(box.locations, at(state.ships, seat)).ends !== '') state.trigger = seat;
          else state.active = nextSeat(state, seat);
          rules.finish(state, events);
      }
      return false;
    },
  };
}

export function legFrames(rules: Rules, sailing: Sailing): FrameKind<State, LegFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      const { seat, points } = frame;
      switch (frame.phase) {
        case 'sail':
          return true;
        case 'stop':
          frame.phase = 'main';
          state.stack.push({ kind: 'stop', seat, step: 0 });
          break;
        case 'main':
          frame.phase = 'end';
          state.stack.push({ kind: 'main', seat, points, chosen: false });
          break;
        case 'end':
          rules.finish(state, events);
      }
      return false;
    },
    pending: (_state, { seat, max }) => [{ seat, kind: 'sail', max }],
    legal: (state, frame, seat) => (seat === frame.seat ? sailing.moves(state, frame) : []),
    apply: (state, frame, _seat, move, events) => sailing.apply(state, frame, move, events),
    whyNot: (state, frame, _seat, move) => sailing.whyNot(state, frame, move),
  };
}
