/** What a destination takes and gives, with its tile and token. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, Destination } from './box.ts';
import { NONE, factsAt } from './box.ts';
import type { State } from './state.ts';

/** The value of the token of a fort or galleon, 0 elsewhere. */
export function tokenAt(box: Box, state: State, destination: Destination): number {
  const { fort, galleon } = factsAt(box, destination);
  if (fort !== NONE) return must(state.troops[fort]);
  return galleon === NONE ? 0 : must(state.frigates[galleon]);
}

export function isTokenLaid(box: Box, state: State, destination: Destination): boolean {
  return factsAt(box, destination).fort === NONE ? state.frigatesLaid : state.troopsLaid;
}

export function isTokenOpen(box: Box, state: State, destination: Destination): boolean {
  const { fort, galleon } = factsAt(box, destination);
  if (fort !== NONE) return must(state.troopsOpen[fort]);
  return galleon === NONE || must(state.frigatesOpen[galleon]);
}

/** The part of a token's strength that everyone knows: face down it counts as 0. */
export function openToken(box: Box, state: State, destination: Destination): number {
  return isTokenOpen(box, state, destination) ? tokenAt(box, state, destination) : 0;
}

/** Rules FD-8.6, FD-8.7. */
export function crewNeeded(box: Box, destination: Destination, token: number): number {
  const { kind, troops } = factsAt(box, destination);
  return kind === 'fort' ? troops + token : troops;
}

/** Rules FD-8.7, FD-8.9, FD-8.10. */
export function gunsNeeded(
  box: Box,
  state: State,
  seat: Seat,
  destination: Destination,
  token: number,
): number {
  const { kind, guns, galleon } = factsAt(box, destination);
  if (kind === 'galleon') return tileGuns(box, state, galleon) + token;
  return kind === 'fort' && state.pinnace[seat] === true ? 0 : guns;
}

function tileGuns(box: Box, state: State, galleon: number): number {
  return box.galleonTiles[must(state.tiles[galleon])]?.guns ?? 0;
}

/** Rules FD-8.3, FD-8.10. */
export function pointsOf(box: Box, state: State, destination: Destination): number {
  const { galleon, points } = factsAt(box, destination);
  return galleon === NONE ? points : (box.galleonTiles[must(state.tiles[galleon])]?.points ?? 0);
}
