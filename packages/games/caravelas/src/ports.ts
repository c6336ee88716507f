/** A fleet comes upon a port: discovery and loading. */
import type { Seat } from '@captains-table/kernel';
import type { Board } from './board.ts';
import { NONE, portId } from './board.ts';
import { GOODS } from './content.ts';
import type { Good } from './content.ts';
import { shipsAfloat } from './fleet.ts';
import type { Events, SpaceNumber, State } from './state.ts';

/** Puts a fleet on a space, whatever moved it there. Rules CA-8.1, CA-9.1, CA-9.4. */
export function arrive(board: Board, state: State, seat: Seat, space: SpaceNumber, events: Events): void {
  state.fleets[seat] = space;
  const port = board.portAt[space] as number;
  if (port === NONE) return;
  if (state.discoverers[port] === NONE) {
    const points = board.portValue[port] as number;
    state.discoverers[port] = seat;
    state.discoveryPoints[seat] = (state.discoveryPoints[seat] as number) + points;
    events?.({ key: 'discovered', seat, port: portId(board, port), points });
  }
  const good = board.portGood[port] as number;
  if (good === NONE || !canLoad(board, state, seat, good)) return;
  state.goods[seat] = (state.goods[seat] as number) | (1 << good);
  events?.({ key: 'loaded', seat, good: GOODS[good] as Good });
}

/** Rules CA-9.2, CA-9.3, CA-5.9. */
export function canLoad(board: Board, state: State, seat: Seat, good: number): boolean {
  if (((state.goods[seat] as number) & (1 << good)) !== 0) return false;
  return (shipsAfloat(state, seat) & (board.goodShip[good] as number)) !== 0;
}
