/** The last moment for free actions. Rules MA-3.3, MA-13.4. */
import type { FrameKind } from '@captains-table/kernel';
import type { Event } from '../events.ts';
import type { Decision, Move } from '../moves.ts';
import type { AfterFrame } from '../frames.ts';
import type { Rules, State } from '../state.ts';
import { applyFree, freeMoves, hasFreeMoves, whyNoFree } from './free.ts';

const DONE: Move = { kind: 'done' };

export function afterFrames(rules: Rules): FrameKind<State, AfterFrame, Move, Event, Decision> {
  return {
    run(state, { seat, scoring }, events) {
      if (hasFreeMoves(rules, state, seat, !scoring)) return true;
      rules.finish(state, events);
      return false;
    },
    pending: (_state, { seat, scoring }) => [{ seat, kind: 'after', scoring }],
    legal(state, frame, seat) {
      const legal: Move[] = [];
      if (seat !== frame.seat) return legal;
      legal.push(DONE);
      freeMoves(rules, state, seat, !frame.scoring, legal);
      return legal;
    },
    apply(state, _frame, seat, move, events) {
      if (!applyFree(rules, state, seat, move, events)) rules.finish(state, events);
    },
    whyNot: (state, { scoring }, seat, move) =>
      whyNoFree(rules, state, seat, move, !scoring) ?? { code: 'wrong-moment', rule: 'MA-3.1' },
  };
}
