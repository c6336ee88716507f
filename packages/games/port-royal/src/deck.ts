/**
 * Cards and coins. A coin is a card lying face down in a treasure, so every payment moves real
 * cards that no one has seen.
 */
import type { Seat } from '@captains-table/kernel';
import { add, draw, must, reshuffle, reveal } from '@captains-table/kernel';
import { forgetDeck } from './adventure/additions.ts';
import { rememberOlderCards } from './older-cards.ts';
import type { CardNumber, Events, State } from './state.ts';

/** How often the draw pile can be renewed in a turn for cards to be turned over. Rule PR-2.28. */
const MOST_RENEWALS = 1;

/** Makes sure there is a card to draw, if any is left in the draw or discard pile. Rules PR-14.7, PR-14.8. */
function refill(state: State, events: Events): boolean {
  if (state.deck.length > 0) return true;
  showPayments(state);
  if (state.discard.length === 0) return false;
  events?.({ key: 'reshuffled', cards: state.discard.length });
  rememberOlderCards(state);
  forgetDeck(state);
  reshuffle(state, state.discard, state.deck);
  state.renewals++;
  return true;
}

/** Makes sure that the next card lies on the draw pile. */
export function prepareTop(state: State, events: Events): void {
  refill(state, events);
}

/** Turns over the top card of the draw pile; undefined when there is none to turn over this turn. */
export function turnOver(state: State, events: Events): CardNumber | undefined {
  if (!canTurnOver(state)) return undefined;
  return refill(state, events) ? draw(state, state.deck) : undefined;
}

/** Rule PR-2.28: once the draw pile has run out twice in a turn, no more cards are turned over. */
export function canTurnOver(state: State): boolean {
  if (state.deck.length > 0) return state.renewals <= MOST_RENEWALS;
  return state.renewals < MOST_RENEWALS && (state.discard.length > 0 || state.till.length > 0);
}

/** How many coins a seat has, tokens included. Rule PR-14.13. */
export function coinsOf(state: State, seat: Seat): number {
  return treasure(state, seat).length + must(state.tokens[seat]);
}

/** Draws coins unseen; where no card is left, tokens. Rules PR-14.2, PR-14.10. */
export function gain(state: State, seat: Seat, coins: number, events: Events): void {
  const own = treasure(state, seat);
  for (let i = 0; i < coins; i++) {
    const card = refill(state, events) ? state.deck.pop() : undefined;
    if (card === undefined) add(state.tokens, seat, 1);
    else own.push(card);
  }
}

/**
 * Pays to the bank. The cards lie face down in the till until the payer is done, so that a payment
 * can be taken back before anyone has seen them. Rules PR-3.10, PR-14.5.
 */
export function pay(state: State, seat: Seat, coins: number): void {
  const cards = coins - spendTokens(state, seat, coins);
  const own = treasure(state, seat);
  for (let i = 0; i < cards; i++) state.till.push(must(own[i]));
  own.splice(0, cards);
}

/** Loses coins to the discard pile, openly. Rule PR-4.5. */
export function lose(state: State, seat: Seat, coins: number): void {
  pay(state, seat, coins);
  showPayments(state);
}

/** Turns what was paid face up onto the discard pile. */
export function showPayments(state: State): void {
  if (state.till.length === 0) return;
  for (const card of state.till) state.discard.push(card);
  state.till.length = 0;
  reveal(state);
}

/** Hands coins from treasure to treasure, the ones held longest first. Rules PR-3.20, PR-14.6, PR-14.12. */
export function handOver(state: State, from: Seat, to: Seat, coins: number): void {
  const tokens = spendTokens(state, from, coins);
  add(state.tokens, to, tokens);
  const own = treasure(state, from);
  const other = treasure(state, to);
  for (let i = 0; i < coins - tokens; i++) other.push(must(own[i]));
  own.splice(0, coins - tokens);
}

/** Tokens are paid first. Rule PR-14.11. */
function spendTokens(state: State, seat: Seat, coins: number): number {
  const spent = Math.min(must(state.tokens[seat]), coins);
  add(state.tokens, seat, -spent);
  return spent;
}

function treasure(state: State, seat: Seat): CardNumber[] {
  return must(state.coins[seat]);
}
