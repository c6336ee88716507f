import type { EventSink, FrameKind } from '@captains-table/kernel';
import { takeTop } from './deck.ts';
import type { Decision, Event, Move, PeekFrame, State } from './state.ts';

const KEEP_OR_TOSS: readonly Move[] = [{ kind: 'keep' }, { kind: 'toss' }];

/** Rule STW-3.7. */
export function peekFrames(
  finish: (state: State, events: EventSink<Event>) => void,
): FrameKind<State, PeekFrame, Move, Event, Decision> {
  return {
    pending: (_state, frame) => [{ seat: frame.seat, kind: 'peek' }],
    legal: (_state, frame, seat) => (seat === frame.seat ? KEEP_OR_TOSS : []),
    apply(state, _frame, seat, move, events) {
      if (move.kind === 'toss') {
        const card = takeTop(state, events);
        if (card !== undefined) {
          state.discard.push(card);
          events?.({ key: 'tossed', seat, card });
        }
      } else {
        events?.({ key: 'kept', seat });
      }
      finish(state, events);
    },
  };
}
