/**
 * What everyone knows about face-down cards. The discard pile is open, so when it becomes the draw
 * pile, everyone knows which cards are in it. Cards that lie face down elsewhere at that moment are
 * not: these are the older cards, and a re-deal must never mix them with the others.
 */
import type { CardNumber, State } from './state.ts';

/** Called when the draw pile is about to be renewed: it is empty, and all payments lie open. */
export function rememberOlderCards(state: State): void {
  const hidden = new Set<CardNumber>();
  for (const pile of [state.timePile, state.victoryPile, ...state.coins]) {
    for (const card of pile) hidden.add(card);
  }
  const older: CardNumber[][] = [];
  for (const cards of state.olderCards) {
    const left = cards.filter((card) => hidden.delete(card));
    if (left.length > 0) older.push(left);
  }
  // In an order that does not reveal where they lie.
  if (hidden.size > 0) older.push([...hidden].sort((a, b) => a - b));
  state.olderCards = older;
}

/** Cards that lay open go into the draw pile: everyone knows that they are there, not elsewhere. */
export function noLongerOlder(state: State, cards: readonly CardNumber[]): void {
  state.olderCards = state.olderCards
    .map((older) => older.filter((card) => !cards.includes(card)))
    .filter((older) => older.length > 0);
}

/** The older cards that are still face down, in an order that does not reveal where they lie. */
export function stillOlder(state: State): CardNumber[] {
  if (state.olderCards.length === 0) return [];
  const hidden = new Set([state.till, state.timePile, state.victoryPile, ...state.coins].flat());
  return state.olderCards.flat().filter((card) => hidden.has(card));
}

/** For each card, the number of the group it was last shuffled with: 0 for the cards shuffled last of all. */
export function poolsOf(state: State, cards: number): Uint8Array {
  const pools = new Uint8Array(cards);
  let at = 0;
  for (const older of state.olderCards) {
    at++;
    for (const card of older) pools[card] = at;
  }
  return pools;
}
