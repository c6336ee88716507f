/** A fleet comes upon a port: discovery and loading. */
import type { Seat } from '@captains-table/kernel';
import { add, must } from '@captains-table/kernel';
import type { Board } from './board.ts';
import { NONE, portId } from './board.ts';
import { GOODS } from './content.ts';
import { shipsAfloat } from './fleet.ts';
import type { Events, SpaceNumber, State } from './state.ts';

/** Puts a fleet on a space, whatever moved it there. Rules CA-8.1, CA-9.1, CA-9.4. */
export function arrive(board: Board, state: State, seat: Seat, space: SpaceNumber, events: Events): void {
  state.fleets[seat] = space;
  const port = must(board.portAt[space]);
  if (port === NONE) return;
  if (state.discoverers[port] === NONE) {
    const points = must(board.portValue[port]);
    state.discoverers[port] = seat;
    add(state.discoveryPoints, seat, points);
    events?.({ key: 'discovered', seat, port: portId(board, port), points });
  }
  const good = must(board.portGood[port]);
  if (good === NONE || !canLoad(board, state, seat, good)) return;
  state.goods[seat] = must(state.goods[seat]) | (1 << good);
  events?.({ key: 'loaded', seat, good: must(GOODS[good]) });
}

/** Rules CA-9.2, CA-9.3, CA-5.9. */
export function canLoad(board: Board, state: State, seat: Seat, good: number): boolean {
  if ((must(state.goods[seat]) & (1 << good)) !== 0) return false;
  return (shipsAfloat(state, seat) & must(board.goodShip[good])) !== 0;
}
