import type { EventSink, Seat } from '@captains-table/kernel';
import { draw, reshuffle } from '@captains-table/kernel';
import type { Card, Event, State } from './state.ts';

/** Shuffles the discard pile into an empty deck. Rule STW-2.4. */
export function refill(state: State, events: EventSink<Event>): void {
  if (state.deck.length > 0 || state.discard.length === 0) return;
  reshuffle(state, state.discard, state.deck);
  events?.({ key: 'reshuffled' });
}

/** Takes the top card; undefined when there is none anywhere. */
export function takeTop(state: State, events: EventSink<Event>): Card | undefined {
  refill(state, events);
  state.knowTop.length = 0;
  return draw(state, state.deck);
}

/** Rule STW-2.4. */
export function drawToHand(state: State, seat: Seat, events: EventSink<Event>): void {
  const card = takeTop(state, events);
  if (card === undefined) return;
  state.hands[seat]?.push(card);
  events?.({ key: 'drew', seat, to: { except: [seat] } });
  events?.({ key: 'drew-card', seat, card, to: { only: [seat] } });
}
