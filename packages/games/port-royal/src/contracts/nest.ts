/** Pirates' Nest: repelled ships kept, one a colour. Rules PR-12.36 to PR-12.40. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { cardOf } from '../box.ts';
import { lastingChange } from '../standstill.ts';
import type { CardNumber, State } from '../state.ts';
import { contractAsking, mayStillClaim } from './markers.ts';

export function canKeep(box: Box, state: State, seat: Seat, ship: CardNumber): boolean {
  if (state.contracts.length === 0) return false;
  const contract = contractAsking(box, state, 'nest');
  if (contract === undefined || !mayStillClaim(state, seat, contract)) return false;
  return !isKept(box, state, seat, ship);
}

/** Whether a ship of this colour lies in the nest already. */
export function isKept(box: Box, state: State, seat: Seat, ship: CardNumber): boolean {
  const { colour } = cardOf(box, ship);
  return nestOf(state, seat).some((kept) => cardOf(box, kept).colour === colour);
}

export function keepInNest(state: State, seat: Seat, ship: CardNumber): void {
  nestOf(state, seat).push(ship);
  lastingChange(state);
}

/** Rule PR-12.37. */
export function emptyNest(state: State, seat: Seat): void {
  const nest = nestOf(state, seat);
  for (const ship of nest) state.discard.push(ship);
  nest.length = 0;
}

function nestOf(state: State, seat: Seat): CardNumber[] {
  return must(state.nest[seat]);
}
