import type { Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { cardOf } from '../box.ts';
import { sabresOf } from '../influence.ts';
import type { State } from '../state.ts';

/** What the next card may be, from all cards that nobody can see. */
export interface Odds {
  /** The chance that it is a ship of a colour that lies in the harbour and cannot be repelled. */
  readonly bust: number;
  /** The chance that it is a ship of a new colour. */
  readonly newColour: number;
  readonly person: number;
}

export function oddsOf(box: Box, state: State, seat: Seat): Odds {
  const sabres = sabresOf(box, state, seat);
  let colours = 0;
  for (const number of state.harbour) {
    const card = cardOf(box, number);
    if (card.kind === 'ship') colours |= 1 << card.colour;
  }
  let unseen = 0;
  let bust = 0;
  let newColour = 0;
  let person = 0;
  const count = (pile: readonly number[]) => {
    for (const number of pile) {
      const card = cardOf(box, number);
      unseen++;
      if (card.kind === 'person') person++;
      else if (card.kind === 'ship') {
        if ((colours & (1 << card.colour)) === 0) newColour++;
        else if (card.sabres > sabres) bust++;
      }
    }
  };
  count(state.deck.length > 0 ? state.deck : state.discard);
  for (const coins of state.coins) count(coins);
  if (unseen === 0) return { bust: 0, newColour: 0, person: 0 };
  return { bust: bust / unseen, newColour: newColour / unseen, person: person / unseen };
}
