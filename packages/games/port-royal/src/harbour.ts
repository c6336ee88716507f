import type { Box } from './box.ts';
import { cardOf } from './box.ts';
import type { CardNumber, State } from './state.ts';

/** How many different ship colours lie in the harbour. */
export function coloursInHarbour(box: Box, state: State): number {
  let seen = 0;
  let count = 0;
  for (const number of state.harbour) {
    const { kind, colour } = cardOf(box, number);
    if (kind !== 'ship' || (seen & (1 << colour)) !== 0) continue;
    seen |= 1 << colour;
    count++;
  }
  return count;
}

export function shipsInHarbour(box: Box, state: State): number {
  let count = 0;
  for (const number of state.harbour) if (cardOf(box, number).kind === 'ship') count++;
  return count;
}

/** Whether a ship of this card's colour already lies in the harbour. */
export function coloursClash(box: Box, state: State, ship: CardNumber): boolean {
  const { colour } = cardOf(box, ship);
  for (const number of state.harbour) {
    const other = cardOf(box, number);
    if (other.kind === 'ship' && other.colour === colour) return true;
  }
  return false;
}

/** Puts all harbour cards on the discard pile. */
export function clearHarbour(state: State): void {
  for (const number of state.harbour) state.discard.push(number);
  state.harbour.length = 0;
}
