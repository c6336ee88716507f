/** Event cards: dealt, drawn, played, swapped. */
import type { Seat } from '@captains-table/kernel';
import { add, draw, must, reshuffle, reveal } from '@captains-table/kernel';
import type { Board } from './board.ts';
import { cardOf } from './board.ts';
import type { CardNumber, Events, State } from './state.ts';

/** Rule CA-3.1. */
export function dealHands(board: Board, state: State, events: Events): void {
  for (const [place, seat] of state.order.entries()) {
    drawCards(board, state, seat, board.figures.firstHands[place] ?? 0, events);
  }
}

/** Rules CA-3.2, CA-3.3. */
export function fillHand(board: Board, state: State, seat: Seat, events: Events): void {
  if (state.mode !== 'full') return;
  drawCards(board, state, seat, board.figures.hand - must(state.hands[seat]).length, events);
}

/** Rule CA-10.9. */
export function swapHand(board: Board, state: State, seat: Seat, events: Events): void {
  const hand = must(state.hands[seat]);
  events?.({ key: 'swapped', seat, cards: hand.length });
  for (const card of hand) state.discard.push(card);
  hand.length = 0;
  state.redraws[seat]?.fill(0);
  fillHand(board, state, seat, events);
}

/** Rule CA-3.4: a card leaves the hand and is seen by all. */
export function discardFromHand(state: State, seat: Seat, card: CardNumber): void {
  const hand = must(state.hands[seat]);
  const place = hand.indexOf(card);
  countRedraw(state, seat, reshuffleOf(state, seat, place), -1);
  hand.splice(place, 1);
  state.discard.push(card);
  reveal(state);
}

/** Rules CA-12.1, CA-3.5. */
export function drawEvent(state: State, events: Events): CardNumber | undefined {
  if (state.deck.length === 0 && state.discard.length > 0) {
    events?.({ key: 'reshuffled', cards: state.discard.length });
    reshuffle(state, state.discard, state.deck);
    for (const counts of state.redraws) counts.push(0);
  }
  return draw(state, state.deck);
}

/** How often the discard pile has been shuffled. */
export function reshuffles(state: State): number {
  return state.redraws[0]?.length ?? 0;
}

/** Which part of a hand was drawn after this reshuffle and before the next; 0 is before the first. Rule CA-13.6. */
export function drawnAfter(state: State, seat: Seat, reshuffle: number): readonly [from: number, to: number] {
  const counts = must(state.redraws[seat]);
  let to = must(state.hands[seat]).length;
  for (let i = counts.length; i > reshuffle; i--) to -= must(counts[i - 1]);
  return [reshuffle === 0 ? 0 : to - must(counts[reshuffle - 1]), to];
}

/** The reshuffle after which a card of a hand was drawn. */
function reshuffleOf(state: State, seat: Seat, place: number): number {
  let reshuffle = reshuffles(state);
  while (reshuffle > 0 && place < drawnAfter(state, seat, reshuffle)[0]) reshuffle--;
  return reshuffle;
}

function countRedraw(state: State, seat: Seat, reshuffle: number, n: number): void {
  const counts = must(state.redraws[seat]);
  if (reshuffle > 0) add(counts, reshuffle - 1, n);
}

function drawCards(board: Board, state: State, seat: Seat, count: number, events: Events): void {
  const hand = must(state.hands[seat]);
  const held = hand.length;
  for (let i = 0; i < count; i++) {
    const card = drawEvent(state, events);
    if (card === undefined) break;
    hand.push(card);
    countRedraw(state, seat, reshuffles(state), 1);
  }
  if (events === undefined || hand.length === held) return;
  const cards = hand.slice(held).map((card) => cardOf(board, card).id);
  events({ key: 'drew', seat, cards: cards.length, to: { except: [seat] } });
  events({ key: 'drew-cards', seat, cards, to: { only: [seat] } });
}
