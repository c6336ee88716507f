/** What a player may look forward to: how much can be taken, how much time is left. */
import type { Seat } from '@captains-table/kernel';
import { extraCardsOf } from '../arrival.ts';
import type { Box } from '../box.ts';
import { cardOf } from '../box.ts';
import { coinsOf } from '../deck.ts';
import { coloursInHarbour } from '../harbour.ts';
import type { CardNumber, State } from '../state.ts';
import type { Race } from './race.ts';
import { bestTakes } from './worth.ts';

/** How many cards the active player could take by stopping now. */
export function takesOf(box: Box, state: State, seat: Seat): number {
  return Math.max(1, coloursInHarbour(box, state) - 2) + extraCardsOf(box, state, seat);
}

/** What the best cards are worth that could be taken by stopping now, with `more` added to their number. */
export function takesNow(box: Box, state: State, seat: Seat, race: Race, more: number): number {
  return bestTakes(box, state, seat, coinsOf(state, seat), takesOf(box, state, seat) + more, race);
}

/** A ship of one coin is in the way of better ones of its colour. */
export function isInTheWay(box: Box, state: State, ship: CardNumber): boolean {
  return cardOf(box, ship).coins === 1 && coloursInHarbour(box, state) < 3;
}

/** Cooperative: turns left beyond what the open contracts seem to need. */
export function timeToSpare(state: State): number {
  const open = state.claims.filter((claims) => claims.length === 0).length;
  return state.timePile.length - open * 3;
}
