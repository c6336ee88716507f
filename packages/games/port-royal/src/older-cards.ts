/**
 * What everyone knows about face-down cards. All that lies in the discard pile is seen by all, so
 * when it becomes the draw pile, it is known which cards are in there, and which are not: those that
 * lie face down elsewhere at that moment. A re-deal must never mix the two.
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
  // In an order that does not tell where they lie.
  if (hidden.size > 0) older.push([...hidden].sort((a, b) => a - b));
  state.olderCards = older;
}

/** Cards that lay open go into the draw pile: everyone knows that they are there, not elsewhere. */
export function noLongerOlder(state: State, cards: readonly CardNumber[]): void {
  state.olderCards = state.olderCards
    .map((older) => older.filter((card) => !cards.includes(card)))
    .filter((older) => older.length > 0);
}

/** Those among the older cards that are still face down, in an order that tells nothing. */
export function stillOlder(state: State): CardNumber[] {
  if (state.olderCards.length === 0) return [];
  const hidden = new Set([state.till, state.timePile, state.victoryPile, ...state.coins].flat());
  return state.olderCards.flat().filter((card) => hidden.has(card));
}

/** The cards that were face down together when last shuffled: 0 for those shuffled last of all. */
export function poolsOf(state: State, cards: number): Uint8Array {
  const pools = new Uint8Array(cards);
  let at = 0;
  for (const older of state.olderCards) {
    at++;
    for (const card of older) pools[card] = at;
  }
  return pools;
}
