/** Ships with cargo: kept instead of sold, and sold to innkeepers. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, Card } from '../box.ts';
import { cardOf } from '../box.ts';
import { coinsOf, gain } from '../deck.ts';
import { personsOf, tradeBonusOf } from '../influence.ts';
import { feeOf, payFee } from '../price.ts';
import type { CardNumber, Events, Move, State } from '../state.ts';
import { abilityOf, adventureOf } from './abilities.ts';
import { gainCrowns } from './crowns.ts';
import { discardKept } from './missions.ts';
import { keptBy } from './requirements.ts';

/** Rules PR-24.4, PR-24.6: a kept ship brings only what traders add. */
export function canKeep(box: Box, state: State, seat: Seat, ship: Card): boolean {
  if (ship.cargo === '') return false;
  return coinsOf(state, seat) + tradeBonusOf(box, state, seat, ship.colour) >= feeOf(state, seat);
}

/** Rules PR-24.4, PR-24.5. */
export function keepShip(box: Box, state: State, seat: Seat, number: CardNumber, events: Events): void {
  const ship = cardOf(box, number);
  keptBy(state, seat).push(number);
  const coins = tradeBonusOf(box, state, seat, ship.colour);
  gain(state, seat, coins, events);
  events?.({ key: 'cargo-kept', seat, card: ship.id, coins });
  payTradeCrowns(box, state, seat, ship, false, events);
  payFee(state, seat, events);
}

/** Crowns for a ship that was taken: its own when sold, Don Ferdinando's either way. Rule PR-21.17. */
export function payTradeCrowns(
  box: Box,
  state: State,
  seat: Seat,
  ship: Card,
  sold: boolean,
  events: Events,
): void {
  if (state.adventure === null) return;
  const ability = abilityOf(box, state, seat);
  const extra = ability !== undefined && ability.crownColour === ship.colour ? ability.crowns : 0;
  gainCrowns(box, state, seat, (sold ? ship.crowns : 0) + extra, events);
}

/** Notes which innkeepers buy: those a player has when that player's part begins. Rules PR-24.15, PR-24.16. */
export function openInns(box: Box, state: State, seat: Seat): void {
  const { adventure } = state;
  if (adventure === null) return;
  adventure.inns = personsOf(state, seat).filter((number) => cardOf(box, number).breadCoins > 0);
}

function priceOf(innkeeper: Card, { cargo }: Card): number {
  if (cargo === 'bread') return innkeeper.breadCoins;
  return cargo === 'rum' ? innkeeper.rumCoins : 0;
}

/** Adds what could be sold now. Ships with the same cargo, and innkeepers with the same prices, count once. */
export function sellMoves(box: Box, state: State, seat: Seat, moves: Move[]): void {
  const { adventure } = state;
  if (adventure === null || adventure.inns.length === 0) return;
  const seen = new Set<string>();
  for (const inn of adventure.inns) {
    const innkeeper = cardOf(box, inn);
    for (const number of keptBy(state, seat)) {
      const ship = cardOf(box, number);
      if (priceOf(innkeeper, ship) === 0) continue;
      const key = `${innkeeper.breadCoins}/${innkeeper.rumCoins}/${ship.cargo}`;
      if (seen.has(key)) continue;
      seen.add(key);
      moves.push({ kind: 'sell', card: ship.id, innkeeper: innkeeper.id });
    }
  }
}

export function sell(
  box: Box,
  state: State,
  seat: Seat,
  { card, innkeeper }: Extract<Move, { kind: 'sell' }>,
  events: Events,
): void {
  const adventure = adventureOf(state);
  const inn = must(box.cardNumber(innkeeper));
  const ship = cardOf(box, must(box.cardNumber(card)));
  adventure.inns = adventure.inns.filter((number) => number !== inn);
  const coins = priceOf(cardOf(box, inn), ship);
  discardKept(box, state, seat, card);
  gain(state, seat, coins, events);
  events?.({ key: 'cargo-sold', seat, card, coins });
}
