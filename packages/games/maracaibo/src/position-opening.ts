/** First hands of a position: cards that are named change places with others that the seed has dealt. */
import { PositionError } from '@captains-table/kernel';
import { NONE } from './box.ts';
import { at } from './lists.ts';
import type { Position } from './position-spec.ts';
import type { CardNumber, Rules, State } from './state.ts';

export function dealWishedCards({ box, moves }: Rules, state: State, { players }: Position): void {
  const named = new Set<CardNumber>();
  for (const [seat, { hand: wished = [] }] of players.entries()) {
    for (const [place, id] of wished.entries()) {
      const path = `players[${seat}].hand[${place}]`;
      const card = moves.card.get(id) ?? NONE;
      if (!box.decks.A.includes(card)) throw new PositionError(path, `${id} is no A card`);
      if (named.has(card)) throw new PositionError(path, `the card ${id} is used twice`);
      named.add(card);
      const hand = at(state.hands, seat);
      if (hand.includes(card)) continue;
      const given = hand.findIndex((other) => !named.has(other));
      if (given < 0) throw new PositionError(path, `a first hand has ${hand.length} cards`);
      exchange(state, card, at(hand, given));
      hand[given] = card;
    }
  }
}

/** Puts a card where another lies now. */
function exchange({ hands, deck, row }: State, wished: CardNumber, given: CardNumber): void {
  for (const pile of [...hands, deck, row]) {
    const place = pile.indexOf(wished);
    if (place >= 0) pile[place] = given;
  }
}
