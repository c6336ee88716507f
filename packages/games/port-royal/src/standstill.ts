/**
 * A table at which nothing changes any more. First the cards that serve as coins come back into
 * play; if that does not help, the game ends. With rule PR-2.28 this is why every game ends.
 */
import { shuffle } from '@captains-table/kernel';
import { forgetDeck } from './adventure/additions.ts';
import { seatCount } from './seats.ts';
import type { Events, State } from './state.ts';

/** After this many rounds in which nothing lasting happened, coins become tokens. Rule PR-7.12. */
const ROUNDS_TO_EXCHANGE = 5;
/** After this many rounds in which nothing lasting happened, the game ends. Rule PR-7.13. */
const ROUNDS_TO_END = 10;

/**
 * Something happened that can happen only so often in a game: a person recruited, an expedition
 * completed, a ship put away, a step on a contract. Rule PR-7.12.
 */
export function lastingChange(state: State): void {
  state.quiet = 0;
}

/** Before a turn: rules PR-2.27, PR-7.12. In cooperative play time runs out anyway. */
export function maybeExchangeCoins(state: State, events: Events): void {
  if (state.cooperative) return;
  if (hasCards(state) && state.quiet !== ROUNDS_TO_EXCHANGE * seatCount(state)) return;
  const cards = state.coins.flat();
  if (cards.length === 0) return;
  for (const [seat, coins] of state.coins.entries()) {
    state.tokens[seat] = (state.tokens[seat] ?? 0) + coins.length;
    coins.length = 0;
  }
  state.deck.push(...state.discard, ...cards);
  state.discard.length = 0;
  shuffle(state.chance, state.deck);
  state.olderCards = [];
  forgetDeck(state);
  events?.({ key: 'exchanged', cards: cards.length });
}

/** Whether the game is to end with this round. Rules PR-2.27, PR-7.13. */
export function isAtStandstill(state: State): boolean {
  return !state.cooperative && roundsLeft(state) <= 0;
}

/** How many more rounds without anything lasting there can be. */
export function roundsLeft(state: State): number {
  const moreToCome = hasCards(state) || [state.harbour, ...state.coins].some((cards) => cards.length > 0);
  return (moreToCome ? ROUNDS_TO_END : 1) - state.quiet / seatCount(state);
}

function hasCards(state: State): boolean {
  return state.deck.length > 0 || state.discard.length > 0;
}
