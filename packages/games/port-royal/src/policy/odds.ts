import type { Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { cardOf } from '../box.ts';
import { sabresOf } from '../influence.ts';
import { poolsOf } from '../older-cards.ts';
import type { CardNumber, State } from '../state.ts';

/** What the next card may be, from all cards that could lie on top of the draw pile. */
export interface Odds {
  /** The chance that it is a ship of a colour that lies in the harbour and cannot be repelled. */
  readonly bust: number;
  /** The chance that it is a ship of a new colour. */
  readonly newColour: number;
  readonly person: number;
  readonly tax: number;
}

export function oddsOf(
  box: Box,
  state: State,
  seat: Seat,
  sabres: number = sabresOf(box, state, seat),
): Odds {
  let colours = 0;
  for (const number of state.harbour) {
    const card = cardOf(box, number);
    if (card.kind === 'ship') colours |= 1 << card.colour;
  }
  const top = knownTop(state, seat);
  let unseen = 0;
  let bust = 0;
  let newColour = 0;
  let person = 0;
  let tax = 0;
  const isKnown = state.deck.length > 0 && state.olderCards.length > 0;
  const pools = isKnown ? poolsOf(state, box.cards.length) : undefined;
  const count = (pile: readonly number[]) => {
    for (const number of pile) {
      if (pools !== undefined && pools[number] !== 0) continue; // not in this draw pile
      const card = cardOf(box, number);
      unseen++;
      if (card.kind === 'person') person++;
      else if (card.kind === 'ship') {
        if ((colours & (1 << card.colour)) === 0) newColour++;
        else if (card.sabres > sabres) bust++;
      } else if (card.kind === 'tax') tax++;
    }
  };
  if (top !== undefined) count([top]);
  else if (state.deck.length === 0) count(state.discard);
  else {
    count(state.deck);
    count(state.timePile);
    count(state.victoryPile);
    for (const coins of state.coins) count(coins);
  }
  if (top === undefined) count(state.till);
  if (unseen === 0) return { bust: 0, newColour: 0, person: 0, tax: 0 };
  return {
    bust: bust / unseen,
    newColour: newColour / unseen,
    person: person / unseen,
    tax: tax / unseen,
  };
}

/** A sentinel may have shown it. */
function knownTop({ adventure, deck }: State, seat: Seat): CardNumber | undefined {
  if (adventure === null) return undefined;
  const top = deck.at(-1);
  return top !== undefined && adventure.peeked[seat]?.includes(top) === true ? top : undefined;
}
