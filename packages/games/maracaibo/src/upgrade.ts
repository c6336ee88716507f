/** States of running matches that earlier rules have left, as these rules read them. */
import { rulesNumberIn } from '@captains-table/kernel';
import { clone } from './clone.ts';
import { at } from './lists.ts';
import type { CardNumber, State } from './state.ts';

/** What states of rules 1, those of release 0.1.0, hold. */
type FirstState = Omit<State, 'recycled' | 'redraws' | 'pointsBefore' | 'storyline'> & {
  /** All cards that went through the discard pile into the deck, at whichever reshuffle. */
  readonly recycled: CardNumber[];
};

/** The casts hold: a server stored these states itself, and a table tries them out before it goes on. */
export function upgrade(state: unknown, from: string): State {
  if (rulesNumberIn(from) > 1) return state as State;
  const first = state as FirstState;
  // As if all of it had been one reshuffle: no one can say any more which card went through which.
  const recycled = first.recycled.length === 0 ? [] : [first.recycled];
  return clone({
    ...first,
    recycled,
    redraws: first.hands.map((_, seat) => recycled.map((cards) => drawnFrom(first, seat, cards))),
    // Rule MA-19.4 counts from now on, in the turn under way too.
    pointsBefore: 0,
    storyline: null,
  });
}

/**
 * How many cards in hand that others have not seen were drawn after the reshuffle. They know it without seeing them:
 * all saw how many were drawn, and which have left the hand since.
 */
function drawnFrom({ hands, shown }: FirstState, seat: number, cards: readonly CardNumber[]): number {
  return at(hands, seat).filter((card) => cards.includes(card) && !at(shown, seat).includes(card)).length;
}
