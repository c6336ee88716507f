import type { EventSink, FrameKind, Seat } from '@captains-table/kernel';
import { reveal, startProgram } from '@captains-table/kernel';
import { CARDS, CREW } from './crew.ts';
import { drawToHand } from './deck.ts';
import type { Card, Decision, Event, Move, RoundFrame, State } from './state.ts';

/** Rules STW-2.3 and STW-2.4: choose, show, act, clear up, and again. */
export function roundFrames(
  finish: (state: State, events: EventSink<Event>) => void,
): FrameKind<State, RoundFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      if (frame.phase === 'choose') {
        if (state.roundsLeft === 0) finish(state, events);
        else state.stack.push({ kind: 'choice', chosen: state.coins.map(() => '') });
        return false;
      }
      const seat = frame.order.shift();
      if (seat === undefined) {
        clearUp(state, events);
        frame.phase = 'choose';
      } else {
        actWith(state, seat, state.shown[seat] || 'stoker');
      }
      return false;
    },

    resume(state, frame, result, events) {
      if (!isChoice(result)) return;
      state.shown = [...result];
      frame.order = actingOrder(state.shown);
      frame.phase = 'act';
      reveal(state);
      for (const seat of frame.order) events?.({ key: 'showed', seat, card: state.shown[seat] || 'stoker' });
    },
  };
}

/** The choice ends with a card for each seat; an effect ends with nothing. */
function isChoice(result: unknown): result is Card[] {
  return Array.isArray(result) && result.every((card) => CARDS.includes(card));
}

function actWith(state: State, seat: Seat, card: Card): void {
  startProgram(state, CREW[card].effect, { seat });
}

function actingOrder(shown: readonly (Card | '')[]): Seat[] {
  const rank = (seat: Seat) => CREW[shown[seat] || 'stoker'].rank;
  return shown.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a) || a - b);
}

function clearUp(state: State, events: EventSink<Event>): void {
  for (const [seat, card] of state.shown.entries()) {
    if (card !== '') state.discard.push(card);
    state.shown[seat] = '';
  }
  state.roundsLeft--;
  for (let seat = 0; seat < state.coins.length; seat++) drawToHand(state, seat, events);
}
