/** What a player's own area adds up to. Several persons with one ability add up. Rule PR-6.2. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, Card, ColourIndex } from './box.ts';
import { cardOf } from './box.ts';
import type { CardNumber, State } from './state.ts';

export function personsOf(state: State, seat: Seat): CardNumber[] {
  return must(state.persons[seat]);
}

/** Rule PR-1.21. */
export function influenceOf(box: Box, state: State, seat: Seat): number {
  return (
    printedInfluence(box, personsOf(state, seat)) +
    printedInfluence(box, must(state.completed[seat])) +
    must(state.shipInfluence[seat]) +
    must(state.contractInfluence[seat])
  );
}

export function printedInfluence(box: Box, cards: readonly CardNumber[]): number {
  let sum = 0;
  for (const number of cards) sum += cardOf(box, number).influence;
  return sum;
}

/** Rules PR-6.26, PR-6.27. */
export function sabresOf(box: Box, state: State, seat: Seat): number {
  let sum = 0;
  for (const number of personsOf(state, seat)) sum += cardOf(box, number).sabres;
  return sum;
}

/** Rule PR-6.23. */
export function discountOf(box: Box, state: State, seat: Seat): number {
  let sum = 0;
  for (const number of personsOf(state, seat)) sum += cardOf(box, number).discount;
  return sum;
}

/** Coins that traders add to a ship of this colour. Rule PR-6.11. */
export function tradeBonusOf(box: Box, state: State, seat: Seat, colour: ColourIndex): number {
  let sum = 0;
  for (const number of personsOf(state, seat)) {
    const card = cardOf(box, number);
    if (card.bonusColour === colour) sum += card.bonusCoins;
  }
  return sum;
}

/** The first person of a seat for whom the test holds. */
export function findPerson(
  box: Box,
  state: State,
  seat: Seat,
  test: (card: Card) => boolean,
): Card | undefined {
  for (const number of personsOf(state, seat)) {
    const card = cardOf(box, number);
    if (test(card)) return card;
  }
  return undefined;
}
