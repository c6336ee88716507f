/** States of running matches that earlier rules have left, as these rules read them. */
import { fork, must, rulesNumberIn, shuffle } from '@captains-table/kernel';
import type { Board } from './board.ts';
import { clone } from './clone.ts';
import { eventDeck } from './setup.ts';
import type { CardNumber, State } from './state.ts';

/** What states of rules 1, those of release 0.1.0, hold. */
type FirstState = Omit<State, 'redraws'>;

/** The casts hold: a server stored these states itself, and a table tries them out before it goes on. */
export function upgrade(board: Board, state: unknown, from: string): State {
  const rules = rulesNumberIn(from);
  if (rules > 2) return state as State;
  const now = rules === 2 ? clone(state as State) : withoutReshuffles(state as FirstState);
  exchangeCards(board, now);
  return now;
}

/** No one can say any more what was drawn after which reshuffle: rule CA-13.6 counts those to come. */
function withoutReshuffles(first: FirstState): State {
  return clone({ ...first, redraws: first.hands.map(() => []) });
}

/**
 * Rules 3 have other numbers of each event card. Cards that are no longer in the box become cards that are new in it, on
 * the draw pile if possible, then on the discard pile, and only at last in hands.
 */
function exchangeCards(board: Board, state: State): void {
  const missing = board.cards.map(() => 0);
  for (const card of eventDeck(board, state.mode)) missing[card] = must(missing[card]) + 1;
  const surplus: { readonly list: CardNumber[]; readonly index: number }[] = [];
  for (const list of [...state.hands, state.discard, state.deck]) {
    for (const [index, card] of list.entries()) {
      if (must(missing[card]) > 0) missing[card] = must(missing[card]) - 1;
      else surplus.push({ list, index });
    }
  }
  const fresh = missing.flatMap((count, card) => Array.from({ length: count }, () => card));
  // The state's own chance stays as it is.
  shuffle(fork([...state.chance]), fresh);
  for (const [i, { list, index }] of surplus.slice(0, fresh.length).entries()) list[index] = must(fresh[i]);
  // With drawn events half of the calms are left out, so there may be fewer cards than before.
  for (const { list, index } of surplus.slice(fresh.length).toReversed()) list.splice(index, 1);
}
