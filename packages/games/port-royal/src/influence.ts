/** What a player's own area adds up to. Several persons with one ability add up. Rule PR-6.2. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { abilityOf, crownInfluenceOf } from './adventure/abilities.ts';
import { crewDiscount } from './adventure/lasting.ts';
import type { Box, Card, ColourIndex } from './box.ts';
import { cardOf } from './box.ts';
import type { CardNumber, State } from './state.ts';

export function personsOf(state: State, seat: Seat): CardNumber[] {
  return must(state.persons[seat]);
}

/** Rules PR-1.21, PR-21.12. */
export function influenceOf(box: Box, state: State, seat: Seat): number {
  return (
    printedInfluence(box, personsOf(state, seat)) +
    printedInfluence(box, must(state.completed[seat])) +
    must(state.shipInfluence[seat]) +
    must(state.contractInfluence[seat]) +
    crownInfluenceOf(box, state, seat)
  );
}

export function printedInfluence(box: Box, cards: readonly CardNumber[]): number {
  let sum = 0;
  for (const number of cards) sum += cardOf(box, number).influence;
  return sum;
}

/** Rules PR-6.26, PR-6.27, PR-21.15. */
export function sabresOf(box: Box, state: State, seat: Seat): number {
  let sum = 0;
  for (const number of personsOf(state, seat)) sum += cardOf(box, number).sabres;
  if (state.adventure !== null) sum += abilityOf(box, state, seat)?.sabres ?? 0;
  return sum;
}

/** Rules PR-6.23, PR-21.16, PR-22.12. */
export function discountOf(box: Box, state: State, seat: Seat): number {
  let sum = 0;
  for (const number of personsOf(state, seat)) sum += cardOf(box, number).discount;
  if (state.adventure === null) return sum;
  return sum + (abilityOf(box, state, seat)?.discount ?? 0) + crewDiscount(box, state, seat);
}

/** Coins that traders add to a ship of this colour. Rules PR-6.11, PR-21.19, PR-24.12. */
export function tradeBonusOf(box: Box, state: State, seat: Seat, colour: ColourIndex): number {
  let sum = 0;
  for (const number of personsOf(state, seat)) {
    const card = cardOf(box, number);
    if (card.bonusColour === colour) sum += card.bonusCoins;
  }
  if (state.adventure === null) return sum;
  const ability = abilityOf(box, state, seat);
  return ability?.bonusColour === colour ? sum + ability.bonusCoins : sum;
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
