import type { EventSink, FrameKind, Seat } from '@captains-table/kernel';
import type { Card, ChoiceFrame, Decision, Event, Move, State } from './state.ts';

type Finish = (state: State, events: EventSink<Event>, result?: unknown) => void;

/** Rules STW-2.1 and STW-2.2. */
export function choiceFrames(finish: Finish): FrameKind<State, ChoiceFrame, Move, Event, Decision> {
  return {
    pending: (_state, frame) =>
      frame.chosen.flatMap((card, seat) => (card === '' ? [{ seat, kind: 'choice' as const }] : [])),
    legal,
    apply(state, frame, seat, move, events) {
      if (move.kind !== 'play') return;
      const hand = state.hands[seat] ?? [];
      hand.splice(hand.indexOf(move.card), 1);
      frame.chosen[seat] = move.card;
      events?.({ key: 'chose', seat });
      if (!frame.chosen.includes('')) finish(state, events, frame.chosen);
    },
    whyNot: () => ({ code: 'not-in-hand', rule: 'STW-2.2' }),
  };
}

function legal(state: State, frame: ChoiceFrame, seat: Seat): readonly Move[] {
  if (frame.chosen[seat] !== '') return [];
  return [...new Set<Card>(state.hands[seat])].map((card) => ({ kind: 'play', card }));
}
