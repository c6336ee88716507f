/** "When your turn comes": paid once, before a player's first card. Rules PR-6.3 to PR-6.6. */
import type { Seat } from '@captains-table/kernel';
import { abilityOf } from './adventure/abilities.ts';
import { gainCrowns } from './adventure/crowns.ts';
import type { Box, Card } from './box.ts';
import { cardOf } from './box.ts';
import { gain } from './deck.ts';
import { shipsInHarbour } from './harbour.ts';
import { personsOf } from './influence.ts';
import { clockwiseFrom } from './seats.ts';
import type { Events, State } from './state.ts';

/** Admirals, vice-admirals, gunners and jesters. Rules PR-6.13 to PR-6.17, PR-10.8 to PR-10.12. */
export function payArrival(box: Box, state: State, seat: Seat, events: Events): void {
  const size = state.harbour.length;
  const ships = shipsInHarbour(box, state);
  let coins = 0;
  for (const number of personsOf(state, seat)) {
    const card = cardOf(box, number);
    if (card.sizeCoins > 0 && size >= card.sizeFrom && size <= card.sizeTo) coins += card.sizeCoins;
    if (card.shipsMinusOne > 0 && ships > 1) coins += ships - 1;
    if (size === 0) coins += card.emptyHarbourCoins;
  }
  if (state.adventure !== null) coins += adventureArrival(box, state, seat, events);
  if (coins === 0) return;
  gain(state, seat, coins, events);
  events?.({ key: 'arrived', seat, coins });
}

/** Adventurers and innkeepers. Rules PR-21.18, PR-21.20, PR-24.14. */
function adventureArrival(box: Box, state: State, seat: Seat, events: Events): number {
  const size = state.harbour.length;
  const ships = shipsInHarbour(box, state);
  const ability = abilityOf(box, state, seat);
  let coins = 0;
  if (ability !== undefined) {
    if (ability.sizeCoins > 0 && size >= ability.sizeFrom && size <= ability.sizeTo)
      coins += ability.sizeCoins;
    if (ability.shipsCoins > 0 && ships >= ability.shipsFrom) coins += ability.shipsCoins;
  }
  let crowns = 0;
  const isBusy = ({ personsCrowns, personsFrom }: Card) => personsCrowns > 0 && size - ships >= personsFrom;
  for (const number of personsOf(state, seat)) {
    const person = cardOf(box, number);
    if (isBusy(person)) crowns += person.personsCrowns;
  }
  gainCrowns(box, state, seat, crowns, events);
  return coins;
}

/** After a bust all jesters pay. Rules PR-2.15, PR-6.18. */
export function payJesters(box: Box, state: State, events: Events): void {
  for (const seat of clockwiseFrom(state, state.active)) {
    let coins = 0;
    for (const number of personsOf(state, seat)) coins += cardOf(box, number).emptyHarbourCoins;
    if (coins === 0) continue;
    gain(state, seat, coins, events);
    events?.({ key: 'jested', seat, coins });
  }
}

/** Governors of a seat. Rule PR-6.20. */
export function extraCardsOf(box: Box, state: State, seat: Seat): number {
  let cards = 0;
  for (const number of personsOf(state, seat)) cards += cardOf(box, number).extraCards;
  return cards;
}
